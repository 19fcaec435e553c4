// Package wasm_test tests the built site in a real browser: clicks, keys and
// pastes as a reader makes them, and what is then on the page.
//
//	go test ./wasm_test
//
// The site is built once, or taken from the folder that SITE_DIR names. Every
// test has a tab with storage of its own and fails when the console shows an
// error or the page asks another server for anything. Where no Chromium is
// found the tests are skipped, unless REQUIRE_BROWSER is set.
package wasm_test

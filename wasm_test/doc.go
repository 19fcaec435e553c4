// Package wasm_test tests the built site in a real browser: clicks, keys and
// pastes as a reader makes them, and what is then on the page.
//
//	go test ./wasm_test
//
// The browser is chromium-headless-shell where that is installed, another Chromium,
// or the one that BROWSER_PATH names. Tests stand side by side, but for those that
// measure time or frames.
//
// The site is built once, or taken from the folder that SITE_DIR names. Every
// test has a tab with storage of its own and fails when the console shows an
// error or the page asks another server for anything. Where no Chromium is
// found the tests are skipped, unless REQUIRE_BROWSER is set.
package wasm_test

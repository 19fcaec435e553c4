// Package browsers tests the built site in Firefox and in WebKit: load, type,
// step, scrub, embed, dark, and no error in the console.
//
//	go test ./wasm_test/browsers
//
// It needs node, firefox-esr, webkit2gtk-driver and xvfb, and in the folder that
// NODE_TOOLS names the npm package puppeteer-core. What is missing is skipped,
// unless REQUIRE_BROWSER is set. SITE_DIR names a site that is built already.
package browsers

package wasm_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// prefix is where the test server has the site, to show that it works anywhere.
const prefix = "/some/prefix/"

// policy is sent with every page: the one the site states itself.
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
	"img-src 'self' data:; connect-src 'self'"

// bed is what all tests share: one site, one server, one browser.
var bed struct {
	server  *httptest.Server
	dir     string // of the site
	browser context.Context
	missing string // why there is no browser
}

func TestMain(m *testing.M) {
	code, err := execute(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func execute(m *testing.M) (int, error) {
	name := browserName()
	if name == "" {
		bed.missing = "no Chromium: install it with the system's package manager, for example apt-get install chromium"
		if os.Getenv("REQUIRE_BROWSER") != "" {
			return 1, fmt.Errorf("%s", bed.missing)
		}
		return m.Run(), nil
	}
	dir, err := siteFolder()
	if err != nil {
		return 1, err
	}
	bed.dir, bed.server = dir, httptest.NewServer(host(dir))
	defer bed.server.Close()
	browser, stop, err := start(name)
	if err != nil {
		return 1, err
	}
	defer stop()
	bed.browser = browser
	return m.Run(), nil
}

// start starts a browser.
func start(name string, more ...chromedp.ExecAllocatorOption) (browser context.Context, stop func(), err error) {
	allocator, end := chromedp.NewExecAllocator(context.Background(), append(flags(name), more...)...)
	browser, cancel := chromedp.NewContext(allocator)
	stop = func() { cancel(); end() }
	if err := chromedp.Do(browser); err != nil {
		stop()
		return nil, nil, err
	}
	return browser, stop, nil
}

// withWindows are the names of Chromium.
var withWindows = []string{"chromium", "chromium-browser", "google-chrome", "chrome"}

// browserName returns the path of a Chromium, or "". The one without windows needs
// half the processor time for a tab: a window has processes of its own.
func browserName() string {
	return found(append([]string{os.Getenv("BROWSER_PATH"), "chromium-headless-shell"}, withWindows...)...)
}

// found returns the path of the first program that there is, or "".
func found(names ...string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); name != "" && err == nil {
			return path
		}
	}
	return ""
}

func flags(name string) []chromedp.ExecAllocatorOption {
	list := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(name), chromedp.DisableGPU,
		chromedp.WindowSize(1200, 900), chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("enable-features", "NetworkService,NetworkServiceInProcess,SplitCacheByNetworkIsolationKey")) // what windows have
	if os.Geteuid() == 0 {
		list = append(list, chromedp.NoSandbox)
	}
	return list
}

// siteFolder returns the folder of the built site.
func siteFolder() (string, error) {
	if dir := os.Getenv("SITE_DIR"); dir != "" {
		return dir, nil
	}
	dir, err := os.MkdirTemp("", "site-*")
	if err != nil {
		return "", err
	}
	build := exec.Command("go", "run", "./cmd/build", "site", "-out", dir+"/site", "-base", prefix, "-host", "apache,nginx")
	build.Dir = ".."
	if text, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("cmd/build site: %w\n%s", err, text)
	}
	return dir + "/site", nil
}

// host serves the folder under the prefix as a plain file server would.
func host(dir string) http.Handler {
	files := http.StripPrefix(strings.TrimSuffix(prefix, "/"), http.FileServer(http.Dir(dir)))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, prefix) {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Security-Policy", policy)
		files.ServeHTTP(w, r)
	})
}

package wasm_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// A moody is a server that can be cut off and given another site to serve.
type moody struct {
	*httptest.Server
	handler atomic.Pointer[http.Handler] // nil while it is cut off
}

// newMoody returns a server with the built site under the prefix.
func newMoody(t *testing.T) *moody {
	if bed.missing != "" {
		t.Skip(bed.missing)
	}
	m := new(moody)
	m.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		handler := m.handler.Load()
		if handler == nil {
			panic(http.ErrAbortHandler)
		}
		(*handler).ServeHTTP(w, r)
	}))
	t.Cleanup(m.Close)
	m.serve(host(bed.dir))
	return m
}

func (m *moody) serve(h http.Handler) { m.handler.Store(&h) }

// cut takes the network away.
func (m *moody) cut() {
	m.handler.Store(nil)
	m.CloseClientConnections()
}

// visitor returns a tab for the server that does not mind failed requests.
func (m *moody) visitor(t *testing.T) *tab {
	p := newTab(t)
	p.home = m.URL
	t.Cleanup(func() { p.forget("net::ERR_", "status of 503") })
	return p
}

// untilKept waits until the worker has the page.
func (p *tab) untilKept(path string) {
	p.untilAsync("the page to be kept", "caches.match('"+p.home+prefix+path+"').then(r => Boolean(r && navigator.serviceWorker.controller))")
}

// untilAsync waits for the value of a promise to become true.
func (p *tab) untilAsync(what, promise string) {
	p.until(what, "(window.settled = "+"window.settled || false, ("+promise+").then(v => { window.settled = v; }), window.settled)")
	eval[any](p, "void delete window.settled")
}

const (
	programRuns = "document.documentElement?.dataset.program === 'running'"
	benchLives  = programRuns + " && document.querySelector('.bench:not(.first) .over')?.closest('.player')"
)

func TestOfflineAfterOneVisit(t *testing.T) {
	m := newMoody(t)
	p := m.visitor(t)
	p.open(lesson)
	p.untilKept(lesson)
	m.cut()
	p.do(chromedp.Reload())
	p.unfold().fill(".live-figure textarea", "ones(6, 7) + ones(7)")
	p.until("the figure", "document.querySelector('.live-figure .player').getAttribute('aria-label').includes('7')")
	p.open("#e=ones(9,1)+%2B+ones(4)")
	p.until("the playground, never visited", benchLives+" && document.querySelector('[data-field=size1-0]')?.dataset.value === '4'")
	p.open("index.html").near().until("the playground by its file", benchLives)
	p.open("zh/axes-of-size-1/")
	p.until("a sentence", "document.querySelector('h1').textContent === 'No network' && document.querySelector('[lang|=zh]')")
	p.do(chromedp.Navigate(p.home + prefix + strings.TrimSuffix(lesson, "/")))
	p.touch()
}

var versionOf = regexp.MustCompile(`"version":"([^"]+)"`)

// otherBuild serves the site as it is built under another name: with another version,
// which TestOfflineVersion of cmd/build holds.
func otherBuild(t *testing.T) http.Handler {
	t.Helper()
	worker, err := os.ReadFile(filepath.Join(bed.dir, "sw.js"))
	version := versionOf.FindSubmatch(worker)
	if err != nil || version == nil {
		t.Fatalf("no version in sw.js: %v", err)
	}
	files, rename := host(bed.dir), strings.NewReplacer(string(version[1]), "another", "Shapecast", "Castaway")
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasSuffix(r.URL.Path, "/") && !strings.HasSuffix(r.URL.Path, "/sw.js") {
			files.ServeHTTP(w, r)
			return
		}
		serveRenamed(w, r, files, rename)
	})
}

// serveRenamed serves a text with other words in it.
func serveRenamed(w http.ResponseWriter, r *http.Request, files http.Handler, rename *strings.Replacer) {
	r.Header.Del("If-Modified-Since")
	page := httptest.NewRecorder()
	files.ServeHTTP(page, r)
	w.Header().Set("Content-Type", page.Header().Get("Content-Type"))
	w.WriteHeader(page.Code)
	_, _ = rename.WriteString(w, page.Body.String()) // the reader may have gone
}

// TestNewVersionIsAnnounced serves another build while a page is open.
func TestNewVersionIsAnnounced(t *testing.T) {
	m := newMoody(t)
	p := m.visitor(t)
	p.open("#e=ones(9,1)+%2B+ones(4)").until("the playground", benchLives)
	p.untilKept("")
	eval[any](p, "Promise.all(['mine', 'shapecast pages /elsewhere/'].map(n => caches.open(n).then(c => c.put('/x', new Response('x')))))")
	p.wrongIf("document.querySelector('.notice')", "a notice on the first visit")
	m.serve(otherBuild(t))
	eval[any](p, "document.dispatchEvent(new Event('visibilitychange'))")
	p.until("the notice", "document.querySelector('.notice.fresh [role=status]')?.textContent === 'A new version is ready.'")
	p.click("[data-set-lang=zh]").until("the notice in Chinese", "document.querySelector('.notice.fresh [role=status]').textContent === '新版本已就绪。'")
	p.click(".notice.fresh .primary").until("the new version", benchLives+" && document.querySelector('.brand').textContent === 'Castaway'")
	is(t, "the line is … after the reload", p.value("#program"), "ones(9,1) + ones(4)")
	p.do(chromedp.Sleep(500e6))
	p.wrongIf("document.querySelector('.notice')", "the notice is there again")
	want := "mine,shapecast assets " + prefix + ",shapecast pages /elsewhere/,shapecast pages " + prefix
	is(t, "the caches are", await[string](p, "caches.keys().then(k => k.sort().join())"), want)
	m.cut()
	p.do(chromedp.Reload())
	p.until("the new version without a network", benchLives+" && document.querySelector('.brand').textContent === 'Castaway'")
}

// TestNoWorkerInFrames opens the pages that other people's pages frame.
func TestNoWorkerInFrames(t *testing.T) {
	m := newMoody(t)
	site := host(bed.dir)
	m.serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/frame.html" {
			site.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte(`<!doctype html><link rel="icon" href="data:,"><iframe src="` + prefix + lesson + `"></iframe>`))
	}))
	p := m.visitor(t)
	count := "navigator.serviceWorker.getRegistrations().then(list => list.length)"
	p.do(chromedp.Navigate(m.URL + "/frame.html"))
	p.until("the framed lesson", "frames[0].document.readyState === 'complete' && frames[0].shapecastPlayer")
	p.do(chromedp.Sleep(500e6))
	is(t, "workers after a framed page", await[int](p, count), 0)
	p.open("embed/v1/?e=ones(3)%2B1").until("the program", programRuns)
	p.do(chromedp.Sleep(500e6))
	is(t, "workers after an embed page", await[int](p, count), 0)
	p.open(lesson)
	p.untilAsync("the worker of a page of its own", count+".then(n => n === 1)")
}

// TestInstallable asks a browser with windows, which alone installs pages.
func TestInstallable(t *testing.T) {
	p := ownBrowser(t, found(withWindows...))
	p.open("en/")
	for _, e := range call(p, page.GetInstallabilityErrors, cdp.Empty{}).InstallabilityErrors {
		t.Errorf("not installable: %s", e.ErrorID)
	}
	manifest := call(p, page.GetAppManifest, page.GetAppManifestParams{})
	for _, e := range manifest.Errors {
		t.Errorf("manifest: %s", e.Message)
	}
	wrongIf(t, !strings.HasSuffix(manifest.URL, prefix+"manifest.webmanifest"), "the manifest is at %s", manifest.URL)
}

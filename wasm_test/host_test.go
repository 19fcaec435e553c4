package wasm_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// A course is a page of somebody else's, on a server of its own, that frames
// figures of the site.
type course struct {
	*tab
	site string // the address of the site, with its prefix

	mu       sync.Mutex
	asked    map[string]int // requests for files of the site, by path
	contexts []runtime.ExecutionContextID
}

// openCourse shows a page. In it SITE stands for the address of the site.
// Every document notes the messages that it gets in heard.
func openCourse(t *testing.T, html string) *course {
	t.Helper()
	c := newCourse(t)
	c.show(html)
	return c
}

func newCourse(t *testing.T) *course {
	t.Helper()
	c := &course{tab: newTab(t), asked: map[string]int{}}
	files := host(bed.dir)
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c.count(r)
		if strings.Contains(r.URL.Path, "/_/") {
			w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		if strings.HasSuffix(r.URL.Path, ".mjs") {
			w.Header().Set("Access-Control-Allow-Origin", "*")
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(site.Close)
	c.site = site.URL + prefix
	c.home = "http://127.0.0.1:" // both servers
	ok(t, chromedp.Listen(c.ctx, c.note))
	c.before(`window.heard = []; addEventListener('message', e => heard.push(e.data));`)
	return c
}

// show serves a page and opens it.
func (c *course) show(html string) {
	html = strings.ReplaceAll(html, "SITE", strings.TrimSuffix(c.site, "/"))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if r.URL.Path == "/" {
			fmt.Fprint(w, html)
		}
	}))
	c.Cleanup(server.Close)
	c.do(chromedp.Navigate(server.URL + "/"))
}

func (c *course) count(r *http.Request) {
	c.mu.Lock()
	defer c.mu.Unlock()
	name := r.URL.Path[strings.LastIndexByte(r.URL.Path, '/')+1:]
	if r.Header.Get("Origin") == "null" {
		name = "sandbox " + name
	}
	c.asked[name]++
}

// requests returns how often files were asked for whose name begins and ends so.
func (c *course) requests(start, end string) (n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for name, times := range c.asked {
		if strings.HasPrefix(name, start) && strings.HasSuffix(name, end) {
			n += times
		}
	}
	return n
}

// note keeps the contexts in which scripts of frames run.
func (c *course) note(event any) {
	if e, ok := event.(*runtime.EventExecutionContextCreated); ok {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.contexts = append(c.contexts, e.Context.ID)
	}
}

// inside returns what an expression gives in the newest frame whose address
// has the given part.
func inside[T any](c *course, part, expression string) T {
	v, found := look[T](c, part, expression)
	if !found {
		c.Fatalf("no frame with %s", part)
	}
	return v
}

// look is inside, but reports whether there is such a frame.
func look[T any](c *course, part, expression string) (v T, found bool) {
	c.mu.Lock()
	contexts := append([]runtime.ExecutionContextID{}, c.contexts...)
	c.mu.Unlock()
	for i := len(contexts) - 1; i >= 0; i-- {
		in := func(e *runtime.EvaluateParams) { e.ContextID = contexts[i] }
		href, err := chromedp.Run(c.ctx, chromedp.Evaluate[string]("location.href", in))
		if err != nil || !strings.Contains(href, part) {
			continue
		}
		v, err := chromedp.Run(c.ctx, chromedp.Evaluate[T](expression, in))
		if err != nil {
			c.Fatalf("%s: %v", expression, err)
		}
		return v, true
	}
	return v, false
}

// within waits for an expression to become true in a frame.
func (c *course) within(part, what, expression string) {
	if !patiently(func() bool { yes, _ := look[bool](c, part, "Boolean("+expression+")"); return yes }) {
		c.Fatalf("waited in vain for %s", what)
	}
}

// heardOf is true when a message has come that fits a condition on m.
func heardOf(subject, condition string) string {
	return "heard.some(m => m?.subject === '" + subject + "' && (" + condition + "))"
}

// element shows one figure by the custom element.
func element(attributes string) string {
	return `<!doctype html><script src="SITE/embed/v1/embed.js"></script><main><input id="own">
		<broadcast-figure id="f" ` + attributes + `><a href="SITE/"><img alt="a picture" width="50" height="40"
		src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></a></broadcast-figure>
		<input id="after"></main>
		<script>for (const name of ['ready', 'state', 'answered']) document.addEventListener('broadcast-' + name, e => (window[name] ??= []).push(e.detail));</script>`
}

// frame shows one figure by an iframe.
func frame(address, attributes string) string {
	return `<!doctype html><main><iframe width="700" height="400" title="t" src="SITE/embed/v1/` + address + `" ` + attributes + `></iframe></main>`
}

package wasm_test

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestTheProgramStartsWhenItIsWanted opens the playground: the program is
// fetched, and starts once somebody comes near.
func TestTheProgramStartsWhenItIsWanted(t *testing.T) {
	const program = "document.documentElement.dataset.program"
	p := newTab(t)
	for _, kind := range []string{"pointerover", "touchstart", "focusin", "keydown"} {
		p.open("")
		p.until("the program to be fetched", "performance.getEntriesByType('resource').some(e => /program\\.\\w+\\.js/.test(e.name))")
		is(t, "the program is … before anybody came near", eval[string](p, program+" ?? ''"), "")
		eval[any](p, "void document.querySelector('.playground').dispatchEvent(new Event('"+kind+"', {bubbles: true}))")
		p.until("the program after "+kind, program+" === 'running'")
	}
	p.open("#e=ones(3)%2B1")
	p.until("the program of an address", program+" === 'running'")
}

// TestPlayBeforeTheProgram presses Play on a page whose program has not started: the story
// goes on when the program takes over the figure. A guess halts it.
func TestPlayBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.open("")
	p.until("the player", "document.querySelector('.player').shapecast")
	const slow = "document.querySelector('.player').shapecast.speed = 0.02" // so that a busy machine is in time
	eval[any](p, slow)
	p.click(".player-play")
	p.until("the program", "document.documentElement.dataset.program === 'running' && document.querySelector('.over .ask')")
	wrongIf(t, !eval[bool](p, "document.querySelector('.player').shapecast.playing") || eval[float64](p, "document.querySelector('.player').shapecast.time") > 8, "the story does not go on as it was")
	eval[any](p, "document.querySelector('.player').shapecast.start(0), "+slow)
	p.click(".player-play")
	p.mouse(".over .ask")
	p.keys("7")
	wrongIf(t, eval[bool](p, "document.querySelector('.player').shapecast.playing") || p.value(".over .ask") != "7", "the story does not wait for the guess")
}

// TestAddresses opens what links may hold, with what other sites add to them.
func TestAddresses(t *testing.T) {
	p := newTab(t)
	for _, test := range []struct{ address, line string }{
		{"#e=ones(3)%2B1", "ones(3)+1"},
		{"?e=ones(3)%2B2", "ones(3)+2"},
		{"?lang=en#e=ones(3)%2B3", "ones(3)+3"},
		{"?theme=dark&lang=zh#e=ones(3)%2B4", "ones(3)+4"},
		{"?fbclid=abc#e=ones(3)%2B5", "ones(3)+5"},
		{"?utm_source=x&e=ones(3)%2B6", "ones(3)+6"},
		{"?e=ones(3)%2B7#e=ones(3)%2B8", "ones(3)+8"},
		{"?fbclid=abc", "array([[0], [10], [20]]) + array([5, 6, 7, 8])"},
	} {
		p.open(test.address)
		p.until("the program", "document.documentElement.dataset.program === 'running' && document.querySelector('.bench:not(.first)')")
		is(t, fmt.Sprintf("%s opens", test.address), p.value("#program"), test.line)
	}
}

// TestBrotli serves the program compressed by brotli, as it is and inflated on
// the way as some servers do, to a browser that inflates it and to one that
// does not.
func TestBrotli(t *testing.T) {
	beside(t)
	for _, test := range []struct {
		name     string
		inflates bool // the browser
		served   bool // inflated
		want     string
	}{
		{"the browser inflates it", true, false, ".br"},
		{"the server has inflated it", true, true, ".br"},
		{"the browser does not", false, false, ".gz"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := newTab(t)
			brotli := "throw new TypeError(f)"
			if test.inflates {
				brotli = "return new D('gzip')" // few browsers have brotli, so gzip is served in its place
			}
			var asked []string
			files := brotliHost(t, test.served, "{ const D = DecompressionStream; self.DecompressionStream = function (f) { if (f === 'brotli') "+brotli+"; return new D(f); } }\n")
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if strings.Contains(r.URL.Path, "/app.") && strings.Contains(r.Referer(), "/_/program.") {
					asked = append(asked, r.URL.Path)
				}
				files.ServeHTTP(w, r)
			}))
			t.Cleanup(server.Close)
			p.home = server.URL
			p.do(chromedp.Navigate(server.URL + prefix + "#e=ones(3)%2B1"))
			p.until("the program", "document.documentElement.dataset.program === 'running'")
			server.Close() // waits for the last answer
			wrongIf(t, len(asked) != 1 || !strings.HasSuffix(asked[0], test.want), "the page asked for %v, want one %s", asked, test.want)
		})
	}
}

// brotliHost serves the site as if it were built with brotli. What fetches the
// program begins with a script.
func brotliHost(t *testing.T, inflated bool, script string) http.Handler {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(bed.dir, "_", "app.*.wasm"))
	if err != nil || len(found) != 1 {
		t.Fatalf("got programs %v, %v, want one", found, err)
	}
	program := must(os.ReadFile(found[0]))(t)
	small := must(os.ReadFile(found[0] + ".gz"))(t)
	name, files := filepath.Base(found[0]), host(bed.dir)
	home := must(os.ReadFile(filepath.Join(bed.dir, "index.html")))(t)
	home = bytes.Replace(home, []byte(`data-raw=`), []byte(`data-brotli="`+name+`.br" data-raw=`), 1)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path == prefix:
			w.Header().Set("Content-Type", "text/html")
			_, _ = w.Write(home)
		case strings.Contains(r.URL.Path, "/_/program."):
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = io.WriteString(w, script)
			files.ServeHTTP(w, r)
		case strings.HasSuffix(r.URL.Path, ".br") && inflated:
			_, _ = w.Write(program)
		case strings.HasSuffix(r.URL.Path, ".br"):
			_, _ = w.Write(small)
		default:
			files.ServeHTTP(w, r)
		}
	})
}

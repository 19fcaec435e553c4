package wasm_test

import (
	"bytes"
	"fmt"
	"github.com/chromedp/chromedp"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

// TestTheProgramStartsWhenItIsWanted opens the playground: the program is
// fetched, and starts once somebody comes near.
func TestTheProgramStartsWhenItIsWanted(t *testing.T) {
	const program = "document.documentElement.dataset.program"
	p := newTab(t)
	for _, kind := range []string{"pointerover", "touchstart", "focusin", "keydown"} {
		p.open("").until("the program to be fetched", "performance.getEntriesByType('resource').some(e => /program\\.\\w+\\.js/.test(e.name))")
		is(t, "the program is … before anybody came near", eval[string](p, program+" ?? ''"), "")
		eval[any](p, "void document.querySelector('.playground').dispatchEvent(new Event('"+kind+"', {bubbles: true}))")
		p.until("the program after "+kind, program+" === 'running'")
	}
}

// TestPlayBeforeTheProgram presses Play on a page whose program has not started: the story
// goes on when the program takes over the figure. A guess halts it.
func TestPlayBeforeTheProgram(t *testing.T) {
	p := newTab(t)
	p.open("").until("the player", "document.querySelector('.player').shapecast")
	const slow = "document.querySelector('.player').shapecast.speed = 0.02" // so that a busy machine is in time
	eval[any](p, slow)
	p.click(".player-play").until("the program", "document.documentElement.dataset.program === 'running' && document.querySelector('.over .ask')")
	wrongIf(t, !eval[bool](p, "document.querySelector('.player').shapecast.playing") || eval[float64](p, "document.querySelector('.player').shapecast.time") > 8, "the story does not go on as it was")
	eval[any](p, "document.querySelector('.player').shapecast.start(0), "+slow)
	p.click(".player-play").mouse(".over .ask").keys("7")
	wrongIf(t, eval[bool](p, "document.querySelector('.player').shapecast.playing") || p.value(".over .ask") != "7", "the story does not wait for the guess")
}

// TestAddresses opens what links may hold, with what other sites add to them.
func TestAddresses(t *testing.T) {
	p := newTab(t)
	for _, test := range []struct{ address, line string }{
		{"?lang=en#e=ones(3)%2B3", "ones(3)+3"},
		{"?theme=dark&lang=zh#e=ones(3)%2B4", "ones(3)+4"},
		{"?utm_source=x&e=ones(3)%2B6", "ones(3)+6"},
		{"?e=ones(3)%2B7#e=ones(3)%2B8", "ones(3)+8"},
		{"?fbclid=abc", "array([[0], [10], [20]]) + array([5, 6, 7, 8])"},
	} {
		p.open(test.address).until("the program", "document.documentElement.dataset.program === 'running' && document.querySelector('.bench:not(.first)')")
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

// TestDisk opens the site from a disk, where no server looks for the page of a
// folder, and goes from the contents to a lesson, to the next, and to a figure
// that runs.
func TestDisk(t *testing.T) {
	p := newTab(t)
	p.home, p.spent = "file://"+bed.dir, true
	p.do(chromedp.Navigate(p.home + "/en/index.html"))
	for _, step := range []struct{ from, link string }{
		{"/en/", `.lessons [data-lesson="axes-of-size-1"] > a`},
		{"/en/axes-of-size-1/", `.pager [rel="prev"]`},
		{"/en/why-from-the-right/", `header nav a[href$="en/"]`},
		{"/en/", `.brand`},
	} {
		p.until(step.from, "location.pathname.endsWith('"+step.from+"index.html') && document.readyState == 'complete'")
		p.click(step.link)
	}
	p.until("/", "location.pathname.endsWith('/index.html') && document.querySelector('.playground') && document.readyState == 'complete'")
	p.near().until("the playground", benchLives)
	p.do(chromedp.Navigate(p.home + "/" + filepath.ToSlash(lesson) + "index.html"))
	p.touch()
	p.forget(".wasm.gz") // the program is tried as a file before it comes as a script
}

// TestEmbedsFromDisk opens a page on the disk that shows a figure of the site
// beside it, follows the link of the figure's page, and looks at the dialog.
func TestEmbedsFromDisk(t *testing.T) {
	p := newTab(t)
	p.home, p.spent = "file://", true // the page does not lie in the folder of the site
	site := p.home + bed.dir
	page := filepath.Join(t.TempDir(), "course.html")
	text := "<!doctype html><title>Course</title><script src='" + site + "/embed/v1/embed.js'></script>" +
		"<broadcast-figure figure='en/axes-of-size-1/column-plus-row'></broadcast-figure><broadcast-figure e='ones(3,1)+ones(4)'></broadcast-figure>"
	ok(t, os.WriteFile(page, []byte(text), 0o644))
	p.do(chromedp.Navigate("file://" + page))
	p.until("two figures", "[...document.querySelectorAll('broadcast-figure')].every(f => f.box.classList.contains('live'))")
	p.do(chromedp.Navigate(site + "/embed/v1/en/axes-of-size-1/column-plus-row/index.html"))
	eval[any](p, "document.querySelector('.source a').target = ''")
	p.click(".source a").until("the lesson", "location.pathname.endsWith('/en/axes-of-size-1/index.html') && document.querySelector('h1')")
	p.do(chromedp.Navigate(site + "/index.html#e=ones(4,1)+%2B+ones(3)"))
	p.until("the playground", benchLives)
	p.embedding().until("the snippet", "document.querySelector('#embed pre')?.textContent.includes('embed/v1/index.html?e=')")
	p.until("the preview", "[...document.querySelectorAll('#embed .choices label')].find(l => l.textContent === 'Height').lastElementChild.value > 500")
	p.forget(".wasm.gz") // the program is tried as a file before it comes as a script
}

// fetchedFunctions lists the files with functions of libraries that the page has fetched.
const fetchedFunctions = `performance.getEntriesByType('resource').map((x) => x.name.split('/').at(-1)).filter((name) => /^(jax|tensorflow|torch|xarray)\.\w+\.js$/.test(name)).map((name) => name.split('.')[0]).sort().join(' ')`

// What a program needs comes with it; the first figure of a page in another language waits for
// no second answer of the server.
func TestFunctionsComeWhenTheyAreNeeded(t *testing.T) {
	p := playground(t, "e=ones(3,1)+%2B+ones(4)")
	for _, program := range []string{"import numpy as np; np.linalg.norm(np.ones((3, 4)), axis=1)", "a = ones(3)\na.re", "ones(3)[:, None] + on", "np.einsum('ij,jk', np.ones((2, 3)), np.ones((3, 2)))"} {
		p.fill("#program", program)
	}
	p.until("the product", "document.querySelector('.player svg').textContent.includes('6')")
	is(t, "programs of NumPy fetched the functions of", eval[string](p, fetchedFunctions), "")
	p.fill("#program", "import torch; torch.ones(13).unsqueeze(1) + torch.ones(17)")
	p.until("the sum", "document.querySelector('.player svg').textContent.includes('17')")
	p.until("the functions of PyTorch and no others", fetchedFunctions+" === 'torch'")
	p.playground("e=import+torch%3B+torch.ones(3).unsqueeze(1)+%2B+torch.ones(4)")
	is(t, "the functions of … were fetched", eval[string](p, fetchedFunctions), "torch")
	p.wrongUnless("performance.getEntriesByType('resource').find((x) => x.name.includes('/torch.')).startTime < performance.getEntriesByType('resource').find((x) => x.name.includes('/wasm_exec.')).responseEnd", "the functions were fetched after the program had come")
}

// Where the functions do not come, the page says so, keeps what was typed, and tries again.
func TestFunctionsThatDoNotCome(t *testing.T) {
	p := newTab(t)
	var refused, open atomic.Bool
	files := host(bed.dir)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.URL.Path, "/_/torch.") && !open.Load() {
			refused.Store(true)
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	p.home = server.URL
	p.playground("e=ones(3,1)+%2B+ones(4)")
	p.fill("#program", "import torch; torch.ones(15).unsqueeze(1) + torch.ones(17)").until("the line that says so", "document.querySelector('.wait')")
	p.until("what was typed", "document.querySelector('#program').value.includes('torch.ones(17)') && getComputedStyle(document.querySelector('#program')).webkitTextFillColor !== 'rgba(0, 0, 0, 0)'")
	p.until("the figure of before, dimmed", "getComputedStyle(document.querySelector('.stage .player-figure')).opacity === '0.35'")
	wrongIf(t, !refused.Load(), "the functions were not asked for")
	open.Store(true)
	p.until("the sum", "document.querySelector('.player svg').textContent.includes('17') && !document.querySelector('.wait')")
	p.forget("") // the browser's own words about what was refused
}

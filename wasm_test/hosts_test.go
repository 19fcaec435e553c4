package wasm_test

import (
	"bytes"
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
)

// hosts lists how the site may be served. Where they are ours, the headers are
// those of the samples that the site ships.
var hosts = []struct {
	name   string
	sample string // that the server reads, "" for none
	start  func(t *testing.T) (address string)
}{
	{"GitHub Pages", "", startPages},
	{"Apache", ".htaccess", startApache},
	{"nginx", "nginx.conf.sample", startNginx},
}

// served lists files of the site, and how they have to come.
var served = []struct {
	name, file, mime string
	small, kept      bool // compressed on the way; kept for good
}{
	{"the playground", "", "text/html", true, false},
	{"a lesson", lesson, "text/html", true, false},
	{"a Chinese lesson", "zh/axes-of-size-1/", "text/html", true, false},
	{"a framed figure", "embed/v1/" + lessonFigure, "text/html", true, false},
	{"the script of other pages", "embed/v1/embed.js", "javascript", true, false},
	{"the module of notebooks", "embed/v1/broadcast.mjs", "javascript", true, false},
	{"the worker", "sw.js", "javascript", true, false},
	{"the manifest", "manifest.webmanifest", "application/manifest+json", true, false},
	{"a picture", "fig/v1/" + strings.TrimSuffix(lessonFigure, "/") + ".svg", "image/svg+xml", true, false},
	{"a story", "fig/v1/" + strings.TrimSuffix(lessonFigure, "/") + ".txt", "text/plain; charset=utf-8", true, false},
	{"a style", "_/style.*.css", "text/css", true, true},
	{"a script", "_/boot.*.js", "javascript", true, true},
	{"an icon", "_/icon-192.*.png", "image/png", false, true},
	{"the program", "_/app.*.wasm", "application/wasm", true, true},
	{"the compressed program", "_/app.*.wasm.gz", "application/gzip", false, true},
}

func TestHosts(t *testing.T) {
	beside(t)
	if bed.missing != "" {
		t.Skip(bed.missing)
	}
	for _, h := range hosts {
		t.Run(h.name, func(t *testing.T) {
			home := h.start(t)
			for _, f := range served {
				t.Run(f.name, func(t *testing.T) {
					r, body := get(t, home+prefix+path(t, f.file))
					want(t, "status", r.Status, "200")
					want(t, "type", strings.ToLower(r.Header.Get("Content-Type")), f.mime)
					is(t, "encoding", r.Header.Get("Content-Encoding"), encoding(f.small))
					wrongIf(t, f.mime == "application/gzip" && !bytes.HasPrefix(body, []byte{0x1f, 0x8b}), "the file comes inflated, or compressed twice")
					want(t, "origins", r.Header.Get("Access-Control-Allow-Origin"), "*")
					want(t, "cache", r.Header.Get("Cache-Control"), cache(h.sample != "" && f.kept))
					if h.sample != "" && !f.kept {
						want(t, "policy", r.Header.Get("Content-Security-Policy"), policy)
					}
				})
			}
			if h.sample != "" {
				kept(t, home, h.sample)
			}
			missing(t, home)
			boots(t, home)
		})
	}
}

// kept asks a server for the sample that it reads, which it must not send, and
// for folders without the slash at their end.
func kept(t *testing.T, home, sample string) {
	t.Helper()
	r, _ := get(t, home+prefix+sample)
	want(t, "status of "+sample, r.Status, "404")
	for _, folder := range []string{prefix, prefix + "en/"} {
		r, page := get(t, home+strings.TrimSuffix(folder, "/"))
		want(t, "status of "+folder+" without its slash", r.Status, "200")
		want(t, "address", r.Request.URL.Path, folder)
		wrongIf(t, len(page) == 0, "the page is empty")
	}
}

// cache returns what Cache-Control has to say of a file.
func cache(kept bool) string {
	if kept {
		return "max-age=31536000, immutable"
	}
	return "max-age=600"
}

// encoding returns what Content-Encoding has to say of a file.
func encoding(small bool) string {
	if small {
		return "gzip"
	}
	return ""
}

// missing asks for a page that is not there.
func missing(t *testing.T, home string) {
	t.Helper()
	r, err := http.Get(home + prefix + "en/no-such-lesson/") // inflates
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	page := must(io.ReadAll(r.Body))(t)
	want(t, "status", r.Status, "404")
	want(t, "page", string(page), `<a href="`+prefix+`">`)
}

// boots opens the playground and a lesson in the browser.
func boots(t *testing.T, home string) {
	t.Helper()
	p := newTab(t)
	p.home = home
	p.open("#e=ones(9,1)+%2B+ones(4)").until("the playground", benchLives+" && document.querySelector('[data-field=size0-0]')?.dataset.value === '9'")
	p.open(lesson).touch()
}

// path returns the one file of the site that a pattern stands for.
func path(t *testing.T, pattern string) string {
	t.Helper()
	if !strings.Contains(pattern, "*") {
		return pattern
	}
	found, err := filepath.Glob(filepath.Join(bed.dir, pattern))
	if err != nil || len(found) != 1 {
		t.Fatalf("got %v, %v for %s, want one file", found, err, pattern)
	}
	return "_/" + filepath.Base(found[0])
}

// get asks as a browser does, and leaves the body as it came.
func get(t *testing.T, url string) (*http.Response, []byte) {
	t.Helper()
	request := must(http.NewRequest(http.MethodGet, url, nil))(t)
	request.Header.Set("Accept-Encoding", "gzip, deflate, br")
	response := must(http.DefaultClient.Do(request))(t)
	defer response.Body.Close()
	body := must(io.ReadAll(response.Body))(t)
	return response, body
}

package main

import (
	"bufio"
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// served writes a small site and serves it as serve does.
func served(t *testing.T) (address string, n *newsroom) {
	dir := filepath.Join(t.TempDir(), "site")
	o := output{
		"index.html":         []byte("<!doctype html><body>home</body>"),
		"en/axes/index.html": []byte("<!doctype html><body>axes</body>"),
		"404.html":           []byte("<!doctype html><body>lost</body>"),
		"_/app.1.wasm":       []byte("\x00asm"),
	}
	if err := o.write(dir); err != nil {
		t.Fatal(err)
	}
	n = new(newsroom)
	server := httptest.NewServer(devHandler(dir, n))
	t.Cleanup(server.Close)
	return server.URL, n
}

func TestServed(t *testing.T) {
	address, _ := served(t)
	for _, test := range []struct {
		name, path string
		status     int
		kind, want string
	}{
		{"a page follows the news", "/", 200, "text/html; charset=utf-8", "home" + reloadTag},
		{"a page in folders", "/en/axes/", 200, "text/html; charset=utf-8", "axes"},
		{"a folder gets its slash", "/en/axes", 200, "text/html; charset=utf-8", "axes"},
		{"a lost page", "/nowhere/", 404, "text/html; charset=utf-8", "lost"},
		{"a way out of the site", "/../../etc/passwd", 404, "text/html; charset=utf-8", "lost"},
		{"the program", "/_/app.1.wasm", 200, "application/wasm", "\x00asm"},
		{"the script of the server", "/-/reload.js", 200, "text/javascript", "EventSource"},
	} {
		t.Run(test.name, func(t *testing.T) {
			response, err := http.Get(address + test.path)
			if err != nil {
				t.Fatal(err)
			}
			defer response.Body.Close()
			var body strings.Builder
			if _, err := bufio.NewReader(response.Body).WriteTo(&body); err != nil {
				t.Fatal(err)
			}
			if response.StatusCode != test.status || response.Header.Get("Content-Type") != test.kind {
				t.Errorf("got %d %s, want %d %s", response.StatusCode, response.Header.Get("Content-Type"), test.status, test.kind)
			}
			if !strings.Contains(body.String(), test.want) {
				t.Errorf("got %q, want %q in it", body.String(), test.want)
			}
		})
	}
}

// TestNews opens a page, breaks a build and mends it.
func TestNews(t *testing.T) {
	address, n := served(t)
	n.publish("")
	response, err := http.Get(address + "/-/events")
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	lines := bufio.NewScanner(response.Body)
	next := func() string {
		for lines.Scan() {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				return data
			}
		}
		return ""
	}
	for _, step := range []struct{ errors, want string }{
		{"", `{"number":1,"errors":""}`},
		{"en/01-axes.md:3:1: a slip", `{"number":1,"errors":"en/01-axes.md:3:1: a slip"}`},
		{"", `{"number":2,"errors":""}`},
	} {
		if step.want != `{"number":1,"errors":""}` {
			n.publish(step.errors)
		}
		if got := next(); got != step.want {
			t.Errorf("got %s, want %s", got, step.want)
		}
	}
}

func TestWatch(t *testing.T) {
	dir := t.TempDir()
	changes, err := watch(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name, file string
		code       bool
	}{
		{"a lesson", "01-axes.md", false},
		{"code", "axis.go", true},
		{"a template", "page.html", true},
		{"a style", "style.css", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			if err := os.WriteFile(filepath.Join(dir, test.file), []byte("x"), 0o644); err != nil {
				t.Fatal(err)
			}
			if got := change(t, changes); got != test.code {
				t.Errorf("got %v, want %v", got, test.code)
			}
		})
	}
	if err := os.WriteFile(filepath.Join(dir, ".01-axes.md.swp"), []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	select {
	case <-changes:
		t.Error("what an editor keeps for itself counts as a change")
	case <-time.After(3 * settle):
	}
}

// change waits for a change.
func change(t *testing.T, changes <-chan bool) bool {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
	defer cancel()
	select {
	case code := <-changes:
		return code
	case <-ctx.Done():
		t.Fatal("no change was noticed")
		return false
	}
}

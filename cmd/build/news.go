package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"
)

// A newsroom tells every open page how the last build went.
type newsroom struct {
	mu     sync.Mutex
	latest news
	old    chan struct{} // closed when the latest is old; nil where nobody waits for that
}

// news is how a build went.
type news struct {
	Number int    `json:"number"` // of the last build that worked
	Errors string `json:"errors"` // "" when it worked
}

// publish tells all readers how a build went.
func (n *newsroom) publish(errors string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.latest.Errors = errors; errors == "" {
		n.latest.Number++
	}
	if n.old != nil {
		close(n.old)
		n.old = nil
	}
}

// read returns the latest news, and what is closed when there are others.
func (n *newsroom) read() (latest news, old <-chan struct{}) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.old == nil {
		n.old = make(chan struct{})
	}
	return n.latest, n.old
}

// ServeHTTP sends the news as server-sent events.
func (n *newsroom) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	for r.Context().Err() == nil {
		latest, old := n.read()
		text, err := json.Marshal(latest)
		if err != nil {
			return
		}
		fmt.Fprintf(w, "event: build\ndata: %s\n\n", text)
		_ = http.NewResponseController(w).Flush() // where it can
		select {
		case <-r.Context().Done():
		case <-old:
		}
	}
}

//go:embed dev/reload.js
var reloadScript []byte

const reloadTag = `<script src="/-/reload.js"></script></body>`

// devHandler serves the site in dir, with a script in each page that follows
// the news.
func devHandler(dir string, n *newsroom) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/-/events", n)
	mux.HandleFunc("/-/reload.js", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		_, _ = w.Write(reloadScript)
	})
	files := http.FileServer(http.Dir(dir))
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		if page, status := findPage(dir, r.URL.Path); page != nil {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.WriteHeader(status)
			_, _ = w.Write(bytes.Replace(page, []byte("</body>"), []byte(reloadTag), 1))
			return
		}
		files.ServeHTTP(w, r)
	})
	return mux
}

// emptyPage stands where no build has worked yet.
const emptyPage = "<!doctype html><title>Shapecast</title><body></body>"

// findPage returns the page at an address, or the one for addresses that have
// none; nil for files, and for folders without a slash at the end.
func findPage(dir, address string) ([]byte, int) {
	name := filepath.Join(dir, filepath.FromSlash(path.Clean("/"+address)))
	info, err := os.Stat(name)
	if err == nil && (!info.IsDir() || !strings.HasSuffix(address, "/")) {
		return nil, 0
	}
	if page, err := os.ReadFile(filepath.Join(name, "index.html")); err == nil {
		return page, http.StatusOK
	}
	if page, err := os.ReadFile(filepath.Join(dir, "404.html")); err == nil {
		return page, http.StatusNotFound
	}
	return []byte(emptyPage), http.StatusServiceUnavailable
}

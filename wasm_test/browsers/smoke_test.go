package browsers

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// limit is how long one browser may take.
const limit = 3 * time.Minute

// hostPage is somebody else's page with a figure in a frame.
const hostPage = `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"></head>
<body><iframe src="embed/v1/?e=ones(4,1)%2Bones(3)" title="Figure" width="700" height="500"></iframe></body></html>`

func TestFirefox(t *testing.T) {
	t.Parallel()
	smoke(t, "firefox", map[string]string{
		"FIREFOX":    first("firefox-esr", "firefox"),
		"NODE_TOOLS": folderWith(os.Getenv("NODE_TOOLS"), "node_modules/puppeteer-core/package.json"),
	})
}

func TestWebKit(t *testing.T) {
	t.Parallel()
	smoke(t, "webkit", map[string]string{
		"MINIBROWSER":     first(miniBrowsers()...),
		"WebKitWebDriver": first("WebKitWebDriver"),
		"Xvfb":            first("Xvfb"),
	})
}

// first returns the path of the first program that there is, or "".
func first(names ...string) string {
	for _, name := range names {
		if found, err := exec.LookPath(name); err == nil {
			return found
		}
	}
	return ""
}

// folderWith returns the folder if it holds the file, or "".
func folderWith(dir, file string) string {
	if _, err := os.Stat(filepath.Join(dir, file)); dir == "" || err != nil {
		return ""
	}
	return dir
}

// miniBrowsers lists the WebKit browsers of the system, the newest interface first.
func miniBrowsers() []string {
	found, _ := filepath.Glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser") // the pattern is well-formed
	slices.Reverse(found)
	return found
}

// smoke runs the script with what it needs, by name.
func smoke(t *testing.T, name string, needs map[string]string) {
	needs["node"] = first("node")
	env := os.Environ()
	for what, found := range needs {
		if found == "" {
			lack(t, "no "+what+" for "+name)
		}
		env = append(env, what+"="+found)
	}
	server := httptest.NewServer(host(site(t)))
	defer server.Close()
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	run := exec.CommandContext(ctx, "node", "smoke.mjs", name, server.URL+"/")
	run.Env = env
	run.WaitDelay = 5 * time.Second
	text, err := run.CombinedOutput()
	t.Logf("%s", text)
	if err != nil {
		t.Error(err)
	}
}

// lack skips the test, or fails it where browsers are required.
func lack(t *testing.T, why string) {
	t.Helper()
	why += ": on Debian, apt-get install nodejs firefox-esr webkit2gtk-driver xvfb, and npm install --prefix $NODE_TOOLS puppeteer-core@24"
	if os.Getenv("REQUIRE_BROWSER") != "" {
		t.Fatal(why)
	}
	t.Skip(why)
}

// site returns the folder of the built site.
func site(t *testing.T) string {
	t.Helper()
	if dir := os.Getenv("SITE_DIR"); dir != "" {
		return dir
	}
	dir := filepath.Join(t.TempDir(), "site")
	build := exec.Command("go", "run", "./cmd/build", "site", "-out", dir)
	build.Dir = filepath.Join("..", "..")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("cmd/build site: %v\n%s", err, text)
	}
	return dir
}

// host serves the site with a watch on each page, and a page that frames a figure.
func host(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch name := strings.TrimPrefix(r.URL.Path, "/"); {
		case name == "watch.js":
			http.ServeFile(w, r, "watch.js")
		case name == "host.html":
			watched(w, []byte(hostPage))
		case strings.HasSuffix("/"+name, "/"):
			html, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(path.Clean(name)), "index.html"))
			if err != nil {
				http.NotFound(w, r)
				return
			}
			watched(w, html)
		default:
			files.ServeHTTP(w, r)
		}
	})
}

// watched writes a page that notes its errors.
func watched(w http.ResponseWriter, html []byte) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	fmt.Fprintf(w, "%s", bytes.Replace(html, []byte("<head>"), []byte(`<head><script src="/watch.js"></script>`), 1))
}

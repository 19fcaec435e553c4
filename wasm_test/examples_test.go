package wasm_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"golang.org/x/mod/sumdb/dirhash"
)

// coursePages lists the folders of examples, and how many figures their first
// page shows without a click.
var coursePages = []struct {
	folder, tool string
	packages     string // of npm, fetched from its registry
	figures      int
}{
	{"plain", "sh", "", 5},
	{"sphinx", "sphinx-build", "", 2},
	{"mkdocs", "mkdocs", "", 2},
	{"hugo", "hugo", "", 1},
	{"reveal", "npm", "reveal.js", 1},
	{"docusaurus", "npm", "@docusaurus/core", 2},
}

// TestCoursePages builds each example with its own tool, and looks for living
// figures in it. Docusaurus takes ten seconds of processor time, and the first time a
// minute more, for its 750 packages.
func TestCoursePages(t *testing.T) {
	beside(t)
	for _, page := range coursePages {
		t.Run(page.folder, func(t *testing.T) {
			c := newCourse(t)
			needTool(t, page.tool, page.packages)
			c.openBuilt(c.built(page.folder, page.packages != ""))
			c.until("figures", "heard.filter(m => m.subject === 'broadcast.ready').length === "+strconv.Itoa(page.figures))
			c.until("their shapes", "heard.filter(m => m.subject === 'broadcast.state' && m.shapes.length === 2 && m.steps > 2).length >= "+strconv.Itoa(page.figures))
			wrongIf(t, !inside[bool](c, "/embed/v1/", "document.querySelector('.player svg').getBoundingClientRect().height > 50"), "the frame shows no figure")
			c.until("the height that the figure asks for", elementHeight)
			c.forget("blocked by CORS policy", "net::ERR_FAILED") // of the frame in a sandbox
		})
	}
}

// elementHeight is whether the first element has the height that its figure
// told. Plain frames keep theirs.
const elementHeight = `(f => !f || heard.some(m => m.subject === 'lti.frameResize' && m.height > 150 && m.height === f.shadowRoot.querySelector('iframe').clientHeight))(
	document.querySelector('broadcast-figure'))`

// guided is the address of the site in the examples.
const guided = "https://shapecast.example"

// built returns the folder of an example as it is built for that address. What is pinned
// to the versions of its packages is built once, and kept in the user's cache.
func (c *course) built(folder string, pinned bool) string {
	out := c.TempDir()
	sum, err := dirhash.HashDir("../examples", "", dirhash.Hash1)
	if cache, none := os.UserCacheDir(); err == nil && none == nil && pinned {
		out = filepath.Join(cache, "shapecast", "examples", "built-"+folder+"-"+strings.NewReplacer("h1:", "", "/", "_").Replace(sum))
	}
	if _, err := os.Stat(filepath.Join(out, folder)); err == nil {
		return filepath.Join(out, folder)
	}
	build := exec.Command("bash", "../examples/build.sh", guided, out+".new", folder)
	if text, err := build.CombinedOutput(); err != nil {
		c.Fatalf("examples/build.sh: %v\n%s", err, text)
	}
	ok(c, errors.Join(os.RemoveAll(out), os.Rename(out+".new", out)))
	return filepath.Join(out, folder)
}

// openBuilt opens an example that is built in a folder, for the site of the course.
func (c *course) openBuilt(dir string) {
	files, here := http.FileServer(http.Dir(dir)), strings.NewReplacer(guided, strings.TrimSuffix(c.site, "/"))
	pages := http.NewServeMux()
	pages.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { serveRenamed(w, r, files, here) })
	pages.HandleFunc("/favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	server := httptest.NewServer(pages)
	c.Cleanup(server.Close)
	c.do(chromedp.Navigate(server.URL + "/"))
	eval[any](c.tab, "document.querySelectorAll('iframe').forEach(f => { f.loading = 'eager'; })")
	eval[any](c.tab, "document.querySelectorAll('broadcast-figure').forEach(f => { const w = f.shadowRoot?.querySelector('iframe'); if (w) w.loading = 'eager'; })")
}

// needTool skips a test without the tool, or without npm's registry.
func needTool(t *testing.T, tool, packages string) {
	t.Helper()
	if _, err := exec.LookPath(tool); err != nil {
		wanted(t, "no "+tool+": install it with the system's package manager, for example apt-get install python3-sphinx mkdocs hugo npm")
	}
	if packages == "" {
		return
	}
	if err := exec.Command("npm", "view", packages, "version").Run(); err != nil {
		t.Skip("npm's registry does not answer")
	}
}

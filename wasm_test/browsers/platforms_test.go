package browsers

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/yuin/goldmark"

	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// TestPlatforms builds the texts of the guide "a figure in your page" with each
// system, opens the pages in Chromium at three widths, and prints what is as it should
// be: see platforms.mjs. Firefox opens what may differ there. Systems that are not
// installed are left out.
func TestPlatforms(t *testing.T) {
	t.Parallel()
	node, tools := first("node"), folderWith(os.Getenv("NODE_TOOLS"), "node_modules/puppeteer-core/package.json")
	if node == "" || tools == "" {
		lack(t, "no puppeteer-core")
	}
	p := newPlatforms(t)
	p.addGuide()
	p.addDialog()
	p.addJupyter(t)
	for name, path := range map[string]string{"chrome": first("chromium-headless-shell", "chromium", "google-chrome"), "firefox": first("firefox-esr", "firefox")} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if path == "" {
				lack(t, "no "+name)
			}
			pages := p.pages
			if name == "firefox" {
				pages = living(pages)
			}
			jobs, err := json.Marshal(map[string]any{"site": p.site, "pages": pages})
			if err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithTimeout(t.Context(), 12*time.Minute)
			defer cancel()
			run := exec.CommandContext(ctx, node, "platforms.mjs", name, path)
			run.Env, run.Stdin, run.WaitDelay = append(os.Environ(), "NODE_TOOLS="+tools), bytes.NewReader(jobs), 5*time.Second
			text, err := run.CombinedOutput()
			t.Logf("\n%s", text)
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// living returns the pages in English with a living figure, at their first width, and one
// with a picture in the element. A page in Chinese is the same but for its words, what a
// width does is a matter of style sheets, and any browser shows an <img>.
func living(pages []platform) (list []platform) {
	for _, page := range pages {
		if page.Lang == "en" && (page.Frame || page.Kept) {
			page.Widths = page.Widths[:1]
			list = append(list, page)
		}
	}
	return list
}

// A platform is a page that some system made.
type platform struct {
	Name   string `json:"name"`
	URL    string `json:"url"`
	Lang   string `json:"lang"`
	Widths []int  `json:"widths"`
	Frame  bool   `json:"frame"` // a live figure is expected
	Kept   bool   `json:"kept"`  // the picture stays where the server is gone
	Slides bool   `json:"slides"`
	Still  bool   `json:"still"`  // a picture in place of a live figure
	Inside string `json:"inside"` // matches boxes of the page that scroll by themselves
	Paper  string `json:"paper"`  // the page that is printed in its place
}

// platforms is a server of pages and one of figures.
type platforms struct {
	*testing.T
	site, host, dir string
	pages           []platform
	modes           sync.Map // of the server of figures, for each browser: "", "no-program" or "gone"
}

func newPlatforms(t *testing.T) *platforms {
	p := &platforms{T: t, dir: t.TempDir()}
	files := http.FileServer(http.Dir(site(t)))
	figures := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		mode, _ := p.modes.Load(browserOf(r))
		switch {
		case r.URL.Path == "/mode":
			browser, mode, _ := strings.Cut(r.URL.RawQuery, "=")
			p.modes.Store(browser, mode)
		case mode == "gone", mode == "no-program" && strings.Contains(r.URL.Path, "/_/app."):
			http.NotFound(w, r)
		default:
			files.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(figures.Close)
	pages := httptest.NewServer(http.HandlerFunc(p.page))
	t.Cleanup(pages.Close)
	p.site = figures.URL + "/"
	p.host = strings.Replace(pages.URL, "127.0.0.1", "localhost", 1) + "/"
	return p
}

// browserOf returns the name of the browser that asks.
func browserOf(r *http.Request) string {
	if strings.Contains(r.UserAgent(), "Firefox") {
		return "firefox"
	}
	return "chrome"
}

// page serves a page, without frames where its folder says so.
func (p *platforms) page(w http.ResponseWriter, r *http.Request) {
	if strings.Contains(r.URL.Path, "no-frames") {
		w.Header().Set("Content-Security-Policy", "frame-src 'none'")
	}
	http.FileServer(http.Dir(p.dir)).ServeHTTP(w, r)
}

// fence matches a block of code of a guide.
var fence = regexp.MustCompile("(?s)```(\\w+)\n(.*?)```")

// addGuide adds a page for each system of the guide in English, and one in Chinese.
func (p *platforms) addGuide() {
	p.Helper()
	p.add("zh", makers[0], []string{fence.FindStringSubmatch(p.sections("zh")[0])[2]})
	sections := p.sections("en")
	for i, m := range makers {
		var blocks []string
		for _, block := range fence.FindAllStringSubmatch(sections[i], -1) {
			blocks = append(blocks, block[2])
		}
		if m.make == nil || len(blocks) == 0 {
			continue
		}
		p.add("en", m, blocks)
	}
	html := fence.FindStringSubmatch(sections[0])[2]
	p.add("en", maker{name: "scripts are stripped", make: asPage, still: true}, []string{script.ReplaceAllString(html, "")})
	p.add("en", maker{name: "no-frames", make: asPage, still: true}, []string{html})
}

// sections returns those of the guide in one language, one for each system. They have the
// same snippets but for words, as the tests of cmd/build hold.
func (p *platforms) sections(lang string) []string {
	p.Helper()
	text, err := os.ReadFile("../../docs/" + lang + "/embed.md")
	if err != nil {
		p.Fatal(err)
	}
	sections := strings.Split(strings.ReplaceAll(string(text), "https://shapecast.example/", p.site), "\n## ")[1:]
	if len(sections) < len(makers) {
		p.Fatalf("the guide in %s has %d systems, want %d", lang, len(sections), len(makers))
	}
	return sections
}

var script = regexp.MustCompile("(?s)<script.*?</script>")

// addDialog adds pages with an expression, as the dialog offers it.
func (p *platforms) addDialog() {
	s := figure.State{Expr: "a = ones(4, 1)\nb = arange(3)\na + b", Theme: "light"}
	e := embed.Embedding{Home: p.site, State: s, Shown: bench.New(s, "").Good, Lang: words.English}.Sized()
	p.add("en", maker{name: "dialog: element", make: asPage, kept: true}, []string{e.Element()})
	p.add("en", maker{name: "dialog: iframe", make: asPage}, []string{e.Frame()})
	p.add("en", maker{name: "dialog: no scripts", make: asPage, kept: true, still: true}, []string{script.ReplaceAllString(e.Element(), "")})
}

// add makes a page and notes what is to be looked for in it.
func (p *platforms) add(lang string, m maker, blocks []string) {
	p.Helper()
	name := lang + "-" + strings.NewReplacer(" ", "-", ":", "").Replace(m.name)
	out := filepath.Join(p.dir, name)
	if err := os.MkdirAll(out, 0o755); err != nil {
		p.Fatal(err)
	}
	if why := m.make(p, out, blocks); why != "" {
		p.Logf("%s is left out: %s", m.name, why)
		return
	}
	widths := []int{360, 1200}
	if lang != "en" {
		widths = []int{800}
	}
	page := platform{Name: m.name, URL: p.host + name + "/", Lang: lang, Widths: widths, Frame: !m.still, Kept: m.kept, Slides: m.slides, Still: m.still}
	if m.slides {
		page.Paper = page.URL + "?print-pdf"
	}
	p.pages = append(p.pages, page)
}

// A maker makes a page with one system; it returns why it cannot.
type maker struct {
	name                string
	make                func(p *platforms, out string, blocks []string) string
	still, kept, slides bool
}

// makers are those of the sections of the guide, in their order. JupyterLab has
// its page from addJupyter; Docusaurus takes a minute, and TestCoursePages has it.
var makers = []maker{
	{name: "HTML", make: asPage},
	{name: "Sphinx", make: withSphinx},
	{name: "MkDocs", make: withMkDocs},
	{name: "Hugo", make: withHugo},
	{name: "Docusaurus"},
	{name: "reveal.js", make: withReveal, slides: true},
	{name: "JupyterLab"},
	{name: "frames only", make: asPage},
	{name: "pictures only", make: withMarkdown, still: true},
}

// asPage writes a page of HTML with the blocks between two paragraphs.
func asPage(p *platforms, out string, blocks []string) string {
	p.put(out, "index.html", "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'><title>Course</title><p>Before</p>\n"+
		strings.Join(blocks, "\n")+"\n<p>After</p></html>")
	return ""
}

func withMarkdown(p *platforms, out string, blocks []string) string {
	var html bytes.Buffer
	if err := goldmark.Convert([]byte(blocks[0]), &html); err != nil {
		return err.Error()
	}
	return asPage(p, out, []string{"<style>img{max-width:100%}</style>" + html.String()})
}

func withSphinx(p *platforms, out string, blocks []string) string {
	dir := p.copied("sphinx")
	p.put(dir, "conf.py", "project = 'Course'\nhtml_theme = 'basic'\n")
	p.put(dir, "index.rst", "Course\n======\n\n.. raw:: html\n\n   <style>div.body { min-width: 0; } /* the theme is wider than a phone */</style>\n\nBefore.\n\n"+blocks[0]+"\nAfter.\n")
	return p.run(dir, "sphinx-build", "-q", "-b", "html", ".", out)
}

func withMkDocs(p *platforms, out string, blocks []string) string {
	dir := p.copied("mkdocs")
	p.put(dir, "mkdocs.yml", "site_name: Course\ntheme:\n  name: mkdocs\n  highlightjs: false\n")
	p.put(filepath.Join(dir, "docs"), "index.md", "# Course\n\nBefore.\n\n"+blocks[0]+"\nAfter.\n")
	return p.run(dir, "mkdocs", "--quiet", "build", "--site-dir", out)
}

func withHugo(p *platforms, out string, blocks []string) string {
	dir := p.copied("hugo")
	p.put(filepath.Join(dir, "layouts", "shortcodes"), "broadcast.html", blocks[0])
	p.put(filepath.Join(dir, "content"), "_index.md", "---\ntitle: Course\n---\n\nBefore.\n\n"+blocks[1]+"\nAfter.\n")
	return p.run(dir, "hugo", "--quiet", "--destination", out)
}

func withReveal(p *platforms, out string, blocks []string) string {
	from := folderWith(os.Getenv("NODE_TOOLS"), "node_modules/reveal.js/dist/reveal.js")
	if kept := packages("reveal"); kept != "" {
		from = filepath.Dir(kept)
	}
	if from == "" {
		return "no reveal.js in $NODE_TOOLS"
	}
	if err := os.CopyFS(filepath.Join(out, "dist"), os.DirFS(filepath.Join(from, "node_modules", "reveal.js", "dist"))); err != nil {
		return err.Error()
	}
	p.put(out, "start.js", blocks[1])
	p.put(out, "index.html", "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'><title>Slides</title><link rel=stylesheet href=dist/reveal.css>"+
		"<div class=reveal><div class=slides>"+blocks[0]+"<section><h3>Next</h3></section></div></div><script src=dist/reveal.js></script><script src=start.js></script></html>")
	return ""
}

// packages returns the npm packages that examples/build.sh keeps for a folder.
func packages(name string) string {
	cache, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	found, _ := filepath.Glob(filepath.Join(cache, "shapecast", "examples", name+"-*", "node_modules")) // the pattern is well-formed
	if len(found) == 0 {
		return ""
	}
	return found[0]
}

// copied returns a copy of an example.
func (p *platforms) copied(name string) string {
	p.Helper()
	dir := filepath.Join(p.TempDir(), name)
	if err := os.CopyFS(dir, os.DirFS(filepath.Join("..", "..", "examples", name))); err != nil {
		p.Fatal(err)
	}
	return dir
}

func (p *platforms) put(dir, name, text string) {
	p.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		p.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		p.Fatal(err)
	}
}

// run builds a page with a program; a program that is not there leaves it out.
func (p *platforms) run(dir, program string, args ...string) string {
	p.Helper()
	if _, err := exec.LookPath(program); err != nil {
		return fmt.Sprintf("no %s", program)
	}
	build := exec.Command(program, args...)
	build.Dir = dir
	if text, err := build.CombinedOutput(); err != nil {
		p.Fatalf("%s: %v\n%s", program, err, text)
	}
	return ""
}

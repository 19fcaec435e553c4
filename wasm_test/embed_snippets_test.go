package wasm_test

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/chromedp/chromedp"
	"github.com/yuin/goldmark"

	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// onPages lists, for each snippet of the dialog, how its system makes a page of
// it. The page is shown from another server than the site.
var onPages = map[string]func(t *testing.T, text string, s embed.Snippet, e embed.Embedding) fstest.MapFS{
	"HTML, Moodle: iframe":             asHTML,
	"HTML, MkDocs: <broadcast-figure>": asHTML,
	"Sphinx":                           asSphinx,
	"Markdown":                         asMarkdown,
	"MyST: iframe":                     asMystFrame,
	"MyST: anywidget":                  asWidget,
	"Jupyter":                          asNotebook,
	"Docusaurus":                       asJSX,
	"Hugo":                             asHugo,
	"reveal.js":                        asSlide,
}

// TestSnippetsOnPages pastes every snippet of the dialog into a page of its
// system, for a program with quotes in it and for a figure of a lesson.
func TestSnippetsOnPages(t *testing.T) {
	beside(t)
	for _, s := range embed.Snippets() {
		t.Run(s.Name, func(t *testing.T) {
			c := newCourse(t)
			for _, e := range []embed.Embedding{
				{Home: c.site, State: figure.State{Expr: "a = ones(4, 1)\nb = np.array([1, 2, 3], dtype=\"int64\")\na + b", Theme: "light"}, Height: 300},
				{Home: c.site, Figure: embed.LessonFigure{Lang: "en", Lesson: "axes-of-size-1", ID: "column-plus-row", Caption: "A \"column\" & a row"}, Height: 300},
			} {
				e.Shown, e.Lang = bench.New(figure.State{Expr: "ones(4, 1) + ones(3)"}, "").Good, words.English
				c.paste(onPages[s.Name](t, s.Text(e), s, e))
				if s.Name == "Markdown" {
					c.until("the picture", "document.querySelector('a img').naturalWidth > 200")
					c.do(chromedp.Click(chromedp.CSS("a")))
					c.until("what the link leads to", "document.querySelector('.player svg') && location.href.startsWith('"+c.site+"')")
					continue
				}
				c.until("the figure", heardOf("broadcast.state", "m.result === '(4, 3)' && m.steps > 3"))
			}
		})
	}
}

// paste serves the files and opens the page among them.
func (c *course) paste(files fstest.MapFS) {
	files["favicon.ico"] = &fstest.MapFile{}
	server := httptest.NewServer(http.FileServerFS(files))
	c.Cleanup(server.Close)
	c.do(chromedp.Navigate(server.URL + "/"))
}

// htmlPage returns a page with some HTML in it.
func htmlPage(html string) fstest.MapFS {
	return fstest.MapFS{"index.html": {Data: []byte("<!doctype html><meta charset=utf-8><title>t</title><main>" + html + "</main>")}}
}

func asHTML(_ *testing.T, text string, _ embed.Snippet, _ embed.Embedding) fstest.MapFS {
	return htmlPage(text)
}

// asSphinx shows what is indented under the directive.
func asSphinx(_ *testing.T, text string, _ embed.Snippet, _ embed.Embedding) fstest.MapFS {
	html := strings.TrimPrefix(text, ".. raw:: html\n\n")
	return htmlPage(strings.ReplaceAll(html, "\n   ", "\n"))
}

// asMarkdown saves the picture beside the page, as the dialog says.
func asMarkdown(t *testing.T, text string, s embed.Snippet, e embed.Embedding) fstest.MapFS {
	t.Helper()
	var html bytes.Buffer
	ok(t, goldmark.Convert([]byte(text), &html))
	files := htmlPage(html.String())
	_, picture := s.File(e)
	files[s.Upload] = &fstest.MapFile{Data: []byte(picture)}
	return files
}

// asMystFrame frames the address as MyST does: 5 wide to 3 high.
func asMystFrame(_ *testing.T, text string, _ embed.Snippet, _ embed.Embedding) fstest.MapFS {
	address, _, _ := strings.Cut(strings.TrimPrefix(text, "```{iframe} "), "\n")
	return htmlPage(`<iframe width="500" height="300" src="` + strings.ReplaceAll(address, "&", "&amp;") + `"></iframe>`)
}

// asWidget hands the JSON to the module as a model, as MyST does.
func asWidget(_ *testing.T, text string, _ embed.Snippet, _ embed.Embedding) fstest.MapFS {
	address, rest, _ := strings.Cut(strings.TrimPrefix(text, "```{anywidget} "), "\n")
	return htmlPage(`<div id="out"></div><script type="module">
		import widget from '` + address + `'
		const fields = ` + strings.TrimSuffix(rest, "```") + `
		widget.render({ model: { get: k => fields[k], set() {}, on() {}, off() {} }, el: document.querySelector('#out') })
	</script>`)
}

// asNotebook runs the Python and shows what a notebook shows.
func asNotebook(t *testing.T, text string, _ embed.Snippet, _ embed.Embedding) fstest.MapFS {
	t.Helper()
	needTool(t, "python3", "")
	// HTML of IPython keeps the text that it is given.
	const stub = "import sys, types\nsys.modules['IPython'] = types.ModuleType('IPython')\n" +
		"sys.modules['IPython.display'] = m = types.ModuleType('IPython.display')\nm.HTML = print\n"
	html := must(exec.Command("python3", "-c", stub+text).Output())(t)
	return htmlPage(string(html))
}

// asJSX writes the braces of JSX as HTML has attributes. TestCoursePages gives
// such a frame to Docusaurus itself.
func asJSX(_ *testing.T, text string, _ embed.Snippet, _ embed.Embedding) fstest.MapFS {
	return htmlPage(`<script>
		const attributes = []
		const jsx = ` + "`" + strings.NewReplacer("\\", "\\\\", "`", "\\`", "${", "\\${").Replace(text) + "`" + `
		jsx.replace(/(\w+)=(?:\{(".*?[^\\]"|\d+)\}|"([^"]*)")/g, (_, name, json, plain) => attributes.push([name, plain ?? JSON.parse(json)]))
		const frame = document.createElement('iframe')
		for (const [name, value] of attributes) frame.setAttribute(name, value)
		document.querySelector('main').append(frame)
	</script>`)
}

// asHugo builds a site of Hugo with the shortcode that the dialog saves.
func asHugo(t *testing.T, text string, s embed.Snippet, e embed.Embedding) fstest.MapFS {
	t.Helper()
	needTool(t, "hugo", "")
	dir := t.TempDir()
	_, shortcode := s.File(e)
	for name, data := range map[string]string{
		"config.toml":        "baseURL = '/'\ndisableKinds = ['taxonomy', 'term', 'RSS', 'sitemap']\n",
		"layouts/index.html": "<!doctype html><title>t</title>{{ .Content }}",
		filepath.Join("layouts", "shortcodes", s.Upload): shortcode,
		"content/_index.md": "---\ntitle: t\n---\n\n" + text + "\n",
	} {
		ok(t, os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755))
		put(t, filepath.Join(dir, name), data)
	}
	build := exec.Command("hugo", "--quiet")
	build.Dir = dir
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("hugo: %v\n%s", err, said)
	}
	html := must(os.ReadFile(filepath.Join(dir, "public", "index.html")))(t)
	return fstest.MapFS{"index.html": {Data: html}}
}

// asSlide loads the frame as reveal.js does when its slide comes near.
func asSlide(_ *testing.T, text string, _ embed.Snippet, _ embed.Embedding) fstest.MapFS {
	return htmlPage(text + `<script>for (const f of document.querySelectorAll('[data-src]')) f.src = f.dataset.src</script>`)
}

// TestCodeOfALessonsFigure follows the link of a figure in a lesson: what to paste is
// seen at once, and words and figure begin at one edge.
func TestCodeOfALessonsFigure(t *testing.T) {
	p := newTab(t)
	for _, size := range screens {
		p.screen(size).open("en/axes-of-size-1/").click("figure:not([data-gate]) .alone")
		p.until("the code", `location.hash === '#snippets' && (b => b && b.height > 40 && b.top >= 0 && b.bottom <= innerHeight)(document.querySelector('.snippets pre')?.getBoundingClientRect())`)
		atMost(t, fmt.Sprintf("%d wide: what is said begins … pixels beside the figure", size[0]), eval[float64](p, `(left => Math.abs(left('.player-drawing') - left('.player-verdict')))(e => document.querySelector(e).getBoundingClientRect().left)`), 24)
	}
}

// TestPastedTextOfALessonsFigure reads what is offered under a figure, with the picture that
// the page puts in: in the text for Sphinx every line is indented. It is copied by one press.
func TestPastedTextOfALessonsFigure(t *testing.T) {
	p := newTab(t)
	p.open("embed/v1/en/axes-of-size-1/column-plus-row/#snippets")
	const code = "[...document.querySelectorAll('.snippets code')].find(e => e.textContent.startsWith('.. raw'))"
	p.until("the picture", code+"?.textContent.includes('</svg>')")
	is(t, "lines that are not indented: …", eval[int](p, code+".textContent.split('\\n').slice(1).filter(line => line && !line.startsWith('   ')).length"), 0)
	eval[any](p, "navigator.clipboard.writeText = async text => { window.copied = text }")
	eval[any](p, "("+code+").closest('details').open = true")
	eval[any](p, "("+code+").closest('details').querySelector('button').click()")
	p.until("what was copied", "window.copied === ("+code+").textContent && "+code+".closest('details').querySelector('button').textContent === '✓ Copied'")
}

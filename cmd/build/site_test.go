package main

import (
	"bytes"
	"html"
	"io/fs"
	"maps"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"shapecast/app/words"
	"shapecast/lessons"
)

// root is the folder of the repository.
const root = "../.."

// newTestSite returns a site of some lessons, with a stand-in for the program,
// which takes long to compile and is not looked at here.
func newTestSite(from fs.FS) *site {
	return &site{
		lessons: folder{from, in(builtIn)},
		web:     os.DirFS(root + "/web"),
		goldens: fstest.MapFS{"d01-vector.txtar": golden("d01-vector"), "rank0.txtar": golden("rank0")}, // all take most of the time
		docs:    os.DirFS(root + "/docs"),
		wasm:    []byte("\x00asm\x01\x00\x00\x00"),
		exec:    []byte("// starts the program"),
	}
}

// goldens has the golden figures.
var goldens = os.DirFS(root + "/app/svg/testdata")

// golden returns the file of one of them.
func golden(name string) *fstest.MapFile {
	data, err := fs.ReadFile(goldens, name+".txtar")
	if err != nil {
		panic(err)
	}
	return &fstest.MapFile{Data: data}
}

// course is the site of the built-in course, with each golden figure, for the tests that
// only read it.
var course = sync.OnceValues(func() (output, error) {
	s := newTestSite(lessons.Files)
	s.goldens = goldens
	return s.build(quiet())
})

func courseSite(t *testing.T) output {
	t.Helper()
	files, err := course()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// quiet is a console that nobody reads.
func quiet() console {
	return console{in: strings.NewReader(""), out: new(bytes.Buffer), err: new(bytes.Buffer)}
}

// oneLesson is a course of one lesson in two languages.
var oneLesson = fstest.MapFS{
	"en/01-axes.md": {Data: []byte(lessonText(words.English, 1, "axes"))},
	"zh/01-axes.md": {Data: []byte(lessonText(words.English, 1, "axes"))},
}

// falseClaim is the lesson with a claim that does not hold.
var falseClaim = bytes.Replace(oneLesson["en/01-axes.md"].Data, []byte("# -> (4, 3)"), []byte("# -> (4, 4)"), 1)

// titled returns the one lesson as a course with a title.
func titled(title string) folder {
	course := maps.Clone(oneLesson)
	course["course.yaml"] = &fstest.MapFile{Data: []byte("title: " + title)}
	return folder{course, in(builtIn)}
}

// plain is the site of the one lesson, for the tests that only read it.
var plain = sync.OnceValues(func() (output, error) { return newTestSite(oneLesson).build(quiet()) })

// build builds the one lesson, changed by change; nil changes nothing.
func build(t *testing.T, change func(*site)) output {
	t.Helper()
	s := newTestSite(oneLesson)
	builds := plain
	if change != nil {
		change(s)
		builds = func() (output, error) { return s.build(quiet()) }
	}
	files, err := builds()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestSiteTwice(t *testing.T) {
	first, second := build(t, nil), build(t, func(*site) {})
	if diff := cmp.Diff(first.paths(), second.paths()); diff != "" {
		t.Errorf("two builds have other files:\n%s", diff)
	}
	for _, path := range first.paths() {
		if !bytes.Equal(first[path], second[path]) {
			t.Errorf("two builds differ in %s", path)
		}
	}
}

var (
	address = regexp.MustCompile(`\s(?:href|src)="([^"]*)"`)
	anchor  = regexp.MustCompile(`\sid="([^"]*)"`)
)

// TestSiteLinks follows every link of the course. All are relative, so that
// the site works under any prefix.
func TestSiteLinks(t *testing.T) {
	files := courseSite(t)
	if n := allLinksLead(t, files); n < 3000 {
		t.Errorf("got %d links, want more", n)
	}
}

// allLinksLead follows every link of a site, and returns how many lead within it.
func allLinksLead(t *testing.T, files output) (followed int) {
	t.Helper()
	ids := map[string][]string{}
	for _, page := range files.paths() {
		if path.Base(page) == "index.html" {
			ids[page] = groups(anchor, files[page])
		}
	}
	for page := range ids {
		for _, target := range groups(address, files[page]) {
			link, err := url.Parse(html.UnescapeString(target))
			switch {
			case err != nil:
				t.Errorf("%s: %v", page, err)
			case link.Scheme == "https":
			case link.Scheme != "" || strings.HasPrefix(target, "/"):
				t.Errorf("%s: link to %s is not relative", page, target)
			default:
				followed++
				followLink(t, files, ids, page, link)
			}
		}
	}
	return followed
}

// groups returns what the first group of each match is.
func groups(pattern *regexp.Regexp, text []byte) []string {
	var list []string
	for _, m := range pattern.FindAllSubmatch(text, -1) {
		list = append(list, string(m[1]))
	}
	return list
}

// followLink reports a link to a file or an anchor that is not there.
func followLink(t *testing.T, files output, ids map[string][]string, page string, link *url.URL) {
	target := path.Join(path.Dir(page), link.Path)
	if link.Path == "" {
		target = page
	} else if strings.HasSuffix(link.Path, "/") || link.Path == "." || link.Path == ".." {
		target = path.Join(target, "index.html")
	}
	if files[target] == nil {
		t.Errorf("%s: no file %s", page, target)
	} else if link.Fragment != "" && ids[target] != nil && !slices.Contains(ids[target], link.Fragment) {
		t.Errorf("%s: no #%s in %s", page, link.Fragment, target)
	}
}

// TestEveryPage looks at what all pages must have.
func TestEveryPage(t *testing.T) {
	files := courseSite(t)
	for _, page := range files.paths() {
		if path.Ext(page) != ".html" || strings.HasPrefix(page, "embed/") {
			continue
		}
		text := string(files[page])
		for _, want := range []string{
			"<!doctype html>\n<html lang=", "<title>", `<meta name="description" content="`,
			"<body>\n<div id=\"goapp-root\" hidden></div>\n<a class=\"skip\" href=\"#main\">",
			`http-equiv="Content-Security-Policy"`, `<main id="main" data-kind="`, "</footer>\n</body>",
		} {
			if strings.Count(text, want) != 1 {
				t.Errorf("%s has %d of %s, want 1", page, strings.Count(text, want), want)
			}
		}
		// That of a first visit is shown instead of the other.
		if n := strings.Count(text, "<h1") - strings.Count(text, `<h1 class="newcomer"`); n != 1 {
			t.Errorf("%s has %d headings of level 1, want 1", page, n)
		}
		if strings.Contains(text, "<script>") || strings.Contains(text, " onclick=") {
			t.Errorf("%s has a script in it, which its own policy forbids", page)
		}
		if again := repeated(groups(anchor, files[page])); len(again) > 0 {
			t.Errorf("%s has the ids %v twice", page, again)
		}
	}
}

// repeated returns what stands more than once in a list.
func repeated(list []string) []string {
	seen, again := map[string]bool{}, []string(nil)
	for _, item := range list {
		if seen[item] {
			again = append(again, item)
		}
		seen[item] = true
	}
	return again
}

// An inFile is what a file of a site has in it.
type inFile struct{ name, path, want string }

// hasParts looks for parts of a site.
func hasParts(t *testing.T, files output, parts []inFile) {
	t.Helper()
	for _, p := range parts {
		text := strings.ReplaceAll(string(files[p.path]), "&#43;", "+")
		if files[p.path] == nil || !strings.Contains(text, p.want) {
			t.Errorf("%s: no %s in %s (%d bytes)", p.name, p.want, p.path, len(text))
		}
	}
}

func TestPages(t *testing.T) {
	files := build(t, func(s *site) {
		s.url, s.base, s.hosts, s.lessons = "https://example.org/course/", "course", []string{"netlify"}, titled("Arrays")
	})
	hasParts(t, files, []inFile{
		{"the playground has its figure", "index.html", `<div class="playground" data-live="playground" data-state="e=array%28`},
		{"the playground is in both languages", "index.html", `<a class="button take in" lang="zh-Hans" href="./zh/">开始课程</a>`},
		{"the name of the course", "en/index.html", "<h1>Arrays</h1>"},
		{"the title of the site", "index.html", "<title>Arrays: "},
		{"a lesson's language", "zh/axes/index.html", `<html lang="zh-Hans">`},
		{"the same lesson in the other language", "zh/axes/index.html", `<a class="tongue" href="../../en/axes/" lang="en" hreflang="en">English</a>`},
		{"canonical address", "zh/axes/index.html", `<link rel="canonical" href="https://example.org/course/zh/axes/">`},
		{"alternate address", "zh/axes/index.html", `<link rel="alternate" hreflang="en" href="https://example.org/course/en/axes/">`},
		{"a figure", "en/axes/index.html", `<div id="column-row" class="live-figure" data-live="figure" data-state="e=a+%3D+ones%284,+1%29%0Ab+%3D+arange%283%29%0Aa+%2B+b&amp;lang=en">`},
		{"a figure moves without the program", "en/axes/index.html", "@keyframes"},
		{"a prediction", "en/axes/index.html", `<section class="predict" id="first" data-live="predict" data-state="e=`},
		{"the answer can be read without script", "en/axes/index.html", "<code>(4, 3)</code>"},
		{"all answers on a sheet of their own", "en/axes/index.html", "<ol>\n<li><code>(4, 3)</code></li>\n<li><code>(3,)</code></li>\n</ol>"},
		{"a quiz", "en/axes/index.html", `<li data-right="false"><label><input type="checkbox" autocomplete="off"><code>(5, 4)</code></label>`},
		{"a lost page starts at the base", "404.html", `<a href="/course/">`},
		{"and is in both languages", "404.html", `<h1><span class="in" lang="en">There is no such page</span><span class="in" lang="zh-Hans">没有这个页面</span></h1>`},
		{"the sitemap", "sitemap.xml", "<loc>https://example.org/course/en/axes/</loc>"},
		{"headers", "_headers", "Content-Security-Policy: default-src 'self';"},
		{"no Jekyll", ".nojekyll", ""},
		{"what others embed stands still", "embed/v1/embed.js", "broadcast-figure"},
	})
}

func TestHashedNames(t *testing.T) {
	one := build(t, nil)
	other := build(t, func(s *site) { s.wasm = append(s.wasm, 1) })
	var gone, kept int
	for _, name := range one.paths() {
		if !strings.HasPrefix(name, assetFolder+"/") {
			continue
		}
		if _, still := other[name]; !still {
			gone++
		} else if kept++; !bytes.Equal(one[name], other[name]) {
			t.Errorf("%s has the same name and other bytes", name)
		}
	}
	if gone != 3 || kept < 5 {
		t.Errorf("got %d names gone and %d kept, want 3 (the program, its .gz and its script) gone", gone, kept)
	}
}

func TestSiteFails(t *testing.T) {
	broken := fstest.MapFS{"en/01-axes.md": {Data: falseClaim}}
	c := quiet()
	if files, err := newTestSite(broken).build(c); err == nil {
		t.Errorf("got %d files, want an error", len(files))
	}
	if got := c.err.(*bytes.Buffer).String(); !strings.Contains(got, "lessons/en/01-axes.md:30:28: expected (4, 4), got (4, 3)") {
		t.Errorf("got\n%s\nwant the place of the broken claim", got)
	}
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	site := filepath.Join(dir, "site")
	first := output{"index.html": []byte("1"), "old.html": []byte("old"), assetFolder + "/a.js": []byte("a")}
	second := output{"index.html": []byte("2"), assetFolder + "/a.js": []byte("a")}
	for _, o := range []output{first, second} {
		if err := o.write(site); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(filepath.Join(site, "index.html")); err != nil || string(got) != "2" {
		t.Errorf("got %q, %v, want 2", got, err)
	}
	if _, err := os.Stat(filepath.Join(site, "old.html")); err == nil {
		t.Error("a page of the old site is still there")
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
		t.Errorf("got %v, %v beside the site, want nothing", entries, err)
	}
}

func TestWriteSparesOtherFolders(t *testing.T) {
	dir := t.TempDir()
	precious := filepath.Join(dir, "thesis.txt")
	if err := os.WriteFile(precious, []byte("years of work"), 0o644); err != nil {
		t.Fatal(err)
	}
	err := output{"index.html": []byte("1")}.write(dir)
	if err == nil || !strings.HasSuffix(err.Error(), "holds files and is not a site: name a new folder, or empty it") {
		t.Errorf("got %v, want an error", err)
	}
	if _, err := os.Stat(precious); err != nil {
		t.Error(err)
	}
}

var pageText = regexp.MustCompile(`(?:Say|Lang\.Page|\.Page) "(\w+)"`)

// TestTextsOfTemplates looks up every text that a template or the code names.
func TestTextsOfTemplates(t *testing.T) {
	names := []string{"askShape", "askPadded", "askError", "askValue", "askCell", "lesson"}
	for _, note := range lessons.Notes {
		names = append(names, strings.ToLower(note))
	}
	err := fs.WalkDir(templateFiles, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(templateFiles, name)
		for _, m := range pageText.FindAllStringSubmatch(string(data), -1) {
			names = append(names, m[1])
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		for _, lang := range words.Langs {
			if lang.Page(name) == "" {
				t.Errorf("no text %s in %s", name, lang)
			}
		}
	}
}

func TestLessonsBesideTheCourse(t *testing.T) {
	dir := t.TempDir()
	for name, order := range map[string]int{"01-axes": 1, "30-my-own": 30} {
		text := lessonText(words.English, order, name[3:])
		if err := writeFile(filepath.Join(dir, "en", name+".md"), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	own, _ := lessonFolder(dir, false).read()
	course, _ := lessonFolder("", false).read()
	both, problems := lessonFolder(dir, true).read()
	if got, want := len(both.Lessons), len(own.Lessons)+len(course.Lessons); got != want {
		t.Errorf("got %d lessons, want %d", got, want)
	}
	for _, p := range problems.Errors() {
		t.Error(p)
	}
	if both.Find("en", "my-own") == nil {
		t.Error("the lesson of the folder is missing")
	}
}

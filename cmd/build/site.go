package main

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"shapecast/app/words"
	"shapecast/lessons"
)

// A site is what has to be known to build one.
type site struct {
	title   string // "" is Shapecast
	base    string // where it will stand, "/any/prefix/"; only 404.html needs to know
	url     string // its address, "https://…/", or ""
	lessons folder
	web     fs.FS
	goldens fs.FS  // the figures of the gallery
	docs    fs.FS  // the guides for teachers and hosts
	wasm    []byte // the program
	exec    []byte // the script that starts it
	brotli  bool   // also write the program as .br
	offline bool   // keep visited pages for reading without a network
	png     bool   // also write every figure as a PNG
	gif     bool   // and as a GIF
	painter string // hash of what paints those
}

// writeSite is the command site.
func writeSite(c console, args []string) error {
	flags := flag.NewFlagSet("site", flag.ContinueOnError)
	flags.SetOutput(c.err)
	var s site
	out := flags.String("out", "dist", "write the site into `DIR`, in place of the one there")
	dir := flags.String("lessons", "", "build the lessons in `DIR` instead of the built-in course")
	beside := flags.Bool("beside", false, "build the built-in course beside the lessons in DIR")
	flags.StringVar(&s.base, "base", "/", "`PATH` on the server under which the site will stand")
	flags.StringVar(&s.url, "url", "", "`ADDRESS` of the site, for canonical links and the sitemap")
	flags.StringVar(&s.title, "title", words.English.Page("site"), "`TITLE` of the site")
	program := flags.String("program", "", "take the compiled program from `FILE` instead of compiling it")
	flags.BoolVar(&s.brotli, "brotli", false, "compress the program with brotli too (takes 20 seconds, once)")
	last := flags.String("keep", "", "keep the hashed files of the last release, which stands in `DIR`: pages of it that are still cached need them")
	flags.BoolVar(&s.offline, "offline", true, "keep visited pages in the browser, for reading without a network")
	flags.BoolVar(&s.png, "png", true, "also write every figure as a PNG (takes 2 seconds on two cores, once)")
	flags.BoolVar(&s.gif, "gif", true, "also write every figure as a GIF (takes 5 seconds on two cores, once)")
	if err := flags.Parse(args); err != nil {
		return err
	}
	s.lessons = lessonFolder(*dir, *beside)
	if err := s.load(c, *program); err != nil {
		return err
	}
	files, err := s.build(c)
	if err != nil {
		return err
	}
	if err := files.keep(*last); err != nil {
		return err
	}
	if err := files.write(*out); err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%d files in %s\n", len(files), *out)
	return nil
}

// load fills in what comes from the repository and from the compiler. A
// program that is compiled already is read from a file.
func (s *site) load(c console, program string) error {
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	s.web = os.DirFS(filepath.Join(root, "web"))
	s.goldens = os.DirFS(filepath.Join(root, "app", "svg", "testdata"))
	s.docs = os.DirFS(filepath.Join(root, "docs"))
	if program != "" {
		s.wasm, err = os.ReadFile(program)
	} else {
		fmt.Fprintln(c.out, "compiling the program to WebAssembly")
		s.wasm, err = buildWasm(root)
	}
	if err != nil {
		return err
	}
	if s.painter, err = painterSum(root); err != nil {
		return err
	}
	s.exec, err = wasmExec()
	return err
}

// build returns the whole site, or the first error that makes it impossible.
func (s *site) build(c console) (output, error) {
	s.base = "/" + strings.Trim(s.base, "/") + "/"
	s.base = strings.Replace(s.base, "//", "/", 1)
	if s.url != "" {
		s.url = strings.TrimRight(s.url, "/") + "/"
	}
	course, problems := s.lessons.read()
	if len(problems) > 0 {
		fmt.Fprintln(c.err, problems.Text()+"\n")
	}
	if err := verdict(problems); err != nil {
		return nil, err
	}
	b := &builder{site: s, console: c, course: course, files: output{}, assets: assets{}}
	if err := b.addAssets(); err != nil {
		return nil, err
	}
	if err := b.addPages(); err != nil {
		return nil, err
	}
	b.addHosting()
	return b.files, b.addOffline()
}

// A builder is a site under construction.
type builder struct {
	*site
	console console
	course  *lessons.Course
	files   output
	assets  assets
}

// addAssets adds styles, scripts and the program.
func (b *builder) addAssets() error {
	if err := b.assets.addFolder(b.files, b.web); err != nil {
		return err
	}
	if err := b.assets.addFixed(b.files, b.web); err != nil {
		return err
	}
	b.assets.add(b.files, "wasm_exec.js", b.exec)
	b.assets.add(b.files, "app.wasm", b.wasm)
	ways := []compression{gzipped}
	if b.brotli {
		ways = append(ways, brotlied)
	}
	for _, way := range ways {
		small, err := way.cached(b.wasm)
		if err != nil {
			return err
		}
		b.assets["app.wasm"+way.end] = b.assets["app.wasm"] + way.end
		b.files[b.assets["app.wasm"+way.end]] = small
	}
	return b.addScript()
}

// langs returns the languages of the course that the site speaks.
func (b *builder) langs() []words.Lang {
	var langs []words.Lang
	for _, lang := range words.Langs {
		if len(b.course.In(string(lang))) > 0 {
			langs = append(langs, lang)
		}
	}
	return langs
}

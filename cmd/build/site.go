package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"shapecast/engine/library"
	"shapecast/lessons"
)

// A site is what the builder needs to know.
type site struct {
	base    string // where it will stand, "/any/prefix/"; only 404.html needs to know
	url     string // its address, "https://…/", or ""
	lessons folder
	own     bool // the lessons are somebody's own, without the built-in ones
	web     fs.FS
	goldens fs.FS    // the figures of the gallery
	docs    fs.FS    // the guides for teachers and hosts
	wasm    []byte   // the program
	exec    []byte   // the script that starts it
	brotli  bool     // also write the program as .br
	offline bool     // keep visited pages for reading without a network
	png     bool     // also write every figure as a PNG
	gif     bool     // and as a GIF
	painter string   // hash of what paints those
	index   bool     // name index.html in links
	hosts   []string // servers whose files to write
}

// writeSite is the command site.
func writeSite(c console, args []string) error {
	flags := c.flags("site")
	var o order
	o.flags(flags, "dist", false)
	if err := o.read(flags, args); err != nil {
		return err
	}
	if err := o.load(c, o.program); err != nil {
		return err
	}
	files, err := o.build(c)
	if err != nil {
		return err
	}
	if err := files.keep(o.last); err != nil {
		return err
	}
	if err := files.write(o.out); err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%d files in %s\n", len(files), o.out)
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
		s.wasm, err = buildWasm(root, standins, c.out)
	}
	if err != nil {
		return err
	}
	if s.wasm, err = small(s.wasm); err != nil {
		fmt.Fprintf(c.out, "the program does the same and is larger: %v\n", err)
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
	b.addAssets()
	b.addLook()
	b.addPages()
	b.addPixels()
	b.addHosting()
	b.addOffline()
	return b.files, b.err
}

// A builder is a site under construction.
type builder struct {
	*site
	console console
	course  *lessons.Course
	files   output
	assets  assets
	pixels  []*pixelFile
	err     error // the first one that makes the site impossible
}

// fail keeps an error, if it is one and the first.
func (b *builder) fail(err error) { b.err = cmp.Or(b.err, err) }

// nameIndex lets the element frame the page of a folder by its name, where
// folders show no page.
func (b *builder) nameIndex() {
	const onDisk, name = "index = home.protocol === 'file:' ? 'index.html' : ''", "embed/v1/embed.js"
	if !bytes.Contains(b.files[name], []byte(onDisk)) {
		b.fail(errors.New(name + " does not say " + onDisk))
	}
	b.files[name] = bytes.Replace(b.files[name], []byte(onDisk), []byte("index = 'index.html'"), 1)
}

// addAssets adds styles, scripts and the program.
func (b *builder) addAssets() {
	b.fail(b.assets.addFolder(b.files, b.web))
	if b.index {
		b.nameIndex()
	}
	b.assets.add(b.files, "wasm_exec.js", b.exec)
	b.assets.add(b.files, "app.wasm", b.wasm)
	ways := []compression{gzipped}
	if b.brotli {
		ways = append(ways, brotlied)
	}
	for _, way := range ways {
		small, err := way.cached(b.wasm)
		b.fail(err)
		b.assets["app.wasm"+way.end] = b.assets["app.wasm"] + way.end
		b.files[b.assets["app.wasm"+way.end]] = small
	}
	b.addScript()
	b.addFunctions()
}

// addFunctions adds the functions that the program fetches when it needs them, as
// scripts: a frame in a sandbox may load nothing else.
func (b *builder) addFunctions() {
	for _, file := range library.Apart {
		text, err := json.Marshal(library.Bundle(file))
		b.fail(err)
		b.assets.add(b.files, file+".js", []byte("shapecastFunctions."+file+" = "+string(text)+";\n"))
	}
}

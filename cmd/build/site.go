package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

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
	if s.wasm, err = lean(s.wasm); err != nil {
		fmt.Fprintf(c.out, "the program keeps its tables for stack traces and is larger: %v\n", err)
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
	b.sayInterface()
	if err := b.addAssets(); err != nil {
		return nil, err
	}
	b.addLook()
	if err := b.addPages(); err != nil {
		return nil, err
	}
	if err := b.addHosting(); err != nil {
		return nil, err
	}
	return b.files, b.addOffline()
}

// A builder is a site under construction.
type builder struct {
	*site
	console console
	course  *lessons.Course
	files   output
	assets  assets
	pixels  []*pixelFile
}

// nameIndex lets the element frame the page of a folder by its name, where
// folders show no page.
func (b *builder) nameIndex() error {
	const onDisk, name = "index = home.protocol === 'file:' ? 'index.html' : ''", "embed/v1/embed.js"
	if !b.index {
		return nil
	}
	if !bytes.Contains(b.files[name], []byte(onDisk)) {
		return errors.New(name + " does not say " + onDisk)
	}
	b.files[name] = bytes.Replace(b.files[name], []byte(onDisk), []byte("index = 'index.html'"), 1)
	return nil
}

// addAssets adds styles, scripts and the program.
func (b *builder) addAssets() error {
	if err := b.assets.addFolder(b.files, b.web); err != nil {
		return err
	}
	if err := b.nameIndex(); err != nil {
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

package main

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// standins holds replacements for packages of the standard library that go-app or
// other packages import and a browser never needs, and for files of some, whose names
// end in .txt because they are no package by themselves. go-app itself stays as it is.
//
//go:embed standin
var standins embed.FS

// ofTests lists those packages that the tests need whole: they read JSON, files and folders,
// and look for patterns.
var ofTests = map[string]bool{"embed": true, "encoding/json": true, "html": true, "os": true, "path/filepath": true, "regexp": true, "time": true}

// writeOverlay writes into dir what the -overlay flag of the go command takes,
// with the stand-ins in from but for some packages, and returns its path.
func writeOverlay(dir, goroot string, from fs.FS, but map[string]bool) (string, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	replace := map[string]string{}
	err := fs.WalkDir(from, "standin", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasSuffix(name, "_test.go") || but[strings.TrimPrefix(path.Dir(name), "standin/")] {
			return err
		}
		return standIn(replace, dir, filepath.Join(goroot, "src"), from, name)
	})
	if err != nil {
		return "", err
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, text, 0o644)
}

// standIn puts a stand-in in the place of a source file, or of every source file of
// its package.
func standIn(replace map[string]string, dir, src string, from fs.FS, name string) error {
	file, one := strings.CutSuffix(strings.TrimPrefix(name, "standin/"), ".txt")
	if !one {
		sources, err := filepath.Glob(filepath.Join(src, path.Dir(file), "*.go"))
		if err != nil {
			return err
		}
		for _, source := range sources {
			replace[source] = ""
		}
		file = path.Dir(file) + "/standin.go"
	}
	text, err := fs.ReadFile(from, name)
	if err != nil {
		return err
	}
	copied := filepath.Join(dir, strings.ReplaceAll(file, "/", "-"))
	replace[filepath.Join(src, file)] = copied
	return os.WriteFile(copied, text, 0o644)
}

// printOverlay is the command overlay: it prints the file with which the tests
// of what runs in the browser are compiled, so that they run over the
// stand-ins too.
func printOverlay(c console, _ []string) error {
	name, err := overlayOfTests()
	if err == nil {
		fmt.Fprintln(c.out, name)
	}
	return err
}

// overlayOfTests writes that file and returns its path.
func overlayOfTests() (string, error) {
	goroot, err := goRoot()
	if err != nil {
		return "", err
	}
	return writeOverlay(cacheFolder("overlay-tests", filepath.Join(os.TempDir(), module)), goroot, standins, ofTests)
}

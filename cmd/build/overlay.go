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
// other packages import and a browser never needs. go-app itself
// stays as it is.
//
//go:embed standin
var standins embed.FS

// replaced lists those packages and where their stand-ins are.
var replaced = map[string]string{
	"crypto/aes":       "standin/aes/aes.go",
	"crypto/cipher":    "standin/cipher/cipher.go",
	"crypto/md5":       "standin/md5/md5.go",
	"crypto/rand":      "standin/rand/rand.go",
	"crypto/sha1":      "standin/sha1/sha1.go",
	"embed":            "standin/embed/embed.go",
	"encoding/json":    "standin/json/json.go",
	"internal/fmtsort": "standin/fmtsort/fmtsort.go",
	"internal/godebug": "standin/godebug/godebug.go",
	"net/http":         "standin/http/http.go",
	"net/netip":        "standin/netip/netip.go",
	"os":               "standin/os/os.go",
	"path/filepath":    "standin/filepath/filepath.go",
	"regexp":           "standin/regexp/regexp.go",
}

// replacedFiles lists files of other packages, with their stand-ins or none. Such a
// stand-in is no package by itself, so that its name ends in .txt.
var replacedFiles = map[string]string{
	"html/entity.go":         "standin/html/entity.go.txt",
	"time/format.go":         "standin/time/format.go.txt",
	"time/format_rfc3339.go": "",
}

// ofTests lists those of them that the tests need whole: they read JSON and print maps,
// read files and folders, and look for patterns.
var ofTests = map[string]bool{"embed": true, "encoding/json": true, "html": true, "internal/fmtsort": true, "os": true, "path/filepath": true, "regexp": true, "time": true}

// writeOverlay writes into dir what the -overlay flag of the go command takes,
// with the stand-ins in from but for some packages, and returns its path.
func writeOverlay(dir, goroot string, from fs.FS, but map[string]bool) (string, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	replace := map[string]string{}
	for pkg, standin := range replaced {
		if but[pkg] {
			continue
		}
		if err := standIn(replace, dir, filepath.Join(goroot, "src", pkg), from, standin); err != nil {
			return "", err
		}
	}
	for file, standin := range replacedFiles {
		if but[path.Dir(file)] {
			continue
		}
		if err := copyStandIn(replace, dir, filepath.Join(goroot, "src", file), from, standin); err != nil {
			return "", err
		}
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, text, 0o644)
}

// standIn takes away every source file of the package in folder, and puts the
// stand-in there.
func standIn(replace map[string]string, dir, folder string, from fs.FS, standin string) error {
	sources, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return err
	}
	for _, source := range sources {
		replace[source] = ""
	}
	return copyStandIn(replace, dir, filepath.Join(folder, "standin.go"), from, standin)
}

// copyStandIn puts a stand-in in the place of a source file, or nothing where
// there is none.
func copyStandIn(replace map[string]string, dir, source string, from fs.FS, standin string) error {
	if standin == "" {
		replace[source] = ""
		return nil
	}
	text, err := fs.ReadFile(from, standin)
	if err != nil {
		return err
	}
	copied := filepath.Join(dir, strings.TrimSuffix(strings.ReplaceAll(standin, "/", "-"), ".txt"))
	replace[source] = copied
	return os.WriteFile(copied, text, 0o644)
}

// printOverlay is the command overlay: it prints the file with which the tests
// of what runs in the browser are compiled, so that they run over the
// stand-ins too.
func printOverlay(c console, _ []string) error {
	goroot, err := goRoot()
	if err != nil {
		return err
	}
	name, err := writeOverlay(cacheFolder("overlay-tests", filepath.Join(os.TempDir(), module)), goroot, standins, ofTests)
	if err == nil {
		fmt.Fprintln(c.out, name)
	}
	return err
}

package main

import (
	"embed"
	"encoding/json"
	"os"
	"path"
	"path/filepath"
)

//go:embed stubs
var stubFiles embed.FS

// stubs names the packages of the standard library that the program of the
// pages has in name only, and what stands in for each. go-app compiles its
// page server and its router into every program, though none of it runs here:
// the real packages would add 440 kB to 1.5 MB on the wire. What a stub lacks
// does not compile, so nothing can come to depend on it unseen.
var stubs = map[string]string{
	"net/http": "stubs/http.go.txt",
	"regexp":   "stubs/regexp.go.txt",
}

// writeOverlay writes into dir what the go command wants of -overlay to put
// the stubs in place, and returns the path of the list.
func writeOverlay(dir, goroot string) (string, error) {
	replace := map[string]string{}
	for pkg, stub := range stubs {
		text, err := stubFiles.ReadFile(stub)
		if err != nil {
			return "", err
		}
		files, err := filepath.Glob(filepath.Join(goroot, "src", filepath.FromSlash(pkg), "*.go"))
		if err != nil {
			return "", err
		}
		for _, name := range files {
			replace[name] = "" // as if it were not there
		}
		file := filepath.Join(dir, path.Base(pkg)+".go")
		if err := writeFile(file, text); err != nil {
			return "", err
		}
		replace[filepath.Join(goroot, "src", filepath.FromSlash(pkg), path.Base(pkg)+".go")] = file
	}
	list, err := json.Marshal(struct{ Replace map[string]string }{replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, list, 0o644)
}

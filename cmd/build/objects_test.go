package main

import (
	"bytes"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	maxLines   = 400 // of a file
	maxMethods = 25  // of a type of the language
)

// ofLanguage lists the packages whose objects are kept small.
var ofLanguage = []string{"engine/expr", "engine/library", "engine/run", "engine/dialect"}

// receiver finds the type that a method is of.
var receiver = regexp.MustCompile(`(?m)^func \((?:\w+ )?\*?(\w+)\)`)

func TestFilesAndObjectsAreSmall(t *testing.T) {
	methods := map[string]int{}
	eachGoFile(t, func(rel, name string) {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if n := bytes.Count(src, []byte("\n")); n > maxLines {
			t.Errorf("%s: got %d lines, want at most %d", rel, n, maxLines)
		}
		if !slices.Contains(ofLanguage, path.Dir(rel)) || strings.HasSuffix(rel, "_test.go") {
			return
		}
		for _, of := range groups(receiver, src) {
			methods[path.Dir(rel)+"."+of]++
		}
	})
	if methods["engine/expr.parser"] == 0 {
		t.Error("got no method of the parser, which has some")
	}
	for of, n := range methods {
		if n > maxMethods {
			t.Errorf("%s: got %d methods, want at most %d", of, n, maxMethods)
		}
	}
}

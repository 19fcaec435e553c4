package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
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
		file, err := parser.ParseFile(token.NewFileSet(), name, src, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if of := receiver(d); of != "" {
				methods[path.Dir(rel)+"."+of]++
			}
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

// receiver returns the name of the type that a declaration is a method of, or "".
func receiver(d ast.Decl) string {
	f, ok := d.(*ast.FuncDecl)
	if !ok || f.Recv == nil {
		return ""
	}
	of := f.Recv.List[0].Type
	if pointer, ok := of.(*ast.StarExpr); ok {
		of = pointer.X
	}
	if name, ok := of.(*ast.Ident); ok {
		return name.Name
	}
	return ""
}

package main

import (
	"os"
	"sync"
	"testing"

	"shapecast/engine/library"
)

// programLimit is how large the program may be on the wire. A go-app program that
// says hello takes 1.41 MB when nothing is left out of it.
const programLimit = 1260000

// TestProgramSize compiles the program, compresses it as a good server does
// and prints the sizes.
func TestProgramSize(t *testing.T) {
	program := compiled(t)
	again, err := compileProgram()
	if err != nil || string(program) != string(again) {
		t.Errorf("two builds of the program differ: %v", err)
	}
	program, err = small(program)
	if err != nil {
		t.Fatal(err)
	}
	br, err := brotlied.cached(program)
	if err != nil {
		t.Fatal(err)
	}
	gz, err := gzipped.cached(program)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("app.wasm: %d bytes, gzip -9 %d, brotli -11 %d, limit %d", len(program), len(gz), len(br), programLimit)
	for _, file := range library.Apart {
		text, err := brotlied.cached([]byte(library.Bundle(file)))
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("the functions of %s: %d bytes, brotli -11 %d", file, len(library.Bundle(file)), len(text))
	}
	if len(br) > programLimit {
		t.Errorf("got %d bytes of brotli, want at most %d", len(br), programLimit)
	}
}

// theProgram is the program of the pages, which is compiled once for all tests.
var theProgram = sync.OnceValues(compileProgram)

func compileProgram() ([]byte, error) {
	return buildWasm(root, standins, os.Stderr)
}

// compiled returns the program of the pages, with its names.
func compiled(t *testing.T) []byte {
	t.Helper()
	if testing.Short() {
		t.Skip("compiling the program takes a while")
	}
	program, err := theProgram()
	if err != nil {
		t.Fatal(err)
	}
	return program
}

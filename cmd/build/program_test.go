package main

import "testing"

// programLimit is how large the program may be on the wire. A go-app program that
// says hello takes 1.41 MB when nothing is left out of it.
const programLimit = 1_400_000

// TestProgramSize compiles the program, compresses it as a good server does
// and prints the sizes.
func TestProgramSize(t *testing.T) {
	program := compiled(t)
	if again := compiled(t); string(program) != string(again) {
		t.Error("two builds of the program differ")
	}
	program, err := lean(program)
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
	if len(br) > programLimit {
		t.Errorf("got %d bytes of brotli, want at most %d", len(br), programLimit)
	}
}

// compiled compiles the program.
func compiled(t *testing.T) []byte {
	t.Helper()
	if testing.Short() {
		t.Skip("compiling the program takes a while")
	}
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	program, err := buildWasm(root, standins, t.Output())
	if err != nil {
		t.Fatal(err)
	}
	return program
}

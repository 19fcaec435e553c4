package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestEmptiedRuns takes the bodies of idle functions from a program with goroutines,
// timers, much memory and panics, and runs it: a body that it needs would stop it.
func TestEmptiedRuns(t *testing.T) {
	if testing.Short() {
		t.Skip("compiling a program takes a while")
	}
	name := filepath.Join(t.TempDir(), "runs.wasm")
	overlay, err := overlayOfTests() // what the tests in WebAssembly have compiled
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(goCommand, "build", "-overlay="+overlay, "-ldflags=-w", "-o", name, "./testdata/runs")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	program, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	small, err := emptied(program)
	if err != nil {
		t.Fatal(err)
	}
	if len(small) > len(program)-100_000 {
		t.Errorf("%d bytes of %d are left", len(small), len(program))
	}
	if err := os.WriteFile(name, small, 0o644); err != nil {
		t.Fatal(err)
	}
	goroot, err := goRoot()
	if err != nil {
		t.Fatal(err)
	}
	text, err := exec.Command(filepath.Join(goroot, "lib", "wasm", "go_js_wasm_exec"), name).CombinedOutput()
	const want = "200000 runtime error: index out of range [10049] with length 10000\npanic: the end\n"
	if got := strings.TrimSpace(string(text)); err == nil || got != strings.TrimSpace(want) {
		t.Errorf("got %s, %v, want %s", got, err, want)
	}
}

// TestIdleFunctionsAreThere looks for functions of the program that each row of the
// lists stands for.
func TestIdleFunctionsAreThere(t *testing.T) {
	program := compiled(t)
	names := namesIn(program)
	if len(names) != 1 {
		t.Fatalf("%d sections of names", len(names))
	}
	called := functionNames(program[names[0].start:names[0].end])
	for _, row := range append(idle[:len(idle):len(idle)], silent...) {
		found := false
		for _, name := range called {
			found = found || isIn([]string{row}, listed(name))
		}
		if !found {
			t.Errorf("%s stands for no function", row)
		}
	}
}

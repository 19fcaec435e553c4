package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestTightProgramRuns runs a program with goroutines, timers, much memory and panics whose
// instructions are tight.
func TestTightProgramRuns(t *testing.T) {
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
	var said bytes.Buffer
	err = runTight(console{in: strings.NewReader(""), out: &said, err: &said}, []string{name})
	const want = "200000 runtime error: index out of range [10049] with length 10000\npanic: the end\n"
	if got := said.String(); err == nil || !strings.HasPrefix(got, want) {
		t.Errorf("got %s, %v, want %s", got, err, want)
	}
}

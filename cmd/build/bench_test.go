package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"shapecast/lessons"
)

// BenchmarkColdSite builds the whole site as its first build does on a machine:
// nothing is compiled, nothing is drawn yet.
func BenchmarkColdSite(b *testing.B) {
	root, err := moduleRoot()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		dir := b.TempDir()
		cmd := exec.Command(goCommand, "run", "./cmd/build", "site", "-out", filepath.Join(dir, "site"))
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "GOCACHE="+filepath.Join(dir, "go"), "XDG_CACHE_HOME="+filepath.Join(dir, "cache"))
		if text, err := cmd.CombinedOutput(); err != nil {
			b.Fatalf("%v\n%s", err, text)
		}
	}
}

// BenchmarkEdit makes the site of the development server anew after a change to
// one lesson of the course in both languages, with a figure in it that was never
// drawn.
func BenchmarkEdit(b *testing.B) {
	root, err := moduleRoot()
	if err != nil {
		b.Fatal(err)
	}
	dir := b.TempDir()
	m := &maker{console: quiet(), root: root, dir: b.TempDir(), lessons: dir}
	if err := os.CopyFS(dir, lessons.Files); err != nil {
		b.Fatal(err)
	}
	if err := m.try(true); err != nil {
		b.Fatal(err)
	}
	for turn := 0; b.Loop(); turn++ {
		fence := fmt.Sprintf("\n```broadcast\n:id: turn\n:caption: Turn\nones((%[1]d, 1)) + %[2]d    # -> (%[1]d, 1)\n```\n", turn%7+2, turn+os.Getpid())
		for _, name := range []string{"en/05-axes-of-size-1.md", "zh/05-axes-of-size-1.md"} {
			text, err := lessons.Files.ReadFile(name)
			if err != nil {
				b.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), append(text, fence...), 0o644); err != nil {
				b.Fatal(err)
			}
		}
		if err := m.try(false); err != nil {
			b.Fatal(err)
		}
	}
}

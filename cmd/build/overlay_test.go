package main

import (
	"bytes"
	"io/fs"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// tiny is a program that uses one of the packages that have stand-ins.
const tiny = "package main\n\nimport \"crypto/md5\"\n\nfunc main() { println(md5.New() != nil) }\n"

// copied returns the stand-ins, with one of them changed.
func copied(t *testing.T, name, text string) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	err := fs.WalkDir(standins, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(standins, path)
		files[path] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil || files[name] == nil {
		t.Fatalf("no stand-in %s: %v", name, err)
	}
	files[name] = &fstest.MapFile{Data: []byte(text)}
	return files
}

// TestBrokenStandIn compiles with a stand-in that does not fit the release of
// Go: the program is made without, and one line says so.
func TestBrokenStandIn(t *testing.T) {
	cache, err := exec.Command(goCommand, "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOCACHE", strings.TrimSpace(string(cache)))
	t.Setenv("XDG_CACHE_HOME", t.TempDir()) // others compile with what lies in ours
	root := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module " + module + "\n\ngo 1.26\n", "app/main.go": tiny} {
		if err := writeFile(filepath.Join(root, name), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	var said bytes.Buffer
	program, err := buildWasm(root, copied(t, "standin/crypto/md5/md5.go", "package md5\n\nfunc New() missing\n"), &said)
	if err != nil || !bytes.HasPrefix(program, []byte("\x00asm")) {
		t.Fatalf("got %d bytes, %v, want a program", len(program), err)
	}
	if text := said.String(); strings.Count(text, "\n") != 1 || !strings.Contains(text, "md5") || !strings.Contains(text, "undefined: missing") {
		t.Errorf("got %q, want one line that names what is broken", text)
	}
	if err := writeFile(filepath.Join(root, "app", "main.go"), []byte(strings.Replace(tiny, "println", "printline", 1))); err != nil {
		t.Fatal(err)
	}
	said.Reset()
	if _, err := buildWasm(root, standins, &said); err == nil || !strings.Contains(err.Error(), "undefined: printline") || said.Len() > 0 {
		t.Errorf("got %v and %q, want the mistake of the program", err, said.String())
	}
}

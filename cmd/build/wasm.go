package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/andybalholm/brotli"
)

// module is the name in go.mod.
const module = "shapecast"

// goCommand compiles. It is looked up on the path, where go run and go test
// put the release that runs them first.
const goCommand = "go"

// moduleRoot returns the folder of go.mod, above the working directory or in it.
func moduleRoot() (string, error) {
	text, err := exec.Command(goCommand, "list", "-m", "-f", "{{.Path}} {{.Dir}}").Output()
	if dir, is := strings.CutPrefix(strings.TrimSpace(string(text)), module+" "); is && err == nil {
		return dir, nil
	}
	return "", errors.New("the working directory is outside the repository: build needs its go.mod, app and web")
}

// buildWasm compiles the program of the pages. Where the stand-ins do not
// compile, with a release of Go that they were not written for, it compiles
// without them, and says so: the program is larger then, and does the same.
func buildWasm(root string, from fs.FS, say io.Writer) ([]byte, error) {
	dir, err := os.MkdirTemp("", "wasm-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	goroot, err := goRoot()
	if err != nil {
		return nil, err
	}
	overlay, err := writeOverlay(cacheFolder("overlay", dir), goroot, from, nil)
	if err != nil {
		return nil, err
	}
	program, failed := compile(root, filepath.Join(dir, "app.wasm"), "-overlay="+overlay)
	if failed == nil {
		return program, nil
	}
	program, err = compile(root, filepath.Join(dir, "app.wasm"))
	if err == nil {
		fmt.Fprintf(say, "cmd/build/standin does not compile with this release of Go; the program is compiled without it and is larger: %s\n", reason(failed))
	}
	return program, err
}

// reason returns the first line of a compiler's message that names a place.
func reason(err error) string {
	for line := range strings.Lines(err.Error()) {
		if strings.Contains(line, ".go:") {
			return strings.TrimSpace(line)
		}
	}
	return err.Error()
}

// compile compiles the program of the pages into the file out.
//
// Inlining is off but in Go's runtime: elsewhere it makes the program 145 kB larger on
// the wire, and the loops over values are as fast without it. The tag leaves out the
// functions of libraries that few programs need: addFunctions makes files of them.
func compile(root, out string, flags ...string) ([]byte, error) {
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-tags=fetched", "-ldflags=-s -w",
		"-gcflags=all=-l", "-gcflags=runtime="}, flags...)
	cmd := exec.Command(goCommand, append(args, "-o", out, "./app")...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=", "CGO_ENABLED=0")
	if text, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build ./app for js/wasm: %w\n%s", err, text)
	}
	return os.ReadFile(out)
}

// cacheFolder returns a folder of ours in the user's cache, or instead where
// there is none. The compiler recognises a file only in the same place.
func cacheFolder(name, instead string) string {
	cache, err := os.UserCacheDir()
	if err != nil {
		return instead
	}
	return filepath.Join(cache, module, name)
}

// goRoot returns the folder of the Go release.
func goRoot() (string, error) {
	text, err := exec.Command(goCommand, "env", "GOROOT").Output()
	return strings.TrimSpace(string(text)), err
}

// wasmExec returns the script that starts a program of this Go release.
func wasmExec() ([]byte, error) {
	goroot, err := goRoot()
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
}

// A compression is a way to make a file small, and the end its name gets.
type compression struct {
	end  string
	into func(out io.Writer) (io.WriteCloser, error)
}

var (
	gzipped = compression{".gz", func(out io.Writer) (io.WriteCloser, error) {
		return gzip.NewWriterLevel(out, gzip.BestCompression)
	}}
	brotlied = compression{".br", func(out io.Writer) (io.WriteCloser, error) {
		const window = 24 // 16 MB, the largest: half of that makes the program larger
		return brotli.NewWriterOptions(out, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: window}), nil
	}}
)

// bytes returns data made small.
func (c compression) bytes(data []byte) ([]byte, error) {
	var small bytes.Buffer
	w, err := c.into(&small)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return small.Bytes(), err
}

// cached returns data made small. What was made small before is kept in the
// user's cache folder, by hash.
func (c compression) cached(data []byte) ([]byte, error) {
	sum := sha256.Sum256(data)
	return cached(cacheFolder("small", ""), hex.EncodeToString(sum[:])+c.end, func() ([]byte, error) { return c.bytes(data) })
}

// cached returns what is made, from a file of the folder if it was made before.
// Where there is no folder, "", nothing is kept.
func cached(folder, name string, made func() ([]byte, error)) ([]byte, error) {
	if folder == "" {
		return made()
	}
	name = filepath.Join(folder, name)
	if data, err := os.ReadFile(name); err == nil {
		now := time.Now()
		_ = os.Chtimes(name, now, now) // it is used, which forget asks for
		return data, nil
	}
	data, err := made()
	if err == nil {
		_ = keep(name, data) // a cache that cannot be written costs time, nothing else
	}
	return data, err
}

// keep writes a file whole or not at all.
func keep(name string, data []byte) error {
	if err := writeFile(name+".new", data); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}

// forget removes from the folder what no site has used for a month.
func forget(folder string) {
	kept, _ := os.ReadDir(folder) // none where there is no folder
	for _, entry := range kept {
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > 30*24*time.Hour {
			_ = os.Remove(filepath.Join(folder, entry.Name()))
		}
	}
}

package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Modules that stand in more than one line of the policy.
const (
	goApp       = "github.com/maxence-charriere/go-app/v10"
	goldmark    = "github.com/yuin/goldmark"
	chroma      = "github.com/alecthomas/chroma/v2"
	passthrough = "github.com/gohugoio/hugo-goldmark-extensions/passthrough"
	treeblood   = "github.com/wyatt915/treeblood"
	yaml        = "github.com/goccy/go-yaml"
	xImage      = "golang.org/x/image"
	xText       = "golang.org/x/text"
	xTxtar      = "golang.org/x/tools/txtar"
)

// anything marks the packages that may import whatever they like.
const anything = "*"

// importPolicy lists what each of our packages may import beyond the standard
// library. It is a statement of design: change it for a reason, never to make
// a build pass.
var importPolicy = map[string][]string{
	"engine":         {},
	"engine/library": {"engine"},
	"engine/expr":    {"engine"},
	"engine/run":     {"engine", "engine/expr", "engine/library"},
	"engine/dialect": {"engine", "engine/library", "engine/run"},
	"engine/truth":   {"engine/library"},
	"engine/figure":  {"engine", "engine/expr", "engine/run"},
	"app/words":      {"engine", "engine/expr", "engine/run", "engine/dialect", "engine/figure", "engine/goal"},
	"app/scene":      {"engine", "app/words"},
	"app/svg":        {"app/scene", "app/words"},
	"app/raster":     {"app/scene", "app/svg", "git.sr.ht/~sbinet/gg", xImage}, // the colours stand in app/svg
	"app/bench": {"engine", "engine/expr", "engine/run", "engine/dialect", "engine/figure",
		"engine/library", // the names that a slip may stand for
		"app/words", "app/scene"},
	"engine/goal": {"engine", "engine/expr", "engine/run"},
	"app/answer":  {"engine", "engine/expr", "engine/run", "engine/goal", "app/words"},
	"app/embed":   {"engine/figure", "app/words", "app/scene", "app/svg", "app/bench"},
	"app/ui": {"engine", "engine/library", "engine/expr", "engine/run", "engine/dialect", "engine/figure", "engine/goal",
		"app/words", "app/answer", "app/scene", "app/svg", "app/bench", "app/embed", goApp},
	"app": {"app/ui", goApp},
	"lessons": {"engine", "engine/expr", "engine/run", "engine/dialect", "engine/figure", "engine/goal", goldmark, passthrough, treeblood, yaml, chroma,
		"app/words",    // the names of the steps
		xImage, xText}, // the sizes of pictures, the tags of languages
	// Not app/ui: the builder writes what stands on a page before the program
	// does, and compiling go-app for it would take a quarter of a cold build.
	"cmd/build/tight": {},
	"cmd/build": {"cmd/build/tight", "engine", "engine/library", "engine/expr", "engine/run", "engine/dialect", "engine/figure", "lessons",
		"app/words", "app/answer", "app/scene", "app/svg", "app/raster", "app/bench", "app/embed",
		"github.com/andybalholm/brotli", "github.com/fsnotify/fsnotify", xText, xTxtar},

	"wasm_test":          {anything},
	"wasm_test/browsers": {anything},
}

// inBrowser lists the packages that are linked into the WebAssembly, and heavy
// the parts of the standard library that would make it too large. go-app
// links encoding/json already, and still nothing of ours needs it.
var (
	inBrowser = []string{"engine", "engine/library", "engine/expr", "engine/run", "engine/dialect", "engine/figure", "engine/goal",
		"app/words", "app/answer", "app/scene", "app/svg", "app/bench", "app/embed", "app/ui", "app"}
	heavy = []string{"regexp", "encoding/json", "text/template", "html/template", "net/http", "math/big",
		"crypto/aes", "crypto/cipher", "crypto/md5", "crypto/rand", "crypto/sha1"}
)

// tests may import these everywhere.
var tests = []string{"github.com/google/go-cmp", xTxtar, "engine", "engine/expr", "engine/run", "engine/dialect"}

// TestImports parses the files itself: go list would skip those built only for
// js/wasm, and the test cache would not see them change.
func TestImports(t *testing.T) {
	files := 0
	eachGoFile(t, func(rel, name string) {
		files++
		pkg := path.Dir(rel)
		allowed, known := importPolicy[pkg]
		if !known && !strings.HasPrefix(pkg, "cmd/build/standin/") { // they import the standard library alone
			t.Errorf("%s: package %s is not in the policy", rel, pkg)
			return
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, spec := range file.Imports {
			if imported := strings.Trim(spec.Path.Value, `"`); !allowedImport(rel, imported, allowed) {
				t.Errorf("%s imports %s, which the policy does not allow to %s", rel, imported, pkg)
			}
		}
	})
	if files < len(importPolicy) {
		t.Errorf("got %d files, want one for each of %d packages at least", files, len(importPolicy))
	}
}

func allowedImport(name, imported string, allowed []string) bool {
	if strings.HasSuffix(name, "_test.go") {
		allowed = append(append([]string{path.Dir(name)}, tests...), allowed...)
	} else if slices.Contains(inBrowser, path.Dir(name)) && slices.Contains(heavy, imported) {
		return false
	}
	first, _, _ := strings.Cut(imported, "/")
	if !strings.Contains(first, ".") && first != module {
		return true
	}
	imported = strings.TrimPrefix(imported, module+"/")
	return slices.ContainsFunc(allowed, func(a string) bool {
		return a == anything || a == imported || strings.Contains(a, ".") && strings.HasPrefix(imported, a+"/")
	})
}

// notOurs names the folders that hold no code of ours.
var notOurs = []string{"testdata", "node_modules", "dist", "examples"}

// eachGoFile calls do with the path of every Go file inside the repository, and its name.
func eachGoFile(t *testing.T, do func(rel, name string)) {
	err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && name != root && (strings.HasPrefix(entry.Name(), ".") || slices.Contains(notOurs, entry.Name())) {
			return fs.SkipDir
		}
		if filepath.Ext(name) != ".go" {
			return nil
		}
		rel, err := filepath.Rel(root, name)
		if err == nil {
			do(filepath.ToSlash(rel), name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestAllowedImport(t *testing.T) {
	for _, test := range []struct {
		file, imported string
		want           bool
	}{
		{"engine/shape.go", "slices", true},
		{"engine/expr/run.go", "shapecast/engine", true},
		{"engine/shape.go", "shapecast/engine/expr", false},
		{"app/ui/root.go", "github.com/yuin/goldmark", false},
		{"lessons/lesson.go", "github.com/yuin/goldmark/ast", true},
		{"engine/expr/lex.go", "regexp", false}, // heavy in the browser
		{"engine/expr/lex_test.go", "regexp", true},
		{"wasm_test/course_test.go", "github.com/chromedp/chromedp", true},
		{"engine/trace_test.go", "shapecast/engine", true},
	} {
		if got := allowedImport(test.file, test.imported, importPolicy[path.Dir(test.file)]); got != test.want {
			t.Errorf("%s imports %s: got %v, want %v", test.file, test.imported, got, test.want)
		}
	}
}

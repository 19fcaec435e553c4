package main

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
)

var versionIn = regexp.MustCompile(`data-version="([^"]*)"`)

// A worker is what sw.js is told of the site.
type worker struct {
	Version       string
	Core, Program []string
}

// offline builds the one lesson, for reading without a network.
func offline(t *testing.T, change func(*site)) (files output, w worker) {
	t.Helper()
	files = build(t, func(s *site) {
		s.offline = true
		change(s)
	})
	first, _, _ := strings.Cut(string(files["sw.js"]), "\n")
	if err := json.Unmarshal([]byte(strings.TrimSuffix(strings.TrimPrefix(first, "const site = "), ";")), &w); err != nil {
		t.Fatal(err)
	}
	return files, w
}

// TestOfflineVersion holds that every page and the worker name one version,
// which changes when a page does.
func TestOfflineVersion(t *testing.T) {
	versions := map[string]bool{}
	for _, title := range []string{"Shapecast", "Other", "Shapecast"} {
		files, w := offline(t, func(s *site) { s.lessons = titled(title) })
		for _, page := range []string{"index.html", "404.html", "en/index.html", "zh/axes/index.html"} {
			if found := versionIn.FindStringSubmatch(string(files[page])); found == nil || found[1] != w.Version {
				t.Errorf("%s: got version %v, want %s, the one of sw.js", page, found, w.Version)
			}
		}
		versions[w.Version] = true
	}
	if len(versions) != 2 {
		t.Errorf("got versions %v, want one for each title", versions)
	}
}

// TestOfflineFiles holds that the worker fetches files that are there, and keeps one form
// of the program: the smallest that the browser inflates.
func TestOfflineFiles(t *testing.T) {
	files, w := offline(t, func(s *site) { s.brotli = true })
	if len(w.Core) < 10 {
		t.Errorf("got %d files to keep, want at least 10", len(w.Core))
	}
	for _, name := range append(w.Core, w.Program...) {
		if files[name] == nil {
			t.Errorf("no file %s", name)
		}
	}
	if want := regexp.MustCompile(`^_/app\.\w+\.wasm\.br _/app\.\w+\.wasm\.gz$`); !want.MatchString(strings.Join(w.Program, " ")) {
		t.Errorf("got %s, want brotli before gzip", w.Program)
	}
	if kept := strings.Join(w.Core, " "); strings.Contains(kept, ".wasm") || strings.Contains(kept, ".png") {
		t.Errorf("a picture is kept, or the program in every form: %s", kept)
	}
}

func TestManifest(t *testing.T) {
	files := build(t, func(s *site) { s.lessons = titled("Our course") })
	var manifest struct {
		Name  string
		Start string `json:"start_url"`
		Icons []struct{ Src string }
	}
	if err := json.Unmarshal(files["manifest.webmanifest"], &manifest); err != nil {
		t.Fatal(err)
	}
	if manifest.Name != "Our course" || manifest.Start != "./" || len(manifest.Icons) != 4 {
		t.Errorf("got %+v", manifest)
	}
	for _, icon := range manifest.Icons {
		if files[icon.Src] == nil {
			t.Errorf("no file %s", icon.Src)
		}
	}
}

// TestWithoutOffline holds that a development server leaves no worker behind.
func TestWithoutOffline(t *testing.T) {
	files := build(t, nil)
	if files["sw.js"] != nil || strings.Contains(string(files["index.html"]), "offline.") {
		t.Error("the site has a worker")
	}
}

package main

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
)

var versionIn = regexp.MustCompile(`data-version="([^"]*)"`)

// offline builds the one lesson, for reading without a network.
func offline(t *testing.T, change func(*site)) output {
	t.Helper()
	return build(t, func(s *site) {
		s.offline = true
		if change != nil {
			change(s)
		}
	})
}

// TestOfflineVersion holds that every page and the worker name one version,
// which changes when a page does.
func TestOfflineVersion(t *testing.T) {
	versions := map[string]bool{}
	for _, title := range []string{"Shapecast", "Other", "Shapecast"} {
		files := offline(t, func(s *site) { s.lessons = titled(title) })
		first, _, _ := strings.Cut(string(files["sw.js"]), "\n")
		for _, page := range []string{"index.html", "404.html", "en/index.html", "zh/axes/index.html"} {
			found := versionIn.FindStringSubmatch(string(files[page]))
			if found == nil || !strings.Contains(first, `"version":"`+found[1]+`"`) {
				t.Errorf("%s: got version %v, want the one of sw.js: %s", page, found, first)
				continue
			}
			versions[found[1]] = true
		}
	}
	if len(versions) != 2 {
		t.Errorf("got versions %v, want one for each title", versions)
	}
}

// TestOfflineProgram holds that the worker keeps one form of the program: the
// smallest that the browser inflates.
func TestOfflineProgram(t *testing.T) {
	files := offline(t, func(s *site) { s.brotli = true })
	first, _, _ := strings.Cut(string(files["sw.js"]), "\n")
	_, list, _ := strings.Cut(first, `"program":`)
	if want := regexp.MustCompile(`^\["_/app\.\w+\.wasm\.br","_/app\.\w+\.wasm\.gz"\]`); !want.MatchString(list) {
		t.Errorf("got %s, want brotli before gzip", list)
	}
	core, _, _ := strings.Cut(first, `"program":`)
	if strings.Contains(core, ".wasm") {
		t.Errorf("the program is kept in every form: %s", core)
	}
}

// TestOfflineCore holds that the worker fetches files that are there, and all
// that a page of the site names.
func TestOfflineCore(t *testing.T) {
	files := offline(t, nil)
	var site struct{ Core []string }
	first, _, _ := strings.Cut(string(files["sw.js"]), "\n")
	if err := json.Unmarshal([]byte(strings.TrimSuffix(strings.TrimPrefix(first, "const site = "), ";")), &site); err != nil {
		t.Fatal(err)
	}
	if len(site.Core) < 10 {
		t.Errorf("got %d files to keep, want at least 10", len(site.Core))
	}
	for _, name := range site.Core {
		if files[name] == nil {
			t.Errorf("no file %s", name)
		}
	}
	for _, end := range []string{".wasm", ".wasm.js", ".br", ".png"} {
		if strings.Contains(first, end+`"`) {
			t.Errorf("%s is kept", end)
		}
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

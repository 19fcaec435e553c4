package dialect

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestFormsAreThoseOfTheCode wants a form for each name in the code, and the code to
// name each form that is not "-" and not for a type of error.
func TestFormsAreThoseOfTheCode(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, file := range files {
		code, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, found := range regexp.MustCompile(`"((?:numpy|pytorch|tensorflow|jax|xarray) \w+)"`).FindAllStringSubmatch(string(code), -1) {
			if named[found[1]] = true; formOf(found[1]) == nil {
				t.Errorf("%s: there is no form %q", file, found[1])
			}
		}
	}
	layouts := append(strings.Fields("together arguments indices sizes dimension static merged refs remapped equal counts splits summed"), elsewhere[:]...)
	for _, f := range ofAll().list {
		if _, places := placings[f.layout]; !places && !slices.Contains(layouts, f.layout) {
			t.Errorf("%q: nobody reads %q", f.text, f.layout)
		}
	}
	for name := range ofAll().written {
		if !named[name] && !strings.HasSuffix(name, " -") && !strings.Contains(name, "Error") {
			t.Errorf("no code writes the form %q", name)
		}
	}
}

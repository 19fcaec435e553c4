package expr

import (
	"os"
	"regexp"
	"testing"
)

// TestPreludes reads every function that is written in the language.
func TestPreludes(t *testing.T) {
	files, err := os.ReadDir("../library/prelude")
	if err != nil || len(files) < 6 {
		t.Fatal(files, err)
	}
	defined := regexp.MustCompile(`(?m)^def `)
	for _, f := range files {
		source, err := os.ReadFile("../library/prelude/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		program, err := Parse(string(source))
		if err != nil {
			t.Errorf("%s: %v", f.Name(), err)
			continue
		}
		functions := 0
		for _, s := range program.Statements {
			if s.Block != nil && s.Block.Def != nil {
				functions++
			}
		}
		if want := len(defined.FindAllString(string(source), -1)); functions != want {
			t.Errorf("%s: %d functions were read, want %d", f.Name(), functions, want)
		}
	}
}

package run

import (
	"regexp"
	"testing"

	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// TestPreludes reads every function that is written in the language.
func TestPreludes(t *testing.T) {
	defined := regexp.MustCompile(`(?m)^def `)
	for _, source := range library.Preludes() {
		program, err := expr.Parse(source)
		if err != nil {
			t.Error(err)
			continue
		}
		functions := 0
		for _, s := range program.Statements {
			if s.Block != nil && s.Block.Word == "def" {
				functions++
			}
		}
		if want := len(defined.FindAllString(source, -1)); functions != want {
			t.Errorf("%d functions were read of %q, want %d", functions, source[:40], want)
		}
	}
}

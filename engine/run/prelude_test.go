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

// TestNativesAreNoNames checks that a program cannot call what only functions that are
// written in the language call.
func TestNativesAreNoNames(t *testing.T) {
	for _, program := range []string{"become(1, 2)", "joined(5, 0)", "misses(1, 2)", "labels(1, 2)"} {
		if _, unknown := Run(program, "").Err.(*NameError); !unknown {
			t.Errorf("%s is no mistake about a name", program)
		}
	}
}

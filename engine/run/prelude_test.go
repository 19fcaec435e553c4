package run

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// TestPreludes reads every function that is written in the language.
func TestPreludes(t *testing.T) {
	defined := regexp.MustCompile(`(?m)^def `)
	for _, file := range append(slices.Clone(library.Files), "others") {
		source := library.Text(file)
		functions := 0
		for _, part := range strings.Split("\n"+source, "\ndef ")[1:] { // all at once is too long
			program, err := expr.Parse("def " + part)
			if err != nil {
				t.Error(err)
				continue
			}
			for _, s := range program.Statements {
				if s.Block != nil && s.Block.Word == "def" {
					functions++
				}
			}
		}
		if want := len(defined.FindAllString(source, -1)); functions != want {
			t.Errorf("%d functions were read of %s, want %d", functions, file, want)
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

// TestOperandsHaveNoWordsOfLibraries checks that an operand of a function that calls another
// one is named neither by their source nor after a variable of the program that happens to be
// called as one of theirs.
func TestOperandsHaveNoWordsOfLibraries(t *testing.T) {
	for _, program := range []string{
		"x = np.arange(5)\nnp.linalg.norm(np.diff(np.ones((3, 2)), axis=0), axis=1)",
		"import jax\njax.vmap(jnp.dot)(jnp.ones((2, 3)), jnp.ones((2, 3)))",
	} {
		steps := Run(program, "").Steps
		for _, s := range steps {
			if s.Change != nil && (s.Change.From.Name == "x" || s.Change.From.Text == "array(v)" || s.Change.From.Text == "*row") {
				t.Errorf("%s: an operand is called %q, %q", program, s.Change.From.Name, s.Change.From.Text)
			}
		}
		if len(steps) == 0 {
			t.Errorf("%s has no steps", program)
		}
	}
}

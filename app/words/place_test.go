package words_test

import (
	"slices"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// TestPlacesAreCalledAsTheyAreWritten looks at the name of the place for a result: a long one
// is called by what it is a part of.
func TestPlacesAreCalledAsTheyAreWritten(t *testing.T) {
	for program, want := range map[string]string{
		"a = zeros((3, 4))\na[1:] = arange(4)":           "a[1:]",
		"a = zeros((3, 4))\na[a[:, 0] > 3] = arange(4)":  "a[…]",
		"a = zeros((3, 4))\na[a[:, 0] < 3] += arange(4)": "a[…]",
		"a = zeros((3, 4))\na += arange(4)":              "a",
	} {
		step, _ := run.Run(program, "").Focus()
		for _, lang := range words.Langs {
			if names := words.StoryOf(lang, *step.Trace).Names(); names[len(names)-1] != want {
				t.Errorf("%q: the place is called %q, want %q", program, names[len(names)-1], want)
			}
		}
	}
	step, _ := run.Run("a = zeros((3, 4))\na[a[:, 0] < 3] += arange(4)", "").Focus()
	if names := words.StoryOf(words.English, *step.Trace).Names(); slices.Contains(names, "A") {
		t.Errorf("the names are %q", names)
	}
}

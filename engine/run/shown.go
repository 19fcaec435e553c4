package run

import (
	"slices"
	"strings"
)

// Find returns the index of the last step whose source is text, blanks aside,
// and -1 where no step is.
func (o Outcome) Find(text string) int {
	want := packed(text)
	for i, s := range slices.Backward(o.Steps) {
		if packed(s.Text) == want {
			return i
		}
	}
	return -1
}

// packed returns source without its blanks, in which two writers may differ.
func packed(source string) string { return strings.Join(strings.Fields(source), "") }

// Show returns the step with the given source, a whole chain together, and the
// step of [Outcome.Focus] where text is "" or no step has it.
func (o Outcome) Show(text string) (Step, bool) {
	i := -1
	if text != "" {
		i = o.Find(text)
	}
	if i < 0 {
		return o.Focus()
	}
	return o.Steps[i].whole(), true
}

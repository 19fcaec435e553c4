package dialect

import (
	"slices"
	"strings"
	"testing"
)

// TestLayouts wants a reader for the layout of each form.
func TestLayouts(t *testing.T) {
	layouts := append(strings.Fields("together arguments indices grown resized updated assigned target expanded stretched sizes dimension static merged refs splits summed masking beyond indexed multiple truths batches"), kindNames[Elsewhere:]...)
	for _, f := range forms() {
		if !slices.Contains(layouts, f.layout) {
			t.Errorf("%q: nobody reads %q", f.text, f.layout)
		}
	}
}

package dialect

import (
	"slices"
	"strings"
	"testing"
)

// TestLayouts wants a reader for the layout of each form.
func TestLayouts(t *testing.T) {
	layouts := append(strings.Fields("together arguments indices sizes dimension static merged refs equal counts splits summed"), elsewhere[:]...)
	for _, f := range forms() {
		if _, places := placings[f.layout]; !places && !slices.Contains(layouts, f.layout) {
			t.Errorf("%q: nobody reads %q", f.text, f.layout)
		}
	}
}

package words_test

import (
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// TestOnlyAFunctionLacksBrackets asks for the brackets of a call where a function stands for its
// result, and nowhere else.
func TestOnlyAFunctionLacksBrackets(t *testing.T) {
	for program, want := range map[string]bool{
		"import numpy as np\nx = np.ones(3)\nx - x.mean":    true,
		"import numpy as np\nf = lambda: 1\nf - np.ones(3)": true,
		"import numpy as np\nx = {1, 2}\nx - np.ones(3)":    false,
	} {
		out := run.Run(program, "")
		line := words.English.Mistake(out.Err, out.Library)
		if got := strings.Contains(line.Title+line.Text, "Is () missing?"); got != want {
			t.Errorf("%q: %q, %q; asks for brackets: %v, want %v", program, line.Title, line.Text, got, want)
		}
	}
}

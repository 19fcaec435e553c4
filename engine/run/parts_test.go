package run_test

import (
	"fmt"
	"testing"

	"shapecast/engine/run"
)

// TestParts writes into parts: those of an array are views of it, those of a
// list are not.
func TestParts(t *testing.T) {
	for _, test := range []struct{ name, program, want string }{
		{"a view", "a = np.arange(4); b, c = np.split(a, 2); c += 10; a", "[0 1 12 13]"},
		{"of an array", "b, c = np.split(np.array([1, 2, 3, 4]), 2); c += 10; c", "[13 14]"},
		{"of unequal length", "np.array_split(np.arange(5), 2)[1]", "[3 4]"},
		{"between places", "np.split(np.arange(6), [2, 3])[2]", "[3 4 5]"},
		{"a chunk", "q, k, v = torch.arange(6).view(2, 3).chunk(3, dim=-1); v.flatten()", "[2 5]"},
		{"lengths", "torch.arange(6).split([1, 5])[1]", "[1 2 3 4 5]"},
		{"rows", "torch.arange(6).view(2, 3).unbind(1)[2]", "[2 5]"},
		{"choices", "np.select([np.arange(4) < 2, np.arange(4) > 2], [np.arange(4), np.arange(4) * 10])", "[0 1 0 30]"},
		{"a grid", "np.mgrid[0:2, 0:2].ravel()", "[0 0 1 1 0 1 0 1]"},
		{"parts that are not equal", "np.split(np.arange(6), 4)", "ValueError: array split does not result in an equal division"},
		{"lengths that do not add up", "torch.arange(6).split([1, 2])", "RuntimeError: split_with_sizes expects split_sizes to sum exactly to 6 (input tensor's size at dimension 0), but got split_sizes=[1, 2]"},
	} {
		out := run.Run(test.program, "")
		got := ""
		switch e := out.Err.(type) {
		case nil:
			flat, err := out.Last.Array.Flat()
			if got = fmt.Sprint(flat.Ints); err != nil {
				t.Error(err)
			}
		case *run.LibraryError:
			got = e.Type + ": " + e.Text
		default:
			got = fmt.Sprintf("%T", e)
		}
		if got != test.want {
			t.Errorf("%s: got %s (%v), want %s", test.name, got, out.Err, test.want)
		}
	}
}

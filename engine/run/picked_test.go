package run_test

import (
	"fmt"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

func TestAssignmentToPickedItems(t *testing.T) {
	for _, test := range []struct{ name, program, want string }{
		{"a list of rows", "a = np.zeros(3); a[[0, 2]] = 5; a", "[5.0, 0.0, 5.0]"},
		{"values in the order of the list", "a = np.zeros(3); a[[2, 0]] = [1, 2]; a", "[2.0, 0.0, 1.0]"},
		{"pairs of indices", "a = np.zeros((2, 2)); a[np.arange(2), [1, 0]] = 1; a", "[[0.0, 1.0], [1.0, 0.0]]"},
		{"a mask of rows", "a = np.zeros((2, 2)); a[np.array([False, True])] = [1, 2]; a", "[[0.0, 0.0], [1.0, 2.0]]"},
		{"a mask of columns", "a = np.zeros((2, 2)); a[:, np.array([False, True])] = 3; a", "[[0.0, 3.0], [0.0, 3.0]]"},
		{"through a view", "b = np.zeros(4); a = b.reshape(2, 2); a[[1]] = 7; b", "[0.0, 0.0, 7.0, 7.0]"},
		{"what was picked is added to", "a = np.arange(3); a[a > 0] += 5; a", "[0, 6, 7]"},
		{"of a range seen along other axes", "a = np.arange(4).reshape(2, 2).T; a[[1]] += 5; a", "[[0, 2], [6, 8]]"},
		{"an item picked twice is added to once", "a = np.zeros(2); a[[0, 0]] += 1; a", "[1.0, 0.0]"},
		{"the result is the array that was written", "a = np.zeros(2); a[[0]] = 1", "[1.0, 0.0]"},
		{"so it is for a slice", "a = np.zeros(2); a[:] = 1", "[1.0, 1.0]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			out := run.Run(test.program, "")
			if out.Err != nil {
				t.Fatal(out.Err)
			}
			if got := fmt.Sprint(out.Last.Array.Nested()); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

func TestAssignmentToPickedItemsFails(t *testing.T) {
	for _, test := range []struct{ name, program, want string }{
		{"a mask", "a = np.arange(3); a[a > 0] = [7, 8, 9]",
			"NumPy boolean array indexing assignment cannot assign 3 input values to the 2 output values where the mask is true"},
		{"a list", "a = np.arange(3); a[[0, 1]] = [7, 8, 9]",
			"shape mismatch: value array of shape (3,) could not be broadcast to indexing result of shape (2,)"},
		{"a table where a mask wants a list", "a = np.arange(3); a[a > 0] = [[7, 8]]",
			"NumPy boolean array indexing assignment requires a 0 or 1-dimensional input, input has 2 dimensions"},
		{"a slice of a scalar", "torch.tensor(1.)[:]", "slice() cannot be applied to a 0-dim tensor."},
		{"bools, whatever their shapes", "torch.ones(3, dtype=bool) - torch.ones(2)",
			"Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead."},
		{"an axis of a scalar", "torch.tensor(1.).transpose(0, 2)", "Dimension out of range (expected to be in range of [-1, 0], but got 2)"},
		{"one entry", "a = np.arange(3); a[0] = [7, 8]", "int() argument must be a string, a bytes-like object or a real number, not 'list'"},
		{"one entry of floats", "a = np.ones(3); a[0] = [7, 8]", "setting an array element with a sequence."},
		{"an entry of a number", "np.arange(3).sum()[0]", "invalid index to scalar variable."},
		{"PyTorch", "a = torch.zeros(3); a[[0, 1]] = torch.ones(3)",
			"shape mismatch: value tensor of shape [3] cannot be broadcast to indexing result of shape [2]"},
		{"a view that is none", "torch.zeros(2, 3).t().view(6)",
			"view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead."},
		{"batches of matrices", "torch.zeros(4, 2, 3) @ torch.zeros(5, 3, 2)",
			"The size of tensor a (4) must match the size of tensor b (5) at non-singleton dimension 0"},
		{"sizes asked for with -1", "torch.ones(2, 1, 3).expand(-1, 4, 5)",
			"The expanded size of the tensor (5) must match the existing size (3) at non-singleton dimension 2.  Target sizes: [-1, 4, 5].  Tensor sizes: [2, 1, 3]"},
		{"Variables of xarray", "xr.Variable(['z'], np.ones(5)) + xr.Variable(['z'], np.ones(2))",
			"operands cannot be broadcast together with mismatched lengths for dimension 'z': (5, 2)"},
		{"DataArrays", "xr.DataArray(np.ones(5), dims=['z']) + xr.DataArray(np.ones(2), dims=['z'])",
			"cannot reindex or align along dimension 'z' because of conflicting dimension sizes: {2, 5}"},
		{"a view is read only whatever the index", "v = np.broadcast_to(np.ones(3), (0, 3)); v[5] = 1", "assignment destination is read-only"},
		{"types before shapes", "a = np.arange(3); a += np.zeros((2, 4))",
			"Cannot cast ufunc 'add' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'"},
	} {
		t.Run(test.name, func(t *testing.T) {
			out := run.Run(test.program, "")
			text := run.SaidOf(out.Library, out.Err).Text
			if e, ok := out.Err.(*run.LibraryError); ok {
				text = e.Text
			} else if _, mismatch := out.Err.(*engine.MismatchError); mismatch {
				text = run.Said(out.Library, *out.Steps[len(out.Steps)-1].Trace).Text
			}
			if text != test.want {
				t.Errorf("got  %s\nwant %s", text, test.want)
			}
		})
	}
}

func TestWideNumbers(t *testing.T) {
	for _, test := range []struct {
		name, program string
		want          float64
	}{
		{"a float64 tensor keeps what float32 would round", "torch.tensor([0.1], dtype=torch.float64)[0]", 0.1},
		{"also from a number", "torch.tensor(0.1, dtype=torch.float64)", 0.1},
		{"also when it is filled", "torch.full((1,), 1e300, dtype=torch.float64)[0]", 1e300},
		{"the least int64 is written with its sign", "-9223372036854775808 + 0.0", -1 << 63},
	} {
		t.Run(test.name, func(t *testing.T) {
			out := run.Run(test.program, "")
			if out.Err != nil {
				t.Fatal(out.Err)
			}
			got, _ := out.Last.Python.(float64)
			if out.Last.Array != nil {
				got = out.Last.Array.At().AsFloat()
			}
			if got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestCopyOfWhatIsTooLarge(t *testing.T) {
	out := run.Run("np.broadcast_to(1, (10**5, 10**5)).copy()", "")
	if out.Err != nil {
		t.Fatal(out.Err)
	}
	if a := out.Last.Array; !a.Contiguous() || a.ReadOnly {
		t.Errorf("got strides %v, read only %v", a.Strides, a.ReadOnly)
	}
}

// TestIndicesMeet asks which step shows how arrays of indices broadcast, and what they are called.
func TestIndicesMeet(t *testing.T) {
	for _, test := range []struct{ program, want string }{
		{"a = arange(16).reshape(4, 4)\ni, j = array([[2], [1]]), array([0, 2, 2])\na[i, j]", "i (2, 1) j (3,) to (2, 3)"},
		{"a = arange(16).reshape(4, 4)\na[[[2], [1]], [0, 2, 2]]", "[[2], [1]] (2, 1) [0, 2, 2] (3,) to (2, 3)"},
		{"a, k = arange(16).reshape(4, 4), np.ix_([0, 2], [1, 3, 0])\na[k]", "k[0] (2, 1) k[1] (1, 3) to (2, 3)"},
		{"a = arange(24).reshape(2, 3, 4)\na[:, [[2], [1]], [0, 2, 2]]", "[[2], [1]] (2, 1) [0, 2, 2] (3,) to (2, 3)"},
		{"a = arange(16).reshape(4, 4)\na[[2, 1], [0, 2]]", "no"},
		{"a = arange(16).reshape(4, 4)\na[[2, 1], 0]", "no"},
		{"a = arange(16).reshape(4, 4)\na[[[2], [1]]]", "no"},
		{"np.take_along_axis(arange(6).reshape(2, 3), array([[0], [1]]), 1)", "no"},
	} {
		got := "no"
		for _, s := range run.Run(test.program, "").Steps {
			if s.Trace == nil || !s.Trace.Locates() {
				continue
			}
			got = ""
			for _, o := range s.Trace.Operands {
				got += o.Text + " " + o.Shape.String() + " "
			}
			got += "to " + s.Trace.Result().String()
		}
		if got != test.want {
			t.Errorf("%s: got %s, want %s", test.program, got, test.want)
		}
	}
}

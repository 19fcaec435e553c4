package main

import (
	"encoding/json"
	"testing"
)

// TestExplainMessage explains the error messages of libraries: they come out as
// they went in, with the operands that they name.
func TestExplainMessage(t *testing.T) {
	for _, message := range []string{
		"ValueError: operands could not be broadcast together with shapes (2,3) (4,) ",
		"ValueError: operands could not be broadcast together with shapes (3,4) (4,3) (3,4) ",
		"ValueError: non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (2,3)",
		"ValueError: could not broadcast input array from shape (3,) into shape (2,)",
		"RuntimeError: The size of tensor a (128) must match the size of tensor b (1024) at non-singleton dimension 3",
		"RuntimeError: output with shape [1, 28, 28] doesn't match the broadcast shape [3, 28, 28]",
		"InvalidArgumentError: Incompatible shapes: [4] vs. [3] [Op:Sub]",
		"InvalidArgumentError: condition [2], then [3], and else [4] must be broadcastable [Op:SelectV2]",
		"TypeError: add got incompatible shapes for broadcasting: (3,), (4,).",
		"AlignmentError: cannot reindex or align along dimension 'student' because of conflicting dimension sizes: {3, 4}",
	} {
		for _, source := range []string{message, "Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    x - y\n" + message, "x - y\n" + message} {
			var a answer
			if err := json.Unmarshal(object(source, ""), &a); err != nil {
				t.Fatal(err)
			}
			switch {
			case a.OK || a.Error == nil || len(a.Operands) == 0:
				t.Errorf("%q: got %+v with %d operands", source, a.Error, len(a.Operands))
			case a.Error.Type+": "+a.Error.Message != message:
				t.Errorf("got  %s: %s\nwant %s", a.Error.Type, a.Error.Message, message)
			}
		}
	}
}

// TestExplainRefusedOperands holds what Python says of operators that do not take what
// stands beside an array.
func TestExplainRefusedOperands(t *testing.T) {
	for source, want := range map[string]string{
		"torch.ones(3) + [1, 2, 3]":              "unsupported operand type(s) for +: 'Tensor' and 'list'",
		"[1, 2, 3] + torch.ones(3)":              `can only concatenate list (not "Tensor") to list`,
		"torch.ones(3) > [1, 2, 3]":              "'>' not supported between instances of 'Tensor' and 'list'",
		"torch.ones(2, 3) @ [1, 2, 3]":           "unsupported operand type(s) for @: 'Tensor' and 'list'",
		"x = torch.ones(3); x += [1]":            "unsupported operand type(s) for +=: 'Tensor' and 'list'",
		"x = torch.ones(3, 2); x - x.max(dim=1)": "unsupported operand type(s) for -: 'Tensor' and 'torch.return_types.max'",
		"np.ones(3) + None":                      "unsupported operand type(s) for +: 'float' and 'NoneType'",
	} {
		var a answer
		if err := json.Unmarshal(object(source, ""), &a); err != nil {
			t.Fatal(err)
		}
		if a.OK || a.Error == nil || a.Error.Type != "TypeError" || a.Error.Message != want {
			t.Errorf("%s: got %+v, want %s", source, a.Error, want)
		}
	}
}

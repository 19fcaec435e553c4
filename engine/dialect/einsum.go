package dialect

import (
	"strings"

	"shapecast/engine"
)

// einsumComplaint returns what NumPy or PyTorch says of the operands of an
// einsum, which have one axis for each letter behind the arrow.
func einsumComplaint(library engine.Library, t engine.Trace) *complaint {
	equation, is := strings.CutPrefix(t.Call, "einsum ")
	if !is || !t.Failed() || library != engine.InNumPy && library != engine.InPyTorch {
		return nil
	}
	left, letters, _ := strings.Cut(equation, "->")
	terms := strings.Split(left, ",")
	if library == engine.InPyTorch {
		return torchEinsumComplaint(t, terms, letters)
	}
	c := says(numpyRemapped).blames(rightmost(t))
	for n, term := range terms {
		own, met := make([]int, len(term)), make([]int, len(letters))
		for k := range met {
			met[k] = -1
			if i := strings.IndexByte(term, letters[k]); i >= 0 {
				met[k] = t.Operands[n].Shape.Axes[k].Size
				own[i] = met[k]
			}
		}
		c.values.lists = append(c.values.lists, own, met)
	}
	return c
}

// torchEinsumComplaint names the first letter whose size differs from the one
// it had before.
func torchEinsumComplaint(t engine.Trace, terms []string, letters string) *complaint {
	seen := map[rune]int{}
	for n, term := range terms {
		for _, letter := range term {
			k := strings.IndexRune(letters, letter)
			size := t.Operands[n].Shape.Axes[k].Size
			before, met := seen[letter]
			switch {
			case size == 1:
			case met && before != size:
				return says(torchEinsum, size, n, before).words(string(letter)).blames(k)
			default:
				seen[letter] = size
			}
		}
	}
	return nil
}

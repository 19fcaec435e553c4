package dialect

import (
	"strings"

	"shapecast/engine"
)

// einsumComplaint returns what NumPy or PyTorch says of the operands of an
// einsum, which have one axis for each letter: they stand behind the arrow.
func einsumComplaint(library engine.Library, t engine.Trace) (complaint, bool) {
	equation, is := strings.CutPrefix(t.Call, "einsum ")
	if !is || !t.Failed() || library != engine.InNumPy && library != engine.InPyTorch {
		return complaint{}, false
	}
	left, letters, _ := strings.Cut(equation, "->")
	terms := strings.Split(left, ",")
	if library == engine.InPyTorch {
		return torchEinsumComplaint(t, terms, letters), true
	}
	c := complaint{form: numpyRemapped, axis: rightmost(t)}
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
	return c, true
}

// torchEinsumComplaint names the first letter whose size differs from the one
// it had before.
func torchEinsumComplaint(t engine.Trace, terms []string, letters string) complaint {
	seen := map[rune]int{}
	for n, term := range terms {
		for _, letter := range term {
			k := strings.IndexRune(letters, letter)
			size := t.Operands[n].Shape.Axes[k].Size
			before, met := seen[letter]
			switch {
			case size == 1:
			case met && before != size:
				return complaint{form: torchEinsum, axis: k, values: values{words: []string{string(letter)}, ints: []int{size, n, before}}}
			default:
				seen[letter] = size
			}
		}
	}
	return complaint{}
}

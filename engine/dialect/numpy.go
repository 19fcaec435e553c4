package dialect

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// maxObjects is how many arrays NumPy broadcasts at once.
const maxObjects = 64

// numpyComplaint returns what NumPy says of t.
func numpyComplaint(t engine.Trace) *complaint {
	if !t.Failed() && !asksNegative(t) {
		return nil
	}
	if c := numpyCasting(t); c != nil {
		return c
	}
	if t.Call == "index" {
		return says("numpy indexing").lists(sizesOf(t.Operands)...).blames(rightmost(t))
	}
	if t.Output == nil && t.Op == engine.Identity {
		return numpyShapes(t)
	}
	return numpyFailure(t)
}

// numpyCasting returns what NumPy says of values that their place cannot hold,
// which it sees before it looks at shapes.
func numpyCasting(t engine.Trace) *complaint {
	if t.Output != nil && (t.Output.Kind == engine.Augmented || t.Output.Kind == engine.Out) {
		if e, ok := t.Refusal().(*engine.CastError); ok {
			return complaintOf(engine.InNumPy, e)
		}
	}
	return nil
}

// asksNegative reports whether t asks for a shape with a size below 0.
func asksNegative(t engine.Trace) bool {
	return t.Output != nil && slices.ContainsFunc(t.Output.Shape.Sizes(), func(size int) bool { return size < 0 })
}

// numpyFailure returns what NumPy says of operands, and a place for their
// result, that do not go together.
func numpyFailure(t engine.Trace) *complaint {
	form, shapes := "numpy operands", sizesOf(t.Operands)
	if t.Output != nil {
		output := t.Output.Shape.Sizes()
		shapes = append(shapes, output)
		switch kind := t.Output.Kind; {
		case kind == engine.Target:
			form = numpyTargetForm(t)
		case kind == engine.Assigned:
			form = "numpy assigned"
		case t.Grows():
			form, shapes = "numpy OutputError", [][]int{output, t.Result().Sizes()}
		}
	}
	return says(form).lists(shapes...).blames(rightmost(t))
}

// numpyTargetForm returns what broadcast_to says; the array is the only operand.
func numpyTargetForm(t engine.Trace) string {
	switch from, to := t.Operands[0].Shape.Rank(), t.Output.Shape.Rank(); {
	case asksNegative(t):
		return "numpy targetNegative"
	case to == 0:
		return "numpy targetScalar"
	case from > to:
		return "numpy targetRank"
	}
	return "numpy target"
}

// numpyShapes returns what broadcast_shapes says: it scans axes from the left
// and names the two arguments that disagree there. Past 64 arguments it goes
// on with the shape so far as argument 0 and 63 more at a time.
func numpyShapes(t engine.Trace) *complaint {
	group := t.Operands[:min(len(t.Operands), maxObjects)]
	rest := t.Operands[len(group):]
	part := engine.Explain(engine.NumPy, engine.Identity, group...)
	for !part.Failed() && len(rest) > 0 {
		n := min(len(rest), maxObjects-1)
		group = append([]engine.Operand{{Array: engine.Array{Shape: part.Result()}}}, rest[:n]...)
		rest = rest[n:]
		part = engine.Explain(engine.NumPy, engine.Identity, group...)
	}
	axis := leftmost(part)
	if axis < 0 {
		return says("numpy operands").lists(sizesOf(t.Operands)...).blames(rightmost(t))
	}
	who := part.Columns[axis].Conflict.Operands
	return says("numpy objects", who[:]...).lists(group[who[0]].Shape.Sizes(), group[who[1]].Shape.Sizes()).
		blames(axis + len(t.Columns) - len(part.Columns))
}

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
	c := says("numpy remapped").blames(rightmost(t))
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
				return says("pytorch einsum", size, n, before).words(string(letter)).blames(k)
			default:
				seen[letter] = size
			}
		}
	}
	return nil
}

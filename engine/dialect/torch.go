package dialect

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// torchComplaint returns what PyTorch says of t. It broadcasts the operands two
// at a time and leaves the output out of it until they are done.
func torchComplaint(t engine.Trace) *complaint {
	if t.Output != nil {
		switch t.Output.Kind {
		case engine.Target:
			if asked := t.Output.Asked; asked != nil {
				return torchExpandComplaint(t.Operands[0], asked)
			}
			return torchExpandComplaint(t.Operands[0], t.Output.Shape.Sizes())
		case engine.Assigned:
			source := t.Operands[0]
			source.Shape.Axes = withoutLeadingOnes(source.Shape.Axes)
			return torchExpandComplaint(source, t.Output.Shape.Sizes())
		}
	}
	if t.Call == "broadcast_shapes" {
		return torchShapesComplaint(t.Operands)
	}
	if e, ok := t.Refusal().(*engine.BoolSubtractError); ok {
		return complaintOf(engine.InPyTorch, e) // types are looked at before shapes
	}
	if clash, failed := fold(t.Operands); failed && t.Call == "index" {
		return says("pytorch indexing").lists(sizesOf(t.Operands)...).blames(rightmost(t))
	} else if failed {
		return torchClash(t, clash)
	}
	if t.Output == nil {
		return nil
	}
	return torchOutputComplaint(t)
}

// torchClash returns what PyTorch says of operands that do not broadcast.
func torchClash(t engine.Trace, c clash) *complaint {
	have, next := c.have.Sizes(), c.next.Sizes()
	right := max(len(have), len(next)) - c.axis
	return says("pytorch pair", have[len(have)-right], next[len(next)-right], c.axis+t.Mapped).blames(len(t.Columns) - right)
}

// torchShapesComplaint returns what broadcast_shapes says: it takes the shapes
// one by one, each from the right, and writes their sizes into a list of 1s. That of a
// tensor is written with its type.
func torchShapesComplaint(operands []engine.Operand) *complaint {
	shapes, rank := sizesOf(operands), 0
	for _, s := range shapes {
		rank = max(rank, len(s))
	}
	common := slices.Repeat([]int{1}, rank)
	for n, s := range shapes {
		for k := 1; k <= len(s); k++ {
			size, place := s[len(s)-k], &common[rank-k]
			switch {
			case *place == 1 && size < 0:
				return says("pytorch refsNegative").blames(rank - k)
			case *place == 1:
				*place = size
			case size != 1 && size != *place:
				form := "pytorch refsTuple"
				if text := operands[n].Text; strings.HasSuffix(text, ".shape") || strings.HasSuffix(text, ".size()") || strings.HasPrefix(text, "torch.Size(") {
					form = "pytorch refsSize"
				}
				return says(form, size, -k, n).lists(s, common).blames(rank - k)
			}
		}
	}
	return nil
}

// torchOutputComplaint compares the shape of the operands together with that
// of the place for the result. An out= of another shape is made anew, with a
// warning; what copy_ writes meets the place that it is written to.
func torchOutputComplaint(t engine.Trace) *complaint {
	form, meet := "pytorch OutputError", t.Operands
	switch {
	case t.Op == engine.Identity:
		meet = append([]engine.Operand{t.Output.Operand}, meet...)
		if clash, failed := fold(meet); failed {
			return torchClash(t, clash)
		}
	case t.Output.Kind == engine.Out:
		form = "pytorch resized"
	}
	result := engine.Explain(engine.NumPy, t.Op, meet...).Result()
	if result.SameExtent(t.Output.Shape) {
		return nil
	}
	return says(form).lists(t.Output.Shape.Sizes(), result.Sizes())
}

// torchExpandComplaint returns what expand says when it is asked for sizes, of
// which -1 keeps the size that is there. It looks from the right.
func torchExpandComplaint(from engine.Operand, to []int) *complaint {
	have := from.Shape.Sizes()
	lead := len(to) - len(have)
	if lead < 0 {
		form := "pytorch expandRank"
		if from.Values.DType == engine.Bool {
			form = "pytorch expandBools"
		}
		return says(form, len(to), len(have)).words(from.Values.DType.Torch()+"Tensor").lists(have, to)
	}
	for k := len(to) - 1; k >= 0 && len(have) > 0; k-- {
		size := 1
		if k >= lead {
			size = have[k-lead]
		}
		switch {
		case to[k] == -1 && k < lead:
			return says("pytorch expandLeading", k).blames(k)
		case to[k] != -1 && to[k] != size && size != 1:
			return says("pytorch expand", to[k], size, k).lists(to, have).blames(k)
		}
	}
	for k, size := range to {
		if size < -1 || size == -1 && k < lead {
			return says("pytorch negative").blames(k)
		}
	}
	return nil
}

func withoutLeadingOnes(axes []engine.Axis) []engine.Axis {
	for len(axes) > 0 && axes[0].One() {
		axes = axes[1:]
	}
	return axes
}

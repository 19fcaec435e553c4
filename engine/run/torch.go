package run

import (
	"fmt"
	"strings"

	"shapecast/engine"
)

// torchOnly returns PyTorch's losses and the methods that write.
func torchOnly() []function {
	return []function{
		{"array.copy_", "a src|other", copyInto},
	}
}

// bracketed prints sizes as PyTorch does, [2, 3].
func bracketed(s engine.Shape) string { return strings.ReplaceAll(fmt.Sprint(s.Sizes()), " ", ", ") }

// shapesOf prints the shapes of operands, parted by commas.
func shapesOf(operands []engine.Operand, print func(engine.Shape) string) string {
	list := make([]string, len(operands))
	for i, o := range operands {
		list[i] = print(o.Shape)
	}
	return strings.Join(list, ", ")
}

func resizedWarning(before, after engine.Shape) string {
	return fmt.Sprintf("UserWarning: An output with one or more elements was resized since it had shape %s, which does not match the required output shape %s. "+
		"This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. "+
		"You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0).", bracketed(before), bracketed(after))
}

// copyInto writes b, broadcast, into a.
func copyInto(c *call) (value, error) {
	b := c.operand(c.args[1])
	must(partly(c.machine, c.node, c.args[0].object, c.args[1].object))
	// Unlike a[...] = b, it does not drop leading 1s.
	return c.write(c.node, writing{engine.Identity, engine.Out, c.fn.name, c.args[0]}, []engine.Operand{b})
}

// undatable is what PyTorch says of a value that is no number.
func undatable(c *call, v value) error {
	switch {
	case v.kind == textKind:
		return c.says("TypeError", "new(): invalid data type 'str'")
	case v.kind == noneKind || v.kind == dictKind:
		return c.says("RuntimeError", "Could not infer dtype of %s", v.typeName())
	case v.isSequence():
		if first := firstItem(v); first.kind == textKind && first.text != "" {
			return c.says("ValueError", "too many dimensions 'str'") // a text is a list of texts
		}
		for _, item := range v.items {
			must(undatable(c, item))
		}
	}
	return nil
}

// unlistable is what PyTorch and TensorFlow say of lists whose items make no tensor.
func unlistable(c *call, v value) error {
	switch {
	case !c.named:
		return nil
	case c.library == engine.InTensorFlow:
		return mixedList(c, v)
	case !c.isTorch() || c.inside != nil || !contains("tensor|Tensor|as_tensor", c.fn.name):
		return nil
	}
	if first := firstItem(v); first.kind == arrayKind && first.foreign && !first.numpy && first.array.Shape.Rank() == 0 {
		return c.says("TypeError", "len() of unsized object")
	}
	return undatable(c, v)
}

// firstItem returns the first item in lists of lists that is no list, or an empty one.
func firstItem(v value) value {
	for v.isSequence() && len(v.items) > 0 {
		v = v.items[0]
	}
	return v
}

// depthOf returns how deep PyTorch takes lists to be: as deep as the first item, of
// which a tensor counts as a number.
func depthOf(in *context, v value) int {
	depth := 0
	for ; v.isSequence() && len(v.items) > 0; v = v.items[0] {
		depth++
	}
	if v.kind == arrayKind && v.foreign {
		depth += v.array.Shape.Rank()
	}
	return depth
}

// singled returns lists with numbers for the tensors of PyTorch's at a depth in them,
// which have to hold one each.
func singled(c *call, v value, depth int) (value, error) {
	switch {
	case v.isSequence() && v.isNative():
		items := make([]value, len(v.items))
		for i, item := range v.items {
			items[i] = sure(singled(c, item, depth-1))
		}
		return sequence(listKind, items), nil
	case v.kind != arrayKind || v.foreign || depth > 0:
		return v, nil
	}
	if s, one := v.one(); one {
		a, err := engine.Full(engine.Shape{}, s)
		return array(a), err
	}
	n, _ := v.array.Shape.Count()
	switch kind := v.array.Values.DType.Kind(); {
	case n == 1:
		return v, nil
	case kind == engine.KindFloat:
		return v, c.says("ValueError", "only one element tensors can be converted to Python scalars")
	}
	return v, c.says("TypeError", "only integer tensors of a single element can be converted to an index")
}

package dialect

import "shapecast/engine"

// A complaint is a form with what fills it. Where a library has nothing to say
// it is nil.
type complaint struct {
	*form
	values values
	axis   int    // of the result, from the left, that it blames; -1 for none
	kernel string // of TensorFlow's, that is named after the text; "" for none
}

// says returns a complaint in a form, by library and name, that blames no axis, with
// integers in its blanks.
func says(form string, ints ...int) *complaint {
	return &complaint{form: formOf(form), axis: -1, values: values{ints: ints}}
}

// words fills the blanks that hold words.
func (c *complaint) words(list ...string) *complaint {
	c.values.words = list
	return c
}

// lists fills the blanks that hold shapes.
func (c *complaint) lists(list ...[]int) *complaint {
	c.values.lists = list
	return c
}

// blames sets the axis that the message is about.
func (c *complaint) blames(axis int) *complaint {
	c.axis = axis
	return c
}

func (c *complaint) message() string {
	if c == nil {
		return ""
	}
	text := c.text.write(c.values)
	if c.kernel != "" {
		text += " [Op:" + c.kernel + "]"
	}
	return text
}

func (c *complaint) raises() string {
	if c == nil {
		return ""
	}
	return c.form.raises
}

// rightmost returns the last axis with a conflict, or -1.
func rightmost(t engine.Trace) int {
	if axes := t.Conflicts(); len(axes) > 0 {
		return axes[len(axes)-1]
	}
	return -1
}

// leftmost returns the first axis with a conflict, or -1.
func leftmost(t engine.Trace) int {
	if axes := t.Conflicts(); len(axes) > 0 {
		return axes[0]
	}
	return -1
}

// sizesOf returns the sizes of every operand, in order.
func sizesOf(operands []engine.Operand) [][]int {
	list := make([][]int, len(operands))
	for i, operand := range operands {
		list[i] = operand.Shape.Sizes()
	}
	return list
}

// A clash is where broadcasting two at a time stops: the shape so far, the next
// one, and the rightmost axis of the two on which they disagree.
type clash struct {
	have, next engine.Shape
	axis       int
}

// fold broadcasts the operands from left to right, two at a time.
func fold(operands []engine.Operand) (clash, bool) {
	var have engine.Operand
	for _, next := range operands {
		t := engine.Explain(engine.NumPy, engine.Identity, have, next)
		if axis := rightmost(t); axis >= 0 {
			return clash{have.Shape, next.Shape, axis}, true
		}
		have.Shape = t.Result()
	}
	return clash{}, false
}

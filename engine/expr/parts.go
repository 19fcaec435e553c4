package expr

import (
	"fmt"
	"strings"

	"shapecast/engine"
)

// parts returns the functions that part an array along an axis, and the one
// that chooses from several.
func parts() []function {
	return []function{
		{"split array_split", "x|a|ary|value|tensor|input n|indices_or_sections|num_or_size_splits|split_size_or_sections|split_size axis|dim=", (*call).split},
		{"select", "condlist choicelist default=", (*call).choose},
	}
}

// split parts an array along an axis into views.
func (c *call) split() (value, error) {
	if !c.has(2) {
		c.args[2] = operandValue{integer(0), c.node}
	}
	from, axis, err := c.alongAxis(2)
	if err != nil {
		return none(), err
	}
	ends, err := c.splitEnds(from.Shape.Axes[axis].Size)
	items, start := make([]value, len(ends)), 0
	for i := 0; i < len(ends) && err == nil; i++ {
		var part engine.Operand
		part, err = between(from, axis, &start, &ends[i])
		items[i], start = array(part.Array), ends[i]
		if c.args[0].kind == arrayKind {
			c.share(c.args[0].array, items[i].array)
		}
	}
	if c.isTorch() {
		return tuple(items...), err
	}
	return list(items...), err
}

// splitEnds returns where each part of n entries ends: PyTorch is given the
// length of all parts or of each, NumPy their number or where they end.
func (c *call) splitEnds(n int) ([]int, error) {
	ends, err := c.ints(1)
	if err != nil {
		return nil, err
	}
	lengths := c.isTorch() || c.library == engine.InTensorFlow
	switch count := ends[0]; {
	case c.args[1].isSequence() && lengths:
		return c.lengthEnds(ends, n)
	case c.args[1].isSequence():
		return append(ends, n), nil
	case count <= 0 || count > maxListed:
		return nil, c.wrong(1, "a number of parts")
	case c.isTorch():
		ends = nil
		for end := count; end < n; end += count {
			ends = append(ends, end)
		}
		return append(ends, n), nil
	case n%count != 0 && c.fn.name == "split":
		rest := ""
		if c.library == engine.InJAX {
			rest = fmt.Sprintf(": rest is %d", n%count)
		}
		return nil, c.says("ValueError", "array split does not result in an equal division%s", rest)
	default:
		ends = make([]int, count)
		for i := range ends { // the first parts are longer by one
			ends[i] = (i+1)*(n/count) + min(i+1, n%count)
		}
		return ends, nil
	}
}

// lengthEnds returns where parts of given lengths end.
func (c *call) lengthEnds(lengths []int, n int) ([]int, error) {
	ends, end := make([]int, len(lengths)), 0
	for i, length := range lengths {
		end += length
		ends[i] = end
	}
	if end != n {
		return nil, c.says("RuntimeError", "split_with_sizes expects split_sizes to sum exactly to %d (input tensor's size at dimension %d), but got split_sizes=%s",
			n, c.args[2].number.Int, strings.ReplaceAll(fmt.Sprint(lengths), " ", ", "))
	}
	return ends, nil
}

// choose takes, of several choices, the first whose condition holds.
func (c *call) choose() (value, error) {
	conditions, choices := c.args[0].items, c.args[1].items
	if len(conditions) != len(choices) {
		return none(), c.says("ValueError", "list of cases must be same length as list of conditions")
	}
	v, err := c.args[2], error(nil)
	if v.expr == nil {
		v = operandValue{integer(0), c.node}
	}
	for i := len(choices) - 1; i >= 0 && err == nil; i-- {
		var operands []engine.Operand
		if operands, err = c.operands([]operandValue{{conditions[i], c.args[0].expr}, {choices[i], c.args[1].expr}, v}); err == nil {
			v.object, err = c.broadcast(c.node, c.explain(engine.Where, c.fn.name, operands...))
		}
	}
	return v.object, err
}

// grid evaluates np.mgrid[0:3, 0:4]: the ranges of ogrid, broadcast together
// and stacked.
func (m *machine) grid(x *Index) (value, error) {
	open, err := m.ogrid(x)
	if err != nil || open.kind == arrayKind {
		return open, err
	}
	operands := make([]engine.Operand, len(open.items))
	for i, item := range open.items {
		operands[i] = engine.Operand{Text: Format(x.Items[i]), Array: *item.array}
	}
	t := engine.Explain(engine.NumPy, engine.Identity, operands...)
	shape := t.Result()
	for i := range operands {
		operands[i].Strides, operands[i].Shape = t.Strides(i), shape
	}
	change, err := engine.Stack(0, operands[0], operands[1:]...)
	return m.change(x, nil, change, err)
}

package run

import (
	"fmt"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// einsum multiplies its operands with every axis that has one letter in one
// column, and sums up the columns whose letters the result does not have: a
// product that broadcasts, and a sum.
//
// Source: NumPy reference, numpy.einsum.
func einsum(c *call) (value, error) {
	if given := c.rest; c.isTorch() && len(given) == 1 && given[0].isSequence() {
		c.rest = nil
		for _, item := range given[0].items {
			c.rest = append(c.rest, operandValue{item, given[0].expr})
		}
	}
	operands := c.operands(c.rest)
	unlike := len(operands) > 1 && operands[0].Values.DType != operands[1].Values.DType
	if c.library == engine.InTensorFlow && c.named && (unlike || slices.ContainsFunc(c.rest, func(v operandValue) bool { return v.kind != arrayKind })) {
		return none(), c.outside(c.node, expr.OperationOn, "einsum of these")
	}
	e, ok := einsumOf(c.args[0].text, operands)
	optimized := func(a expr.Argument) bool { return a.Name == "optimize" } // gives an array of rank 0 and no number
	if !ok || e.result == "" && slices.ContainsFunc(c.node.Arguments, optimized) {
		return none(), c.outside(c.node, expr.OperationOn, "einsum "+c.args[0].text)
	}
	for i := range operands {
		operands[i].Array = sure(columns(c, i, operands[i], e))
	}
	must(einsumMeets(c, e, operands))
	if unlike && c.isTorch() && e.contracts() {
		return none(), c.outside(c.node, expr.OperationOn, "einsum of two types")
	}
	warned := len(c.out.Warnings)
	product := operandValue{array(operands[0].Array), c.rest[0].expr}
	for i, o := range operands[1:] {
		product.object = sure(c.arrays(c.node, sides{"*", product, operandValue{array(o.Array), c.rest[i+1].expr}}))
	}
	c.out.Warnings = c.out.Warnings[:warned] // einsum gives none
	if len(e.letters) == len(e.result) {
		return product.object, nil
	}
	d := product.array.Values.DType
	folded := indices(len(e.letters))[len(e.result):]
	change, _, err := engine.Reduce(engine.Operand{Text: expr.Format(c.node), Array: *product.array}, engine.Reduction{Axes: folded})
	if err == nil {
		change.To, err = c.retyped(change.To, d)
	}
	v := sure(c.joined(change, err))
	v.numpy = c.arrayOrNumber(*v.array).numpy
	return v, nil
}

// einsumMeets reports letters that have several sizes. The step that shows it
// has all operands in one trace.
func einsumMeets(c *call, e equation, operands []engine.Operand) error {
	t := engine.Explain(engine.NumPy, engine.Multiply, operands...)
	err := t.Err()
	if err != nil {
		t.Library, t.Call = c.library, "einsum "+strings.Join(e.terms, ",")+"->"+e.letters
		_ = c.step(Step{Span: c.node.Span, Text: expr.Format(c.node), Trace: &t})
		if mismatch, ok := err.(*engine.MismatchError); ok {
			mismatch.Trace = t
		}
		if c.library == engine.InTensorFlow && c.named {
			return c.outside(c.node, expr.OperationOn, "einsum "+c.args[0].text)
		}
		if c.library == engine.InJAX {
			return unequalLabels(c, e, operands)
		}
	}
	return err
}

// unequalLabels is what JAX says of a letter that has two sizes in two operands,
// which it reads from the last on.
func unequalLabels(c *call, e equation, operands []engine.Operand) error {
	for _, r := range e.terms[0] {
		k := strings.IndexRune(e.letters, r)
		size, before := operands[0].Shape.Axes[k].Size, operands[1].Shape.Axes[k].Size
		if len(operands) == 2 && size != before && size != 1 && before != 1 {
			return c.says("ValueError", "Size of label '%c' for operand 1 (%d) does not match previous terms (%d).", r, size, before)
		}
	}
	return c.outside(c.node, expr.OperationOn, "einsum "+c.args[0].text)
}

// An equation says which letters the axes of operands go by.
type equation struct {
	terms   []string // of each operand
	result  string
	named   bool   // the program names the result
	letters string // of the result, and the others in the order of the alphabet
}

// einsumOf reads "ij,jk->ik". Where no result is named it has the letters that
// occur once. An ellipsis stands for capital letters that do not occur, lined
// up at the right.
func einsumOf(text string, operands []engine.Operand) (e equation, ok bool) {
	left, result, named := strings.Cut(strings.ReplaceAll(text, " ", ""), "->")
	e.terms, e.named = strings.Split(left, ","), named
	if len(e.terms) != len(operands) {
		return e, false
	}
	most := 0
	for i, term := range e.terms {
		before, after, elided := strings.Cut(term, "...")
		if more := operands[i].Shape.Rank() - len(before+after); elided && more >= 0 && more <= len(ellipsis) {
			most = max(most, more)
			e.terms[i] = before + ellipsis[len(ellipsis)-more:] + after
		}
	}
	rest := ellipsis[len(ellipsis)-most:]
	all := strings.Join(e.terms, "")
	if e.result = strings.Replace(result, "...", rest, 1); !named {
		e.result = rest
	}
	if strings.Trim(all, alphabet) != "" {
		return e, false
	}
	for i := range len(alphabet) {
		if letter := alphabet[i : i+1]; !named && strings.Count(all, letter) == 1 && !strings.Contains(rest, letter) {
			e.result += letter
		}
	}
	e.letters = e.result
	for i := range len(alphabet) {
		if letter := alphabet[i : i+1]; strings.Contains(all, letter) && !strings.Contains(e.letters, letter) {
			e.letters += letter
		}
	}
	return e, e.sound(all)
}

// contracts reports whether a letter of the first two operands is summed over.
func (e equation) contracts() bool {
	return strings.ContainsFunc(e.terms[0], func(r rune) bool { return strings.ContainsRune(e.terms[1], r) && !strings.ContainsRune(e.result, r) })
}

// alphabet holds the letters of equations in their order.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// ellipsis holds the letters that stand for the axes of "...".
const ellipsis = "STUVWXYZ"

// sound reports whether the result has each of its letters once, and none of its
// own.
func (e equation) sound(all string) bool {
	for _, r := range e.result {
		if strings.Count(e.result, string(r)) > 1 || !strings.ContainsRune(all, r) {
			return false
		}
	}
	return true
}

// diagonals returns operand i along the diagonal of the axes that have one letter,
// and its letters, each once.
func diagonals(c *call, i int, from engine.Operand, e equation) (engine.Operand, string, error) {
	term := e.terms[i]
	for at := len(term) - 1; at >= 0; at-- {
		first := strings.IndexByte(term, term[at])
		if first == at {
			continue
		}
		axes, strides := slices.Clone(from.Shape.Axes), slices.Clone(from.StridesOrDefault())
		if a, b := axes[first].Size, axes[at].Size; a != b {
			if !c.isNumPy() {
				return from, term, c.outside(c.node, expr.OperationOn, "einsum "+c.args[0].text)
			}
			which := fmt.Sprintf("operand %d", i)
			if len(c.rest) == 1 && e.named {
				which = "single operand"
			}
			return from, term, c.says("ValueError", "dimensions in %s for collapsing index '%s' don't match (%d != %d)", which, term[at:at+1], a, b)
		}
		strides[first] += strides[at]
		from.Shape.Axes, from.Strides, term = append(axes[:at:at], axes[at+1:]...), append(strides[:at:at], strides[at+1:]...), term[:at]+term[at+1:]
	}
	return from, term, nil
}

// columns returns operand i with its axes in the order of the letters, and axes
// of size 1 for the letters that it does not have.
func columns(c *call, i int, from engine.Operand, e equation) (engine.Array, error) {
	term := e.terms[i]
	switch rank := from.Shape.Rank(); {
	case rank != len(term) && c.isTorch():
		return from.Array, c.says("RuntimeError", "einsum(): the number of subscripts in the equation (%d) does not match the number of dimensions (%d) for operand %d and no ellipsis was given", len(term), rank, i)
	case rank != len(term) && c.library == engine.InJAX:
		return from.Array, c.says("ValueError", "Einstein sum subscript '%s' does not contain the correct number of indices for operand %d.", term, i)
	case rank != len(term) && c.library == engine.InTensorFlow:
		return from.Array, c.kernelError(c.node, "Einsum", "Expected input %d to have rank %d but got: %d", i, len(term), rank)
	case rank > len(term):
		return from.Array, c.says("ValueError", "operand has more dimensions than subscripts given in einstein sum, but no '...' ellipsis provided to broadcast the extra dimensions.")
	case rank < len(term):
		return from.Array, c.says("ValueError", "einstein sum subscripts string contains too many subscripts for operand %d", i)
	}
	from, term, err := diagonals(c, i, from, e)
	must(err)
	var order, fresh []int
	for k, r := range e.letters {
		if i := strings.IndexRune(term, r); i >= 0 {
			order = append(order, i)
		} else {
			fresh = append(fresh, k)
		}
	}
	if !slices.IsSorted(order) {
		change := sure(engine.Transpose(from, order...))
		from.Array = change.To
	}
	change, err := engine.ExpandDims(from, fresh...)
	return change.To, err
}

package expr

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// einsum multiplies its operands with every axis that has one letter in one
// column, and sums up the columns whose letters the result does not have: a
// product that broadcasts, and a sum.
//
// Source: NumPy reference, numpy.einsum.
func (c *call) einsum() (value, error) {
	terms, result, ok := einsumTerms(c.args[0].text, len(c.rest))
	if !ok {
		return none(), c.outside(c.node, OperationOn, "einsum "+c.args[0].text)
	}
	letters := result
	for _, r := range strings.Join(terms, "") {
		if !strings.ContainsRune(letters, r) {
			letters += string(r)
		}
	}
	warned := len(c.out.Warnings)
	product, err := c.columns(c.rest[0], terms[0], letters)
	for i := 1; i < len(terms) && err == nil; i++ {
		var next operandValue
		if next, err = c.columns(c.rest[i], terms[i], letters); err == nil {
			product.object, err = c.arrays(c.node, sides{"*", product, next})
		}
	}
	c.out.Warnings = c.out.Warnings[:warned] // einsum gives none
	if err != nil || len(letters) == len(result) {
		return product.object, err
	}
	d := product.array.Values.DType
	folded := indices(len(letters))[len(result):]
	change, _, err := engine.Reduce(engine.Operand{Text: Format(c.node), Array: *product.array}, engine.Reduction{Axes: folded})
	if err == nil {
		change.To, err = c.retyped(change.To, d)
	}
	v, err := c.joined(change, err)
	if err == nil {
		v.numpy = c.arrayOrNumber(*v.array).numpy
	}
	return v, err
}

// einsumTerms parts "ij,jk->ik" into the letters of each operand and of the
// result, which are, where it names none, those that occur once, in order. An
// ellipsis, and a letter twice in one operand, are outside the language.
func einsumTerms(equation string, operands int) (terms []string, result string, ok bool) {
	left, result, named := strings.Cut(strings.ReplaceAll(equation, " ", ""), "->")
	terms = strings.Split(left, ",")
	all := strings.Join(terms, "")
	for i, r := range all {
		if r < 'A' || r > 'z' || r > 'Z' && r < 'a' {
			return nil, "", false
		}
		if !named && strings.Count(all, string(r)) == 1 && strings.IndexRune(all, r) == i {
			result += string(r)
		}
	}
	if !named {
		letters := []rune(result)
		slices.Sort(letters)
		result = string(letters)
	}
	for _, term := range append(slices.Clone(terms), result) {
		for _, r := range term {
			if strings.Count(term, string(r)) > 1 || !strings.ContainsRune(all, r) {
				return nil, "", false
			}
		}
	}
	return terms, result, len(terms) == operands
}

// columns returns an operand with its axes in the order of letters, and axes of
// size 1 for the letters that it does not have.
func (c *call) columns(v operandValue, term, letters string) (operandValue, error) {
	from, err := c.operand(v)
	if err != nil {
		return v, err
	}
	if from.Shape.Rank() != len(term) {
		return v, c.says("ValueError", "einstein sum subscripts string contains too many subscripts for operand %d", slices.IndexFunc(c.rest, func(o operandValue) bool { return o == v }))
	}
	var order, fresh []int
	for k, r := range letters {
		if i := strings.IndexRune(term, r); i >= 0 {
			order = append(order, i)
		} else {
			fresh = append(fresh, k)
		}
	}
	if !slices.IsSorted(order) {
		change, err := engine.Transpose(from, order...)
		if err != nil {
			return v, err
		}
		from.Array = change.To
	}
	change, err := engine.ExpandDims(from, fresh...)
	return operandValue{array(change.To), v.expr}, err
}

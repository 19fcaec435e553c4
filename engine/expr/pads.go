package expr

import (
	"fmt"
	"slices"

	"shapecast/engine"
)

// pad puts entries before and behind those of each axis.
func (c *call) pad() (value, error) {
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	if !from.Shape.IsDense() {
		return none(), &engine.RaggedChangeError{Name: "pad"}
	}
	widths, err := c.padWidths(from.Shape.Rank())
	if err != nil {
		return none(), err
	}
	mode := "constant"
	if c.has(2) {
		mode = c.args[2].text
	}
	around := from
	for k, w := range widths {
		if w == [2]int{} {
			continue
		}
		if w[0] < 0 || w[1] < 0 || w[0]+w[1] > engine.MaxValues {
			return none(), c.outside(c.node, ArgumentOf, "pad_width")
		}
		if mode == "constant" {
			around.Array, err = c.surrounded(around, k, w)
		} else {
			around.Array, err = c.mirrored(around, k, w, mode)
		}
		if err != nil {
			return none(), err
		}
	}
	change := engine.Change{Name: "pad", From: from, To: around.Array, Copied: true, Axes: indices(from.Shape.Rank()), Sources: &engine.Sources{}}
	return c.joined(change, nil)
}

// padWidths returns how many entries come before and behind each axis. NumPy
// and TensorFlow are given a pair an axis, PyTorch pairs from the last axis on.
func (c *call) padWidths(rank int) ([][2]int, error) {
	widths := make([][2]int, rank)
	v := c.args[1].object
	if n, ok := v.isInt(); ok && !c.isTorch() {
		return slices.Repeat([][2]int{{n, n}}, rank), nil
	}
	if list, ok := intsOf(v); ok {
		switch {
		case c.isTorch() && len(list)%2 == 0 && len(list)/2 <= rank:
			for i := 0; i < len(list); i += 2 {
				widths[rank-1-i/2] = [2]int{list[i], list[i+1]}
			}
			return widths, nil
		case c.isTorch() && len(list)%2 == 0:
			return nil, c.says("RuntimeError", "Padding length should be less than or equal to two times the input dimension but got padding length %d and input of dimension %d", len(list), rank)
		case !c.isTorch() && len(list) == 2:
			return slices.Repeat([][2]int{{list[0], list[1]}}, rank), nil
		case !c.isTorch() && len(list) == 1:
			return slices.Repeat([][2]int{{list[0], list[0]}}, rank), nil
		}
		return nil, c.outside(c.node, ArgumentOf, "pad_width")
	}
	if !v.isSequence() {
		return nil, c.outside(c.node, ArgumentOf, "pad_width")
	}
	pairs := v.items
	if len(pairs) == 1 {
		pairs = slices.Repeat(pairs, rank)
	}
	if len(pairs) != rank {
		return nil, c.says("ValueError", "operands could not be broadcast together with remapped shapes [original->remapped]: (%d,2)  and requested shape (%d,2)", len(pairs), rank)
	}
	for k, item := range pairs {
		pair, ok := intsOf(item)
		if !ok || len(pair) == 0 || len(pair) > 2 {
			return nil, c.outside(c.node, ArgumentOf, "pad_width")
		}
		widths[k] = [2]int{pair[0], pair[len(pair)-1]}
	}
	return widths, nil
}

// surrounded lays a constant around an axis.
func (c *call) surrounded(from engine.Operand, axis int, w [2]int) (engine.Array, error) {
	number := engine.IntScalar(0)
	if c.has(3) {
		s, ok := c.args[3].one()
		if !ok {
			return engine.Array{}, c.outside(c.node, ArgumentOf, "constant_values")
		}
		number = s
	}
	var around [2]engine.Operand
	for i, n := range w {
		sizes := from.Shape.Sizes()
		sizes[axis] = n
		a, err := engine.Full(engine.Dense(sizes...), number.Cast(from.Values.DType))
		if err != nil {
			return a, err
		}
		around[i].Array = a
	}
	change, err := engine.Concatenate(axis, around[0], from, around[1])
	return change.To, err
}

// mirrored lays entries of an axis around it.
func (c *call) mirrored(from engine.Operand, axis int, w [2]int, mode string) (engine.Array, error) {
	n := from.Shape.Axes[axis].Size
	if n == 0 || mode == "reflect" && n == 1 {
		return engine.Array{}, c.outside(c.node, ArgumentOf, "mode")
	}
	places := make([]int, 0, w[0]+n+w[1])
	for i := -w[0]; i < n+w[1]; i++ {
		place := 0
		switch mode {
		case "edge", "replicate":
			place = min(max(i, 0), n-1)
		case "wrap", "circular":
			place = (i%n + n) % n
		case "reflect":
			period := 2 * (n - 1)
			place = (i%period + period) % period
			place = min(place, period-place)
		case "symmetric":
			place = (i%(2*n) + 2*n) % (2 * n)
			place = min(place, 2*n-1-place)
		default:
			return engine.Array{}, c.outside(c.node, ArgumentOf, fmt.Sprintf("mode=%q", mode))
		}
		places = append(places, place)
	}
	subscripts := slices.Repeat([]engine.Subscript{{Kind: engine.Ranged}}, axis+1)
	subscripts[axis] = engine.Subscript{Kind: engine.Picked, Array: vector(places)}
	change, err := engine.Index(from, subscripts...)
	return change.To, err
}

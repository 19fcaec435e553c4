package dialect

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// elsewhere lists, in the order of the kinds from [Elsewhere] on, what forms hold nothing
// that meets.
var elsewhere = [...]string{"other", "unsaid", "product", "reshaping", "joining", "picking", "ranks", "unequal", "uneven", "single", "typing", "labels"}

// reading returns what a form says when v fills its blanks.
func (f form) reading(v values) Reading {
	r := Reading{Library: f.library, Type: f.raises, Op: engine.Add, Axis: -1, Row: -1}
	for _, list := range v.lists {
		if slices.Contains(list, -1) {
			r.Partial = true
		}
	}
	switch f.layout {
	case "together", "arguments", "indices":
		r.operands(f, v)
	case "grown", "resized", "assigned", "target", "expanded", "updated", "stretched":
		r.places(f, v)
	case "sizes", "dimension", "static", "merged", "refs":
		r.axes(f, v)
	case "splits":
		r.splits(v)
	case "summed":
		r.summed(v)
	default:
		r.Kind = Elsewhere + Kind(slices.Index(elsewhere[:], f.layout))
	}
	for _, list := range v.lists {
		if n := len(list); n > 0 && len(v.ints) == 1 {
			v.ints = append(v.ints, list[n-1])
		}
	}
	if n := len(v.ints); r.Kind == Lengths && n > 1 {
		r.Sizes = [2]int(v.ints[n-2:])
	}
	if r.Kind == Product && len(r.Shapes) == 0 {
		r.matrices(v)
	}
	return r
}

// summed takes the sizes of a product that do not fit. Where nothing is told of other axes
// they are those of two vectors.
func (r *Reading) summed(v values) {
	first, second := v.ints[0], v.ints[1]
	if len(v.ints) == 3 { // the axis, its size, the one that is wanted
		first, second = v.ints[2], v.ints[1]
	}
	r.Kind, r.Partial = Product, true
	r.add([]int{first}, []int{second})
}

// matrices takes the shapes of a product that are named whole.
func (r *Reading) matrices(v values) {
	switch {
	case len(v.lists) == 2:
		r.add(v.lists...)
	case len(v.lists) == 0 && len(v.ints) == 4:
		r.add(v.ints[:2], v.ints[2:])
	}
}

// operands takes shapes that met each other.
func (r *Reading) operands(f form, v values) {
	r.add(v.lists...)
	switch f.layout {
	case "arguments":
		r.Kind, r.Op = BroadcastShapes, engine.Identity
		return
	case "indices":
		r.Kind = Indexing
		return
	}
	if len(v.lists) == 3 {
		r.Op = engine.Where
		if f.library == engine.InNumPy && f.raises == "ValueError" && slices.Equal(v.lists[0], v.lists[2]) {
			r.Kind, r.Op = InPlace, engine.Add // NumPy lists the place for the result last
			r.Shapes = r.Shapes[:2]
			r.output(v.lists[2])
		}
	}
	if f.library == engine.InJAX && len(v.words) > 0 {
		r.setOp(func(n opName) bool { return n.jax == v.words[0] })
	}
}

// A placing says which lists of a form hold the operands and the output, and which
// operation failed. The form of stretched has single sizes in place of lists.
type placing struct {
	kind    Kind
	op      engine.Op
	partial bool
	shapes  []int // the lists that hold the operands
	output  int   // the list that holds the place
}

var placings = map[string]placing{
	"grown":     {InPlace, engine.Add, true, []int{0, 1}, 0},
	"resized":   {InPlace, engine.Add, true, []int{1}, 0},
	"updated":   {InPlace, engine.Add, false, []int{0, 1}, 0},
	"assigned":  {Assignment, engine.Identity, false, []int{0}, 1},
	"target":    {BroadcastTo, engine.Identity, false, []int{0}, 1},
	"expanded":  {BroadcastTo, engine.Identity, false, []int{1}, 0},
	"stretched": {BroadcastTo, engine.Identity, true, []int{1}, 0},
}

// places takes shapes of which one is where the result goes.
func (r *Reading) places(f form, v values) {
	place := placings[f.layout]
	r.Kind, r.Op, r.Partial = place.kind, place.op, r.Partial || place.partial
	if f.layout == "expanded" || f.layout == "stretched" {
		r.Axis = v.ints[2]
	}
	if f.layout == "stretched" {
		v.lists = [][]int{onAxis(r.Axis, v.ints[0]), onAxis(r.Axis, v.ints[1])}
	}
	for _, n := range place.shapes {
		r.add(v.lists[n])
	}
	r.output(v.lists[place.output])
}

// axes takes sizes that met on one axis, with or without the shapes.
func (r *Reading) axes(f form, v values) {
	switch f.layout {
	case "sizes":
		r.Axis, r.Partial = v.ints[2], true
		r.add(onAxis(r.Axis, v.ints[0]), onAxis(r.Axis, v.ints[1]))
	case "dimension":
		r.Axis, r.Partial = 0, true
		r.add(v.ints[:1], v.ints[1:2])
		r.Shapes[0].Axes[0].Name, r.Shapes[1].Axes[0].Name = v.words[0], v.words[0]
	case "merged":
		r.Axis = v.ints[0]
		r.add(v.lists...)
	case "refs":
		r.add(v.lists[1], v.lists[0])
		r.Axis = max(len(v.lists[0]), len(v.lists[1])) + v.ints[1]
	default:
		r.kernel(v.words[0])
		if r.Kind == Operation {
			r.add(v.lists...)
		}
	}
}

// kernel takes the name of a node in a graph of TensorFlow, which contains its
// operation. Products and joins fail with the same words.
func (r *Reading) kernel(node string) {
	switch {
	case strings.Contains(node, "MatMul"):
		r.Kind = Product
	case strings.Contains(node, "Concat"):
		r.Kind = Joining
	}
	r.setOp(func(n opName) bool {
		return strings.Contains(node, "= "+n.tensorflow+"[") || strings.Contains(node, "'"+n.tensorflow+"'")
	})
}

// onAxis returns sizes whose axis k is size, and 1 before it. No array has an
// axis beyond the largest rank, and what a message claims there is left out.
func onAxis(k, size int) []int {
	list := slices.Repeat([]int{1}, min(max(k, 0), engine.MaxRank-1)+1)
	list[len(list)-1] = size
	return list
}

// splits takes row splits of two ragged axes. Their indices are one off from
// rows: split i is where row i-1 ends.
func (r *Reading) splits(v values) {
	differ, x, y, firstX, firstY := v.lists[0], v.lists[1], v.lists[2], v.lists[3], v.lists[4]
	r.Partial = true
	if len(differ) == 0 {
		return
	}
	r.Row = differ[0] - 1
	for _, list := range [][]int{lengths(firstX, differ, x), lengths(firstY, differ, y)} {
		axes := []engine.Axis{{Size: len(list)}, {Lengths: list}}
		r.Shapes = append(r.Shapes, engine.Shape{Axes: axes, RaggedRank: 1})
	}
}

// lengths returns the lengths of the rows whose two ends are known: from the
// first splits, and from the values listed for the indices that differ.
func lengths(first, differ, at []int) []int {
	known := slices.Clone(first)
	for i, index := range differ {
		if index == len(known) && i < len(at) {
			known = append(known, at[i])
		}
	}
	list := make([]int, 0, len(known))
	for i := 1; i < len(known); i++ {
		list = append(list, max(known[i]-known[i-1], 0))
	}
	return list
}

// add adds dense shapes; sizes that are not known become 1.
func (r *Reading) add(lists ...[]int) {
	for _, list := range lists {
		r.Shapes = append(r.Shapes, known(list))
	}
}

// possible reports whether no shape has more axes than an array may have, and
// no more shapes meet than arrays may.
func (r *Reading) possible() bool {
	return len(r.Shapes) <= maxShapes && !slices.ContainsFunc(r.Shapes, func(s engine.Shape) bool { return s.Rank() > engine.MaxRank }) &&
		(r.Output == nil || r.Output.Rank() <= engine.MaxRank)
}

// maxShapes bounds the shapes that are taken from one message.
const maxShapes = 32

func (r *Reading) output(list []int) {
	shape := known(list)
	r.Output = &shape
}

func known(list []int) engine.Shape {
	shape := engine.Dense(list...)
	for k := range shape.Axes {
		if shape.Axes[k].Size < 0 {
			shape.Axes[k].Size = 1
		}
	}
	return shape
}

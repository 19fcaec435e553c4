package dialect

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/run"
)

// kindNames holds the kinds as the functions of layouts call them. Those from [Elsewhere] on are
// layouts of forms that hold nothing that meets.
var kindNames = [...]string{"operation", "shapes", "place", "assignment", "target", "indexing",
	"other", "unsaid", "product", "reshaping", "joining", "picking", "ranks", "unequal", "uneven", "single", "typing", "labels"}

// reading returns what a form says when v fills its blanks, as a function tells that is written
// in the language, in the file others/layouts.py.
func (f form) reading(v values) Reading {
	r := Reading{Library: f.library, Type: f.raises, Kind: Elsewhere, Axis: -1, Row: -1}
	told := run.Told("layout_of", f.layout, string(f.library), f.raises, v.ints, v.words, v.lists).Items
	if len(told) == 0 {
		return r
	}
	r.Kind = Kind(max(0, slices.Index(kindNames[:], textOf(told[0]))))
	r.Op, _ = engine.OpNamed(textOf(told[1]))
	for _, shape := range told[2].Items {
		r.Shapes = append(r.Shapes, shapeOf(shape))
	}
	if output := shapeOf(told[3]); told[3].Python != nil {
		r.Output = &output
	}
	r.Axis, r.Row = intOf(told[4]), intOf(told[5])
	r.Partial, _ = told[6].Python.(bool)
	for i, size := range told[7].Items {
		r.Sizes[i] = intOf(size)
	}
	if f.layout == "dimension" {
		r.Shapes[0].Axes[0].Name, r.Shapes[1].Axes[0].Name = v.words[0], v.words[0]
	}
	return r
}

func textOf(v run.Value) string {
	text, _ := v.Python.(string)
	return text
}

func intOf(v run.Value) int {
	n, _ := v.Python.(int64)
	return int(n)
}

// shapeOf returns a shape whose sizes and lengths are listed; a size that is not known is 1.
func shapeOf(v run.Value) engine.Shape {
	var s engine.Shape
	for _, item := range v.Items {
		axis := engine.Axis{Size: intOf(item)}
		if axis.Size < 0 {
			axis.Size = 1
		}
		if item.Type == "list" {
			axis.Lengths, s.RaggedRank = []int{}, 1
			for _, length := range item.Items {
				axis.Lengths = append(axis.Lengths, intOf(length))
			}
		}
		s.Axes = append(s.Axes, axis)
	}
	return s
}

// possible reports whether no shape has more axes than an array may have, and
// no more shapes meet than arrays may.
func (r *Reading) possible() bool {
	return len(r.Shapes) <= maxShapes && !slices.ContainsFunc(r.Shapes, func(s engine.Shape) bool { return s.Rank() > engine.MaxRank }) &&
		(r.Output == nil || r.Output.Rank() <= engine.MaxRank)
}

// maxShapes bounds the shapes that are taken from one message.
const maxShapes = 32

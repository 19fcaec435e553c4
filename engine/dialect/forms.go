package dialect

import (
	"slices"
	"strings"
	"sync"

	"shapecast/engine"
	"shapecast/engine/library"
	"shapecast/engine/run"
)

// A form is one thing that a library says: its text, what it raises with it, and its layout,
// which says what its blanks hold:
//
//	together   the operands' shapes
//	indices    the shapes of arrays that are indices
//	arguments  two of the operands, with their numbers
//	grown      the output's shape, the broadcast shape
//	resized    the output's shape, the broadcast shape, of operands that are not named
//	assigned   the source's shape, the destination's
//	target     the array's shape, the one asked for, in the library's order
//	sizes      two sizes and the axis they meet on
//	expanded   sizes, axis, the shape asked for, the array's shape
//	static     two sizes, a name, two shapes
//	splits     row splits
//	updated    a variable's shape, a tensor's shape
//	merged     an axis, two sizes, two shapes
//	refs       a length, a negative axis, an argument's number, its shape, the shape so far
//	dimension  a name of an axis, two sizes
//	stretched  a size asked for, the one that is there, the axis they meet on
//	summed     the sizes that a matrix product sums along, the second matrix's before the first's where an axis is named
//
//	picking    an index, an axis, its size; or something else about an index
//	masking    an axis, its size, the mask's; or both shapes
//	beyond     an axis, and how many there are; or the range of the axes, and one
//	indexed    how many axes there are, and how many indices
//	batches    the shapes of two stacks of matrices, each with its axes that meet, and the shape asked for
//	truths     nothing: two bools are subtracted
//	multiple   how many values there are, and of what they would have to be a multiple
//
// The other layouts, from "other" to "labels", are kinds of messages about nothing that meets.
type form struct {
	library engine.Library
	layout  string
	raises  string
	text    template
}

// forms holds what libraries say about shapes: a form a line below the name of its library, with
// its layout, what it raises and its text, with the blanks of a [template]. Where one text begins
// another, the longer is taken. The program of the pages fetches the file. Functions that write
// these messages stand behind the forms.
var forms = sync.OnceValue(func() []*form {
	text, _, _ := strings.Cut(library.Text("others"), "\ndef ")
	return readForms(text)
})

func readForms(text string) []*form {
	var all []*form
	var of string
	for line := range strings.Lines(text) {
		switch parts := strings.SplitN(strings.TrimSuffix(line, "\n"), " ", 3); {
		case parts[0] == "#" || parts[0] == "":
		case len(parts) == 1:
			of = parts[0]
		default:
			f := &form{engine.Library(of), parts[0], parts[1], template(strings.ReplaceAll(parts[2], `\n`, "\n"))}
			if of == "others" {
				f.library = noLibrary
			}
			all = append(all, f)
		}
	}
	return all
}

// noLibrary is where a message belongs that none of [engine.Libraries] says:
// pandas, scikit-learn and Matplotlib compare lengths too.
const noLibrary engine.Library = ""

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
	r.Program = textOf(told[8])
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

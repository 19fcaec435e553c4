package dialect

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"shapecast/engine"
)

// MessageOf returns what the library says where package engine returns err, or
// "" where it says nothing known. A mismatch is worded from its trace.
func MessageOf(library engine.Library, err error) string { return complaintOf(library, err).message() }

// ErrorTypeOf returns the class that the library raises where package engine
// returns err, or "".
func ErrorTypeOf(library engine.Library, err error) string { return complaintOf(library, err).raises() }

// complaintOf takes the form that has the name of the type of err, and behind a point of
// the case, if the library tells that from others.
func complaintOf(library engine.Library, err error) *complaint {
	if e, ok := errors.AsType[*engine.MismatchError](err); ok {
		return complain(library, e.Trace)
	}
	if library.IsNumPy() {
		library = engine.InNumPy
	}
	kind, ours := strings.CutPrefix(fmt.Sprintf("%T", err), "*engine.")
	if !ours {
		return nil // no form has its name, and none is fetched
	}
	name := string(library) + " " + kind
	special, v := told(library, err)
	form := cmp.Or(formOf(name+special), formOf(name))
	if form == nil {
		return nil
	}
	c := &complaint{form: form, axis: -1, values: v}
	if library == engine.InTensorFlow && form.layout == "reshaping" {
		c.kernel = "Reshape"
	}
	return c
}

// told returns which case of its type an error is, "" for the plain one, and what it tells.
func told(library engine.Library, err error) (special string, v values) {
	switch e := err.(type) {
	case *engine.OutputError:
		v.lists = [][]int{e.Output.Sizes(), e.Result.Sizes()}
	case *engine.ReshapeError:
		return unfilled(library, e)
	case *engine.BoolSubtractError:
		special = when(e.Mixed, ".mixed")
	case *engine.UnaryTypeError:
		special, v.words = "."+e.Unary.String(), []string{e.Unary.String()}
	case *engine.ReadOnlyError:
		special = when(e.Kind == engine.Assigned, ".assigned")
	case *engine.SizeError:
		special = when(e.Limit == 0, ".uncounted")
	case *engine.RankError:
		v.ints = []int{e.Rank}
	case *engine.RaggedRankError:
		v.ints = []int{e.Max + 1, e.RaggedRank, e.RaggedRank}
		if e.RaggedRank < 0 {
			special, v.ints = ".below", v.ints[1:]
		}
	case *engine.CastError:
		v.words = []string{ufunc(e.Op), e.From.String(), e.To.String()}
		if library == engine.InPyTorch {
			v.words = []string{e.From.Torch(), e.To.Torch()}
		}
	case *engine.OverflowError:
		special, v.words = when(e.Number.DType == engine.Uint64, ".beyond"), []string{e.Number.String(), e.DType.String()}
	default:
		return toldOfAxes(library, err)
	}
	return special, v
}

// toldOfAxes is told for the mistakes about which axes and indices there are.
func toldOfAxes(library engine.Library, err error) (special string, v values) {
	switch e := err.(type) {
	case *engine.AxisError:
		rank := max(e.Rank, 1)
		v.ints, v.lists = []int{e.Axis, e.Rank}, [][]int{{-rank, rank - 1}}
	case *engine.RepeatedAxisError:
		special, v.ints = when(e.Fold, ".fold"), []int{e.Axis}
	case *engine.IndexError:
		v.ints = []int{e.Index, e.Axis, e.Size}
		if library == engine.InJAX {
			v.ints = v.ints[1:]
		}
	case *engine.TooManyIndicesError:
		v.ints = []int{e.Rank, e.Given}
	case *engine.MaskError:
		v.ints = []int{e.Axis, e.Size, e.Mask}
	case *engine.EmptyReductionError:
		special, v.words = when(e.Fold == engine.ArgMax || e.Fold == engine.ArgMin, ".place"), []string{reduction(library, e.Fold)}
	case *engine.JoinError:
		if e.Stacked {
			return ".stack", v
		}
		special, v.ints = when(e.Axis < 0, ".rank"), []int{e.Axis, e.Have[0], e.Operand, e.Have[1]}
		if library == engine.InPyTorch {
			v.ints = e.Have[:]
		} else if e.Axis < 0 {
			v.ints = v.ints[1:]
		}
	}
	return special, v
}

// when returns the name of a case where it holds.
func when(holds bool, special string) string {
	if holds {
		return special
	}
	return ""
}

// unfilled tells of a reshape: how many values there are, and the product of the sizes
// that are written. One that leaves a size open is a case of its own. NumPy leaves out a
// size of -1 that comes first.
func unfilled(library engine.Library, e *engine.ReshapeError) (special string, v values) {
	n, _ := e.From.Count()
	product, to := 1, e.To
	for _, size := range to {
		if size >= 0 {
			product *= size
		}
	}
	open := slices.ContainsFunc(to, func(size int) bool { return size < 0 })
	switch library {
	case engine.InPyTorch:
		open = n == 0 && slices.Contains(to, -1) && slices.Contains(to, 0)
	case engine.InNumPy:
		for len(to) > 0 && to[0] < 0 {
			to = to[1:]
		}
		open = len(to) == 1 && len(e.To) > 1
	}
	v = values{ints: []int{n, product, n}, lists: [][]int{to}}
	if library == engine.InJAX {
		v.lists = [][]int{e.From.Sizes(), to}
	}
	return when(open, ".rest"), v
}

// ufunc returns the name that NumPy's function gives itself.
func ufunc(op engine.Op) string {
	if op == engine.TrueDivide {
		return "divide"
	}
	return op.String()
}

// reduction returns the operation that a library folds with, NumPy by a function of two.
func reduction(library engine.Library, f engine.Fold) string {
	switch {
	case library == engine.InNumPy && f == engine.Max:
		return engine.Maximum.String()
	case library == engine.InNumPy && f == engine.Min:
		return engine.Minimum.String()
	}
	return f.String()
}

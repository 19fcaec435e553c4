package bench

import (
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
)

// bySize are the functions whose sizes are their first arguments, and bySizes those of
// them that take one argument for each size in every library.
var (
	bySize  = [...]string{"ones", "zeros", "empty", "full", "rand", "randn", "random", "standard_normal"}
	bySizes = [...]string{"rand", "randn"}
)

// resizedCall returns the row's call with the sizes of a shape, where the call says them and
// everything else may stay: full, rand and their kin, arange(n), linspace with a number,
// arange(n).reshape.
func (r Row) resizedCall(shape engine.Shape) (string, bool) {
	call, ok := r.tree.(*expr.Call)
	if !ok || shape.Named() || !shape.IsDense() || shape.Rank() == 0 {
		return "", false
	}
	name, n := functionName(call.Func), shape.Axes[0].Size
	switch {
	case name == "reshape":
		return r.recounted(call, shape)
	case name == "arange" && shape.Rank() == 1:
		at, count, counts := countOf(call, n)
		return r.Source[:at.Start] + count + r.Source[at.End:], counts
	case name == "linspace" && shape.Rank() == 1:
		return r.with(argument(call, 2, "num|steps"), strconv.Itoa(n))
	}
	if x := argument(call, -1, "shape|size"); x != nil {
		return r.with(x, r.sizesLike(x, shape))
	}
	if !slices.Contains(bySize[:], name) {
		return "", false
	}
	return r.withSizes(call, shape, slices.Contains(bySizes[:], name))
}

// withSizes returns the call with other sizes in front: in a list where one is written, else
// one by one where the library takes them so.
func (r Row) withSizes(call *expr.Call, shape engine.Shape, spread bool) (string, bool) {
	first := argument(call, 0, "")
	if _, listed := first.(*expr.Sequence); listed {
		return r.with(first, r.sizesLike(first, shape))
	}
	module, name := r.maker()
	if spread = spread || name != "full" && module == "torch."; !spread && (name == "full" || module != "") {
		return r.with(first, r.sizesLike(first, shape))
	}
	last := first
	for i := 1; whole(argument(call, i, "")); i++ {
		last = argument(call, i, "")
	}
	if !whole(first) {
		return "", false
	}
	sizes := figure.Sizes(shape)
	if spread {
		sizes = figure.Arguments(shape)
	}
	return r.Source[:first.At().Start] + sizes + r.Source[last.At().End:], true
}

// recounted returns arange(n).reshape(…) with other sizes, and as many numbers.
func (r Row) recounted(call *expr.Call, shape engine.Shape) (string, bool) {
	method, ok := call.Func.(*expr.Attribute)
	if !ok || len(call.Arguments) == 0 {
		return "", false
	}
	counted, ok := method.X.(*expr.Call)
	n, err := shape.Count()
	if !ok || functionName(counted.Func) != "arange" || err != nil {
		return "", false
	}
	at, count, counts := countOf(counted, n)
	from, to := call.Arguments[0].Value.At().Start, call.Arguments[len(call.Arguments)-1].Value.At().End
	sizes := figure.Arguments(shape)
	if first := call.Arguments[0].Value; len(call.Arguments) == 1 {
		sizes = r.sizesLike(first, shape)
	}
	return r.Source[:at.Start] + count + r.Source[at.End:from] + sizes + r.Source[to:], counts
}

// countOf returns where arange(n) says how many values it makes, as a whole number or as 3.0, and
// another number written so.
func countOf(call *expr.Call, n int) (at expr.Span, text string, counts bool) {
	x, ok := sole(call).(*expr.Literal)
	if !ok {
		return at, "", false
	}
	digits, point, _ := strings.Cut(x.Text, ".")
	return x.Span, strconv.Itoa(n) + x.Text[len(digits):], whole(&expr.Literal{Text: digits}) && (point == "" || point == "0")
}

// with returns the row's source with another text in the place of x, if there is x.
func (r Row) with(x expr.Expr, text string) (string, bool) {
	if x == nil {
		return "", false
	}
	if _, listed := x.(*expr.Sequence); !listed && !whole(x) {
		return "", false
	}
	return r.Source[:x.At().Start] + text + r.Source[x.At().End:], true
}

// sizesLike writes sizes as x does: in brackets, or one size alone.
func (r Row) sizesLike(x expr.Expr, shape engine.Shape) string {
	sizes, comma := figure.Arguments(shape), ""
	if shape.Rank() == 1 {
		comma = ","
	}
	switch source := r.Source[x.At().Start:]; {
	case source[0] == '[':
		return "[" + sizes + "]"
	case source[0] == '(' || shape.Rank() > 1:
		return "(" + sizes + comma + ")"
	}
	return sizes
}

// argument returns the argument of a call at a place, or with one of some names; nil where
// there is none.
func argument(call *expr.Call, place int, names string) expr.Expr {
	for i, a := range call.Arguments {
		if a.Name == "" && i == place || a.Name != "" && slices.Contains(strings.Split(names, "|"), a.Name) {
			return a.Value
		}
	}
	return nil
}

// sole returns the one argument that is not given by name, nil where there are more.
func sole(call *expr.Call) expr.Expr {
	if argument(call, 1, "") != nil {
		return nil
	}
	return argument(call, 0, "")
}

// whole reports whether x is a whole number.
func whole(x expr.Expr) bool {
	n, ok := x.(*expr.Literal)
	return ok && n.Text != "" && strings.Trim(n.Text, "0123456789") == ""
}

package bench

import (
	"errors"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// isUneven reports whether err is what a library without ragged arrays says of
// lists that differ in length.
func isUneven(err error) bool {
	_, ok := errors.AsType[*run.UnevenError](err)
	return ok
}

// inTensorFlow returns a program with its uneven lists as ragged tensors, if it
// runs so.
func inTensorFlow(line string) (string, bool) {
	program, err := expr.Parse(line)
	if err != nil {
		return "", false
	}
	var lists unevenLists
	for _, s := range program.Statements {
		lists.find(s.Value, line)
	}
	for _, list := range slices.Backward(lists) {
		line = line[:list.whole.Start] + "tf.ragged.constant(" + line[list.literal.Start:list.literal.End] + ")" + line[list.whole.End:]
	}
	outcome := run.Run(line, engine.InTensorFlow)
	return line, outcome.Err == nil || isDrawn(outcome)
}

// An unevenList is a list that makes no dense array.
type unevenList struct {
	whole   expr.Span // with the call that makes an array of it
	literal expr.Span
}

type unevenLists []unevenList

// find notes the uneven lists of x, in the order of the source.
func (l *unevenLists) find(x expr.Expr, source string) {
	switch call, isCall := x.(*expr.Call); {
	case x == nil || isCall && functionName(call.Func) == "ragged":
		return
	case isCall && functionName(call.Func) == "constant" && functionName(qualifier(call.Func)) == "ragged":
		return
	case isCall && len(call.Arguments) > 0 && makesArray(call.Func) && uneven(call.Arguments[0].Value, source):
		*l = append(*l, unevenList{call.At(), call.Arguments[0].Value.At()})
		return
	case uneven(x, source):
		*l = append(*l, unevenList{x.At(), x.At()})
		return
	}
	for _, child := range children(x) {
		l.find(child, source)
	}
}

// qualifier returns the part of a function's name before the last dot.
func qualifier(f expr.Expr) expr.Expr {
	if f, ok := f.(*expr.Attribute); ok {
		return f.X
	}
	return nil
}

// uneven reports whether x is a list written out that makes a ragged array.
func uneven(x expr.Expr, source string) bool {
	if !isList(x) {
		return false
	}
	array := run.Run("array("+source[x.At().Start:x.At().End]+")", engine.InTensorFlow).Last.Array
	return array != nil && !array.Shape.IsDense()
}

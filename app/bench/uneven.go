package bench

import (
	"errors"
	"strings"

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
	var lists []unevenList
	for _, s := range program.Statements {
		lists = findUneven(lists, s.Value, line)
	}
	for i := len(lists) - 1; i >= 0; i-- {
		list := lists[i]
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

// findUneven appends the uneven lists of x, in the order of the source.
func findUneven(lists []unevenList, x expr.Expr, source string) []unevenList {
	switch call, isCall := x.(*expr.Call); {
	case x == nil || isCall && (functionName(call.Func) == "ragged" || strings.HasSuffix(source[:call.Func.At().End], "ragged.constant")):
		return lists
	case isCall && len(call.Arguments) > 0 && makesArray(call.Func) && uneven(call.Arguments[0].Value, source):
		return append(lists, unevenList{call.At(), call.Arguments[0].Value.At()})
	case uneven(x, source):
		return append(lists, unevenList{x.At(), x.At()})
	}
	for _, child := range children(x) {
		lists = findUneven(lists, child, source)
	}
	return lists
}

// uneven reports whether x is a list written out that makes a ragged array.
func uneven(x expr.Expr, source string) bool {
	if !isList(x) {
		return false
	}
	array := run.Run("array("+source[x.At().Start:x.At().End]+")", engine.InTensorFlow).Last.Array
	return array != nil && !array.Shape.IsDense()
}

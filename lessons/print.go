package lessons

import (
	"strconv"
	"strings"

	"shapecast/engine"
)

// python prints a Python value, a sequence with round brackets if it is a tuple.
func python(value any, tuple bool) string {
	switch v := value.(type) {
	case bool:
		if v {
			return "True"
		}
		return "False"
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return strings.TrimPrefix(strings.ToLower(strconv.FormatFloat(v, 'g', -1, 64)), "+")
	case string:
		return strconv.Quote(v)
	case []any:
		return bracketed(v, tuple, func(item any) string { return python(item, tuple) })
	}
	return "None"
}

// bracketed prints a sequence, with round brackets if it is a tuple.
func bracketed[T any](items []T, tuple bool, text func(T) string) string {
	list := joined(items, ", ", text)
	switch {
	case tuple && len(items) == 1:
		return "(" + list + ",)"
	case tuple:
		return "(" + list + ")"
	}
	return "[" + list + "]"
}

// nested prints a value, or lists of values.
func nested(n engine.Nested) string {
	switch {
	case n.IsList():
		return bracketed(n.Items, false, nested)
	case n.DType.Kind() == engine.KindBool:
		return python(n.Int != 0, false)
	case n.DType.Kind() == engine.KindInt:
		return python(n.Int, false)
	}
	return python(n.Float, false)
}

// listed reports whether the values of an array are known and can be listed.
func listed(a *engine.Array) bool {
	if a == nil {
		return false
	}
	n, err := a.Shape.Count()
	return err == nil && n <= engine.MaxValues && a.Values.Known()
}

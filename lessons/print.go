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
		parts := make([]string, len(v))
		for i, item := range v {
			parts[i] = python(item, tuple)
		}
		return bracketed(parts, tuple)
	}
	return "None"
}

func bracketed(parts []string, tuple bool) string {
	list := strings.Join(parts, ", ")
	switch {
	case tuple && len(parts) == 1:
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
		parts := make([]string, len(n.Items))
		for i, item := range n.Items {
			parts[i] = nested(item)
		}
		return bracketed(parts, false)
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

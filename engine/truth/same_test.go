//go:build !js

package truth_test

import (
	"math"
	"reflect"
	"strings"

	"shapecast/engine"
)

// listed returns nested lists as JSON has them.
func listed(n engine.Nested) any {
	if !n.IsList() {
		switch n.DType.Kind() {
		case engine.KindFloat:
			return n.Float
		case engine.KindBool:
			return n.Int != 0
		}
		return float64(n.Int)
	}
	list := make([]any, len(n.Items))
	for i, item := range n.Items {
		list[i] = listed(item)
	}
	return list
}

func sameLists(a, b any, tolerance float64) bool {
	x, one := a.([]any)
	y, two := b.([]any)
	if one != two || len(x) != len(y) {
		return false
	}
	if !one {
		return same(a, b, tolerance)
	}
	for i := range x {
		if !sameLists(x[i], y[i], tolerance) {
			return false
		}
	}
	return true
}

func tolerance(dtype string) float64 {
	switch dtype {
	case "float64":
		return 1e-9
	case "float16", "bfloat16":
		return 1e-2
	}
	return 1e-5
}

// same compares a value of JSON with one of ours; "inf", "-inf" and "nan" are floats.
func same(want, got any, tolerance float64) bool {
	if text, ok := got.(string); ok {
		return want == text || want == strings.TrimPrefix(text, "torch.")
	}
	if b, ok := want.(bool); ok {
		return reflect.DeepEqual(b, got)
	}
	x, y := asFloat(want), asFloat(got)
	return x == y || x != x && y != y || math.Abs(x-y) <= tolerance*math.Max(1, math.Abs(x))
}

func asFloat(v any) float64 {
	switch v := v.(type) {
	case float64:
		return v
	case int64:
		return float64(v)
	case uint64:
		return float64(v)
	case int:
		return float64(v)
	case string:
		switch v {
		case "inf":
			return math.Inf(1)
		case "-inf":
			return math.Inf(-1)
		}
	}
	return math.NaN()
}

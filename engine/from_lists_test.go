package engine_test

import (
	"testing"

	"shapecast/engine"
)

func TestFromLists(t *testing.T) {
	one, half := engine.Nested{DType: engine.Int64, Int: 1}, engine.Nested{DType: engine.Float64, Float: 0.5}
	for _, test := range []struct {
		name string
		list engine.Nested
		want string
		d    engine.DType
	}{
		{"a number alone", one, "()", engine.Int64},
		{"an empty list", list(), "(0,)", engine.Float64},
		{"empty rows", list(list(), list()), "(2, 0)", engine.Float64},
		{"one float makes floats", list(one, half), "(2,)", engine.Float64},
		{"bools", list(engine.Nested{Int: 1}), "(1,)", engine.Bool},
		{"an empty row beside a full one", list(list(), list(one)), "[2, (0, 1)]", engine.Int64},
		{"uneven deep down", list(list(list(one), list(one, one))), "[1, (2), (1, 2)]", engine.Int64},
	} {
		a, err := engine.FromLists(test.list)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := a.Shape.String(); got != test.want || a.Values.DType != test.d {
			t.Errorf("%s: got %s of %s, want %s of %s", test.name, got, a.Values.DType, test.want, test.d)
		}
	}
	if _, err := engine.FromLists(list(list(one), one)); err == nil {
		t.Error("values at two depths: got no error")
	}
}

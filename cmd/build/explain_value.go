package main

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/run"
)

// maxShown is the largest number of values that are written out.
const maxShown = 10_000

// A valueJSON is an array, or, when Type is set, a value of Python's own.
type valueJSON struct {
	run.Value
	torch bool
}

// jsonValue returns v ready to be written.
func jsonValue(v run.Value, library engine.Library) *valueJSON {
	return &valueJSON{v, library == engine.InPyTorch}
}

// MarshalJSON writes {"shape", "lengths", "ragged_rank", "dtype", "values"} for
// an array and {"python", "value"} or {"python", "items"} for any other value.
func (v *valueJSON) MarshalJSON() ([]byte, error) {
	if v.Array == nil {
		return json.Marshal(v.pythonJSON())
	}
	a := *v.Array
	out := struct {
		Shape      axes     `json:"shape"`
		Dims       []string `json:"dims,omitempty"`
		Lengths    []any    `json:"lengths"`
		RaggedRank int      `json:"ragged_rank"`
		DType      string   `json:"dtype"`
		Number     bool     `json:"numpy_scalar,omitempty"`
		Values     any      `json:"values"`
		Nested     any      `json:"nested,omitempty"`
		Strides    []int    `json:"strides"`
		ReadOnly   bool     `json:"read_only,omitempty"`
	}{
		Shape: axes(a.Shape.Axes), Dims: dimsOf(a.Shape), Lengths: each(a.Shape.Axes, extent), RaggedRank: a.Shape.RaggedRank,
		DType: a.Values.DType.String(), Number: v.Number, ReadOnly: a.ReadOnly,
	}
	if v.torch {
		out.DType = "torch." + out.DType
	}
	if values, ok := valuesOf(a); ok {
		out.Values = values
		if !a.Shape.IsDense() && a.Shape.Listed() <= 4*maxShown {
			out.Nested = nestedJSON(a.Nested())
		}
	}
	if a.Shape.IsDense() {
		if v.torch && a.Strides == nil {
			a.Strides = a.Shape.Strides() // PyTorch has strides also where there are no values
		}
		out.Strides = orEmpty(a.StridesOrDefault())
	}
	return json.Marshal(out)
}

// pythonJSON returns a value of Python's own: a list or a tuple of numbers as
// they are, one that holds anything else by its items.
func (v *valueJSON) pythonJSON() any {
	type plain struct {
		Python string `json:"python"`
		Value  any    `json:"value"`
	}
	if simple(v.Value) {
		return plain{v.Type, simpleJSON(v.Value)}
	}
	return struct {
		Python string       `json:"python"`
		Items  []*valueJSON `json:"items"`
	}{v.Type, each(v.Items, func(item run.Value) *valueJSON { return &valueJSON{item, v.torch} })}
}

// simple reports whether v is no array and holds none, and its items are all
// lists or all none.
func simple(v run.Value) bool {
	lists := 0
	for _, item := range v.Items {
		if item.Array != nil || !simple(item) {
			return false
		}
		if item.Items != nil {
			lists++
		}
	}
	return v.Array == nil && (lists == 0 || lists == len(v.Items))
}

func simpleJSON(v run.Value) any {
	if v.Items != nil {
		return each(v.Items, simpleJSON)
	}
	if x, ok := v.Python.(float64); ok {
		return number(x)
	}
	return v.Python
}

// axes writes a shape: a size for each uniform axis, null for a ragged one.
type axes []engine.Axis

func (a axes) MarshalJSON() ([]byte, error) {
	sizes := make([]*int, len(a))
	for k := range a {
		if !a[k].Ragged() {
			sizes[k] = &a[k].Size
		}
	}
	return json.Marshal(sizes)
}

func dimsOf(s engine.Shape) []string {
	if !s.Named() {
		return nil
	}
	return each(s.Axes, func(a engine.Axis) string { return a.Name })
}

// valuesOf returns the values of an array, flat and in C order, and whether
// they are known and few enough to write.
func valuesOf(a engine.Array) ([]any, bool) {
	n, err := a.Shape.Count()
	if err != nil || n > maxShown || !a.Values.Known() {
		return nil, false
	}
	flat := a.Values
	if a.Shape.IsDense() {
		if flat, err = a.Flat(); err != nil {
			return nil, false
		}
	}
	list := make([]any, n)
	for i := range list {
		list[i] = scalarJSON(flat.Scalar(i))
	}
	return list, true
}

func scalarJSON(s engine.Scalar) any {
	switch s.DType.Kind() {
	case engine.KindBool:
		return s.Int != 0
	case engine.KindInt:
		return s.Int
	}
	return number(s.Float)
}

// A number is written so that it is read back as a float, also -0.0; what JSON
// has no number for is a string.
type number float64

func (n number) MarshalJSON() ([]byte, error) {
	x := float64(n)
	switch {
	case math.IsNaN(x):
		return []byte(`"nan"`), nil
	case math.IsInf(x, 1):
		return []byte(`"inf"`), nil
	case math.IsInf(x, -1):
		return []byte(`"-inf"`), nil
	}
	text := strconv.FormatFloat(x, 'g', -1, 64)
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	return []byte(text), nil
}

func nestedJSON(n engine.Nested) any {
	if !n.IsList() {
		return scalarJSON(engine.Scalar{DType: n.DType, Int: n.Int, Float: n.Float})
	}
	return each(n.Items, nestedJSON)
}

package engine

// A DType is the type of an array's values.
type DType uint8

// The types of values. Floats of both widths are computed as float64.
const (
	Bool DType = iota
	Int32
	Int64
	Float32
	Float64
)

// A Kind is what NumPy calls dtype.kind: the family a DType belongs to.
type Kind uint8

// The kinds, each able to hold the ones before it.
const (
	KindBool Kind = iota
	KindInt
	KindFloat
)

// Kind returns the family d belongs to.
func (d DType) Kind() Kind {
	switch d {
	case Bool:
		return KindBool
	case Int32, Int64:
		return KindInt
	}
	return KindFloat
}

// ItemSize returns the bytes one value takes.
func (d DType) ItemSize() int {
	switch d {
	case Bool:
		return 1
	case Int32, Float32:
		return 4
	}
	return 8
}

// String returns NumPy's name, such as "int64".
func (d DType) String() string {
	return [...]string{"bool", "int32", "int64", "float32", "float64"}[d]
}

// Values are what an array holds, in the order in which they lie in memory.
//
// They are held in the slice that the kind of DType names. When that slice is
// nil they are described by Progression, and when that is nil too they are
// unknown: random, or too many to hold.
type Values struct {
	DType       DType
	Bools       []bool
	Ints        []int64
	Floats      []float64
	Progression *Progression
}

// A Progression describes values without holding them: value i is
// First + i*Step. A constant has step 0.
type Progression struct{ First, Step float64 }

// Known reports whether the values can be read.
func (v Values) Known() bool { return v.Held() || v.Progression != nil }

// Held reports whether the values lie in a slice.
func (v Values) Held() bool { return v.Bools != nil || v.Ints != nil || v.Floats != nil }

// Float returns value i as a float64; true is 1.
func (v Values) Float(i int) float64 {
	switch {
	case v.Floats != nil:
		return v.Floats[i]
	case v.Ints != nil:
		return float64(v.Ints[i])
	case v.Bools != nil:
		return float64(boolInt(v.Bools[i]))
	case v.Progression != nil:
		return v.Progression.First + float64(i)*v.Progression.Step
	}
	return 0
}

// Int returns value i as an int64, cut towards zero; true is 1.
func (v Values) Int(i int) int64 {
	switch {
	case v.Ints != nil:
		return v.Ints[i]
	case v.Bools != nil:
		return boolInt(v.Bools[i])
	}
	return int64(v.Float(i))
}

// Bool reports whether value i is not zero.
func (v Values) Bool(i int) bool {
	switch {
	case v.Bools != nil:
		return v.Bools[i]
	case v.Ints != nil:
		return v.Ints[i] != 0
	}
	return v.Float(i) != 0
}

func boolInt(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

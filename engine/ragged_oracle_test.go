package engine_test

import (
	"bytes"
	"encoding/json"
	"hash/fnv"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
)

// An oracleArray is an operand or a result of a row of testdata/ragged.
type oracleArray struct {
	Kind       string
	Value      json.RawMessage
	RaggedRank *int
	Lengths    []json.RawMessage
	Static     string // of a result, as JSON without blanks
}

// UnmarshalJSON takes resolved_ragged_rank, what ragged_rank came to, where a
// row has both.
func (o *oracleArray) UnmarshalJSON(data []byte) error {
	var raw struct {
		Kind     string
		Value    json.RawMessage
		Given    *int `json:"ragged_rank"`
		Resolved *int `json:"resolved_ragged_rank"`
		Lengths  []json.RawMessage
		Static   json.RawMessage `json:"static_shape"`
	}
	err := json.Unmarshal(data, &raw)
	*o = oracleArray{
		Kind: raw.Kind, Value: raw.Value, RaggedRank: raw.Given, Lengths: raw.Lengths,
		Static: strings.ReplaceAll(string(raw.Static), " ", ""),
	}
	if raw.Resolved != nil {
		o.RaggedRank = raw.Resolved
	}
	return err
}

// array returns the operand, built from its lengths when it has them.
func (o oracleArray) array(t *testing.T) engine.Array {
	t.Helper()
	encoding := engine.Encoding{RaggedRank: o.RaggedRank}
	if o.Kind == "dense" {
		encoding.RaggedRank = new(int)
	}
	if o.Lengths != nil {
		encoding.Lengths = axes(t, o.Lengths)
	}
	a, err := engine.Ragged(nested(t, o.Value), encoding)
	if err != nil {
		t.Fatalf("%s with lengths %s: %v", o.Value, o.Lengths, err)
	}
	return a
}

// axes reads lengths: a number is a uniform axis, a list a ragged one.
func axes(t *testing.T, lengths []json.RawMessage) []engine.Axis {
	t.Helper()
	list := make([]engine.Axis, len(lengths))
	for k, raw := range lengths {
		var err error
		if raw[0] == '[' {
			err = json.Unmarshal(raw, &list[k].Lengths)
		} else {
			err = json.Unmarshal(raw, &list[k].Size)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// nested reads a JSON list. A text other than "nan" becomes a number of its
// own, because only which value goes where is compared.
func nested(t *testing.T, raw json.RawMessage) engine.Nested {
	t.Helper()
	var n engine.Nested
	switch text := string(raw); {
	case text[0] == '[':
		var items []json.RawMessage
		if err := json.Unmarshal(raw, &items); err != nil {
			t.Fatal(err)
		}
		n = list()
		for _, item := range items {
			n.Items = append(n.Items, nested(t, item))
		}
	case text == `"nan"`:
		n = engine.Nested{Scalar: engine.FloatScalar(math.NaN())}
	case text[0] == '"':
		h := fnv.New32()
		h.Write(raw)
		n = engine.Nested{Scalar: engine.IntScalar(int64(h.Sum32()))}
	case text == "true" || text == "false":
		n.Scalar = engine.BoolScalar(text == "true")
	case strings.ContainsAny(text, ".e"):
		n.Scalar = engine.FloatScalar(0)
		if err := json.Unmarshal(raw, &n.Float); err != nil {
			t.Fatal(err)
		}
	default:
		n.Scalar = engine.IntScalar(0)
		if err := json.Unmarshal(raw, &n.Int); err != nil {
			t.Fatal(err)
		}
	}
	return n
}

// rows reads a file of testdata.
func rows[T any](t *testing.T, file string) []T {
	t.Helper()
	data, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	var list []T
	for line := range bytes.Lines(data) {
		var row T
		if err := json.Unmarshal(line, &row); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		list = append(list, row)
	}
	return list
}

// sameValues reports whether two arrays hold the same flat values, to within
// the tolerance.
func sameValues(a, b engine.Array, tolerance float64) bool {
	n, _ := a.Shape.Count()
	if m, _ := b.Shape.Count(); m != n {
		return false
	}
	for i := range n {
		x, y := a.Values.Float(i), b.Values.Float(i)
		if math.IsNaN(x) != math.IsNaN(y) || math.Abs(x-y) > tolerance*max(1, math.Abs(y)) {
			return false
		}
	}
	return true
}

// sameShape reports whether shapes have the same names, extents and encoding.
func sameShape(a, b engine.Shape) bool {
	return a.RaggedRank == b.RaggedRank && slices.EqualFunc(a.Axes, b.Axes, func(x, y engine.Axis) bool {
		return x.Name == y.Name && x.SameExtent(y)
	})
}

func operandsOf(arrays ...engine.Array) []engine.Operand {
	list := make([]engine.Operand, len(arrays))
	for i, a := range arrays {
		list[i].Array = a
	}
	return list
}

// oracleOps holds our operation for each of TensorFlow's that we have.
var oracleOps = map[string]engine.Op{
	"add": engine.Add, "sub": engine.Subtract, "mul": engine.Multiply, "scalar_mul": engine.Multiply,
	"div": engine.TrueDivide, "divide": engine.TrueDivide, "truediv": engine.TrueDivide, "realdiv": engine.TrueDivide,
	"floordiv": engine.FloorDivide, "floor_div": engine.FloorDivide, "mod": engine.Remainder,
	"pow": engine.Power, "maximum": engine.Maximum, "minimum": engine.Minimum,
	"equal": engine.Equal, "==": engine.Equal, "not_equal": engine.NotEqual, "!=": engine.NotEqual,
	"less": engine.Less, "less_equal": engine.LessEqual,
	"greater": engine.Greater, "greater_equal": engine.GreaterEqual,
	"div_no_nan": engine.DivideNoNaN, "squared_difference": engine.SquaredDifference,
	"xlogy": engine.XLogY, "xlog1py": engine.XLog1PY, "xdivy": engine.XDivY, "zeta": engine.Zeta, "atan2": engine.Arctan2,
	"truncatediv": engine.TruncateDivide, "truncatemod": engine.TruncateMod,
	"sigmoid_cross_entropy_with_logits": engine.SigmoidCrossEntropy,
	"bitwise_and":                       engine.BitwiseAnd, "bitwise_or": engine.BitwiseOr, "bitwise_xor": engine.BitwiseXor,
	"left_shift": engine.LeftShift, "right_shift": engine.RightShift, "logical_xor": engine.NotEqual,
	"logical_and": engine.LogicalAnd, "logical_or": engine.LogicalOr, "where": engine.Where,
	"assert_equal": engine.Equal, "assert_near": engine.Equal, "assert_none_equal": engine.NotEqual,
	"assert_less": engine.Less, "assert_less_equal": engine.LessEqual,
	"assert_greater": engine.Greater, "assert_greater_equal": engine.GreaterEqual,
}

// A tally counts what a test over rows did.
type tally struct {
	run, passed int
	left        int // rows that are about something else
}

func (n *tally) row(t *testing.T, name string, check func(t *testing.T)) {
	n.run++
	if t.Run(name, check) {
		n.passed++
	}
}

func (n *tally) print(t *testing.T, file string) {
	t.Logf("%s: %d rows passed of %d run; %d left out", file, n.passed, n.run, n.left)
	if n.run == 0 {
		t.Error("no rows were run")
	}
}

package engine_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
)

// corpus checks every row of a file of testdata/dense for which check does not
// say that it is not run here, and prints how many passed.
func corpus[Row any](t *testing.T, file string, check func(Row) (ran bool, err error)) {
	t.Helper()
	passed, run := 0, 0
	for _, row := range rows[Row](t, "dense/"+file) {
		ran, err := check(row)
		if !ran {
			continue
		}
		if run++; err == nil {
			passed++
		} else if run-passed < 20 {
			t.Errorf("%v\n\t%.300s", err, fmt.Sprintf("%+v", row))
		}
	}
	t.Logf("%s: %d of %d rows passed", file, passed, run)
	if passed != run || run == 0 {
		t.Errorf("%s: %d of %d rows missed", file, run-passed, run)
	}
}

// A number is a value of a row: true, 3, 0.5, "inf" or "nan".
type number struct {
	float float64
	int   int64
}

func (n *number) UnmarshalJSON(data []byte) error {
	text := strings.Trim(string(data), `"`)
	switch text {
	case "true", "false":
		n.int = int64(len("false") - len(text))
		n.float = float64(n.int)
		return nil
	}
	if _, err := fmt.Sscan(text, &n.float); err != nil {
		return err
	}
	n.int = int64(n.float)
	if !strings.ContainsAny(text, ".einf") {
		_, err := fmt.Sscan(text, &n.int)
		return err
	}
	return nil
}

// values returns numbers as values of the type that NumPy or PyTorch names.
func values(numbers []number, dtype string) engine.Values {
	d := dtypeOf(dtype)
	v := engine.Values{DType: d}
	v.Ints, v.Floats = []int64{}, nil
	if d.Kind() == engine.KindFloat {
		v.Ints, v.Floats = nil, []float64{}
	}
	for _, n := range numbers {
		if v.Floats != nil {
			v.Floats = append(v.Floats, n.float)
		} else {
			v.Ints = append(v.Ints, n.int)
		}
	}
	return v
}

func dtypeOf(name string) engine.DType {
	name = strings.TrimPrefix(name, "torch.")
	for d := engine.Bool; d <= engine.Float64; d++ {
		if d.String() == name {
			return d
		}
	}
	return engine.Int64
}

// operand returns an array of the sizes whose values are a's, or 0, 1, 2, …
// where a is nil.
func operand(sizes []int, v engine.Values) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Dense(sizes...), Values: v}}
}

var counting = engine.Values{DType: engine.Float64, Progression: &engine.Progression{Step: 1}}

// counted returns 0, 1, 2, … in C order.
func counted(sizes ...int) engine.Operand {
	return operand(sizes, engine.Values{DType: engine.Int64, Progression: counting.Progression})
}

// holds compares what a holds, in C order, with numbers, each float to
// within a relative tolerance, and -0.0 with its sign.
func holds(a engine.Array, want []number, tolerance float64) error {
	got, err := a.Flat()
	if err != nil {
		return err
	}
	n, _ := a.Shape.Count()
	if !got.Held() || n != len(want) {
		return fmt.Errorf("got %d values (held: %t), want %d", n, got.Held(), len(want))
	}
	for i, w := range want {
		x := got.Float(i)
		near := math.Abs(x-w.float) <= tolerance*math.Abs(w.float)
		if x != x && w.float != w.float || x == w.float && math.Signbit(x) == math.Signbit(w.float) || near && x != 0 {
			continue
		}
		return fmt.Errorf("value %d: got %v, want %v", i, x, w.float)
	}
	return nil
}

func sameInts(what string, got, want []int) error {
	if !slices.Equal(got, want) {
		return fmt.Errorf("%s: got %v, want %v", what, got, want)
	}
	return nil
}

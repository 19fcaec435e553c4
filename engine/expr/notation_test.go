package expr

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"shapecast/engine"
)

func ExampleParseShape() {
	for _, text := range []string{"4,32,8", "[4]", "-", "classes=4, students=32", "2,(3,1)"} {
		shape, _ := ParseShape(text)
		fmt.Println(shape)
	}
	// Output:
	// (4, 32, 8)
	// (4,)
	// ()
	// (classes: 4, students: 32)
	// [2, (3, 1)]
}

func ExampleParseValues() {
	a, _ := ParseValues("[[0],[10]]")
	fmt.Println(a.Shape, a.Values.Ints)
	// Output: (2, 1) [0 10]
}

func TestParseShape(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"()", "()"},
		{"[]", "()"},
		{" ( 4 , ) ", "(4,)"},
		{"[4,32,8]", "(4, 32, 8)"},
		{"(4, 32, 8)", "(4, 32, 8)"},
		{"0", "(0,)"},
		{"9007199254740991", "(9007199254740991,)"},
		{"(class: 2, student: 3)", "(class: 2, student: 3)"},
		{"[2, (2, 1), 2]", "[2, (2, 1), 2]"},
		{"[0, ()]", "[0, ()]"},
		{"1000000,1", "(1000000, 1)"},
	} {
		shape, err := ParseShape(test.text)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		if got := shape.String(); got != test.want {
			t.Errorf("%s: got %s, want %s", test.text, got, test.want)
		}
	}
}

func TestParseShapeErrors(t *testing.T) {
	for _, test := range []struct {
		name, text string
		problem    Problem
		column     int
	}{
		{"nothing", "", SizeMissing, 1},
		{"two commas", "[4,,8]", SizeMissing, 4},
		{"a comma first", ",4", SizeMissing, 1},
		{"a size below 0", "4,-3", SizeNegative, 3},
		{"the first size below 0", "-3", SizeNegative, 1},
		{"a float", "4.0", SizeMalformed, 1},
		{"an exponent", "1e3", SizeMalformed, 1},
		{"above what can be shown", "4,9223372036854775807", SizeTooLarge, 3},
		{"above 64 bits", "92233720368547758070", SizeTooLarge, 1},
		{"seventy axes", strings.Repeat("1,", 70), AxesTooMany, 129},
		{"a blank between sizes", "4 8", WantToken, 3},
		{"values", "[[0],[10]]", SizeMissing, 2},
		{"an operation", "4+8", WantToken, 2},
		{"a name twice", "a=1,a=2", AxisNameTwice, 5},
		{"a name missing", "a=1,2", NamesPartial, 5},
		{"a name without a size", "3,a", SizeMalformed, 3},
		{"a Chinese comma", "4，8", MarkForeign, 2},
		{"a long paste", strings.Repeat("4,", 5<<20), SourceTooLong, 1},
	} {
		_, err := ParseShape(test.text)
		e, ok := errors.AsType[*SyntaxError](err)
		if !ok || e.Problem != test.problem || e.Column() != test.column {
			t.Errorf("%s: got %v, want problem %d at column %d", test.name, err, test.problem, test.column)
			continue
		}
		checkCaret(t, e.Place)
	}
	if _, err := ParseShape("2,(3,1,4)"); err == nil {
		t.Error("three lengths for two slices: got no error")
	}
}

func TestParseValues(t *testing.T) {
	for _, test := range []struct{ text, shape, values string }{
		{"5", "()", "[5]"},
		{"-2", "()", "[-2]"},
		{"[]", "(0,)", "[]"},
		{"[[1, 2], [3, 4.5]]", "(2, 2)", "[1 2 3 4.5]"},
		{"(1, True)", "(2,)", "[1 1]"},
		{"[float('inf'), -inf, nan]", "(3,)", "[+Inf -Inf NaN]"},
		{"[[1, 2], [3]]", "[2, (2, 1)]", "[1 2 3]"},
	} {
		a, err := ParseValues(test.text)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		got := make([]float64, 0)
		n, _ := a.Shape.Count()
		for i := range n {
			got = append(got, a.Values.Float(i))
		}
		if a.Shape.String() != test.shape || fmt.Sprint(got) != test.values {
			t.Errorf("%s: got %s %v, want %s %s", test.text, a.Shape, got, test.shape, test.values)
		}
	}
}

func TestParseValuesErrors(t *testing.T) {
	for _, test := range []struct {
		name, text string
		problem    Problem
		column     int
	}{
		{"nothing", "", NotValues, 1},
		{"two commas", "[4,,8]", ValueMissing, 4},
		{"a call", "[1, ones(3)]", NotValues, 5},
		{"two values", "1 2", StatementGoesOn, 3},
		{"two statements", "1\n2", NotValues, 1},
		{"an assignment", "a = 1", NotValues, 1},
		{"a sum", "[1 + 2]", NotValues, 2},
		{"a number too large", "[1e400]", NumberTooLarge, 2},
	} {
		_, err := ParseValues(test.text)
		e, ok := errors.AsType[*SyntaxError](err)
		if !ok || e.Problem != test.problem || e.Column() != test.column {
			t.Errorf("%s: got %v, want problem %d at column %d", test.name, err, test.problem, test.column)
			continue
		}
		checkCaret(t, e.Place)
	}
	var deep *engine.DepthError
	if _, err := ParseValues("[[1], 2]"); !errors.As(err, &deep) {
		t.Errorf("values at two depths: got %v", err)
	}
}

package expr

import (
	"errors"
	"fmt"
	"strings"
	"testing"
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

package figure_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shapecast/engine"
	"shapecast/engine/figure"
)

func ExampleParse() {
	s, _ := figure.Parse("e=a[:,None]+%2B+b&a=4&b=3")
	fmt.Println(s.Expr, s.Operands)
	// Output: a[:,None] + b [{a 4} {b 3}]
}

func ExampleState_Query() {
	s := figure.State{
		Expr:     "a[:, None] + b",
		Operands: []figure.Binding{{Name: "a", Text: "4"}, {Name: "b", Text: "[10, 20]"}},
		Stop:     figure.End,
	}
	fmt.Println(s.Query())
	// Output: e=a[:,+None]+%2B+b&a=4&b=[10,+20]&step=end
}

func ExampleState_Source() {
	s, _ := figure.Parse("op=maximum&a=4,1&b=3")
	fmt.Println(s.Source())
	// Output:
	// a = arange(1, 5).reshape(4, 1)
	// b = arange(10, 40, 10)
	// maximum(a, b)
}

func TestAddressErrors(t *testing.T) {
	for _, test := range []struct{ name, query, key, place, want string }{
		{"a theme there is not", "e=a&theme=purple", "theme", "purple", "auto, light or dark"},
		{"a step there is not", "step=-3&e=a", "step", "-3", "a number from 0, or end"},
		{"an operation there is not", "op=frobnicate", "op", "frobnicate", "the name of an operation, such as add or maximum"},
		{"a broken escape", "e=%zz&a=4", "e", "%zz", "text with %XX for other characters"},
		{"a language there is not", "lang=fr", "lang", "fr", "auto, en or zh"},
		{"too long", "e=" + strings.Repeat("a", 2000), "", "", ""},
	} {
		_, err := figure.Parse(test.query)
		e, ok := errors.AsType[*figure.AddressError](err)
		if !ok || e.Key != test.key || e.Text() != test.place || e.Want != test.want {
			t.Errorf("%s: got %v, want %s: %s", test.name, err, test.key, test.want)
			continue
		}
		if !strings.Contains(e.Caret(), "^") || e.Error() == "" {
			t.Errorf("%s: got caret %q", test.name, e.Caret())
		}
	}
}

func TestStateKeepsWhatCouldBeRead(t *testing.T) {
	s, err := figure.Parse("theme=purple&e=a&lang=zh")
	if err == nil || s.Expr != "a" || s.Lang != "zh" {
		t.Errorf("got %+v, %v", s, err)
	}
}

// TestCaretOfAnAddress draws the caret for mistakes at the very end of a query.
func TestCaretOfAnAddress(t *testing.T) {
	for _, query := range []string{"e=1&lib", "lib", "lib=", "e=1&lang=", "e=1&step=x", "theme"} {
		_, err := figure.Parse(query)
		wrong, ok := errors.AsType[*figure.AddressError](err)
		if !ok {
			t.Errorf("%s: got %v, want an address error", query, err)
			continue
		}
		if got := wrong.Place.Caret(); !strings.HasPrefix(got, query+"\n") || !strings.Contains(got, "^") {
			t.Errorf("%s: got %q, want the query and a caret", query, got)
		}
	}
}

func TestTeaching(t *testing.T) {
	for _, test := range []struct {
		name  string
		shape engine.Shape
		n     int
		want  string
	}{
		{"the first operand counts", engine.Dense(3), 0, "arange(1, 4)"},
		{"the third counts in hundreds", engine.Dense(2, 2), 2, "arange(100, 500, 100).reshape(2, 2)"},
		{"a scalar", engine.Dense(), 1, "array(10)"},
		{"size 0", engine.Dense(3, 0), 0, "arange(1, 1).reshape(3, 0)"},
		{"size 0, second operand", engine.Dense(0), 1, "arange(10, 10, 10)"},
		{"too many to count", engine.Dense(1<<40, 1<<40), 0, "ones((1099511627776, 1099511627776))"},
		{"named", engine.Shape{Axes: []engine.Axis{{Name: "x", Size: 2}}}, 0, "arange(1, 3).reshape(x=2)"},
		{"ragged", engine.Shape{Axes: []engine.Axis{{Size: 2}, {Lengths: []int{2, 1}}}, RaggedRank: 1}, 0, "ragged(arange(1, 4), lengths=[2, (2, 1)])"},
	} {
		if got := figure.Teaching(test.shape, test.n); got != test.want {
			t.Errorf("%s: got %s, want %s", test.name, got, test.want)
		}
	}
}

func FuzzQuery(f *testing.F) {
	for _, a := range addresses(f) {
		f.Add(a.query)
	}
	f.Fuzz(func(t *testing.T, query string) {
		s, err := figure.Parse(query)
		if err != nil {
			asked(t, err)
			return
		}
		q := s.Query()
		again, err := figure.Parse(q)
		if len(q) > figure.MaxQuery {
			return // escaped, it may be longer than what was read
		}
		if diff := cmp.Diff(s, again); diff != "" || err != nil {
			t.Errorf("%q reads back from %q as another state (%v):\n%s", query, q, err, diff)
		}
	})
}

func ExampleState_Run() {
	s, _ := figure.Parse("e=a[:,None]+%2B+b&a=4&b=[10,20]")
	out := s.Run()
	fmt.Println(out.Last.Array.Shape, out.Last.Array.Values.Ints)
	// Output: (4, 2) [11 21 12 22 13 23 14 24]
}

func ExampleTeaching() {
	fmt.Println(figure.Teaching(engine.Dense(2, 3), 1))
	// Output: arange(10, 70, 10).reshape(2, 3)
}

func TestRun(t *testing.T) {
	for _, test := range []struct{ name, query, want string }{
		{"shapes are added", "a=4,1&b=3", "(4, 3)"},
		{"an operation", "op=maximum&a=4,1&b=3", "(4, 3)"},
		{"three operands", "op=where&a=3&b=2,1&c=-", "(2, 3)"},
		{"values", "a=[[0],[10]]&b=[1,2,3]", "(2, 3)"},
		{"ragged", "a=2,(2,1)&b=2,1", "[2, (2, 1)]"},
		{"names", "a=rows%3D2,columns%3D3&b=columns%3D3", "(rows: 2, columns: 3)"},
		{"too many to hold", "a=1000000,1&b=1,1000000", "(1000000, 1000000)"},
		{"too many to count", "a=1000000000000,1000000000000&b=-", "a: shape (1000000000000, 1000000000000) has more values than 64 bits can count"},
		{"a slip in an operand", "a=4,,8&b=8", "a: line 1, column 3: a size is missing before “,”"},
		{"a slip in the program", "e=a+*&a=3", "line 2, column 4: a value is missing before the end"},
		{"a mismatch", "a=3&b=4", "shapes (3,) and (4,) do not broadcast: axis 0 has sizes 3 and 4"},
		{"nothing", "", "nothing"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, err := figure.Parse(test.query)
			if err != nil {
				t.Fatal(err)
			}
			got := "nothing"
			switch out := s.Run(); {
			case out.Err != nil:
				got = out.Err.Error()
			case out.Last.Array != nil:
				got = out.Last.Array.Shape.String()
			}
			if got != test.want {
				t.Errorf("got %s, want %s\n%s", got, test.want, s.Source())
			}
		})
	}
}

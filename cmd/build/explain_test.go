package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/library"
)

// A question is a program, and what its explanation has to say.
type question struct {
	program string
	library engine.Library
	check   func(a answer) error
}

// An answer is an explanation as it comes back from JSON.
type answer struct {
	OK       bool
	Verdict  string
	Result   *answerValue
	Operands []struct {
		Name    string
		Strides []int
	}
	Stops []any
	Error *struct {
		Kind, Type, Message string
		Axis, Row           *int
		Sizes               []int
	}
	Repairs []struct {
		Operand, Kind, Expr string
		Axes                []int
		NewShape            []int `json:"new_shape"`
		Result              []int
		KeepsOther          bool `json:"keeps_other"`
	}
	Change   *struct{ StoredBytes, ResultBytes int }
	Vars     map[string]answerValue
	Warnings []string
}

type answerValue struct {
	Shape      []*int
	Dims       []string
	Lengths    []any
	RaggedRank int `json:"ragged_rank"`
	DType      string
	Values     []any
	Nested     any
	Strides    []int
	Python     string
	Value      any
	Items      []answerValue
}

// rows reads a corpus, one JSON object a line.
func rows[T any](t *testing.T, name string) []T {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "engine", "testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	var list []T
	lines := bufio.NewScanner(bytes.NewReader(data))
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var row T
		if err := json.Unmarshal(lines.Bytes(), &row); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		list = append(list, row)
	}
	return list
}

// ask runs all questions of a library in one go, as explain -json - does, and
// counts the rows whose every question was answered right.
func ask(t *testing.T, corpus string, asked map[string][]question) {
	t.Helper()
	wrong := map[string]bool{}
	for _, library := range append(engine.Libraries[:], "") {
		var in, out bytes.Buffer
		var ids []string
		var questions []question
		for id, list := range asked {
			for _, q := range list {
				if q.library == library {
					fmt.Fprintln(&in, q.program)
					ids, questions = append(ids, id), append(questions, q)
				}
			}
		}
		if err := explain(console{in: &in, out: &out}, []string{"-json", "-library", string(library), "-"}); err != nil {
			t.Fatal(err)
		}
		decoder := json.NewDecoder(&out)
		for i, q := range questions {
			var a answer
			err := decoder.Decode(&a)
			if err == nil {
				err = q.check(a)
			}
			if err != nil && !wrong[ids[i]] {
				if wrong[ids[i]] = true; len(wrong) <= 30 {
					t.Errorf("%s: %s\n  %v", ids[i], q.program, err)
				}
			}
		}
	}
	t.Logf("%s: %d passed of %d run", corpus, len(asked)-len(wrong), len(asked))
}

// runs wants a result of a shape.
func runs(shape []int) func(a answer) error {
	return func(a answer) error {
		if !a.OK || a.Error != nil {
			return fmt.Errorf("got %+v, want it to run", a.Error)
		}
		return sameShape(a.Result, shape)
	}
}

func sameShape(v *answerValue, want []int) error {
	if v == nil {
		return fmt.Errorf("got no result, want shape %v", want)
	}
	have := []int{}
	for _, n := range v.Shape {
		have = append(have, *n)
	}
	if fmt.Sprint(have) != fmt.Sprint(want) {
		return fmt.Errorf("got shape %v, want %v", have, want)
	}
	return nil
}

// fails wants an error with exactly the library's text.
func fails(kind, message string) func(a answer) error {
	return func(a answer) error {
		if a.OK || a.Error == nil {
			return fmt.Errorf("it runs, want %s", message)
		}
		if a.Error.Message != message || kind != "" && a.Error.Type != kind {
			return fmt.Errorf("got  %s: %s\n  want %s: %s", a.Error.Type, a.Error.Message, kind, message)
		}
		return nil
	}
}

// all wants every check to hold.
func all(checks ...func(a answer) error) func(a answer) error {
	return func(a answer) error {
		for _, check := range checks {
			if err := check(a); err != nil {
				return err
			}
		}
		return nil
	}
}

// holds wants values, flat and in C order, as JSON has them.
func holds(values []any, tolerance float64) func(a answer) error {
	return func(a answer) error {
		have := a.Result.Values
		if len(have) != len(values) {
			return fmt.Errorf("got %d values, want %d", len(have), len(values))
		}
		for i, want := range values {
			x, isX := have[i].(float64)
			y, isY := want.(float64)
			near := isX && isY && (x-y <= tolerance*max(1, y, -y) && y-x <= tolerance*max(1, y, -y))
			if !near && !reflect.DeepEqual(have[i], want) {
				return fmt.Errorf("value %d is %v, want %v", i, have[i], want)
			}
		}
		return nil
	}
}

// ones writes an array of a shape.
func ones(shape []int) string { return "ones(" + joined(shape) + ")" }

// tupled writes a shape as a tuple.
func tupled(shape []int) string {
	if len(shape) == 1 {
		return "(" + joined(shape) + ",)"
	}
	return "(" + joined(shape) + ")"
}

func joined(list []int) string {
	parts := make([]string, len(list))
	for i, n := range list {
		parts[i] = fmt.Sprint(n)
	}
	return strings.Join(parts, ", ")
}

// literal writes values of a shape and a type.
func literal(values []any, shape []int, dtype string) string {
	parts := make([]string, len(values))
	for i, v := range values {
		parts[i] = fmt.Sprint(v)
		if text, ok := v.(string); ok {
			parts[i] = "float('" + text + "')"
		}
		if truth, ok := v.(bool); ok {
			parts[i] = map[bool]string{true: "True", false: "False"}[truth]
		}
	}
	return fmt.Sprintf("array([%s], dtype='%s').reshape(%s)", strings.Join(parts, ","), dtype, tupled(shape))
}

func TestExplainText(t *testing.T) {
	for _, test := range []struct{ program, want string }{
		{"a = ones(4, 1); b = arange(3); a + b", `a + b

Line up   Shapes line up at the right. Size 3 of b is under size 1 of a; further left, b has no axis.
            a  4  1
            b     3
Pad       b gets a new axis of size 1 on the left. It is one row of 3 now; no value was added.
            a  4  1
            b  1  3
Match     Both arrays stretch. So every value of one pairs with every value of the other.
            a  4  1
            b  1  3
            =  4  3
Stretch   An axis of size 1 is read again and again. a is read 3 times, b 4 times. Dashed cells are not stored.
`},
		{"[4,,8]", "  [4,,8]\n     ^\n"},
		{"ones(2,3).T", "transpose: (2, 3) to (3, 2), a view: nothing is copied, 48 bytes would be\n"},
		{"ones(2,3) + ones(4)", "ValueError: operands could not be broadcast together with shapes (2,3) (4,) \n"},
		{"1 + 1", "Result    2\n"},
	} {
		var out bytes.Buffer
		if err := explain(console{out: &out, err: &out}, []string{test.program}); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), test.want) {
			t.Errorf("%s: got\n%s\nwant in it\n%s", test.program, out.String(), test.want)
		}
	}
}

// TestExplainLines feeds lines that are no programs: each gives one object, in
// order, and none ends the others.
func TestExplainLines(t *testing.T) {
	in := "1 + 1\n\n[4,,8]\n\x00\xff\nyield a\nones(2) + ones(3)\nx\nones(9223372036854775807, 9)\n1e400\n" +
		strings.Repeat("(", 5000) + "\n" + strings.Repeat("1+", 200000) + "1\n[0]*10**9\n2 + 2"
	var out bytes.Buffer
	if err := explain(console{in: strings.NewReader(in), out: &out}, []string{"-json", "-"}); err != nil {
		t.Fatal(err)
	}
	kinds := []string{"", "", "syntax", "syntax", "unsupported", "mismatch", "name", "too-large", "too-large", "syntax", "too-large", "too-large", ""}
	lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(lines) != len(kinds) {
		t.Fatalf("got %d lines, want %d", len(lines), len(kinds))
	}
	for i, line := range lines {
		var a answer
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatalf("line %d: %v", i, err)
		}
		got := ""
		if a.Error != nil {
			got = a.Error.Kind
		}
		if got != kinds[i] || a.OK != (got == "") {
			t.Errorf("line %d: got ok %t, kind %q, want kind %q", i, a.OK, got, kinds[i])
		}
	}
}

// TestExplainMinus explains programs that begin like a flag.
func TestExplainMinus(t *testing.T) {
	for _, args := range [][]string{
		{"-json", "-arange(3) + 1"}, {"-json", "-library", "numpy", "-arange(3) + 1"}, {"-json", "--", "-arange(3) + 1"},
	} {
		var out bytes.Buffer
		if err := explain(console{out: &out, err: &out}, args); err != nil || !strings.Contains(out.String(), `"values":[1,0,-1]`) {
			t.Errorf("%q: got %v, %s", args, err, out.String())
		}
	}
}

func TestExplainRefusesAnUnknownLibrary(t *testing.T) {
	if err := explain(console{out: &bytes.Buffer{}, err: &bytes.Buffer{}}, []string{"-library", "pandas", "1"}); err == nil {
		t.Error("got no error")
	}
}

// TestExplainInPython wants the words of Python where Python finds the mistake.
func TestExplainInPython(t *testing.T) {
	for _, test := range []struct{ program, kind, message string }{
		{"x", "NameError", "name 'x' is not defined"},
		{"x = 3; x.shape", "AttributeError", "'int' object has no attribute 'shape'"},
		{"x = 3; x[0]", "TypeError", "'int' object is not subscriptable"},
		{"x = 3; x(0)", "TypeError", "'int' object is not callable"},
		{"1 + 'a'", "TypeError", "unsupported operand type(s) for +: 'int' and 'str'"},
		{"[1] + 2", "TypeError", `can only concatenate list (not "int") to list`},
		{"x = -[1]", "TypeError", "bad operand type for unary -: 'list'"},
		{"1 < 'a'", "TypeError", "'<' not supported between instances of 'int' and 'str'"},
		{"array([[1, 2], [3]]) + 1", "ValueError", "setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (2,) + inhomogeneous part."},
		{"a, b = 1, 2, 3", "ValueError", "too many values to unpack (expected 2)"},
		{"a, b, c = np.arange(2)", "ValueError", "not enough values to unpack (expected 3, got 2)"},
		{"np.ones(3) == np.ones(2)", "ValueError", "operands could not be broadcast together with shapes (3,) (2,) "},
	} {
		a := answerTo(t, test.program)
		if err := fails(test.kind, test.message)(a); err != nil {
			t.Errorf("%s: %v", test.program, err)
		}
	}
}

func TestExplainJudgesEveryOperation(t *testing.T) {
	var out bytes.Buffer
	program := "y = np.zeros((5, 1)); p = np.ones(5); d = y - p; (d * d).mean()"
	if err := explain(console{out: &out}, []string{"-json", program}); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Verdict, Version string
		Checks           []struct{ Reason string }
		Operands         []struct{ Name string }
	}
	if err := json.Unmarshal(out.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if got.Verdict != "runs: check" || len(got.Checks) == 0 || len(got.Operands) != 2 || got.Operands[0].Name != "y" {
		t.Errorf("got %+v, want y - p to be checked", got)
	}
	if got.Version != library.Version(engine.InNumPy) {
		t.Errorf("got version %q", got.Version)
	}
}

// answerTo explains one program.
func answerTo(t *testing.T, program string) answer {
	t.Helper()
	var out bytes.Buffer
	if err := explain(console{out: &out}, []string{"-json", program}); err != nil {
		t.Fatal(err)
	}
	var a answer
	if err := json.Unmarshal(out.Bytes(), &a); err != nil {
		t.Fatal(err)
	}
	return a
}

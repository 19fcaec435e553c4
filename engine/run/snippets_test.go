package run_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// A snippet is Python that a student writes or pastes, and what the library
// made of it.
type snippet struct {
	ID, Lib, Code, Verified string
	Expect                  struct {
		OK       bool
		Vars     map[string]expected
		Last     *expected
		Error    *expectedError
		Warnings []string
	}
}

type expected struct {
	Python string
	Value  any
	Items  []expected
	Shape  *[]int
	DType  string
	Values []any
	Number bool `json:"numpy_scalar"`
}

type expectedError struct {
	Type, Msg string
	Line      int
	OneOf     []string `json:"contains_one_of"`
}

// maxRefused is the share of the snippets of NumPy and PyTorch that may be
// refused with a sentence.
const maxRefused = 0.15

func TestSnippets(t *testing.T) {
	for _, file := range []string{"snippets.json", "strangers.json"} {
		t.Run(file, func(t *testing.T) { testSnippets(t, file) })
	}
}

// maxTrapsWrong and maxTrapsRefused are how many of the traps may go wrong, and
// how many may be refused. What is counted today is the bound.
const (
	maxTrapsWrong   = 29
	maxTrapsRefused = 61
)

// TestTraps runs what beginners write by mistake: names of a neighbouring
// library, arguments that a function does not have, slips of Python's own, and
// the numbers that the types of NumPy 2 have no room for.
func TestTraps(t *testing.T) {
	data, err := os.ReadFile("testdata/traps.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []snippet
	if err := json.Unmarshal(data, &rows); err != nil {
		t.Fatal(err)
	}
	wrong, refused := 0, 0
	for _, row := range rows {
		out := run.Run(row.Code, "")
		_, outside := errors.AsType[*expr.UnsupportedError](out.Err)
		_, ragged := errors.AsType[*engine.RaggedChangeError](out.Err)
		if outside || ragged {
			refused++
		} else if err := row.check(out); err != nil {
			wrong++
			t.Logf("%s: %v\n%s", row.ID, err, row.Code)
		}
	}
	t.Logf("%d traps: %d wrong, %d refused", len(rows), wrong, refused)
	if wrong > maxTrapsWrong || refused > maxTrapsRefused {
		t.Errorf("%d are wrong, at most %d may be; %d are refused, at most %d may be", wrong, maxTrapsWrong, refused, maxTrapsRefused)
	}
}

func testSnippets(t *testing.T, file string) {
	data, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	var rows []snippet
	if err := json.Unmarshal(data, &rows); err != nil {
		t.Fatal(err)
	}
	ran, passed, refused := 0, 0, []string{}
	for _, row := range rows {
		t.Run(row.ID, func(t *testing.T) {
			out := run.Run(row.Code, "")
			unsupported, outside := errors.AsType[*expr.UnsupportedError](out.Err)
			if outside {
				refused = append(refused, row.ID+": "+unsupported.Error())
				return
			}
			ran++
			if err := row.check(out); err != nil {
				t.Errorf("%v\n%s", err, row.Code)
				return
			}
			passed++
		})
	}
	t.Logf("%d passed of %d run, %d refused of %d:\n%s", passed, ran, len(refused), len(rows), strings.Join(refused, "\n"))
	if float64(len(refused)) > maxRefused*float64(len(rows)) {
		t.Errorf("%d of %d refused", len(refused), len(rows))
	}
}

func (s snippet) check(out run.Outcome) error {
	want := s.Expect
	if (out.Err == nil) != want.OK {
		return fmt.Errorf("got %v, want ok: %t", out.Err, want.OK)
	}
	if !want.OK {
		if err := s.checkError(out); err != nil {
			return err
		}
	}
	vars := map[string]run.Value{}
	for _, v := range out.Vars {
		vars[v.Name] = v.Value
	}
	for name, want := range want.Vars {
		got, ok := vars[name]
		if !ok {
			return fmt.Errorf("there is no variable %s", name)
		}
		if err := want.check(out.Library, got); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	if want.Last != nil && want.OK {
		if err := want.Last.check(out.Library, out.Last); err != nil {
			return fmt.Errorf("last: %w", err)
		}
	}
	if fmt.Sprint(out.Warnings) != fmt.Sprint(want.Warnings) {
		return fmt.Errorf("got warnings %v, want %v", out.Warnings, want.Warnings)
	}
	return nil
}

func (s snippet) checkError(out run.Outcome) error {
	want := s.Expect.Error
	if got := out.At.Line(); want.Line != 0 && got != want.Line {
		return fmt.Errorf("got line %d, want %d: %v", got, want.Line, out.Err)
	}
	if want.Type == "SyntaxError" && out.Err != nil {
		return nil // Python's words for these change with every release
	}
	kind, text := said(out)
	if want.Msg != "" && (text != want.Msg || kind != want.Type) {
		return fmt.Errorf("got  %s: %s\nwant %s: %s", kind, text, want.Type, want.Msg)
	}
	for _, one := range want.OneOf {
		if strings.Contains(text, one) {
			return nil
		}
	}
	if want.OneOf != nil {
		return fmt.Errorf("got %s: %s, want one of %q", kind, text, want.OneOf)
	}
	return nil
}

// said returns what the library says of an outcome that failed.
func said(out run.Outcome) (kind, text string) {
	if class, text := run.Raised(out.Err); class != "" {
		return class, text
	}
	if n := len(out.Steps); n > 0 && out.Steps[n-1].Trace != nil {
		if says := run.Said(out.Library, *out.Steps[n-1].Trace); says.Class != "" {
			return says.Class, says.Text
		}
	}
	says := run.SaidOf(out.Library, out.Err)
	return says.Class, says.Text
}

func (e expected) check(library engine.Library, got run.Value) error {
	if e.Shape != nil {
		return e.checkArray(library, got)
	}
	if got.Array != nil || got.Type != e.Python {
		return fmt.Errorf("got %s %v, want %s", got.Type, got.Python, e.Python)
	}
	if e.Items != nil {
		for i, item := range e.Items {
			if err := item.check(library, got.Items[i]); err != nil {
				return fmt.Errorf("item %d: %w", i, err)
			}
		}
		return nil
	}
	if want, have := plain(e.Value), plain(jsonOf(got.Python)); !reflect.DeepEqual(have, want) {
		return fmt.Errorf("got %v, want %v", have, want)
	}
	return nil
}

func (e expected) checkArray(library engine.Library, got run.Value) error {
	if got.Array == nil {
		return fmt.Errorf("got %s %v, want an array of shape %v", got.Type, got.Python, *e.Shape)
	}
	a := *got.Array
	if fmt.Sprint(a.Shape.Sizes()) != fmt.Sprint(*e.Shape) {
		return fmt.Errorf("got shape %v, want %v", a.Shape.Sizes(), *e.Shape)
	}
	d := a.Values.DType.String()
	if library == engine.InPyTorch {
		d = "torch." + d
	}
	if e.DType != "" && d != e.DType {
		return fmt.Errorf("got %s, want %s", d, e.DType)
	}
	if got.Number != e.Number {
		return fmt.Errorf("got a number: %t, want %t", got.Number, e.Number)
	}
	if e.Values == nil {
		return nil
	}
	flat, err := a.Flat()
	if err != nil || !flat.Known() {
		return fmt.Errorf("values are not known: %v", err)
	}
	tolerance := 1e-12
	if strings.HasSuffix(d, "float32") {
		tolerance = 1e-6
	}
	for i, want := range e.Values {
		x, y := flat.Float(i), asFloat(want)
		if !(x == y || x != x && y != y || math.Abs(x-y) <= tolerance*math.Max(1, math.Abs(y))) {
			return fmt.Errorf("value %d is %v, want %v", i, x, want)
		}
	}
	return nil
}

func asFloat(v any) float64 {
	switch v := v.(type) {
	case float64:
		return v
	case bool:
		if v {
			return 1
		}
		return 0
	case string:
		x, _ := strconv.ParseFloat(v, 64)
		return x
	}
	return math.NaN()
}

// jsonOf returns v as it comes back from JSON.
func jsonOf(v any) any {
	data, _ := json.Marshal(v)
	var back any
	_ = json.Unmarshal(data, &back)
	return back
}

// plain rounds numbers to what PyTorch's floats hold.
func plain(v any) any {
	switch v := v.(type) {
	case float64:
		return float64(float32(v))
	case []any:
		list := make([]any, len(v))
		for i := range v {
			list[i] = plain(v[i])
		}
		return list
	}
	return v
}

package run_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// TestFunctions runs the functions that are written in the language, and some
// beside them. What each gives is what the library itself printed: the type, the
// shape and the values of an array, the type and the value of a number, or the
// error.
func TestFunctions(t *testing.T) {
	files, err := filepath.Glob("testdata/functions-*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no rows", err)
	}
	for _, file := range files {
		rows, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for row := range strings.Lines(string(rows)) {
			code, want, ok := strings.Cut(strings.TrimSuffix(row, "\n"), "  # ")
			if code = lines.Replace(code); !ok {
				t.Errorf("%s: %q has no answer", file, row)
			} else if got := answer(run.Run(code, "")); got != lines.Replace(want) {
				t.Errorf("%s\n got %s\nwant %s", code, got, want)
			}
		}
	}
}

// lines gives a row the ends of lines that it cannot hold.
var lines = strings.NewReplacer(" ⏎ ", "\n", "⏎", "\n")

// answer returns what a program gives, or why it fails.
func answer(out run.Outcome) string {
	if out.Err == nil {
		return spelled(out.Last)
	}
	if e, ok := errors.AsType[*expr.UnsupportedError](out.Err); ok {
		return "refused: " + e.Sentence()
	}
	if class, text := run.Raised(out.Err); class != "" {
		return class + ": " + text
	}
	if n := len(out.Steps); n > 0 && out.Steps[n-1].Trace != nil && out.Steps[n-1].Trace.Failed() {
		return run.Said(out.Library, *out.Steps[n-1].Trace).String()
	}
	if says := run.SaidOf(out.Library, out.Err).String(); says != "" {
		return says
	}
	return out.Err.Error()
}

func spelled(v run.Value) string {
	if v.Array == nil && (v.Items != nil || v.Type == "tuple" || v.Type == "list") {
		items := make([]string, len(v.Items))
		for i, item := range v.Items {
			items[i] = spelled(item)
		}
		return v.Type + "(" + strings.Join(items, "; ") + ")"
	}
	if v.Array == nil {
		return strings.TrimSuffix(fmt.Sprint(v.Type, " ", fiveDigits(v.Python)), " <nil>")
	}
	text := v.Array.Values.DType.String()
	if !v.Array.Shape.IsDense() {
		return text + v.Array.Shape.String() + " " + v.Array.Nested().String()
	}
	if !v.Number {
		sizes := make([]string, len(v.Array.Shape.Axes))
		for k, n := range v.Array.Shape.Sizes() {
			sizes[k] = strconv.Itoa(n)
		}
		text += "(" + strings.Join(sizes, ",") + ")"
	}
	n, _ := v.Array.Shape.Count()
	flat, err := v.Array.Flat()
	if err != nil || !flat.Known() {
		return text + " ?"
	}
	for i := range n {
		switch s := flat.Scalar(i); s.DType.Kind() {
		case engine.KindFloat:
			text += " " + fiveDigits(s.AsFloat())
		default:
			text += " " + s.Cast(max(s.DType, engine.Uint8)).String()
		}
	}
	return text
}

// fiveDigits returns a number with five digits.
func fiveDigits(v any) string {
	switch v := v.(type) {
	case float64:
		return strings.ReplaceAll(strings.ToLower(strconv.FormatFloat(v+0, 'g', 5, 64)), "+inf", "inf")
	case bool:
		return map[bool]string{true: "1", false: "0"}[v]
	}
	return fmt.Sprint(v)
}

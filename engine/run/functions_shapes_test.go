package run_test

import (
	"fmt"
	"strings"
	"testing"

	"shapecast/engine/run"
)

// TestShapeFunctions runs functions that are written in the language, and compares
// what they give with what the libraries give: type, shape and values, or the
// error.
func TestShapeFunctions(t *testing.T) {
	for _, rows := range [][]functionRow{numpyShapeRows, torchShapeRows, jaxShapeRows, tensorflowRows, xarrayRows} {
		for _, row := range rows {
			t.Run(row.program, func(t *testing.T) {
				if got := toldOf(run.Run(row.program, "")); got != row.want {
					t.Errorf("got  %s\nwant %s", got, row.want)
				}
			})
		}
	}
}

type functionRow struct{ program, want string }

// toldOf returns what a program gives, as the rows say it.
func toldOf(out run.Outcome) string {
	if out.Err == nil {
		return tells(out.Last)
	}
	kind, text := said(out)
	if kind == "" {
		return out.Err.Error()
	}
	return kind + ": " + text
}

func tells(v run.Value) string {
	switch {
	case v.Array != nil:
		return tellsArray(v)
	case v.Items == nil:
		return strings.TrimSuffix(v.Type+" "+fmt.Sprint(v.Python), " <nil>")
	}
	items := make([]string, len(v.Items))
	for i, item := range v.Items {
		items[i] = tells(item)
	}
	return v.Type + "(" + strings.Join(items, "; ") + ")"
}

func tellsArray(v run.Value) string {
	a := *v.Array
	text := a.Values.DType.String() + a.Shape.String()
	if !a.Shape.IsDense() {
		return text + " " + a.Nested().String()
	}
	flat, err := a.Flat()
	if err != nil || !flat.Known() {
		return text + " unknown"
	}
	n, _ := a.Shape.Count()
	for i := range n {
		text += fmt.Sprintf(" %.6g", flat.Float(i))
	}
	return text
}

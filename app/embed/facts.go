package embed

import (
	"cmp"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// FactsOf returns what the figure of a bench tells the page around its frame: "e", the
// program; "shapes" of the operands; "result", the shape that comes out, or "error", in the
// language of the page. What is wrong with its address, nil when nothing is, comes before
// what the program fails with.
func FactsOf(b *bench.Bench, wrong error, lang words.Lang) map[string]any {
	f, r, err := map[string]any{"e": b.Line}, b.Good, wrong
	var shapes []any
	if b.Mistaken() {
		err = b.Mistake
	}
	if r.Trace != nil {
		for _, operand := range r.Trace.Operands {
			shapes = append(shapes, operand.Shape.String())
		}
		if err = cmp.Or(err, r.Trace.Err()); r.Trace.GivesNothing() {
			err = cmp.Or(err, r.Outcome.Err)
		}
	} else if r.Change != nil {
		shapes = []any{r.Change.From.Shape.String()}
		if r.Change.Failed() {
			err = cmp.Or(err, r.Outcome.Err)
		}
	}
	if shapes != nil {
		f["shapes"] = shapes
	}
	if err != nil {
		f["error"] = lang.Mistake(err, b.Library).Title
	} else if !r.Empty() {
		f["result"] = r.Result.Shape.String()
	}
	return f
}

// Unshown returns an error if the program of an address does not have the operation that the address
// asks for; another one is drawn then.
func Unshown(r bench.Reading, show string) error {
	if show == "" || r.Outcome.Find(show) >= 0 || len(r.Outcome.Steps) == 0 {
		return nil
	}
	e := &figure.AddressError{Key: "show", Value: show}
	e.Source, e.Span.End = show, len(show)
	for _, step := range r.Outcome.Steps {
		e.Want += ", " + step.Text
	}
	e.Want = e.Want[2:]
	return e
}

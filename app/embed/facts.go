package embed

import (
	"cmp"

	"shapecast/app/bench"
	"shapecast/app/words"
)

// Facts are what a framed figure tells the page around it.
type Facts struct {
	Expr   string   `json:"e"`                // the program
	Shapes []string `json:"shapes,omitempty"` // of the operands
	Result string   `json:"result,omitempty"` // the shape that comes out
	Error  string   `json:"error,omitempty"`  // instead, in the language of the page
}

// FactsOf returns what the figure of a bench tells. What is wrong with its
// address, nil when nothing is, comes before what the program fails with.
func FactsOf(b *bench.Bench, wrong error, lang words.Lang) Facts {
	f, r, err := Facts{Expr: b.Line}, b.Good, wrong
	if b.Mistaken() {
		err = b.Mistake
	}
	if r.Trace != nil {
		for _, operand := range r.Trace.Operands {
			f.Shapes = append(f.Shapes, operand.Shape.String())
		}
		err = cmp.Or(err, r.Trace.Err())
	} else if r.Change != nil {
		f.Shapes = []string{r.Change.From.Shape.String()}
		if r.Change.Failed() {
			err = cmp.Or(err, r.Outcome.Err)
		}
	}
	if err != nil {
		f.Error = lang.Mistake(err).Title
	} else if !r.Empty() {
		f.Result = r.Result.Shape.String()
	}
	return f
}

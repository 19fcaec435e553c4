package ui

import (
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// Facts are what a framed figure tells the page around it.
type Facts struct {
	Expr   string   `json:"e"`                // the program
	Shapes []string `json:"shapes,omitempty"` // of the operands
	Result string   `json:"result,omitempty"` // the shape that comes out
	Error  string   `json:"error,omitempty"`  // instead, in the language of the page
}

// FactsOf returns what the figure of a state tells.
func FactsOf(state figure.State, lang words.Lang) Facts {
	m := Embed{desk: desk{bench: NewBench(state, ""), lang: lang}}
	return m.facts()
}

func (m *Embed) facts() Facts {
	f := Facts{Expr: m.bench.Line}
	err := m.wrong
	if m.bench.Mistake != nil {
		err = m.bench.Mistake
	}
	if r := m.bench.Good; r.Trace != nil {
		for _, operand := range r.Trace.Operands {
			f.Shapes = append(f.Shapes, operand.Shape.String())
		}
		if err == nil {
			err = r.Trace.Err()
		}
	} else if r.Change != nil {
		f.Shapes = []string{r.Change.From.Shape.String()}
	}
	if err != nil {
		f.Error = m.lang.Mistake(err).Title
	} else if !m.bench.Good.empty() {
		f.Result = m.bench.Good.Result.Shape.String()
	}
	return f
}

// fields returns the facts as JavaScript has them.
func (f Facts) fields() map[string]any {
	fields := map[string]any{"e": f.Expr}
	if len(f.Shapes) > 0 {
		shapes := make([]any, len(f.Shapes))
		for i, shape := range f.Shapes {
			shapes[i] = shape
		}
		fields["shapes"] = shapes
	}
	if f.Error != "" {
		fields["error"] = f.Error
	} else {
		fields["result"] = f.Result
	}
	return fields
}

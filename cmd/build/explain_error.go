package main

import (
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// A mistake is why a program did not run to its end.
type mistake struct {
	Kind    string `json:"kind"`
	Type    string `json:"type"`    // the class the library raises, "" where it would say nothing
	Axis    *int   `json:"axis"`    // of the result, from the left, that the library blames
	Row     *int   `json:"row"`     // of a ragged axis
	Sizes   []int  `json:"sizes"`   // that met there
	Message string `json:"message"` // in the library's own words where it has any
	Text    string `json:"text"`    // in ours
	Line    int    `json:"line"`    // from 1, 0 without a place
	Column  int    `json:"column"`  // in characters, from 1
	Caret   string `json:"caret"`
}

// mistakeOf returns why a program failed, or nil.
func mistakeOf(out run.Outcome) *mistake {
	if out.Err == nil {
		return nil
	}
	line := words.English.Mistake(out.Err, out.Library)
	says := run.SaidOf(out.Library, out.Err)
	m := &mistake{Kind: kindOf(out.Err), Message: says.Text, Type: says.Class, Text: textOf(line)}
	_, outside := out.Err.(*expr.UnsupportedError)
	if n := len(out.Steps); n > 0 && !outside && !engine.OfTypes(out.Err) {
		// An earlier == of shapes that do not meet fails too, and is False in NumPy.
		if last := out.Steps[n-1]; last.Trace != nil && last.Trace.Failed() && last.Span == out.At.Span {
			m.blame(out.Library, *last.Trace)
		}
	}
	if class, text := run.Raised(out.Err); class != "" {
		m.Type, m.Message = class, text
	}
	if m.Message == "" {
		m.Message = out.Err.Error()
	}
	if out.At.Source != "" {
		m.Line, m.Column, m.Caret = out.At.Line(), out.At.Column(), out.At.Caret()
	}
	return m
}

// blame says of a trace that failed what the library says, and where.
func (m *mistake) blame(library engine.Library, t engine.Trace) {
	says := run.Said(library, t)
	if says.Class != "" {
		m.Message, m.Type = says.Text, says.Class
	}
	axis := says.Axis
	if axis < 0 {
		return
	}
	m.Axis = &axis
	if axis >= len(t.Columns) || t.Columns[axis].Conflict == nil {
		return
	}
	c := t.Columns[axis].Conflict
	m.Sizes = c.Sizes[:]
	if c.Row >= 0 {
		m.Row = &c.Row
	}
}

// kindOf names the kind of a mistake.
func kindOf(err error) string {
	switch e := err.(type) {
	case *expr.SyntaxError:
		if e.Problem == expr.NumberTooLarge || e.Problem == expr.SourceTooLong {
			return "too-large"
		}
		return "syntax"
	case *expr.QuotedError:
		return "syntax"
	case *expr.UnsupportedError, *engine.RaggedChangeError:
		return "unsupported"
	case *run.NameError, *run.AttributeError:
		return "name"
	case *run.ArgumentError, *run.OperandError, *run.UnpackError, *run.CallError:
		return "argument"
	case *run.WorkError, *engine.SizeError, *engine.RankError:
		return "too-large"
	case *engine.MismatchError:
		return "mismatch"
	case *engine.OutputError, *engine.ReadOnlyError, *engine.CastError:
		return "in-place"
	}
	return "value"
}

package dialect

import (
	"fmt"
	"strings"

	"shapecast/engine"
	"shapecast/engine/run"
)

// A Kind is what a program was doing when a library refused.
type Kind uint8

// The kinds. From Elsewhere on they name no shapes that could broadcast; a
// Product may name its matrices.
const (
	Operation       Kind = iota // a + b, where(c, a, b)
	BroadcastShapes             // of shapes alone
	InPlace                     // a += b, out=
	Assignment                  // a[...] = b
	BroadcastTo                 // broadcast_to(a, shape), a.expand(shape)
	Indexing                    // x[a, b]

	Elsewhere
	Unsaid    // of shapes that do not broadcast, and that the message leaves out
	Product   // a @ b
	Reshaping // a.reshape(shape)
	Joining   // concatenate, stack
	Picking   // a[index], a[mask]
	Axes      // which axes an array has
	Lengths   // that have to be equal where nothing broadcasts
	Uneven    // lists that make no array
	Single    // one value wanted of an array that has several
	Typing    // of values
	Lettering // of an einsum, which give two axes of different sizes one letter
)

// A Reading is what an error message says. Sizes that it leaves unsaid are 1
// in Shapes, which contradicts nothing, and Partial is set.
type Reading struct {
	Library    engine.Library
	Kind       Kind
	Type       string // of the exception: as pasted, else the one the library raises
	Op         engine.Op
	Shapes     []engine.Shape // operands, in the order of the message
	Output     *engine.Shape  // of the place for the result, or asked for; nil when there is none
	Axis       int            // of the result, from the left, that the message names; -1 when it names none
	Row        int            // of a ragged axis, that the message names; -1 when it names none
	Sizes      [2]int         // that have to be equal where nothing broadcasts; 0 where the message names none
	Partial    bool           // the message does not say every size
	Program    string         // that fails so, where no operands meet; "" where the message tells too little
	Start, End int            // bytes of the message in the text
}

// An UnreadError reports a text without a known error message.
type UnreadError struct{ Length int }

func (e *UnreadError) Error() string {
	return fmt.Sprintf("%d bytes hold no error message about shapes", e.Length)
}

// ReadMessage returns what the last error message in text says. The text may
// be a whole traceback, with anything before, after and between.
func ReadMessage(text string) (Reading, error) {
	best := Reading{Start: -1, Axis: -1, Row: -1}
	for _, f := range forms() {
		best.hear(*f, text)
	}
	if best.Start < 0 {
		return best, &UnreadError{Length: len(text)}
	}
	best.Type = typeBefore(text, best.Start, best.Type)
	best.nameOp(text[best.End:])
	if best.Kind < Elsewhere && strings.HasSuffix(best.Type, "Error") && !best.Trace().Failed() {
		best.Kind, best.Shapes = Lengths, nil // which broadcast, so that the library wants them equal
	}
	return best, nil
}

// hear reads text by a form and keeps the later of two messages, or the longer
// of two that begin in one place.
func (r *Reading) hear(f form, text string) {
	v, start, end, ok := f.text.read(text)
	if !ok || start < r.Start || start == r.Start && end <= r.End {
		return
	}
	if next := f.reading(v); next.possible() {
		*r = next
		r.Start, r.End = start, end
	}
}

// Trace returns what the message tells of, explained by the library's rule.
// The trace fails where the library failed.
func (r Reading) Trace() engine.Trace {
	operands := make([]engine.Operand, len(r.Shapes))
	for i, shape := range r.Shapes {
		operands[i].Shape = shape
		operands[i].Values.DType = engine.Float32
		if i == 0 && r.Op == engine.Where {
			operands[i].Values.DType = engine.Bool // a condition
		}
	}
	rule := engine.NumPy
	if r.Library == engine.InXArray {
		rule = engine.XArray
	}
	if r.Output == nil {
		return engine.Explain(rule, r.Op, operands...)
	}
	output := &engine.Output{Kind: r.outputKind()}
	output.Shape = *r.Output
	output.Values.DType = engine.Float32
	return engine.ExplainInto(rule, r.Op, output, operands...)
}

func (r Reading) outputKind() engine.OutputKind {
	switch r.Kind {
	case Assignment:
		return engine.Assigned
	case BroadcastTo:
		return engine.Target
	}
	if len(r.Shapes) > 1 && r.Shapes[0].SameExtent(*r.Output) {
		return engine.Augmented
	}
	return engine.Out
}

// typeBefore returns the name of the exception before the message,
// "ValueError: …", or otherwise.
func typeBefore(text string, start int, otherwise string) string {
	line := text[1+strings.LastIndexByte(text[:start], '\n') : start]
	for _, part := range strings.Split(line, ":") {
		name := part[strings.LastIndexAny(part, ". ")+1:]
		if strings.HasSuffix(name, "Error") || strings.HasSuffix(name, "Warning") {
			return name
		}
	}
	return otherwise
}

// nameOp sets the operation where TensorFlow names it after its message.
func (r *Reading) nameOp(after string) {
	if r.Library != engine.InTensorFlow {
		return
	}
	if i := strings.Index(after, "[Op:"); i >= 0 {
		name, _, _ := strings.Cut(after[i+len("[Op:"):], "]")
		if op, known := engine.OpNamed(textOf(run.Told("op_of", name))); known {
			r.Op = op
		}
	}
}

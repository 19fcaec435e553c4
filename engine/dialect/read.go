package dialect

import (
	"fmt"
	"strings"

	"shapecast/engine"
)

// A Kind is what a program was doing when a library refused.
type Kind uint8

// The kinds. Elsewhere is a mistake that names no shapes that could meet.
const (
	Operation       Kind = iota // a + b, where(c, a, b)
	BroadcastShapes             // of shapes alone
	InPlace                     // a += b, out=
	Assignment                  // a[...] = b
	BroadcastTo                 // broadcast_to(a, shape), a.expand(shape)
	Elsewhere
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
	Partial    bool           // the message does not say every size
	Start, End int            // bytes of the message in the text
}

// An UnreadError reports a text in which no known error message stands.
type UnreadError struct{ Length int }

func (e *UnreadError) Error() string {
	return fmt.Sprintf("%d bytes hold no error message about shapes", e.Length)
}

// ReadMessage returns what the last error message in text says. The text may
// be a whole traceback, with anything before, after and between.
func ReadMessage(text string) (Reading, error) {
	best, found := Reading{Start: -1}, false
	for _, f := range forms {
		v, start, end, ok := f.text.read(text)
		if !ok || start < best.Start || start == best.Start && end <= best.End {
			continue
		}
		if r := f.reading(v); r.possible() {
			best, found = r, true
			best.Start, best.End = start, end
		}
	}
	if !found {
		return Reading{Axis: -1, Row: -1}, &UnreadError{Length: len(text)}
	}
	best.Type = typeBefore(text, best.Start, best.Type)
	best.nameOp(text[best.End:])
	return best, nil
}

// Trace returns what the message tells of, explained by the library's rule.
// The trace fails where the library failed.
func (r Reading) Trace() engine.Trace {
	operands := make([]engine.Operand, len(r.Shapes))
	for i, shape := range r.Shapes {
		operands[i].Shape = shape
		operands[i].Values.DType = engine.Float32
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

// typeBefore returns the name of the exception that stands before the message,
// "ValueError: …", or otherwise.
func typeBefore(text string, start int, otherwise string) string {
	line := text[:start]
	if i := strings.LastIndexByte(line, '\n'); i >= 0 {
		line = line[i+1:]
	}
	name, _, found := strings.Cut(line, ":")
	name = name[strings.LastIndexAny(name, ". ")+1:]
	if found && (strings.HasSuffix(name, "Error") || strings.HasSuffix(name, "Warning")) {
		return name
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
		r.setOp(tensorflowOps[:], name)
	}
}

// setOp sets the operation that a library calls by name.
func (r *Reading) setOp(names []string, name string) {
	for op, known := range names {
		if known == name {
			r.Op = engine.Op(op)
			return
		}
	}
}

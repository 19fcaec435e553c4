package ui

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
)

// An Offer is another way to read a line that is no program: the operands of
// an error message, or shapes in the notation of textbooks.
type Offer struct {
	Line    string
	Library engine.Library
	Message bool // the line is an error message
}

// offerLimit bounds the text in which an offer is looked for.
const offerLimit = 20_000

// Offer returns what else the line may mean, and whether there is anything.
func (b *Bench) Offer() (Offer, bool) {
	if b.Mistake == nil || len(b.Line) > offerLimit {
		return Offer{}, false
	}
	if said, err := dialect.ReadMessage(b.Line); err == nil && len(said.Shapes) > 0 {
		return Offer{messageLine(said), said.Library, true}, true
	}
	if shapes := shapesIn(b.Line); len(shapes) > 0 {
		return Offer{join(engine.Add, arrays(shapes)), b.State.Library, false}, true
	}
	return Offer{}, false
}

// Accept reads the line as the offer has it.
func (b *Bench) Accept(o Offer) {
	b.remember(Field{Kind: Press})
	b.State.Library = o.Library
	b.read(o.Line, -1)
}

// messageLine writes the operands of an error message as a program.
func messageLine(said dialect.Reading) string {
	list := arrays(said.Shapes)
	op := said.Op
	if op == engine.Identity {
		op = engine.Add
	}
	switch {
	case said.Kind == dialect.BroadcastTo && said.Output != nil:
		return "np.broadcast_to(" + list[0] + ", " + said.Output.String() + ")"
	case said.Kind == dialect.InPlace && said.Output != nil:
		return "out = " + array(*said.Output) + "\nout += " + list[len(list)-1]
	case said.Kind == dialect.Assignment && said.Output != nil:
		return "out = " + array(*said.Output) + "\nout[...] = " + list[0]
	case len(list) == 1:
		return list[0]
	}
	return join(op, list)
}

func arrays(shapes []engine.Shape) []string {
	list := make([]string, len(shapes))
	for i, shape := range shapes {
		list[i] = array(shape)
	}
	return list
}

// array writes an array of a shape.
func array(shape engine.Shape) string {
	if !shape.IsDense() {
		return figure.Teaching(shape, 0)
	}
	return Row{Source: "ones("}.reshaped(0, shape)
}

// shapesIn returns the shapes that stand in a text of nothing but bracketed
// sizes and what may stand between them.
func shapesIn(text string) []engine.Shape {
	var shapes []engine.Shape
	for text = strings.TrimLeft(text, " +,&;\n\t"); text != ""; text = strings.TrimLeft(text, " +,&;\n\t") {
		closes := strings.IndexAny(text, ")]")
		if text[0] != '(' && text[0] != '[' || closes < 0 {
			return nil
		}
		shape, err := expr.ParseShape(text[:closes+1])
		if err != nil {
			return nil
		}
		shapes, text = append(shapes, shape), text[closes+1:]
	}
	return shapes
}

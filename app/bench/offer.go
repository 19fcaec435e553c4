package bench

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
)

// An Offer is another way to read a line that computes no array: the operands
// of an error message, or lists in the notation of textbooks, where [4, 3] may
// be a shape or values.
type Offer struct {
	Kind    OfferKind
	Line    string
	Library engine.Library
}

// An OfferKind is what a line is taken for.
type OfferKind uint8

// The kinds of offers.
const (
	OfferMessage OfferKind = iota
	OfferShapes
	OfferValues
)

// offerLimit bounds the text in which an offer is looked for.
const offerLimit = 20_000

// Offers returns what else the line may mean.
func (b *Bench) Offers() []Offer {
	if b.Mistake == nil || len(b.Line) > offerLimit {
		return nil
	}
	if said, err := dialect.ReadMessage(b.Line); err == nil && len(said.Shapes) > 0 {
		return []Offer{{OfferMessage, messageLine(said), said.Library}}
	}
	var list []Offer
	if shapes := shapesIn(b.Line); len(shapes) > 0 {
		list = append(list, Offer{OfferShapes, join(engine.Add, arrays(shapes)), b.State.Library})
	}
	if line, ok := listsAsArrays(b.Line); ok {
		list = append(list, Offer{OfferValues, line, b.State.Library})
	}
	return list
}

// Quotes reports whether the line is the error message of a library, of which
// there is nothing to say as a program.
func (b *Bench) Quotes() bool {
	list := b.Offers()
	return len(list) > 0 && list[0].Kind == OfferMessage
}

// quote shows what an offer reads, and leaves the line as it is.
func (b *Bench) quote(o Offer) {
	reading, err := newReading(o.Line, o.Library, -1)
	if err != nil || b.Good.Source == o.Line {
		return
	}
	b.remember(Field{Kind: Press})
	b.Good, b.State.Library, b.State.Expr = reading, o.Library, o.Line
}

// Accept reads the line as offer i has it.
func (b *Bench) Accept(i int) {
	list := b.Offers()
	if i >= len(list) {
		return
	}
	if b.Good.Source != list[i].Line { // else it is shown already
		b.remember(Field{Kind: Press})
	}
	b.State.Library, b.chosen = list[i].Library, -1
	b.read(list[i].Line)
}

// listsAsArrays returns an operation on two lists with each made an array.
func listsAsArrays(line string) (string, bool) {
	program, err := expr.Parse(line)
	if err != nil || len(program.Statements) != 1 {
		return "", false
	}
	x, ok := program.Statements[0].Value.(*expr.Binary)
	if !ok || !isList(x.L) || !isList(x.R) {
		return "", false
	}
	text := func(x expr.Expr) string { return "array(" + line[x.At().Start:x.At().End] + ")" }
	return text(x.L) + " " + x.Op + " " + text(x.R), true
}

func isList(x expr.Expr) bool {
	_, ok := x.(*expr.Sequence)
	return ok && isLiteral(x)
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

package bench

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// An Offer is another way to read a line that computes no array: the operands
// of an error message, or the code in a sentence; lists in the notation of textbooks, where [4, 3] may be
// a shape or values; what the language can read of a longer program;
// the same line for a library that runs it, or with a slip mended.
type Offer struct {
	Kind    OfferKind
	Line    string
	Library engine.Library
	Left    []int           // lines of an excerpt that are left out, from 1, in order
	late    bool            // they come after all that is shown, and write no operation
	Said    dialect.Reading // of an error message without its program
}

// An OfferKind is what a line is taken for.
type OfferKind uint8

// The kinds of offers.
const (
	OfferMessage OfferKind = iota
	OfferShapes
	OfferValues
	OfferExcerpt
	OfferTensorFlow // the library that has the arrays of the line
	OfferMended
)

// offerLimit bounds the text in which an offer is looked for.
const offerLimit = 20_000

// findOffers returns the other ways to read a line that has a mistake.
func (b *Bench) findOffers(line string, mistake error) []Offer {
	if mistake == nil || len(line) > offerLimit {
		return nil
	}
	said, text, err := readMessage(line)
	if err == nil && (len(said.Shapes) > 0 || said.Program != "") {
		return []Offer{messageOffer(said, text)}
	} else if err == nil {
		b.At = expr.Place{} // no place of a program's
	}
	if isUneven(mistake) {
		if ragged, ok := inTensorFlow(line); ok {
			return []Offer{{Kind: OfferTensorFlow, Line: ragged, Library: engine.InTensorFlow}}
		}
		return nil
	}
	if mended := mended(line, mistake, b.State.Library); mended != "" {
		return []Offer{{Kind: OfferMended, Line: mended, Library: b.State.Library}}
	}
	if list := settled(line, mistake, b.State.Library); list != nil {
		return list
	}
	var list []Offer
	if program := shapesIn(listed(line)); program != "" {
		list = append(list, Offer{Kind: OfferShapes, Line: program, Library: toldBy(line, b.State.Library)})
	} else if operation, ok := shapesAsArrays(listed(line)); ok {
		list = append(list, Offer{Kind: OfferShapes, Line: operation, Library: b.State.Library})
	}
	if values, ok := listsAsArrays(line); ok {
		list = append(list, Offer{Kind: OfferValues, Line: values, Library: b.State.Library})
	}
	if code := cmp.Or(commented(line, b.State.Library), runnable(unmarked(line), b.State.Library), inProse(line, mistake, b.State.Library)); code != "" && len(list) == 0 {
		return []Offer{{Kind: OfferMessage, Line: code, Library: b.State.Library}}
	}
	if isOutside(mistake) {
		if x, ok := excerptOf(line, b.State.Library); ok {
			list = append(list, Offer{Kind: OfferExcerpt, Line: x.program(), Library: b.State.Library, Left: x.left, late: x.late})
		}
	}
	return list
}

// readMessage reads the error message in a text, and returns the text that it read: one with numbers
// where sizes are letters.
func readMessage(text string) (dialect.Reading, string, error) {
	said, err := dialect.ReadMessage(text)
	if err == nil && said.Kind != dialect.Unsaid {
		return said, text, nil
	}
	sizes := numbered(text)
	if other, wrong := dialect.ReadMessage(sizes); wrong == nil && len(other.Shapes) > 0 {
		return other, sizes, nil
	}
	return said, text, err
}

// messageOffer offers the program above an error message, if there is one, else the operands
// that the message names.
func messageOffer(said dialect.Reading, text string) Offer {
	if program := cmp.Or(shownProgram(said, text), sessionProgram(said, text)); program != "" {
		return Offer{Kind: OfferMessage, Line: program, Library: said.Library}
	}
	line := cmp.Or(tracebackLine(said, text), programAmong(said, text))
	if told := shapesAmong(text[:said.Start]); line == "" && told != "" && failsSo(told, said, text) {
		line = told // in words before the message
	}
	return Offer{Kind: OfferMessage, Line: cmp.Or(line, messageLine(said, text)), Library: said.Library, Said: said}
}

// Quoted returns the only offer for a line that is no program: its figure is shown.
func (b *Bench) Quoted() (o Offer, ok bool) {
	if len(b.Offers) != 1 || b.Offers[0].Kind == OfferTensorFlow {
		return o, false
	}
	return b.Offers[0], true
}

// Meant reports whether the line has one meaning, which the figure shows: the operands of
// an error message, shapes alone, or a part of a program that fails or is to be checked,
// which is what its reader is looking for.
func (b *Bench) Meant() bool {
	o, quoted := b.Quoted()
	if b.Mistake == nil || !quoted || b.Good.Source != o.Line {
		return false
	}
	return o.Kind < OfferExcerpt || o.Kind == OfferExcerpt && (o.late || b.Good.Doubtful())
}

// Doubtful reports whether the operation that is shown fails or needs a second look.
func (r Reading) Doubtful() bool {
	if r.Trace == nil || r.Answer() == Failure {
		return r.Answer() == Failure || r.Change != nil && r.Change.Doubted()
	}
	verdict, _ := engine.Judge(*r.Trace)
	return verdict != engine.Runs
}

// Mistaken reports whether there is a mistake to show: not beside offers, which
// ask what is meant, but for lines that an excerpt leaves out, and for a library
// that refuses the line.
func (b *Bench) Mistaken() bool {
	return b.Mistake != nil && (len(b.Offers) == 0 || b.Offers[0].Kind >= OfferExcerpt) && !b.Meant()
}

// quote shows what an offer reads, and leaves the line as it is.
func (b *Bench) quote(o Offer) {
	if b.Good.Source != o.Line {
		reading, err := newReading(o.Line, o.Library, -1, "")
		if err != nil {
			return
		}
		b.Good = reading
	}
	b.State.Library, b.State.Expr, b.Library = o.Library, o.Line, b.Good.Library
	b.quoted = true
}

// Accept reads the line as offer i has it.
func (b *Bench) Accept(i int) {
	if i >= len(b.Offers) {
		return
	}
	o := b.Offers[i]
	b.remember(Field{Kind: Press})
	b.State.Library, b.chosen, b.quoted = o.Library, -1, false
	b.read(o.opened(o.Line))
}

// listsAsArrays returns a list, or an operation on lists, with each made an array.
func listsAsArrays(line string) (string, bool) {
	return inArrays(line, func(x expr.Expr, text string) string {
		if isList(x) {
			return "array(" + text + ")"
		}
		return ""
	})
}

// shapesAsArrays returns an operation on shapes with each shape as an array. A name, such
// as N in (N,) - (N, 1), gets a number.
func shapesAsArrays(line string) (string, bool) {
	var names []string
	operation, ok := inArrays(line, func(x expr.Expr, text string) string {
		list, ok := x.(*expr.Sequence)
		if shape, err := expr.ParseShape(text); ok && list.Tuple && err == nil {
			return array("ones", shape)
		}
		if !ok || !list.Tuple || slices.ContainsFunc(list.Items, func(x expr.Expr) bool { return !isSize(x) }) {
			return ""
		}
		for i := len(list.Items) - 1; i >= 0; i-- {
			item := list.Items[i]
			if name, named := item.(*expr.Name); named && !slices.Contains(names, name.Name) {
				names = append(names, name.Name)
			}
		}
		return "ones" + strings.Replace(text, ",)", ")", 1)
	})
	if !ok || len(names) > len(namedSizes) {
		return "", false
	}
	for i, name := range names {
		operation = name + " = " + strconv.Itoa(namedSizes[i]) + "\n" + operation
	}
	return operation, true
}

// namedSizes are the numbers that names get, from the last name to the first.
var namedSizes = [...]int{4, 3, 2, 5}

// isSize reports whether x may be a size: a number or a name.
func isSize(x expr.Expr) bool {
	n, number := x.(*expr.Literal)
	_, name := x.(*expr.Name)
	return name || number && expr.IsNumber(n.Text)
}

// inArrays returns a line with each of its operands written as an array, unless some
// operand cannot be.
func inArrays(line string, array func(x expr.Expr, text string) string) (string, bool) {
	all := leaves(treeOf(line))
	for i := len(all) - 1; i >= 0; i-- {
		x := all[i]
		if x == nil {
			return "", false
		}
		span := x.At()
		text := array(x, line[span.Start:span.End])
		if text == "" {
			return "", false
		}
		line = line[:span.Start] + text + line[span.End:]
	}
	return line, true
}

// leaves returns the operands of an expression of arithmetic operators, from the left.
func leaves(x expr.Expr) []expr.Expr {
	if b, ok := x.(*expr.Binary); ok && b.Op != "and" && b.Op != "or" {
		return append(leaves(b.L), leaves(b.R)...)
	}
	return []expr.Expr{x}
}

// isList reports whether x is a list written out; a tuple is a shape.
func isList(x expr.Expr) bool {
	list, ok := x.(*expr.Sequence)
	return ok && !list.Tuple && isLiteral(x)
}

// messageLine writes the operands of the error message in a text as a program. Their values are not known.
func messageLine(said dialect.Reading, text string) string {
	list := make([]string, len(said.Shapes))
	for i, shape := range said.Shapes {
		list[i] = empty(said.Library, shape)
	}
	op := said.Op
	if op == engine.Identity {
		op = engine.Add
	}
	switch {
	case said.Program != "":
		return said.Program
	case said.Type == "UserWarning" && len(list) == 2: // of a loss, which has the target first
		return "torch.nn.functional." + lossIn(text) + "(" + list[1] + ", " + list[0] + ")"
	case said.Kind == dialect.BroadcastTo && said.Output != nil && said.Library == engine.InPyTorch:
		return list[0] + ".expand(" + figure.Arguments(*said.Output) + ")"
	case said.Kind == dialect.BroadcastTo && said.Output != nil:
		return "np.broadcast_to(" + list[0] + ", " + said.Output.String() + ")"
	case said.Kind == dialect.InPlace && said.Output != nil:
		return "out = " + empty(said.Library, *said.Output) + "\nout += " + list[len(list)-1]
	case said.Kind == dialect.Assignment && said.Output != nil:
		return "out = " + empty(said.Library, *said.Output) + "\nout[...] = " + list[0]
	case said.Kind == dialect.Product:
		return strings.Join(list, " @ ")
	case said.Kind == dialect.Indexing:
		return run.IndexedCode(said.Library, said.Shapes)
	case len(list) == 1:
		return list[0]
	}
	return join(op, list)
}

// lossIn returns the loss of PyTorch that a text names.
func lossIn(text string) string {
	for _, name := range [...]string{"smooth_l1_loss", "l1_loss", "huber_loss"} {
		if strings.Contains(text, name) {
			return name
		}
	}
	return "mse_loss"
}

// empty writes an array of a shape whose values are not known, as its library makes it
// where it has such arrays.
func empty(library engine.Library, shape engine.Shape) string {
	return cmp.Or(run.EmptyCode(library, shape), array("empty", shape))
}

// array writes an array of a shape: ones, or an empty one, whose values are not known.
func array(fill string, shape engine.Shape) string {
	if !shape.IsDense() {
		return figure.Teaching(shape, 0)
	}
	return Row{Source: fill + "("}.reshaped(0, shape)
}

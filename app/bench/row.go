package bench

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// A Row is one operand as it can be edited.
type Row struct {
	Name    string // of the variable; "" when it has none
	Source  string // the Python it is written as
	Shape   engine.Shape
	Values  bool      // the source holds a number or a list: its field shows that, else the shape
	Literal expr.Span // of the number or list in Source
	tree    expr.Expr // of Source; nil where that is no expression
}

// A Field is a place where something is typed: the line, a row's own field,
// or the size of one of its axes. The zero Field is the line.
type Field struct {
	Kind      FieldKind
	Row, Axis int
}

// A FieldKind says what a field holds.
type FieldKind uint8

// The kinds of field. A Press is a button, not a field.
const (
	LineField FieldKind = iota
	RowField
	SizeField
	RaggedField // Axis is the number of the ragged row
	Press
)

// Called returns the name of the operand in the row, number i: that of its variable, or a
// letter.
func (r Row) Called(i int) string {
	return cmp.Or(r.Name, words.Letter(i))
}

// readRows finds how the operands of what is shown are written.
func (r *Reading) readRows() {
	r.Whole = true
	if r.Trace == nil {
		r.Rows = []Row{newRow(r.Change.From, r.Change.From.Text)}
		return
	}
	r.Rows = make([]Row, len(r.Trace.Operands))
	for i, operand := range r.Trace.Operands {
		source := operand.Text
		if at, found := r.assignment(operand.Name); found {
			source = r.Source[at.Start:at.End]
		} else if at, written := r.placeOf(i); written {
			source = r.Source[at.Start:at.End]
		}
		r.Rows[i] = newRow(operand, source)
		r.Whole = r.Whole && source != ""
	}
}

func newRow(operand engine.Operand, source string) Row {
	row := Row{Name: operand.Name, Source: source, Shape: operand.Shape, tree: treeOf(source)}
	row.Literal, row.Values = literal(row.tree)
	return row
}

// Bind gives an operand the shape or the values of a binding: the operand of
// that name, or where no variable has it, the one the letter stands for.
func (b *Bench) Bind(binding figure.Binding) {
	rows := b.Good.Rows
	i := slices.IndexFunc(rows, func(r Row) bool { return r.Name == binding.Name })
	if i < 0 && len(binding.Name) == 1 {
		i = int(binding.Name[0] - 'a')
	}
	if i < 0 || i >= len(rows) {
		return
	}
	field, row := Field{Kind: RowField, Row: i}, rows[i]
	if !binding.IsValues() {
		shape, err := expr.ParseShape(binding.Text)
		b.put(field, binding.Text, row.reshaped(i, shape), err)
		return
	}
	source := "array(" + binding.Text + ")"
	if row.Values {
		source = row.Source[:row.Literal.Start] + binding.Text + row.Source[row.Literal.End:]
	}
	_, err := run.Values(binding.Text)
	b.put(field, binding.Text, source, err)
}

// reshaped returns the Python of an array like the row's with another shape: the same
// call with other sizes where it says them, else values that tell where they come from.
func (r Row) reshaped(i int, shape engine.Shape) string {
	if source, ok := r.resizedCall(shape); ok {
		return source
	}
	module, fill := r.maker()
	switch {
	case shape.Rank() == 0:
		return "1"
	case !shape.IsDense() || !slices.Contains(fills[:], fill):
		if module != "np." || !shape.IsDense() || shape.Named() {
			module = "" // the notation of this page
		}
		return module + sample(shape, i)
	}
	return filled(module, fill, shape)
}

// fills are functions that make an array of a shape.
var fills = [...]string{"ones", "zeros", "empty"}

// maker returns the function that the row calls, with its module.
func (r Row) maker() (module, name string) {
	call, _, _ := strings.Cut(r.Source, "(")
	dot := strings.LastIndexByte(call, '.') + 1
	return call[:dot], call[dot:]
}

// filled writes ones or zeros as the library has them that module belongs to.
func filled(module, fill string, shape engine.Shape) string {
	sizes := figure.Arguments(shape)
	switch module {
	case "torch.":
		return module + fill + "(" + sizes + ")"
	case "tf.", "jnp.", "jax.numpy.":
		return module + fill + "([" + sizes + "])"
	}
	return fill + "(" + figure.Sizes(shape) + ")"
}

// makers are the functions whose call is a row that can be given another shape.
var makers = [...]string{"ones", "zeros", "arange", "reshape", "rand", "randn", "random", "full", "empty", "range",
	"normal", "uniform", "linspace"}

// Editable reports whether the row itself says its shape: it is written as
// values or as a call that makes an array.
func (r Row) Editable() bool {
	if r.Values || !r.Shape.IsDense() {
		return true
	}
	call, ok := r.tree.(*expr.Call)
	return ok && slices.Contains(makers[:], functionName(call.Func))
}

// SetSize takes the text that is typed over the chip of an axis. A list of sizes
// is the whole shape of the row.
func (b *Bench) SetSize(i, axis int, text string) {
	field := Field{SizeField, i, axis}
	sizes := text
	if text == "-" {
		sizes = "-," // the beginning of a number, and no array without axes
	}
	shape, err := expr.ParseShape(sizes)
	if err == nil && shape.Rank() == 1 && !strings.ContainsAny(text, ",([=") {
		b.resize(field, text, shape.Axes[0].Size)
		return
	}
	b.put(field, text, b.Good.Rows[i].reshaped(i, shape), err)
}

// resize gives an axis another size. Values that are written out stay, and
// those that an axis lost come back when it grows again.
func (b *Bench) resize(field Field, text string, size int) {
	i, axis := field.Row, field.Axis
	row, shape := b.Good.Rows[i], b.shape(i)
	old := shape.Axes[axis].Size
	shape.Axes[axis].Size = size
	a, written := b.writtenOut(i)
	if n, err := shape.Count(); !written || err != nil || n > valuesLimit {
		b.put(field, text, row.reshaped(i, shape), nil)
		return
	}
	place := [2]int{i, axis}
	if kept, ok := b.kept[place]; ok && starts(a, kept, axis) && size <= kept.Shape.Axes[axis].Size {
		a = kept
	} else if size < old {
		if b.kept == nil {
			b.kept = map[[2]int]engine.Array{}
		}
		b.kept[place] = a
	}
	b.put(field, text, row.holding(resized(a, axis, size), shape), nil)
}

// writtenOut returns the values of a row, and whether it writes them out and they are few.
func (b *Bench) writtenOut(i int) (engine.Array, bool) {
	a := b.operand(i)
	n, err := a.Shape.Count()
	_, written := literal(treeOf(b.Good.Rows[i].unshaped()))
	return a, written && err == nil && n <= valuesLimit && a.Shape.IsDense() && a.Values.Known()
}

// holding returns the Python of the row with other values, and with the names
// that the axes of shape have.
func (r Row) holding(a engine.Array, shape engine.Shape) string {
	source, text := r.unshaped(), a.Nested().String()
	at, _ := literal(treeOf(source))
	if at.Start == 0 && at.End == len(source) && a.Shape.Rank() > 0 {
		text = "array(" + text + ")"
	}
	text = source[:at.Start] + text + source[at.End:]
	sizes := shape.Sizes()
	if empty := slices.Index(sizes, 0); shape.Named() || empty >= 0 && empty < len(sizes)-1 { // lists end at the first that is empty
		text += ".reshape(" + figure.Arguments(shape) + ")"
	}
	return text
}

// unshaped returns the source without the reshape behind it.
func (r Row) unshaped() string {
	call, ok := r.tree.(*expr.Call)
	if !ok || functionName(call.Func) != "reshape" {
		return r.Source
	}
	if method, ok := call.Func.(*expr.Attribute); ok && functionName(method.X) != "np" {
		at := method.X.At()
		return r.Source[at.Start:at.End]
	}
	return r.Source
}

// rearrange changes the axes of a row: of its values where they are written
// out, else of its shape.
func (b *Bench) rearrange(i int, values func(engine.Operand) (engine.Change, error), sizes func(*engine.Shape)) {
	shape := b.shape(i)
	sizes(&shape)
	if a, written := b.writtenOut(i); written {
		if c, err := values(engine.Operand{Array: a}); err == nil {
			b.press(i, b.Good.Rows[i].holding(c.To, shape))
			return
		}
	}
	b.press(i, b.Good.Rows[i].reshaped(i, shape))
}

// put makes source the row's operand, or notes why text cannot be read.
func (b *Bench) put(field Field, text, source string, err error) {
	if err != nil {
		b.Slip = &Slip{field, text, err}
		return
	}
	b.write(field, field.Row, text, source)
}

// press makes source operand i, by a button or a key.
func (b *Bench) press(i int, source string) { b.write(Field{Kind: Press, Row: i}, i, "", source) }

// write makes source operand i, as an edit of a field; text is what was typed.
func (b *Bench) write(field Field, i int, text, source string) {
	b.edit(field, b.Good.replace(i, source))
	if b.Mistake != nil && b.Good.Source != b.Line {
		b.Slip = &Slip{field, text, b.Mistake}
		b.Line, b.Mistake = b.Good.Source, nil
	}
}

// Spin adds delta to the size of an axis, not below 0.
func (b *Bench) Spin(i, axis, delta int) {
	size := b.shape(i).Axes[axis].Size
	if delta > 0 && size > 1<<62 {
		return
	}
	b.resize(Field{SizeField, i, axis}, "", max(size+delta, 0))
}

// AddAxis inserts so many axes of size 1 before an axis of a row. In a program of a library
// the array gets them where it is used, y[None]; else its value is written anew.
func (b *Bench) AddAxis(i, axis, many int) {
	if i >= len(b.Good.Rows) {
		return // an earlier press removed the row
	}
	row, r := b.Good.Rows[i], b.Good
	if at, written := r.placeOf(i); written && r.module() != "" && (row.Name != "" || !row.Editable()) && !row.Shape.Named() && !(r.InPlace() && i == 0) {
		x := engine.Repair{Operand: i, NewShape: row.Shape}
		for k := range many {
			x.Axes = append(x.Axes, axis+k)
		}
		at, code := r.changed(x, at)
		b.edit(Field{Kind: Press, Row: i}, r.splice(at, code))
		return
	}
	for range many {
		b.addAxis(i, axis)
	}
}

// addAxis gives the value of the row an axis of size 1 before the given one.
func (b *Bench) addAxis(i, axis int) {
	b.rearrange(i, func(o engine.Operand) (engine.Change, error) { return engine.ExpandDims(o, axis) }, func(shape *engine.Shape) {
		added := engine.Axis{Size: 1}
		if shape.Named() {
			added.Name = freeName(*shape)
		}
		shape.Axes = slices.Concat(shape.Axes[:axis], []engine.Axis{added}, shape.Axes[axis:])
	})
}

// HasAxis reports whether the row has the axis: a key may come after it is gone.
func (b *Bench) HasAxis(i, axis int) bool {
	rows := b.Good.Rows
	return i < len(rows) && axis < rows[i].Shape.Rank()
}

// RemoveAxis removes an axis of the row; a row without axes is a scalar.
func (b *Bench) RemoveAxis(i, axis int) {
	first := append(slices.Repeat([]engine.Subscript{{Kind: engine.Ranged}}, axis), engine.Subscript{})
	b.rearrange(i, func(o engine.Operand) (engine.Change, error) { return engine.Index(o, first...) }, func(shape *engine.Shape) {
		shape.Axes = slices.Concat(shape.Axes[:axis], shape.Axes[axis+1:])
	})
}

// MoveAxis swaps an axis with the one at its right, or at its left.
func (b *Bench) MoveAxis(i, axis, by int) {
	to := axis + by
	if to < 0 || to >= b.shape(i).Rank() {
		return
	}
	order := make([]int, b.shape(i).Rank())
	for k := range order {
		order[k] = k
	}
	order[axis], order[to] = to, axis
	b.rearrange(i, func(o engine.Operand) (engine.Change, error) { return engine.Transpose(o, order...) }, func(shape *engine.Shape) {
		shape.Axes[axis], shape.Axes[to] = shape.Axes[to], shape.Axes[axis]
	})
}

// shape returns a copy of the row's shape.
func (b *Bench) shape(i int) engine.Shape {
	return engine.Shape{Axes: slices.Clone(b.Good.Rows[i].Shape.Axes)}
}

// freeName returns a name that no axis of s has.
func freeName(s engine.Shape) string {
	for n := 0; ; n++ {
		name := "new"
		if n > 0 {
			name += strconv.Itoa(n + 1)
		}
		if !slices.ContainsFunc(s.Axes, func(a engine.Axis) bool { return a.Name == name }) {
			return name
		}
	}
}

package bench

import (
	"slices"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// ColumnName returns the name of an axis of the result: the first operand's where they
// differ, "" where it has none.
func (b *Bench) ColumnName(column int) string {
	if trace := b.Good.Trace; trace != nil && column < len(trace.Columns) {
		name, _, _ := strings.Cut(words.AxisNamed(trace.Columns[column]), "/")
		return name
	}
	return ""
}

// OwnAxis returns the axis of an operand in a column, -1 for none.
func (b *Bench) OwnAxis(row, column int) int {
	trace := b.Good.Trace
	if trace == nil || row < 0 || row >= len(trace.Operands) || column >= len(trace.Columns) {
		return -1
	}
	if m := trace.Columns[column].Meetings[row]; !m.Padded() {
		return m.From
	}
	return -1
}

// RenameColumn names an axis of the result in every operand that has it under
// its name, or where it has none yet, in every operand that has it.
func (b *Bench) RenameColumn(column int, name string) {
	was := b.ColumnName(column)
	b.Rest()
	for i := range b.Good.Rows {
		axis := b.OwnAxis(i, column)
		if axis < 0 || b.Slip != nil || !b.Good.Rows[i].Editable() || b.shape(i).Axes[axis].Name != was {
			continue
		}
		b.rename(Field{Kind: NameField, Axis: column}, i, axis, name)
	}
	b.Rest()
}

// rename names an axis. Where other axes have no name yet they get one, since
// either all axes of an array have names or none has; an empty name removes all.
func (b *Bench) rename(field Field, i, axis int, name string) {
	shape := b.shape(i)
	name = identifier(name)
	for k := range shape.Axes {
		switch {
		case k == axis || name == "":
			shape.Axes[k].Name = name
		case shape.Axes[k].Name == "":
			shape.Axes[k].Name = "axis" + strconv.Itoa(k)
		}
	}
	b.write(field, i, name, b.Good.Rows[i].named(i, shape))
}

// named returns the Python of the row with the names of a shape, and with the
// values that it has.
func (r Row) named(i int, shape engine.Shape) string {
	if _, fill := r.maker(); slices.Contains(fills[:], fill) || !shape.IsDense() || shape.Rank() == 0 {
		return r.reshaped(i, shape)
	}
	base := asArray(r.unshaped())
	if made := run.Run(base, "").Last.Array; made != nil && !shape.Named() && slices.Equal(made.Shape.Sizes(), shape.Sizes()) {
		return base
	}
	return base + ".reshape(" + figure.Arguments(shape) + ")"
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

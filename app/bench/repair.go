package bench

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
)

// repairLimit bounds the repairs that are offered.
const repairLimit = 6

// Repairs returns the changes that are offered for what is shown, each once: a
// new axis of size 1 on either side of another gives the same array.
func (b *Bench) Repairs() []engine.Repair {
	if b.Good.Trace == nil {
		return nil
	}
	var list []engine.Repair
	for _, r := range engine.Repairs(*b.Good.Trace) {
		if !slices.ContainsFunc(list, func(other engine.Repair) bool { return sameInsert(r, other) }) {
			list = append(list, r)
		}
	}
	return list[:min(len(list), repairLimit)]
}

// sameInsert reports whether two repairs insert axes that make the same array.
func sameInsert(a, b engine.Repair) bool {
	return a.Kind == engine.RepairInsert && b.Kind == a.Kind && a.Operand == b.Operand && a.NewShape.String() == b.NewShape.String()
}

// Apply makes change i of [Bench.Repairs].
func (b *Bench) Apply(i int) {
	list := b.Repairs()
	if i >= len(list) {
		return
	}
	if r := list[i]; r.Kind == engine.RepairOutput {
		b.edit(Field{Kind: Press}, b.Good.rewrite(b.Good.Op(), b.Good.sources()))
	} else {
		b.edit(Field{Kind: Press}, b.Good.use(r.Operand, b.repaired(r)))
	}
}

// use returns the program with operand i written as source where it is used:
// a variable keeps its value, and its other uses stay.
func (r Reading) use(i int, source string) string {
	if r.spans != nil {
		return r.splice(r.spans[i], source)
	}
	return r.replace(i, source)
}

// repaired returns the operand as the repair wants it: a shape with its new
// sizes, anything else with an index behind it.
func (b *Bench) repaired(r engine.Repair) string {
	row := b.Good.Rows()[r.Operand]
	if strings.HasPrefix(row.Source, "ones(") && row.Name == "" || r.Kind == engine.RepairRename {
		return row.reshaped(r.Operand, r.NewShape)
	}
	source := asArray(row.written())
	if r.Kind == engine.RepairDrop {
		return source + dialect.Index(row.Shape.Rank(), r.Axes, "0")
	}
	return source + dialect.Index(r.NewShape.Rank(), r.Axes, "None")
}

// NonSquare makes one axis longer where two of equal size hide which of them
// is met: the same program on an array that is not square.
func (b *Bench) NonSquare(check engine.Check) {
	trace := b.Good.Trace
	if check.Reason != engine.SquareAxis || len(check.Axes) == 0 {
		return
	}
	column := trace.Columns[check.Axes[0]]
	most, axis := -1, -1
	for i, operand := range trace.Operands {
		m := column.Meetings[i]
		if !m.Padded() && !m.Axis.One() && (most < 0 || operand.Shape.Rank() > trace.Operands[most].Shape.Rank()) {
			most, axis = i, m.From
		}
	}
	if most >= 0 {
		b.Spin(most, axis, 1)
	}
}

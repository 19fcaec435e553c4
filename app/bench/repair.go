package bench

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
)

// repairLimit bounds the repairs that are offered.
const repairLimit = 6

// Repairs returns the changes that are offered for what is shown, each once: a
// new axis of size 1 on either side of another gives the same array. What the program does
// not write cannot be changed.
func (b *Bench) Repairs() []engine.Repair {
	if b.Good.Trace == nil {
		return nil
	}
	var list []engine.Repair
	for _, r := range engine.Repairs(*b.Good.Trace) {
		_, written := b.Good.placeOf(r.Operand)
		if written && !slices.ContainsFunc(list, func(other engine.Repair) bool { return sameInsert(r, other) }) {
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
	good, r := b.Good, list[i]
	switch place, _ := good.placeOf(r.Operand); {
	case r.Kind == engine.RepairOutput:
		b.edit(Field{Kind: Press}, good.splice(place, good.toNew()))
	case good.Step < 0:
		b.edit(Field{Kind: Press}, good.replace(r.Operand, b.repaired(r)))
	default: // a variable keeps its value, and its other uses stay
		b.edit(Field{Kind: Press}, good.splice(place, b.repaired(r)))
	}
}

// toNew writes the step with its result in a new array, under the name of the old one if it
// has a name.
func (r Reading) toNew() string {
	step := join(r.Op(), r.sources())
	if name := cmp.Or(r.Trace.Output.Name, r.Rows[0].Name); name != "" {
		return name + " = " + step
	}
	return step
}

// placeOf returns where operand i of the step is written, or for -1 the step itself, and
// whether it is.
func (r Reading) placeOf(i int) (place expr.Span, written bool) {
	switch {
	case r.Step < 0:
		return place, true
	case i < 0:
		return r.Outcome.Steps[r.Step].Span, true
	case r.spans != nil:
		return r.spans[i], true
	}
	place = r.found(r.Trace.Operands)[i]
	return place, place.End > place.Start
}

// repaired returns the operand as the repair wants it: a shape with its new
// sizes, anything else with the code of the repair.
func (b *Bench) repaired(r engine.Repair) string {
	row := b.Good.Rows[r.Operand]
	if strings.HasPrefix(row.Source, "ones(") && row.Name == "" || r.Kind == engine.RepairRename {
		return row.reshaped(r.Operand, r.NewShape)
	}
	return dialect.RepairSource(b.Good.Library, *b.Good.Trace, r, asArray(row.written()))
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

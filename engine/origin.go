package engine

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

// An Origin says what is known of where the entries of an axis come from: a
// program that names an array gives its axes origins, and they stay with the
// axes through slices, reductions and arithmetic. It is what lets [Judge] see
// that X.mean(axis=0) belongs to the columns of X, though X is square.
// The zero Origin is that of an axis of which nothing is known.
type Origin struct {
	Array   int     // the array whose axis it was first, from 1
	Axis    int     // which of its axes
	Counts  bool    // the array counts or measures off, as arange and linspace do
	Written Writing // how the program made an axis of size 1
	Stored  bool    // the axis was written into an array that got a name since
	Beside  *Origin // of a factor that goes along it and no other: table / deviations[:, None]; zero where only that is known
	Product *Origin // of the rows that were multiplied by the matrix whose columns these are
	Repeats bool    // what is known to belong to another axis repeats along it: its entries are observations
	Along   int     // the number, as [Trace.Ask] gives it, of an operation whose vector goes along it; 0 for none
	Across  int     // the same of one whose vector repeats along it
	Index   int     // the labels of its entries, in a list that the program's evaluator keeps; 0 for none
}

// Known reports whether the axis was one of an array that has a name.
func (o Origin) Known() bool { return o.Array > 0 }

// Same reports whether o and p are known, and one axis.
func (o Origin) Same(p Origin) bool { return o.Known() && o.Array == p.Array && o.Axis == p.Axis }

// A Writing is how a program made an axis of size 1.
type Writing uint8

// The ways to write an axis of size 1.
const (
	NotWritten Writing = iota // it was not: the data have it
	Kept                      // a reduction kept it: keepdims=True
	Reshaped                  // reshape(-1, 1): a place for values, or the form that data have
	Inserted                  // None, unsqueeze, expand_dims
)

// originOf returns the origin of the axis of operand n in column k,
// and whether it has one there with more than one entry.
func (t Trace) originOf(n, k int) (Origin, bool) {
	m := t.Columns[k].Meetings[n]
	if m.Padded() || m.Axis.One() {
		return Origin{}, false
	}
	o := t.Operands[n].Shape.Axes[m.From].Origin
	if p := t.Operands[n].Values.Progression; !o.Known() && p != nil {
		o.Counts = p.Step != 0
	}
	return o, true
}

// belongs reports whether each axis of operand n is known to be the one that
// it meets in another operand, and could not be another one there.
func (t Trace) belongs(n int) bool {
	for k := range t.Columns {
		own, long := t.originOf(n, k)
		if !long {
			continue
		}
		if !own.Known() || !slices.ContainsFunc(Indices(len(t.Operands)), func(other int) bool {
			met, ok := t.originOf(other, k)
			return other != n && ok && met.Same(own) && t.once(other, own) && !padded(t, other)
		}) {
			return false
		}
	}
	return true
}

// noteFactors notes on the axes that come out what is noted on those of the operands, and
// which factors go along them alone, as a None, a kept axis or an origin tells.
func (t *Trace) noteFactors() {
	if t.unwritten() {
		return
	}
	for k, c := range t.Columns {
		to := &t.Columns[k].Axis.Origin
		for n, m := range c.Meetings[:len(t.Operands)] {
			if !m.Padded() {
				from := t.Operands[n].Shape.Axes[m.From].Origin
				to.Repeats = to.Repeats || from.Repeats
				to.Beside, to.Along, to.Across = cmp.Or(to.Beside, from.Beside), cmp.Or(to.Along, from.Along), cmp.Or(to.Across, from.Across)
			}
		}
	}
	for n := range t.Operands {
		t.noteFactor(n)
	}
}

func (t *Trace) noteFactor(n int) {
	written := slices.ContainsFunc(t.writings(n), func(o Origin) bool { return o.Written != Reshaped })
	known := padded(*t, n) && t.belongs(n)
	for k := range t.Columns {
		to := &t.Columns[k].Axis.Origin
		own, long := t.originOf(n, k)
		to.Repeats = to.Repeats || known && !long
		switch {
		case long && t.isFactor(n):
			to.Beside = &own
		case written && long, known && !long:
			to.Beside = cmp.Or(to.Beside, new(Origin))
		}
	}
}

// isFactor reports whether operand n is one of a product or a quotient and was written to go
// along some axes and no others.
func (t Trace) isFactor(n int) bool {
	return (t.Op == Multiply || t.Op == TrueDivide) && t.inserted(n)
}

// Ask numbers the operation, or gives it the number of one before it whose result it goes on with,
// and notes the number on the axes that come out: the rest of the expression may tell where its
// vectors go. Numbers are above 0.
func (t *Trace) Ask(number int) {
	if t.unwritten() {
		return
	}
	t.Number = number
	for i := len(t.Columns) - 1; i >= 0; i-- {
		c := t.Columns[i]
		t.Number = cmp.Or(c.Axis.Origin.Along, c.Axis.Origin.Across, t.Number)
	}
	for n := range t.Operands {
		for k := range t.Columns {
			to := &t.Columns[k].Axis.Origin
			if _, long := t.originOf(n, k); long && padded(*t, n) {
				to.Along = cmp.Or(to.Along, t.Number)
			} else if padded(*t, n) {
				to.Across = cmp.Or(to.Across, t.Number)
			}
		}
	}
}

// Tells returns the numbers of the operations of whose vectors a factor tells that they do not
// go along its own axis.
func (t Trace) Tells() (numbers []int) {
	for n := range t.Operands {
		for k, c := range t.Columns {
			if _, long := t.originOf(n, k); long && c.Axis.Origin.Across > 0 && t.isFactor(n) {
				numbers = append(numbers, c.Axis.Origin.Across)
			}
		}
	}
	return numbers
}

// told reports whether the rest of the expression tells where operand n goes: another factor goes
// along the axis along which it repeats, the result is summed along its own axis, it is added to
// the columns of a product, or it is a triangle of places. What is known to be of the axis along
// which it repeats is told by the same values that go along it alone: table / d[:, None] / d.
func (t Trace) told(n int) bool {
	axes, rows := t.Operands[n].Shape.Axes, t.Columns[len(t.Columns)-1].Axis.Origin.Product
	has := func(o Origin) bool { return slices.ContainsFunc(axes, func(a Axis) bool { return a.Origin.Same(o) }) }
	told := t.Told || t.Op == Add && rows != nil && !has(*rows)
	told = told && len(axes) == 1 || triangle(t.Operands[n].Array)
	shared := t.shared(n)
	weights := t.Crossed && len(shared) > 1 // of the sum, beside others that go along several axes
	for _, k := range shared {
		switch o := t.Columns[k].Axis.Origin; {
		case o.Beside != nil && has(*o.Beside):
			return true
		case has(o):
			return false
		default:
			told = told || o.Repeats || o.Beside != nil && !weights
		}
	}
	return told
}

// triangle reports whether a square array has one value above its diagonal and another below.
func triangle(a Array) bool {
	n := a.Shape.Axes[0].Size
	if a.Shape.Rank() != 2 || !a.Shape.Axes[1].SameExtent(a.Shape.Axes[0]) || n < 2 || n > 500 || !a.Values.Known() {
		return false
	}
	flat, err := a.Flat()
	return err == nil && flat.Float(1) != flat.Float(n) && !slices.ContainsFunc(Indices(n*n), func(i int) bool {
		return i/n < i%n && flat.Float(i) != flat.Float(1) || i/n > i%n && flat.Float(i) != flat.Float(n)
	})
}

// once reports whether operand n has one axis of an origin.
func (t Trace) once(n int, origin Origin) bool {
	found := 0
	for _, axis := range t.Operands[n].Shape.Axes {
		if axis.Origin.Same(origin) {
			found++
		}
	}
	return found == 1
}

// writings returns how the stretched axes of operand n were written.
func (t Trace) writings(n int) []Origin {
	var list []Origin
	for _, c := range t.Columns {
		if m := c.Meetings[n]; !m.Padded() && m.Stretched {
			if origin := t.Operands[n].Shape.Axes[m.From].Origin; origin.Written != NotWritten {
				list = append(list, origin)
			}
		}
	}
	return list
}

// outer reports whether operands that all stretch, along these axes of the
// result, were meant to: the program says so. A None where the operands meet does.
// One that stands elsewhere, or a reshape, may be the form that the data
// have, unless the sizes differ and none is 0, both sides were written, or they are
// one vector, or two axes of one array. So may not be a None, or a reshape where they meet, of
// vectors that count.
func (t Trace) outer(axes []int) bool {
	if t.named() || t.crosses() || t.Op >= Less && t.Op <= GreaterEqual && !t.square(axes) && t.counts() {
		return true
	}
	var side []int // along which an operand is written to stretch
	square := t.square(axes)
	for n := range t.Operands {
		list, along := t.writings(n), t.shared(n)
		if len(list) > 0 {
			if side != nil && !slices.Equal(side, along) {
				return true
			}
			side = along
		}
		for _, o := range list {
			here, inserted := !o.Stored, o.Written == Inserted
			switch {
			case t.Locates() && (here || inserted): // where data have no such form
				return true
			case o.Written < Reshaped && (square || !here):
			case here && (inserted || !square), !square && !t.Result().Empty(), (here || inserted) && t.counts():
				return true
			}
		}
	}
	return false
}

// named reports whether the function that was called is an outer product.
func (t Trace) named() bool {
	return slices.Contains([]string{"outer", "ger", "meshgrid", "ix_", "ogrid"}, t.Call)
}

// square reports whether the result has one size along all these axes.
func (t Trace) square(axes []int) bool {
	for _, k := range axes {
		if !t.Columns[k].Axis.SameExtent(t.Columns[axes[0]].Axis) {
			return false
		}
	}
	return true
}

// long returns the origins of the axes of all operands that have more than one entry.
func (t Trace) long() []Origin {
	var list []Origin
	for n := range t.Operands {
		for k := range t.Columns {
			if o, ok := t.originOf(n, k); ok {
				list = append(list, o)
			}
		}
	}
	return list
}

// crosses reports whether the operands are different axes of one array, as the
// sums of its rows and of its columns are.
func (t Trace) crosses() bool {
	list := t.long()
	for i, o := range list {
		if !o.Known() || o.Array != list[0].Array || i > 0 && o.Axis == list[i-1].Axis {
			return false
		}
	}
	return len(list) > 1
}

// counts reports whether the operands are one vector, or all of them count, or values are
// compared with what counts: labels.reshape(-1, 1) == arange(4).
func (t Trace) counts() bool {
	list := t.long()
	one, all, some := true, true, false
	for _, o := range list {
		one = one && o.Same(list[0])
		all, some = all && o.Counts, some || o.Counts
	}
	return len(list) > 1 && (one || all || some && t.Op >= Equal && t.Op <= GreaterEqual)
}

// AlongVectors returns the known axes of tables along which the program writes that a vector goes:
// rows of X in X * u[:, None].
func (t Trace) AlongVectors() (list []Origin) {
	for n, operand := range t.Operands {
		for k := range t.Columns {
			if _, long := t.originOf(n, k); !long || !t.inserted(n) || len(operand.Shape.long()) > 1 {
				continue
			}
			for other := range t.Operands {
				if o, ok := t.originOf(other, k); ok && other != n && o.Known() && len(t.shared(other)) == 0 {
					list = append(list, o)
				}
			}
		}
	}
	return list
}

// RepeatsAlong reports whether a vector that the program adds no axes to repeats along one of
// some axes.
func (t Trace) RepeatsAlong(axes []Origin) bool {
	return len(axes) > 0 && slices.ContainsFunc(Indices(len(t.Operands)), func(n int) bool {
		return t.Operands[n].Shape.Rank() == 1 && padded(t, n) && slices.ContainsFunc(t.shared(n), func(k int) bool {
			return slices.ContainsFunc(axes, t.Columns[k].Axis.Origin.Same)
		})
	})
}

// Fits reports whether operand n meets one of its shape that has an axis of another array.
func (t Trace) Fits(n int) bool {
	own := t.Operands[n].Shape
	return slices.ContainsFunc(t.Operands, func(o Operand) bool {
		return own.Rank() > 1 && o.Shape.SameExtent(own) && slices.ContainsFunc(o.Shape.Axes, func(a Axis) bool {
			return a.Origin.Known() && !slices.ContainsFunc(own.Axes, func(b Axis) bool { return a.Origin.Array == b.Origin.Array })
		})
	})
}

// ofSizes reports whether vector n meets nothing but arrays that are made of sizes alone, at the
// place, and of values that are not known: nothing says what their rows are.
func (t Trace) ofSizes(n int) bool {
	return t.Operands[n].Shape.Rank() == 1 && len(t.Operands) > 1 && !slices.ContainsFunc(Indices(len(t.Operands)), func(other int) bool {
		o := t.Operands[other]
		_, sizes, call := strings.Cut(o.Text, "(")
		return other != n && (o.Values.Known() || !call || strings.IndexFunc(sizes, unicode.IsLetter) >= 0)
	})
}

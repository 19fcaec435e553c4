package engine

import "slices"

// A Trace records how operands were broadcast, stop by stop. It is data: it
// prints, compares and can be drawn.
type Trace struct {
	Rule     Rule
	Op       Op
	Operands []Operand // as given
	Output   *Output   // where the result is written; nil when it is a new array
	Library  Library   // whose types and refusals Apply follows; "" is NumPy
	Call     string    // the function that was called, such as "broadcast_shapes"; "" for an operator
	Made     *Array    // of Called, what came out; nil for all else
	Within   string    // the call that this is a step inside of, where something else came of that; "" for all else
	Mapped   int       // the axes in front that PyTorch's vmap maps over, which its errors count
	Program  string    // that it is a part of, whose names are taken
	Folded   bool      // the program goes on and makes one number of the result
	Part     bool      // of a larger expression, which goes on with the result
	Number   int       // as [Trace.Ask] gives it; 0 for none
	Told     bool      // the rest of the expression tells where its vectors go
	Crossed  bool      // the program sums along an axis along which its vectors repeat
	Warned   bool      // the library warns of the shapes that meet here
	Met      bool      // what comes out meets another array of its shape in the rest of the expression
	Unlike   bool      // the library brings the types of its operands to no common one
	Apart    bool      // the labels of the operands' axes do not meet, by which xarray lines up

	// Columns holds one entry for each axis of the result, outermost first.
	Columns []Column
	// RaggedRank is that of the result; meaningless when the trace failed.
	RaggedRank int
	// TooLarge is set when stretching gives a row partition more than MaxLengths
	// slices. The columns from there on are not reached.
	TooLarge *SizeError
}

// OpName returns the name of what is computed.
func (t Trace) OpName() string {
	if t.Op == Called {
		return t.Call
	}
	return t.Op.String()
}

// A Column is what happened on one axis of the result.
type Column struct {
	Meetings []Meeting // one for each operand, then one for the output if there is one
	Axis     Axis      // what came out; the zero Axis when it did not
	Conflict *Conflict // why nothing came out; nil when the meetings agree
	Reached  bool      // false when an axis further out failed and lengths are not known here
}

// A Meeting is what one operand brings to one axis of the result.
type Meeting struct {
	From      int  // the operand's own axis, or -1 where it was padded
	Axis      Axis // uniform 1 where padded; lengths as seen after the outer axes were expanded
	Stretched bool // repeated along this axis to reach the result's size or lengths
	Stride    int  // step through the operand's values, in elements; 0 repeats one value; left of a ragged axis there is none, and it is 0
}

// Padded reports whether the operand had no such axis and gained a 1.
func (m Meeting) Padded() bool { return m.From < 0 }

// A Conflict is an axis on which operands cannot agree.
type Conflict struct {
	Operands [2]int // the first operand that set the extent, the first that contradicts it
	Sizes    [2]int // what those two have there; on ragged axes, in row Row
	Row      int    // the first slice that differs, or -1 where sizes are uniform
	Offsets  bool   // under TorchNested: no length differs, but the offsets are two objects
}

// An OutputKind says how a program names the place for its result.
type OutputKind uint8

// The kinds of output. In each the result must have the output's shape exactly.
const (
	Augmented OutputKind = iota // a += b, a.add_(b): the output is also operand 0
	Out                         // np.add(a, b, out=c)
	Assigned                    // a[...] = b
	Target                      // broadcast_to(a, shape), a.expand(shape)
)

// An Output is a place whose shape is fixed before the operands meet.
type Output struct {
	Kind OutputKind
	Operand
	Picked *Sources // of which values of the whole it is made, where an index picks them; nil for a view
	Whole  *Operand // of which the place is a part, a in a[1:] = b, before it is written into; nil for none
	Shared string   // another variable with the same values, which changes too; "" for none
	Asked  []int    // the sizes of a Target as written, where -1 keeps what is there; nil when they are its shape's
}

// Explain lines up the operands by the rule and decides every axis.
//
//	op        what Apply will do with the values that meet
//	operands  any number, any rank to MaxRank, sizes at least 0
//	result    one column for each axis of the operand that has most
//	cost      O(operands × axes) while all axes are uniform; no value is touched
//
// Along an axis the sizes must be equal, once the 1s are left out; if nothing
// is left the size is 1. So 1 and 0 give 0, not 1.
//
// Source: NumPy user guide, "Broadcasting", general broadcasting rules.
func Explain(rule Rule, op Op, operands ...Operand) Trace {
	return ExplainInto(rule, op, nil, operands...)
}

// ExplainInto is [Explain] with a place for the result. The operands and the
// output are broadcast together; then the outcome must have the output's shape,
// because memory that exists cannot grow. An assigned value first loses the
// leading 1s that the output has no axes for.
func ExplainInto(rule Rule, op Op, output *Output, operands ...Operand) Trace {
	t := Trace{Rule: rule, Op: op, Operands: assignable(output, operands), Output: output}
	t.lineUp()
	t.agree()
	t.stretch()
	t.noteFactors()
	return t
}

// ExplainBy explains the operation of a trace again, by another rule.
func ExplainBy(rule Rule, was Trace) Trace {
	t := ExplainInto(rule, was.Op, was.Output, was.Operands...)
	t.Library, t.Call = was.Library, was.Call
	return t
}

// Written returns the number of the operand whose memory the result is written into: 0 of
// a += b, the last of a[mask] = b, which keeps its values where the mask is false; -1 where the
// result goes elsewhere.
func (t Trace) Written() int {
	switch {
	case t.Output == nil:
		return -1
	case t.Output.Kind == Augmented:
		return 0
	case t.Output.Kind == Assigned && t.Op == Where:
		return len(t.Operands) - 1
	}
	return -1
}

// participants returns the operands, and the output after them.
func (t Trace) participants() []Operand {
	if t.Output == nil {
		return t.Operands
	}
	return append(t.Operands[:len(t.Operands):len(t.Operands)], t.Output.Operand)
}

// Locates reports whether arrays of indices meet, so that each cell is the place of a value.
func (t Trace) Locates() bool { return t.Op == Identity && t.Call == "index" }

// StoresAnew reports whether a library without views stores what NumPy would only show.
func (t Trace) StoresAnew() bool {
	return t.Op == Identity && (t.Output == nil || t.Output.Kind == Target) && (t.Library == InTensorFlow || t.Library == InJAX)
}

// Failed reports whether the operands do not broadcast, or the output would
// have to grow, or there is no array of such a shape.
func (t Trace) Failed() bool { return t.Err() != nil }

// Conflicts returns the axes of the result that have a conflict, from the left.
func (t Trace) Conflicts() []int {
	return t.axesWhere(func(c Column) bool { return c.Conflict != nil })
}

func (t Trace) axesWhere(holds func(Column) bool) []int {
	var axes []int
	for k, column := range t.Columns {
		if holds(column) {
			axes = append(axes, k)
		}
	}
	return axes
}

// Grows reports whether the operands broadcast to a shape that the output
// does not have.
func (t Trace) Grows() bool {
	return t.Output != nil && t.TooLarge == nil && len(t.Conflicts()) == 0 && !t.Result().SameExtent(t.Output.Shape)
}

// GrowsOn reports whether the place for the result is too small on axis k, or has no such axis.
func (t Trace) GrowsOn(k int) bool {
	if !t.Grows() {
		return false
	}
	place := t.Columns[k].Meetings[len(t.Operands)]
	return place.Padded() || !place.Axis.SameExtent(t.Columns[k].Axis)
}

// Result returns the broadcast shape of a trace without conflicts.
func (t Trace) Result() Shape {
	axes := make([]Axis, len(t.Columns))
	for k, column := range t.Columns {
		axes[k] = column.Axis
	}
	return Shape{Axes: axes, RaggedRank: t.RaggedRank}
}

// Shorter returns the first operand that lacks an axis of the result, -1 for none.
func (t Trace) Shorter() int {
	return slices.IndexFunc(t.Operands, func(o Operand) bool { return o.Shape.Rank() < len(t.Columns) })
}

// Padded returns the shape of operand n once its axes are added.
func (t Trace) Padded(n int) Shape {
	axes := make([]Axis, len(t.Columns))
	for k, column := range t.Columns {
		axes[k] = column.Meetings[n].Axis
	}
	return Shape{Axes: axes}
}

// Strides returns the strides of operand n seen at the result's shape, in elements.
func (t Trace) Strides(n int) []int {
	strides := make([]int, len(t.Columns))
	for k, column := range t.Columns {
		strides[k] = column.Meetings[n].Stride
	}
	return strides
}

// Err returns nil, a [*MismatchError], an [*OutputError] or a [*SizeError]:
// what the trace shows, as an error. Shapes that no array has are a
// [*LengthError], a [*RankError] or a [*DuplicateNameError].
func (t Trace) Err() error {
	if t.TooLarge != nil {
		return t.TooLarge
	}
	if err := t.impossible(); err != nil {
		return err
	}
	if conflicts := t.Conflicts(); len(conflicts) > 0 {
		return &MismatchError{Trace: t, Axis: conflicts[len(conflicts)-1]}
	}
	if t.Grows() {
		return &OutputError{Output: t.Output.Shape, Result: t.Result(), Asked: t.Output.Kind == Target}
	}
	return nil
}

// impossible returns why one of the shapes, or that of the result, is none
// that an array has.
func (t Trace) impossible() error {
	if len(t.Columns) > MaxRank {
		return &RankError{Rank: len(t.Columns)}
	}
	for n, o := range t.participants() {
		for k, axis := range o.Shape.Axes {
			if axis.Size < 0 {
				return &LengthError{Axis: k, Row: -1, Length: axis.Size}
			}
			named := func(a Axis) bool { return a.Name == axis.Name }
			if t.Rule == XArray && slices.ContainsFunc(o.Shape.Axes[:k], named) {
				return &DuplicateNameError{Operand: n, Name: axis.Name}
			}
		}
	}
	return nil
}

package engine

// A Cell is one value of a result and the values that meet in it.
type Cell struct {
	Reads []Read // one for each operand
	Value Scalar // not known when an operand's is not, or when the library refuses
	// Whole is what a sum, a difference, a product or a power of ints comes to
	// where its type has no room for it, and the value wrapped around; else 0.
	// Nothing is told of what float64 cannot count.
	Whole int64
}

// A Read is the value that an operand brings to a cell.
type Read struct {
	Index []int // in the operand
	At    int   // where it is stored, counted in values
	Value Scalar
}

// Cell returns the cell at an index of the result of a trace that did not fail.
// No other cell is computed, however many there are.
//
//	index  one number an axis, each at least 0 and less than the size, or the
//	       length of the row, there
//	cost   O(operands × axes) while all axes are uniform, else O(lengths)
func (t Trace) Cell(index ...int) Cell {
	c := Cell{Value: Scalar{DType: t.resultType()}}
	for n := range t.Operands {
		c.Reads = append(c.Reads, t.read(n, index))
	}
	if t.Made != nil {
		c.Value = t.Made.At(index...)
		return c
	}
	c.Value = t.value(c)
	if c.Value.Known {
		c.Whole = t.whole(c.Reads, c.Value.DType)
	}
	return c
}

// read returns what operand n brings to the cell at an index.
func (t Trace) read(n int, index []int) Read {
	o := t.Operands[n]
	r := Read{Index: make([]int, o.Shape.Rank())}
	for k, c := range t.Columns {
		if m := c.Meetings[n]; !m.Padded() && !m.Axis.One() {
			r.Index[m.From] = index[k]
		}
	}
	r.At = o.position(r.Index)
	r.Value = o.Values.Scalar(r.At)
	return r
}

// value computes a cell from what its operands bring.
func (t Trace) value(c Cell) Scalar {
	single := t
	single.Operands = make([]Operand, len(c.Reads))
	single.Columns, single.RaggedRank, single.Output = nil, 0, nil
	for n, r := range c.Reads {
		if !r.Value.Known {
			return c.Value
		}
		values := makeValues(r.Value.DType, 1)
		values.Set(0, r.Value)
		single.Operands[n] = Operand{Weak: t.Operands[n].Weak, Array: Array{Values: values}}
	}
	var result Array
	d, err := t.types()
	if err == nil {
		result.Values.DType = t.Op.resultType(t.Library, d)
		_, err = single.compute(&result, d)
	}
	if err != nil {
		return c.Value
	}
	return result.Values.Scalar(0).Cast(c.Value.DType)
}

// resultType returns the type of the values that Apply gives.
func (t Trace) resultType() DType {
	if t.Output != nil && t.Output.Kind != Target {
		return t.Output.Values.DType
	}
	return t.Op.resultType(t.Library, ResultType(t.Library, t.valued()...))
}

package scene

import (
	"strconv"
)

// A Pointing is what a reader who points at a cell or an axis is told: which
// value of each operand is read there, and which sizes meet. The zero Pointing
// tells nothing; that of a failure has no operands, because no cells meet.
type Pointing struct {
	Name     string   // of the result
	Sign     string   // the operator between values; "" for a function, which then has a Call
	Call     string   // the function's name
	Axes     []string // names of the result's axes, "" where they have none
	Names    []string // of the operands, whether or not their cells meet
	Says     []string // of each axis, which sizes meet and what comes of it
	Operands []Pointed
}

// A Pointed is an operand that can be pointed at.
type Pointed struct {
	Name  string
	Axes  []int  // for each axis of the result: 1 where the index is the operand's own, 0 where it is always 0, -1 where there is none
	Times string // how often each stored value is read; "" where that differs
}

// pointing returns what can be told of the axes of a trace and, if it did not
// fail, of its cells.
func (f *film) pointing() Pointing {
	p := Pointing{Names: f.names[:len(f.trace.Operands)]}
	for _, column := range f.trace.Columns {
		p.Axes = append(p.Axes, column.Axis.Name)
	}
	for k := range f.rank {
		p.Says = append(p.Says, f.story.SpokenAxis(k))
	}
	if f.fails {
		return p
	}
	p.Name, p.Sign = f.story.ResultName(), signOf(f.trace.Op)
	if f.trace.Op.Symbol() == "" {
		p.Sign, p.Call = "", f.trace.Op.String()
	}
	for n := range f.trace.Operands {
		p.Operands = append(p.Operands, f.pointed(n))
	}
	return p
}

func (f *film) pointed(n int) Pointed {
	p := Pointed{Name: f.names[n]}
	times, known := 1, true
	for _, column := range f.trace.Columns {
		m := column.Meetings[n]
		switch {
		case m.Padded():
			p.Axes = append(p.Axes, -1)
		case m.Axis.One():
			p.Axes = append(p.Axes, 0)
		default:
			p.Axes = append(p.Axes, 1)
		}
		if m.Stretched {
			known = known && !column.Axis.Ragged() && times < 1<<31
			times *= max(column.Axis.Size, 1)
		}
	}
	if known {
		p.Times = strconv.Itoa(times)
	}
	return p
}

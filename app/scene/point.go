package scene

import "strconv"

// A Pointing is what a reader who points at a cell or an axis is told: which
// value of each operand is read there, and which sizes meet. The zero Pointing
// tells nothing; that of a failure has no operands, because no cells meet.
type Pointing struct {
	Name     string   // of the result
	Sign     string   // the operator between values; "" for a function, which then has a Call
	Call     string   // the function's name
	Axes     []string // names of the result's axes, "" where they have none
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
func (d *drawing) pointing() Pointing {
	p := Pointing{}
	for k := range d.axes {
		p.Says = append(p.Says, d.says(k))
	}
	if d.trace.Failed() || d.shown == nil {
		return p
	}
	p.Name, p.Sign = d.story.ResultName(), signOf(d.trace.Op)
	if d.trace.Op.Symbol() == "" {
		p.Sign, p.Call = "", d.trace.Op.String()
	}
	for _, column := range d.trace.Columns {
		p.Axes = append(p.Axes, column.Axis.Name)
	}
	for n := range d.trace.Operands {
		p.Operands = append(p.Operands, d.pointed(n))
	}
	return p
}

// says returns who brings which size to axis k, and what comes of it:
// "axis 1: A 4, B 1: stretch B".
func (d *drawing) says(k int) string {
	column := d.trace.Columns[k]
	text := column.Axis.Name
	if text == "" {
		text = d.lang.Axis(k)
	}
	for n, m := range column.Meetings {
		separator := ", "
		if n == 0 {
			separator = ": "
		}
		text += separator + d.story.Names[n] + " " + chipText(m.Axis)
	}
	return text + ": " + d.story.Verdict(k)
}

func (d *drawing) pointed(n int) Pointed {
	p := Pointed{Name: d.story.Names[n]}
	times, known := 1, true
	for _, column := range d.trace.Columns {
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

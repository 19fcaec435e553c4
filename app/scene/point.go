package scene

import "strconv"

// A Pointing is what a reader who points at a cell is told: which value of
// each operand is read there. The zero Pointing tells nothing.
type Pointing struct {
	Name     string   // of the result
	Sign     string   // the operator between values; "" for a function, which then has a Call
	Call     string   // the function's name
	Axes     []string // names of the result's axes, "" where they have none
	Operands []Pointed
}

// A Pointed is an operand that can be pointed at.
type Pointed struct {
	Name  string
	Axes  []int  // for each axis of the result: 1 where the index is the operand's own, 0 where it is always 0, -1 where there is none
	Times string // how often each stored value is read; "" where that differs
}

// pointing returns what can be told of the cells of a trace that did not fail.
func (d *drawing) pointing() Pointing {
	if d.trace.Failed() || d.shown == nil {
		return Pointing{}
	}
	p := Pointing{Name: d.story.ResultName(), Sign: signOf(d.trace.Op)}
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

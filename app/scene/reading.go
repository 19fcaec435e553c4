package scene

import (
	"strconv"

	"shapecast/app/words"
	"shapecast/engine"
)

// A Reading is the result as text, for those who do not see the figure: a
// value, or a list of readings.
type Reading struct {
	Label string // which one it is in its list: "axis 0: 2"
	Text  string
	Items []Reading
}

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

// reading returns the result's values that are drawn, under what they are.
func (t *timed) reading() Reading {
	a := t.result
	if t.product != nil && t.meets() && !t.fails { // whose values are not drawn
		a = new(grid).only(-1, "", t.change.To)
		a = pick(a.tiles, a, a.probe())
	}
	if a != nil && a.part != nil {
		values := a.value
		a = new(grid).only(-1, "", engine.Array{Shape: t.trace.Result()}).probe()
		a.value = values
	}
	switch {
	case t.fails:
		return Reading{Text: t.story.Say(t.last().stop).Verdict}
	case a == nil || a.tiles:
		return Reading{Text: t.spoken}
	case a.rank == 0:
		return Reading{Text: t.spoken + ": " + a.value(nil)}
	}
	return Reading{Text: t.spoken, Items: t.readings(a, a.body, make([]int, a.rank))}
}

// readings returns those of the entries of a list.
func (m *measured) readings(a *array, b *block, index []int) []Reading {
	var items []Reading
	for _, kid := range b.kids {
		if kid.entry == dotsEntry {
			continue
		}
		index[b.axis] = kid.entry
		item := Reading{Label: m.lang.Axis(b.axis) + ": " + strconv.Itoa(kid.entry)}
		if kid.axis == a.leaf {
			item.Text = a.value(index)
		} else {
			item.Items = m.readings(a, kid, index)
		}
		items = append(items, item)
	}
	return items
}

// pointing returns what can be told of the axes of a trace and, if it did not
// fail, of its cells.
func (m *measured) pointing(story *words.Story) Pointing {
	p := Pointing{Names: m.names[:len(m.trace.Operands)]}
	for k, column := range m.trace.Columns {
		p.Axes, p.Says = append(p.Axes, column.Axis.Name), append(p.Says, story.SpokenAxis(k))
	}
	if m.fails {
		return p
	}
	p.Name, p.Sign = story.ResultName(), signOf(m.trace.Op)
	if m.trace.Op.Symbol() == "" {
		p.Sign, p.Call = "", m.trace.OpName()
	}
	for n := range m.trace.Operands {
		p.Operands = append(p.Operands, m.pointed(n))
	}
	return p
}

func (m *measured) pointed(n int) Pointed {
	p := Pointed{Name: m.names[n]}
	times, known := 1, true
	for _, column := range m.trace.Columns {
		meeting := column.Meetings[n]
		p.Axes = append(p.Axes, pick(meeting.Padded(), -1, pick(meeting.Axis.One(), 0, 1)))
		if meeting.Stretched {
			known = known && !column.Axis.Ragged() && times < 1<<31
			times *= max(column.Axis.Size, 1)
		}
	}
	if known {
		p.Times = strconv.Itoa(times)
	}
	return p
}

package scene

import (
	"strconv"

	"shapecast/app/words"
)

// pointing returns what can be told of the axes of a trace and, if it did not
// fail, of its cells.
func (m *measured) pointing(story *words.Story) Pointing {
	p := Pointing{Names: m.names[:len(m.trace.Operands)]}
	for _, column := range m.trace.Columns {
		p.Axes = append(p.Axes, column.Axis.Name)
	}
	for k := range m.rank {
		p.Says = append(p.Says, story.SpokenAxis(k))
	}
	if m.fails {
		return p
	}
	p.Name, p.Sign = story.ResultName(), signOf(m.trace.Op)
	if m.trace.Op.Symbol() == "" {
		p.Sign, p.Call = "", m.trace.Op.String()
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

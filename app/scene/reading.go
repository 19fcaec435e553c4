package scene

import (
	"strconv"
)

// A Reading is the result as text, for those who do not see the figure: a
// value, or a list of readings.
type Reading struct {
	Label string // which one it is in its list: "axis 0: 2"
	Text  string
	Items []Reading
}

// reading returns the result's values that are drawn, under what they are.
func (f *film) reading() Reading {
	r := Reading{Text: f.story.ResultName()}
	if f.fails {
		return Reading{Text: f.story.Say(f.beats[f.last].stop).Verdict}
	}
	if f.tiles || f.whole == nil {
		return r
	}
	if f.rank == 0 {
		r.Text += ": " + f.outcomeAt(nil)
		return r
	}
	r.Items = f.readingsOf(f.whole, make([]int, f.rank), f.outcomeAt)
	return r
}

// readingsOf returns those of the entries of a list.
func (f *film) readingsOf(b *block, index []int, value func([]int) string) []Reading {
	var items []Reading
	for _, kid := range b.kids {
		if kid.entry == dotsEntry {
			continue
		}
		index[b.axis] = kid.entry
		item := Reading{Label: f.lang.Axis(b.axis) + ": " + strconv.Itoa(kid.entry)}
		if kid.axis == f.leaf {
			item.Text = value(index)
		} else {
			item.Items = f.readingsOf(kid, index, value)
		}
		items = append(items, item)
	}
	return items
}

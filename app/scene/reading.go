package scene

import "strconv"

// reading returns the result's values that are drawn, under what they are.
func (t *timed) reading() Reading {
	a := t.result
	if t.product != nil && t.meets() && !t.fails { // whose values are not drawn
		a = new(family).only(-1, "", t.change.To)
		a = pick(a.tiles, a, a.probe())
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

package scene

import "shapecast/engine"

// A Reading is the result as text, for those who do not see the figure: a
// value, or a list of readings.
type Reading struct {
	Label string // which one it is in its list: "axis 0: 2"
	Text  string
	Items []Reading
}

// reading returns the values that are drawn, under what text says of them all.
func (d *drawing) reading(text string, t *tree) Reading {
	if t == nil || d.trace.Failed() {
		return Reading{Text: text}
	}
	return t.reading(text, func(k, i int) string { return d.label(k, engine.Axis{Size: i}) }, d.outcomeAt)
}

// reading returns the values of an array in its places; label says which entry
// of axis k is meant.
func (t *tree) reading(text string, label func(k, i int) string, value func(index []int) string) Reading {
	root := Reading{Text: text}
	for _, p := range t.places {
		if p.sort != cellPlace || p.void >= 0 {
			continue
		}
		list := &root
		for k, i := range p.index {
			list = list.item(label(k, i))
		}
		if list == &root {
			root.Text += ": "
		}
		list.Text += value(p.index)
	}
	return root
}

// item returns the last item of r if it has the label, else a new one.
func (r *Reading) item(label string) *Reading {
	if n := len(r.Items); n == 0 || r.Items[n-1].Label != label {
		r.Items = append(r.Items, Reading{Label: label})
	}
	return &r.Items[len(r.Items)-1]
}

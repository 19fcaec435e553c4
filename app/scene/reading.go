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

// reading returns the values of an array as it is shown; label says which entry
// of axis k is meant.
func (t *tree) reading(text string, label func(k, i int) string, value func(index []int) string) Reading {
	r := reader{label: label, value: value, labels: map[[2]int]string{}}
	root := Reading{Text: text}
	if len(t.axes) == 0 {
		root.Text += ": " + value(nil)
	}
	root.Items = r.items(t.root, make([]int, 0, len(t.axes)))
	return root
}

// A reader reads an array.
type reader struct {
	label  func(k, i int) string
	value  func(index []int) string
	labels map[[2]int]string
}

// items returns what is in a list, which has the index at; nothing where there
// is no value in it.
func (r *reader) items(b *block, at []int) []Reading {
	if b.void >= 0 || b.empty || len(b.kids) == 0 {
		return nil
	}
	items := make([]Reading, 0, len(b.kids))
	for i, kid := range b.kids {
		index := append(at, b.shown[i])
		item := Reading{Label: r.called(b.axis, b.shown[i])}
		if len(kid.kids) == 0 && kid.cells > 0 {
			item.Text = r.value(index)
		} else if item.Items = r.items(kid, index); item.Items == nil {
			continue
		}
		items = append(items, item)
	}
	if len(items) == 0 {
		return nil
	}
	return items
}

// called returns the label of entry i of axis k.
func (r *reader) called(k, i int) string {
	key := [2]int{k, i}
	if r.labels[key] == "" {
		r.labels[key] = r.label(k, i)
	}
	return r.labels[key]
}

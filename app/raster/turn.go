package raster

import (
	"image"

	"shapecast/app/scene"
)

// A reel is a canvas on which a story is painted, moment by moment.
type reel struct {
	*canvas
	order map[*scene.Node]int // of painting, back to front
}

// reel returns an empty one for a scene, which has each node once.
func (p Painter) reel(s scene.Scene) *reel {
	r := &reel{p.canvas(s), map[*scene.Node]int{}}
	r.number(s.Root)
	return r
}

func (r *reel) number(nodes []*scene.Node) {
	for _, n := range nodes {
		r.order[n] = len(r.order)
		r.number(n.Kids)
	}
}

// turn repaints the parts of the picture in which items differ from those that
// were painted last, and returns them. They do not overlap.
func (r *reel) turn(items []scene.Item) []image.Rectangle {
	if r.still(items) {
		return nil
	}
	parts := r.changes(items)
	for _, part := range parts {
		r.repaint(r.shown, part)
	}
	return parts
}

// still reports whether the items are those that were painted last.
func (r *reel) still(items []scene.Item) bool {
	if len(items) != len(r.shown) {
		return false
	}
	for i := range items {
		if items[i] != r.shown[i].Item {
			return false
		}
	}
	return true
}

// changes makes the items those that are shown, and returns the parts of the
// picture in which they differ from those before.
func (r *reel) changes(items []scene.Item) []image.Rectangle {
	var parts []image.Rectangle
	before, now := r.shown, make([]painted, 0, len(items))
	differ := func(p painted) { parts = joined(parts, p.bounds().Intersect(r.size)) }
	for _, item := range items {
		for len(before) > 0 && before[0].Item != item && r.order[before[0].Node] <= r.order[item.Node] {
			differ(before[0])
			before = before[1:]
		}
		if len(before) > 0 && before[0].Item == item {
			now, before = append(now, before[0]), before[1:]
			continue
		}
		now = append(now, r.prepared(item))
		differ(now[len(now)-1])
	}
	for _, p := range before {
		differ(p)
	}
	r.shown = now
	return parts
}

// joined adds a part to a list, as one with those that it overlaps.
func joined(parts []image.Rectangle, part image.Rectangle) []image.Rectangle {
	if part.Empty() {
		return parts
	}
	for i := 0; i < len(parts); i++ {
		if parts[i].Overlaps(part) {
			part = part.Union(parts[i])
			parts = append(parts[:i], parts[i+1:]...)
			i = -1
		}
	}
	return append(parts, part)
}

package raster

import (
	"image"
	"slices"

	"shapecast/app/scene"
)

// turn repaints the parts of the picture in which items differ from those that
// were painted last, and returns them. They do not overlap.
func (c *canvas) turn(items []scene.Item) []image.Rectangle {
	if slices.Equal(items, c.items) {
		return nil
	}
	parts := c.changes(items)
	for _, part := range parts {
		c.repaint(items, part)
	}
	c.items = items
	return parts
}

// changes returns the parts of the picture in which items differ from those
// that were painted last.
func (c *canvas) changes(items []scene.Item) []image.Rectangle {
	before := make(map[*scene.Node]scene.Item, len(c.items))
	for _, item := range c.items {
		before[item.Node] = item
	}
	var parts []image.Rectangle
	for _, item := range items {
		was, seen := before[item.Node]
		delete(before, item.Node)
		if seen && was == item {
			continue
		}
		parts = joined(parts, c.bounds(item).Intersect(c.image.Rect))
		if seen {
			parts = joined(parts, c.bounds(was).Intersect(c.image.Rect))
		}
	}
	for _, item := range c.items {
		if _, gone := before[item.Node]; gone {
			parts = joined(parts, c.bounds(item).Intersect(c.image.Rect))
		}
	}
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

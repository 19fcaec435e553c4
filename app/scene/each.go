package scene

// An Item is a primitive as it is seen at one moment.
type Item struct {
	*Node
	X, Y, W, H, R float64 // resolved, in the scene's pixels
	Opacity       float64 // over 0, with the parents'
}

// Bounds returns the room that a primitive takes: that of a text in the widest
// font it may be set in.
func (i Item) Bounds() (left, top, right, bottom float64) {
	switch i.Kind {
	case Text:
		size, w := i.Font.Size, i.Font.Width(i.Text)
		left = i.X - w*[...]float64{Start: 0, Middle: .5, End: 1}[i.Anchor]
		return left, i.Y - .74*size, left + w, i.Y + .2*size
	case Circle:
		return i.X - i.R, i.Y - i.R, i.X + i.R, i.Y + i.R
	}
	return min(i.X, i.X+i.W), min(i.Y, i.Y+i.H), max(i.X, i.X+i.W), max(i.Y, i.Y+i.H)
}

// frame is what a node inherits: a shift, a scale and an opacity.
type frame struct{ x, y, sx, sy, opacity float64 }

// Each calls draw for every primitive that is seen at t, back to front.
func (s Scene) Each(t float64, draw func(Item)) {
	each(s.Root, frame{sx: 1, sy: 1, opacity: 1}, t, draw)
}

func each(nodes []*Node, f frame, t float64, draw func(Item)) {
	for _, n := range nodes {
		opacity := f.opacity * n.Opacity(t)
		if opacity < 0.004 {
			continue
		}
		v := n.Shift(t)
		x, y := f.x+f.sx*(n.X+v[0]), f.y+f.sy*(n.Y+v[1])
		in := frame{x, y, f.sx * v[2], f.sy * v[3], opacity}
		if n.Kind == Group {
			each(n.Kids, in, t, draw)
			continue
		}
		draw(Item{Node: n, X: x, Y: y, W: n.W * in.sx, H: n.H * in.sy, R: n.R * min(in.sx, in.sy), Opacity: opacity})
	}
}

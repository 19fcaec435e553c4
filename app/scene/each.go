package scene

// An Item is a primitive as it is seen at one moment.
type Item struct {
	*Node
	X, Y, W, H, R float64 // resolved, in the scene's pixels
	Opacity       float64 // over 0, with the parents'
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

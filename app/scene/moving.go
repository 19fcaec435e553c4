package scene

// Moving reports whether anything fades or moves between two moments, in
// seconds.
func (s Scene) Moving(from, to float64) bool { return moving(s.Root, from, to) }

func moving(nodes []*Node, from, to float64) bool {
	for _, n := range nodes {
		if n.moves(from, to) || moving(n.Kids, from, to) {
			return true
		}
	}
	return false
}

func (n *Node) moves(from, to float64) bool {
	for i := 1; i < len(n.Fade); i++ {
		if a, b := n.Fade[i-1], n.Fade[i]; a.V != b.V && a.T < to && b.T > from {
			return true
		}
	}
	for i := 1; i < len(n.Move); i++ {
		a, b := n.Move[i-1], n.Move[i]
		if (a.X != b.X || a.Y != b.Y || a.SX != b.SX || a.SY != b.SY) && a.T < to && b.T > from {
			return true
		}
	}
	return false
}

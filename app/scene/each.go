package scene

import "strings"

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

// Opacity returns the opacity of n at t, apart from its parents'.
func (n *Node) Opacity(t float64) float64 {
	if len(n.Fade) == 0 {
		return 1
	}
	return valueAt(n.Fade, t)[0]
}

// Shift returns the transform of n at t, apart from its parents': a shift and
// a scale about the node's own X, Y.
func (n *Node) Shift(t float64) [4]float64 {
	if len(n.Move) == 0 {
		return rest
	}
	return valueAt(n.Move, t)
}

// CardMargin is the room between a card's edge and the figure on it, SheetGap
// that between two cards of a sheet, in pixels.
const (
	CardMargin = 20
	SheetGap   = 16
)

// Carded returns the scene on a card of its own, as a file has it, and below it what each letter
// stands for.
func (s Scene) Carded() Scene {
	picture := group(s.Root...)
	s.H = lettered(picture, s.Title, s.H, s.W)
	w, h := s.W+2*CardMargin, s.H+2*CardMargin
	s.Root = []*Node{rect(Card, box{.5, .5, w - 1, h - 1}, 14), picture.at(CardMargin, CardMargin)}
	s.W, s.H = w, h
	return s
}

// lettered adds the lines of a title that say what letters stand for below a picture of a height
// and a width, and returns the new height.
func lettered(g *Node, title string, high, wide float64) float64 {
	const tall, below = 24, 8 // the height of a line, and the room below its baseline
	for _, said := range strings.Split(title, "\n")[1:] {
		f := Font{Size: 13}
		high += tall
		g.add(text(Mute, 0, high-below, f.fit(said, wide), f))
	}
	return high
}

// Reached returns the steps that come before the failure, or all.
func (s Scene) Reached() []Mark {
	list := s.Marks
	for list[len(list)-1].Struck {
		list = list[:len(list)-1]
	}
	return list
}

// stepTall is the room for the name of a step over its picture.
const stepTall = 26

// Sheet returns a still scene of the steps that do something side by side, cols in a row,
// each on a card under its name, and below all what each letter stands for.
func (s Scene) Sheet(cols int) Scene {
	card := s
	card.Title = ""
	card = card.Carded()
	var steps []Mark
	for _, m := range s.Reached() {
		if !m.Empty {
			steps = append(steps, m)
		}
	}
	cols = max(1, min(cols, len(steps)))
	w, h := card.W+SheetGap, card.H+stepTall+SheetGap
	sheet := Scene{Title: s.Title, W: float64(cols)*w - SheetGap, H: float64((len(steps)+cols-1)/cols)*h - SheetGap}
	below := group().at(CardMargin, 0)
	sheet.H = lettered(below, s.Title, sheet.H, sheet.W-2*CardMargin)
	sheet.Root = []*Node{group(rect(Card, box{-1, -1, sheet.W + 2, sheet.H + 2}, 0), below)} // the ground is seen in the gaps
	for i, step := range steps {
		still := card.still(step.At).at(float64(i%cols)*w, float64(i/cols)*h+stepTall)
		sheet.Root = append(sheet.Root, still.add(text(Ink, CardMargin, -6, step.Name, Font{Size: 14, Bold: true})))
	}
	return sheet
}

// still draws the scene as it is at one moment, without motion.
func (s Scene) still(at float64) *Node {
	still := group()
	s.Each(at, func(item Item) {
		n := *item.Node
		n.X, n.Y, n.W, n.H, n.R = item.X, item.Y, item.W, item.H, item.R
		n.Move, n.Fade = nil, fades(item.Opacity)
		still.add(&n)
	})
	return still
}

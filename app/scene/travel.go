package scene

import (
	"slices"

	"shapecast/app/words"
)

// mostTravel is how many values are seen on their way into the result.
const mostTravel = 60

// travels reports whether values are seen on their way: those of one dense array
// that is drawn cell by cell, where it is known which come from which.
func (x *changing) travels() bool {
	from, to := x.arrays[0], x.arrays[len(x.arrays)-1]
	known := x.change.Sources == nil || len(*x.change.Sources) > 0
	return known && !from.tiles && !to.tiles && len(x.change.With) == 0 && x.change.From.Shape.IsDense()
}

// travellers draws the values on their way from the array that is read into the
// cells of the result: those that are reduced slide together into one.
func (x *changing) travellers(start, shown float64) []*Node {
	if !x.travels() {
		return nil
	}
	from, to := x.arrays[0], x.arrays[len(x.arrays)-1]
	places := map[string]point{}
	to.eachCell(to.root, to.at, make([]int, to.rank), func(index []int, p point) { places[cellName(index)] = p })
	var list []*Node
	last := map[string]*Node{} // that is on its way into each cell
	from.eachCell(from.root, from.at, make([]int, from.rank), func(index []int, p point) {
		for _, goal := range x.goals(index, to) {
			q, drawn := places[cellName(goal)]
			if !drawn || len(list) >= mostTravel {
				continue
			}
			t := x.comes(goal, start)
			n := from.unit(&from.sheet, Stored, &block{axis: from.leaf, w: from.wide, h: from.cell}, index).at(p.x, p.y)
			n.Cell = ""
			if len(x.change.Reduced) > 0 {
				n.Kids[len(n.Kids)-1].Fade = fades(1, turn{t, .1, 0})
			}
			n.fading(fades(0, turn{t, .05, 1}, turn{shown + valueAll*x.order(goal) + valueTime - .1, .1, 0}))
			if before := last[cellName(goal)]; before != nil {
				before.Fade = fades(0, turn{t, .05, 1}, turn{t + travelTime - .1, .1, 0}) // one remains
			}
			last[cellName(goal)] = n
			list = append(list, n.moving(moves(rest, way{t, travelTime, shift(q.x-p.x, q.y-p.y), Slide})))
		}
	})
	return list
}

// goals returns the cells of the result that the value at an index goes to.
func (x *changing) goals(index []int, to *plain) [][]int {
	c := x.change
	if len(c.Reduced) > 0 {
		goal := make([]int, to.rank)
		for k, origin := range c.Axes {
			if origin >= 0 && !slices.Contains(c.Reduced, origin) {
				goal[k] = index[origin]
			}
		}
		return [][]int{goal}
	}
	var list [][]int
	to.eachCell(to.root, point{}, make([]int, to.rank), func(goal []int, _ point) {
		if source := c.Source(goal); source != nil && slices.Equal(source, index) {
			list = append(list, slices.Clone(goal))
		}
	})
	return list
}

// pale is the opacity of a value that is not read.
const pale = .3

// unread returns how the values of the array that is read pale where none of the
// result comes from them; nil where that is not seen of all.
func (x *changing) unread() func(*block, spot) []Fade {
	to := x.arrays[len(x.arrays)-1]
	if !x.travels() || to.leftOut() {
		return nil
	}
	return func(_ *block, s spot) []Fade {
		if len(x.goals(s.index, to)) > 0 {
			return nil
		}
		return fades(1, turn{x.beats[1].start, travelTime, pale})
	}
}

// leftOut reports whether some entries of an array have no place.
func (p *plain) leftOut() bool {
	for k, a := range p.stored.axes {
		if a.Size > p.most[k] {
			return true
		}
	}
	return false
}

// order returns how far into the result the cell at an index is, from 0 to 1.
func (x *changing) order(index []int) float64 {
	to := x.arrays[len(x.arrays)-1]
	if to.rank == 0 || len(to.root.kids) < 2 {
		return 0
	}
	n := slices.IndexFunc(to.root.kids, func(b *block) bool { return b.entry == index[to.first] })
	return float64(max(n, 0)) / float64(len(to.root.kids)-1)
}

// comes returns when the value at an index of the result sets out.
func (x *changing) comes(index []int, start float64) float64 {
	return start + gatherAll*x.order(index)
}

// reading returns the result's values that are drawn.
func (x *changing) reading() Reading {
	to := x.arrays[len(x.arrays)-1]
	if x.fails {
		return Reading{Text: x.story.Say(words.Axis).Verdict}
	}
	r := Reading{Text: x.change.Name}
	if to.rank == 0 {
		r.Text += ": " + to.value(nil)
	} else if !to.tiles {
		f := &film{measured: to.measured, whole: to.root}
		r.Items = f.readingsOf(to.root, make([]int, to.rank), to.value)
	}
	return r
}

package scene

import "shapecast/app/words"

// A film is a figure in the making.
type film struct {
	*measured
	*timed
	x, y  float64 // of the room for arrays
	whole *block  // the result's cells, whose lists are the rows that are computed
	ways  []stage
}

// A stage is where the arrays are from a moment on.
type stage struct {
	t, dur float64
	spread
}

// stages returns where the arrays rest, one after the other.
func (f *film) stages() []stage {
	list := []stage{{spread: f.spread(f.x, f.y, moment{})}}
	step := func(t, dur float64, at moment) { list = append(list, stage{t, dur, f.spread(f.x, f.y, at)}) }
	if f.fails {
		step(f.at(words.Match)+.2, .6, moment{result: gone})
		return list
	}
	for n := range f.sheets {
		if f.sheets[n].grows {
			t, dur := f.unfolds(f.growing(n), f.growing(len(f.sheets)))
			step(t, dur, moment{unfolded: n + 1})
		}
	}
	if f.beats[words.Compute].empty {
		return list
	}
	all := len(f.sheets)
	step(f.at(words.Compute), openTime*.9, moment{all, open})
	step(f.closes, closeTime, moment{0, open})
	return list
}

// follow places a node at what where says of each stage, and lets it move there.
func (f *film) follow(n *Node, where func(stage) point) *Node {
	first := where(f.ways[0])
	n.at(first.x, first.y)
	var list []way
	for _, s := range f.ways[1:] {
		p := where(s)
		list = append(list, way{s.t, s.dur, shift(p.x-first.x, p.y-first.y), Slide})
	}
	return n.moving(moves(rest, list...))
}

// arrays draws the operands, the signs between them and the result.
func (f *film) arrays() *Node {
	f.ways = f.stages()
	g := group()
	for i := range f.sheets {
		g.add(f.follow(f.operandArray(i), func(s stage) point { return s.at[i] }))
	}
	for i, sign := range f.signs {
		g.add(f.follow(f.sign(sign), func(s stage) point { return s.signs[i] }))
	}
	if f.asks || f.prepared {
		equals := f.follow(f.sign(pick(f.prepared && f.sheets != nil, "→", "=")), func(s stage) point { return s.equals })
		if f.fails && !f.prepared {
			equals.Fade = until(f.at(words.Match))
		}
		g.add(equals)
	}
	if f.asks {
		g.add(f.question())
	}
	if f.result != nil {
		g.add(f.follow(f.resultArray(), f.resultAt))
	}
	return g
}

// resultAt returns where the result's array is: until it opens, where it will be.
func (f *film) resultAt(w stage) point {
	if !f.prepared && !f.fails && w.t < f.at(words.Compute) {
		for _, w = range f.ways {
			if w.t >= f.at(words.Compute) {
				break
			}
		}
	}
	return w.result
}

// overArray is where the name of an array is written, below its top.
const overArray = 4 - tagRoom

// label writes the name of an array in the middle of a width.
func (s *sheet) label(y, w float64) *Node {
	b := box{0, y, w, 16}
	if s.who < 0 {
		return centred(Mute, b, s.name, Font{Size: 14})
	}
	return centred(Name, b, s.name, Font{Size: 15, Bold: true}).by(s.who)
}

func (f *film) sign(s string) *Node {
	return group(centred(Mute, box{}, s, f.signFont()))
}

// question draws the "?" in the result's place, until it opens or will never come.
func (f *film) question() *Node {
	side := f.ask()
	t := f.at(words.Compute)
	if f.fails {
		t = f.at(words.Match)
	}
	g := group(rect(Slot, box{.75, .75, side - 1.5, side - 1.5}, 8), centred(Mute, box{0, 0, side, side}, "?", Font{Size: min(20, .6*side)}))
	return f.follow(g, func(s stage) point { return s.result }).fading(until(t))
}

// outer writes the sizes of the axes that are not drawn: those that are read
// again from Stretch on.
func (f *film) outer(s *sheet, h float64) []*Node {
	var list []*Node
	write := func(role Role, x float64, t string, fade []Fade) {
		if t != "" && !f.terse {
			n := text(role, x, h/2+capHeight*outerFont.Size, t, outerFont).by(max(s.who, 0)).fading(fade)
			n.Anchor = End
			list = append(list, n)
		}
	}
	write(pick(s.who < 0, Mute, Name), -8, s.before, nil)
	if s.grows {
		t, _ := f.unfolds(f.growing(s.who), f.growing(len(f.sheets)))
		write(Mute, -8-outerFont.Width(s.before), s.reread, fades(0, turn{t, .4, 1}, turn{f.closes, .5, 0}))
	}
	return list
}

package scene

import "shapecast/app/words"

// A film is the arrays in the making.
type film struct {
	*timed
	ways []stage
}

// A stage is where the arrays are from a moment on.
type stage struct {
	t, dur float64
	spread
}

// stages returns where the arrays rest, one after the other.
func (t *timed) stages() []stage {
	list := []stage{{spread: t.spread(moment{})}}
	step := func(at, dur float64, m moment) { list = append(list, stage{at, dur, t.spread(m)}) }
	if !t.meets() {
		return list
	}
	if t.fails {
		step(t.at(words.Match)+.2, .6, moment{result: gone})
		return list
	}
	for n, a := range t.operands {
		if a.grows {
			start, dur := t.unfolds(n)
			step(start, dur, moment{unfolded: n + 1})
		}
	}
	if t.beats[words.Compute].empty {
		return list
	}
	step(t.at(words.Compute), openTime*.9, moment{len(t.operands), open})
	step(t.closes, closeTime, moment{0, open})
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

func (f *film) signNode(s string) *Node { return group(centred(Mute, box{}, s, f.signFont())) }

// equals draws what is before the result: a sign, or an arrow with the name of what
// is done.
func (f *film) equals() *Node {
	if f.change != nil && !f.meets() {
		return group(line(Ink, -14, 0, 28, 0), line(Ink, 8, -5, 6, 5), line(Ink, 8, 5, 6, -5),
			centred(Mute, box{0, -18, 0, 0}, f.change.Name, arrowFont))
	}
	n := f.signNode(pick(f.prepared && f.operands != nil, "→", "="))
	if f.fails && !f.prepared {
		n.Fade = until(f.at(words.Match))
	}
	return n
}

// besideName returns how much wider than an array its name may be: it ends before the
// names beside it begin, and before the figure does.
func (f *film) besideName() float64 {
	room := f.signRoom - gap
	for _, s := range f.ways {
		for _, at := range s.at {
			room = min(room, 2*(at.x-f.x))
		}
	}
	return room
}

// label writes the name of an array over what it stores.
func (f *film) label(a *array) *Node {
	room := a.body.w + f.besideName()
	font := Font{Size: 15, Bold: true}.shrunk(13, room, a.name)
	b := box{0, a.tag, a.body.w, 16}
	if a.who < 0 {
		return centred(Mute, b, a.name, Font{Size: 14})
	}
	return centred(Name, b, font.middle(a.name, room), font).by(a.who)
}

// leastAsked is the size of the smallest "?".
const leastAsked = 12

// question draws the "?" in the result's place, until it opens or will never come.
func (f *film) question() *Node {
	side := f.ask()
	g := group(rect(Slot, box{.75, .75, side - 1.5, side - 1.5}, 8), centred(Mute, box{0, 0, side, side}, "?", Font{Size: min(20, max(leastAsked, .6*side))}))
	t := f.at(pick(f.fails, words.Match, words.Compute))
	return f.follow(g, func(s stage) point { return s.result }).fading(until(t))
}

// outerSizes writes those of the axes that are not drawn: those that are read again
// from Stretch on.
func (f *film) outerSizes(a *array, h float64) []*Node {
	if f.spare > 1 {
		return nil
	}
	var list []*Node
	t, dur := f.unfolds(max(a.who, 0))
	write := func(parts []part, fade []Key) {
		if len(parts) > 0 {
			list = append(list, group(inline(parts, -8-widthOf(parts, outerFont), h/2+capHeight*outerFont.Size, outerFont)...).fading(fade))
		}
	}
	if a.before != "" {
		gone, back := turn{t + .4*dur, .3 * dur, 0}, turn{f.closes + .5*closeTime, .3, 1}
		write([]part{{pick(a.who < 0, Mute, Name), max(a.who, 0), a.before}}, pick(a.outer == nil, nil, fades(1, gone, back)))
	}
	write(a.outer, fades(0, turn{t + .7*dur, .3 * dur, 1}, turn{f.closes, .2, 0}))
	return list
}

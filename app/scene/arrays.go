package scene

import "shapecast/app/words"

// A stage says where the arrays are from a moment on.
type stage struct {
	t, dur float64
	spread
}

// stagesOf returns the places at which the arrays rest, in order of time.
func (t *timed) stagesOf() []stage {
	list := []stage{{spread: t.spread(moment{})}}
	step := func(at, dur float64, m moment) { list = append(list, stage{at, dur, t.spread(m)}) }
	if t.fails {
		step(t.at(words.Match)+roomAt, roomTime, moment{result: gone})
		return list
	}
	for n, a := range t.operands {
		if a.grows {
			start, dur := t.unfolds(n)
			step(start, dur, moment{unfolded: n + 1})
		}
	}
	if !t.beats[words.Compute].empty {
		step(t.at(words.Compute), openTime*.9, moment{len(t.operands), open})
		step(t.closes, closeTime, moment{0, open})
	}
	return list
}

// follow puts a node where the first stage has it, and moves it from stage to stage.
func (t *timed) follow(n *Node, where func(stage) point) *Node {
	first := where(t.stages[0])
	var list []way
	for _, s := range t.stages[1:] {
		p := where(s)
		list = append(list, way{s.t, s.dur, shift(p.x-first.x, p.y-first.y), Slide})
	}
	return n.at(first.x, first.y).moving(moves(rest, list...))
}

// arrays draws the operands, the signs between them and the result.
func (t *timed) arrays() *Node {
	g := group()
	for i, a := range t.operands {
		n := t.follow(t.operandArray(a), func(s stage) point { return s.at[i] })
		if i != t.into {
			n.fading(t.past())
		}
		g.add(n)
	}
	for i := range t.stages[0].signs {
		g.add(t.follow(t.signNode(t.sign), func(s stage) point { return s.signs[i] }).fading(t.past()))
	}
	if t.asks || t.prepared {
		g.add(t.follow(t.equals(), func(s stage) point { return s.equals }))
	}
	if t.asks {
		g.add(t.follow(t.question(), func(s stage) point { return s.result }))
	}
	if t.result != nil && !(t.fails && t.crosses()) {
		g.add(t.follow(t.resultArray(), t.resultAt))
	}
	if t.crosses() {
		return g.add(t.products()...)
	}
	return g.add(t.folds()...)
}

// past returns the opacity of the sign and the operand of a += b: they turn pale once a has
// its new values, because b was added to the old ones.
func (t *timed) past() []Key {
	return fades(1, turn{pick(t.into < 0, never, t.overAt()), overTime, pale})
}

// overAt returns when the array that is written into has all its new values.
func (t *timed) overAt() float64 {
	if t.fails || t.empty() {
		return never
	}
	return t.beats[words.Compute].rests() - overTime
}

// overTime is how long sign and operand take to turn pale.
const overTime = .3

// resultAt returns the place of the result's array at a stage. Until it opens that is its
// later place.
func (t *timed) resultAt(s stage) point {
	if !t.prepared && !t.fails && s.t < t.at(words.Compute) {
		for _, s = range t.stages {
			if s.t >= t.at(words.Compute) {
				break
			}
		}
	}
	return s.result
}

func (t *timed) signNode(s string) *Node { return group(centred(Mute, box{}, s, t.signFont())) }

// equals draws the sign before the result: "=", or "→" where it is written to a place or arrays
// are compared, or an arrow with the name of a change or a function over it.
func (t *timed) equals() *Node {
	n := t.signNode(pick(t.prepared || t.sign == "==", "→", "="))
	if over := t.over(); over != "" {
		n = group(arrow(point{-14, 0}, point{14, 0}), centred(Mute, box{0, -18, 0, 0}, over, t.arrowFont()))
	}
	if t.fails && !t.prepared {
		n.Fade = until(t.at(words.Match))
	}
	return n
}

// leastAsked is the size of the smallest "?".
const leastAsked = 12

// question draws the "?" in the result's place, until it opens or will never come.
func (t *timed) question() *Node {
	place := box{0, 0, t.ask(), t.ask()}
	f := Font{Size: min(20, max(leastAsked, .6*place.w))}
	gone := t.at(pick(t.fails, words.Match, words.Compute))
	return group(rect(Slot, place.inset(.75), 8), centred(Mute, place, "?", f)).fading(until(gone))
}

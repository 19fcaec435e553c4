package scene

import (
	"math"
	"slices"
	"strconv"

	"shapecast/app/words"
	"shapecast/engine"
)

// BuildChange lays out how one array is made into another.
func BuildChange(c engine.Change, o Options) Scene {
	operands := append([]engine.Operand{c.From}, c.With...)
	d := newDrawing(engine.Trace{Operands: operands}, o)
	x := &changing{drawing: d, change: c, to: shownOf(c.To)}
	x.says = words.ChangeStory{Lang: d.lang, Change: c, Names: d.story.Names}
	d.beat(words.Opening, -1, x.says.Opening())
	d.beat(words.LineUp, -1, x.says.Axes())
	d.beat(words.Compute, -1, x.says.Values())
	d.beat(words.Finish, -1, x.says.Finish())
	x.arrange()
	s := d.finish()
	s.Reading = x.shown.reading(d.beats[len(d.beats)-1].Title,
		func(k, i int) string { return d.lang.Axis(k) + ": " + strconv.Itoa(i) },
		x.to.at)
	s.Title = x.says.Question() + d.lang.In(": ", "：") + d.beats[len(d.beats)-1].Title
	return s
}

// A changing is the drawing of a change.
type changing struct {
	*drawing
	change engine.Change
	to     shownArray
	says   words.ChangeStory
}

// arrange puts the axes above the arrays.
func (x *changing) arrange() {
	inner := x.inner()
	axes, body := x.axesPanel(), x.arrays(inner)
	w := max(axes.w, body.w, min(inner, leastText))
	top := x.header(w) + below
	x.put(axes, x.margin()+(w-axes.w)/2, top)
	x.put(body, x.margin()+(w-body.w)/2, top+axes.h+below)
	x.w, x.h = w+2*x.margin(), top+axes.h+below+body.h+x.margin()
}

// axesPanel draws the axes before, and below them those after, which come from
// the axes they were or drop in as new.
func (x *changing) axesPanel() panel {
	t := &table{drawing: x.drawing}
	from, to := x.change.From.Shape.Axes, x.change.To.Shape.Axes
	t.label = max(t.nameFont().Width(x.says.Names[0]), t.nameFont().Width(x.lang.In("result", "结果"))) + 12
	w := pick(x.small, 46, 64)
	for _, a := range append(slices.Clone(from), to...) {
		w = max(w, t.numberFont().Width(chipText(a))+16)
	}
	w = t.columnOf(max(len(from), len(to)), w)
	at := func(k int, row float64) box {
		return box{t.label + float64(k)*(w+t.gap()), row * (t.chip() + 14), w, t.chip()}
	}
	f := t.nameFont()
	p := panel{h: 2*t.chip() + 14}
	p.w = t.label + float64(max(len(from), len(to)))*(w+t.gap())
	p.nodes = append(p.nodes, text(Name, 0, t.chip()/2+0.36*f.Size, x.says.Names[0], f))
	for k, a := range from {
		chip := t.chipAt(Stored, 0, at(k, 0), chipText(a))
		if slices.Contains(x.change.Reduced, k) {
			b, _ := x.find(words.LineUp, -1)
			chip.Kids = append(chip.Kids, cross(Mute, at(k, 0).x+w/2, t.chip()/2, 9).fading(fades(0, turn{b.moves(), 1})))
		}
		p.nodes = append(p.nodes, chip)
	}
	p.nodes = append(p.nodes, text(Ink, 0, t.chip()*1.5+14+0.36*f.Size, x.lang.In("result", "结果"), f))
	for k, a := range to {
		b, _ := x.find(words.LineUp, -1)
		p.nodes = append(p.nodes, rect(Slot, at(k, 1).inset(0.5), 7).fading(until(b.moves())), x.newChip(t, k, a, at))
	}
	return p
}

// newChip returns the chip of axis k of the outcome.
func (x *changing) newChip(t *table, k int, a engine.Axis, at func(k int, row float64) box) *Node {
	b, _ := x.find(words.LineUp, -1)
	goal, start := at(k, 1), b.moves()+0.15*float64(k)
	origin := -1
	if k < len(x.change.Axes) {
		origin = x.change.Axes[k]
	}
	if origin < 0 {
		chip := t.chipAt(Padded, 0, goal, chipText(a))
		return chip.fading(from(start + 0.5)).moving(glide(0, -14, start+0.5, start+1))
	}
	source := at(origin, 0)
	return t.chipAt(Result, 0, goal, chipText(a)).fading(from(start)).moving(glide(source.x-goal.x, source.y-goal.y, start, start+1))
}

// arrays draws each array in its own places, and the outcome's values on their
// way into theirs.
func (x *changing) arrays(w float64) panel {
	var parts []laid
	for n := range x.stores {
		parts = append(parts, x.lay(&x.stores[n], x.says.Names[n], n, w))
	}
	goal := x.lay(&x.to, x.lang.In("result", "结果"), -1, w)
	x.shown = goal.tree
	out := panel{}
	cx, cy, row := 0.0, 0.0, 0.0
	for i, part := range append(parts, goal) {
		room := pick(i > 0, x.signRoom(), 0)
		if cx > 0 && cx+room+part.w > w {
			cx, cy, row = 0, cy+row+lineGap, 0
		}
		if i > 0 {
			sign := ","
			if i == len(parts) {
				sign = "→"
			}
			out.nodes = append(out.nodes, centred(Mute, box{cx, cy + x.slotTitle(), room, part.h - x.slotTitle()}, sign, Font{Size: 20}))
		}
		cx += room
		part.x, part.y = cx, cy
		if i < len(parts) {
			parts[i] = part
			out.nodes = append(out.nodes, shifted(cx, cy, x.standing(part)...))
		} else {
			out.nodes = append(out.nodes, shifted(cx, cy, x.coming(part, parts[0])...))
		}
		cx += part.w
		row = max(row, part.h)
		out.w, out.h = max(out.w, cx), max(out.h, cy+part.h)
	}
	return out
}

// A laid is an array with its places.
type laid struct {
	layout
	array *shownArray
	name  string
	who   int // -1 for the outcome
	x, y  float64
}

// lay lays out an array on its own, at most w wide.
func (x *changing) lay(a *shownArray, name string, who int, w float64) laid {
	l := laid{array: a, name: name, who: who}
	axes, widest := a.Shape.Axes, x.widestAlone(a)
	for _, at := range details {
		l.detail = at
		style := x.style(at, axes, widest)
		style.across = directions(len(axes))[0]
		l.tree = newTree(axes, style)
		if l.tree.w <= w-x.signRoom() && l.tree.cells <= budget/3 && l.tree.h < 280 {
			break
		}
	}
	l.tree.settle()
	title, mono := x.slotFonts()
	l.w = max(l.tree.w, title.Width(name)+8+mono.Width(words.ShortShape(a.Shape)))
	l.h = x.slotTitle() + 6 + l.tree.h
	return l
}

// standing draws an array that was there before.
func (x *changing) standing(l laid) []*Node {
	title, mono := x.slotFonts()
	return []*Node{
		text(Name, 0, title.Size, l.name, title).by(l.who),
		text(Name, title.Width(l.name)+8, title.Size, words.ShortShape(l.array.Shape), mono).by(l.who),
		shifted(0, x.slotTitle()+6, x.plainCells(l.layout, l.who)...),
	}
}

// coming draws the outcome: its places, and each value sliding in from the one
// it is read from. Values with the same way to go slide as one.
func (x *changing) coming(l, source laid) []*Node {
	title, mono := x.slotFonts()
	axes, _ := x.find(words.LineUp, -1)
	values, _ := x.find(words.Compute, -1)
	outline := group().fading(from(axes.end - 0.5))
	var waves []*wave
	for _, p := range l.tree.places {
		outline.Kids = append(outline.Kids, x.outline(l.layout, p)...)
		if !l.tree.shownCell(p) {
			continue
		}
		dx, dy := x.way(l, source, p)
		w := find(waves, wave{dx: dx, dy: dy})
		if w == nil {
			w = &wave{dx: dx, dy: dy}
			waves = append(waves, w)
		}
		w.nodes = append(w.nodes, x.outcomeCell(l, p))
	}
	cells := group(unknown(box{w: l.tree.w, h: l.tree.h}).fading(until(axes.end-0.7)), outline)
	cells.X, cells.Y = 0, x.slotTitle()+6
	for i, w := range waves {
		start := values.moves() + min(0.12, 1.6/float64(len(waves)))*float64(i)
		g := group(w.nodes...).fading(from(start))
		if w.dx != 0 || w.dy != 0 {
			g.Move = glide(w.dx, w.dy, start, start+0.9)
		}
		cells.Kids = append(cells.Kids, g)
	}
	return []*Node{
		text(Ink, 0, title.Size, l.name, title),
		text(Ink, title.Width(l.name)+8, title.Size, words.ShortShape(l.array.Shape), mono).fading(from(axes.end - 0.5)),
		cells,
	}
}

func (x *changing) outcomeCell(l laid, p place) *Node {
	s := ""
	if p.layer == 0 {
		s = l.array.at(p.index)
	}
	n := x.filled(face{Result, 0, l.detail.font}, p.box, s)
	n.Cell, n.Role = p.name, Result
	return n
}

// way returns how far a cell of the outcome is from the one it is read from;
// 0, 0 where that is not shown.
func (x *changing) way(l, source laid, p place) (dx, dy float64) {
	index := x.change.Source(p.index)
	if index == nil || len(x.change.Reduced) > 0 {
		return 0, 0
	}
	for _, q := range source.tree.places {
		if q.sort == cellPlace && q.layer == 0 && slices.Equal(q.index, index) {
			return math.Round(source.x + q.box.x - l.x - p.box.x), math.Round(source.y + q.box.y - l.y - p.box.y)
		}
	}
	return 0, 0
}

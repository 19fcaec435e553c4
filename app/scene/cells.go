package scene

import (
	"cmp"
	"slices"
)

// unit draws a cell or a tile of an array. The index is that of the result's cell that
// reads it.
func (a *array) unit(role Role, b *block, index []int) *Node {
	shape, r := box{0, 0, b.w, b.h}, min(8, a.cell/5)
	if role == Stored && !a.tiles && a.again != nil && a.again(index) {
		role = Ghost
	}
	if role == Ghost || role == Slot || role == Neutral {
		shape, r = shape.inset(.75), r-.75
	}
	n := group(rect(role, shape, r))
	if role == Slot {
		return n
	}
	n.Cell = cellName(index)
	if a.tiles {
		n.add(a.inTile(role, b, index)...)
	} else if a.cell >= textCell {
		n.add(a.written(role, shape, index)...)
	}
	return n.by(a.who)
}

// written writes a value in a box, and under a value of the result how it wrapped around,
// if there is room.
func (a *array) written(role Role, b box, index []int) []*Node {
	v := a.shown(index)
	n, note := centred(role, b, v, a.valueFont(role, v, b.w)), ""
	if role == Result && b.h >= noteCell {
		note = a.note(index)
	}
	f := Font{Size: leastFont}.shrunk(a.leastText(), b.w-2, note)
	if note == "" || f.Width(note) > b.w {
		return []*Node{n}
	}
	n.Y -= b.h * .15
	return []*Node{n, centred(Result, box{0, b.h * .56, b.w, b.h * .38}, note, f)}
}

// valueFont returns the font of a value: 17 px, smaller where its array has long ones.
func (a *array) valueFont(role Role, v string, room float64) Font {
	if v == "True" {
		v = "False" // which is wider, and no larger
	}
	f := Font{Size: min(max(a.cell-4, leastFont), pick(a.cell < 34, 14.0, pick(a.small, 15.0, 17.0))), Bold: role == Result || role == Wrong}
	for f.Size > a.leastText() && max(f.Width(v), f.Size*a.widest) > room-3 {
		f.Size--
	}
	return f
}

// wraps delays the value of a cell until the note on how it wrapped around was seen.
func (n *Node) wraps(t float64) *Node {
	if last := len(n.Kids) - 1; last > 1 {
		n.Kids[last-1].Fade = fades(0, turn{t, .25, 1})
	}
	return n
}

// boolWidth is the width of the narrowest cell that shows True or False; a narrower one
// shows the first letter.
const boolWidth = 36

// shown returns the text of the value at an index, as short as its cell needs it.
func (a *array) shown(index []int) string {
	v := a.value(index)
	if a.wide < boolWidth {
		return cmp.Or(boolLetter(v), v)
	}
	return v
}

func boolLetter(v string) string {
	if v == "True" || v == "False" {
		return v[:1]
	}
	return ""
}

// inTile draws the mesh of a tile, or its one value.
func (a *array) inTile(role Role, b *block, index []int) (list []*Node) {
	if a.single() && a.who >= 0 {
		v := a.value(index)
		if f := (Font{Size: 14}.shrunk(leastFont, b.w-2, v)); f.Width(v) <= b.w {
			list = append(list, centred(role, box{0, 0, b.w, b.h}, v, f))
		}
		if role != Ghost {
			return list
		}
	}
	down, across := a.tileSides(pick(role == Ghost, a.seen, a.stored))
	mesh := pick(a.who < 0, Grid, Mesh)
	for i := 1; i < across && b.w >= leastMesh*float64(across); i++ {
		list = append(list, line(mesh, b.w*float64(i)/float64(across), 1, 0, b.h-2))
	}
	for i := 1; i < down && b.h >= leastMesh*float64(down); i++ {
		list = append(list, line(mesh, 1, b.h*float64(i)/float64(down), b.w-2, 0))
	}
	if a.tileFont.Size > 0 {
		w, h := b.w/float64(across), b.h/float64(down)
		a.eachInside(index, pick(role == Ghost, a.seen, a.stored), func(row, column int, value string) {
			list = append(list, centred(role, box{float64(column) * w, float64(row) * h, w, h}, value, a.tileFont))
		})
	}
	return list
}

// tileSides returns how many rows and columns a tile has.
func (a *array) tileSides(r ruled) (rows, columns int) {
	return r.axes[a.leaf].Size, r.axes[a.leaf+1].Size
}

// eachInside calls visit for every value in the tile at an index.
func (a *array) eachInside(index []int, r ruled, visit func(row, column int, value string)) {
	rows, columns := a.tileSides(r)
	at := slices.Clone(index)
	for at[a.leaf] = range rows {
		for at[a.leaf+1] = range columns {
			visit(at[a.leaf], at[a.leaf+1], a.value(at))
		}
	}
}

// Of values in tiles: how many of an array are written at most, how low their rows may be, and how
// large they are, which is 10 px where a low screen has a smaller figure.
const mostInside, insideTall, insideSize = 120, 12, 11.5

// tileFontOf returns the font of the values in tiles, of size 0 where some have no room.
func (a *array) tileFontOf() Font {
	if !a.tiles || a.single() || a.seen.large(mostInside) {
		return Font{}
	}
	rows, columns := a.tileSides(a.stored)
	w, h := a.leafSize(a.stored)
	f, fits := Font{Size: insideSize}, h >= insideTall*float64(rows)
	a.eachCell(func(index []int, _ point) {
		a.eachInside(index, a.stored, func(_, _ int, value string) {
			fits = fits && value != "" && f.Width(value)+1.5 <= w/float64(columns)
		})
	})
	return pick(fits, f, Font{})
}

// single reports whether a tile stores one value only.
func (a *array) single() bool {
	return a.tiles && a.stored.axes[a.leaf].One() && a.stored.axes[a.leaf+1].One()
}

// leastMesh is how close two lines of a mesh may be, in pixels; closer ones are not drawn.
const leastMesh = 3.5

// dots draws the dots that stand for entries left out.
func (s spot) dots(b *block) *Node {
	across := s.across || !s.down
	step := min(5, pick(across, b.w, b.h)/4, pick(s.down, b.h, b.w)/4)
	dx, dy := pick(across, step, 0), pick(s.down, step, 0)
	g := group()
	for i := -1.0; i <= 1; i++ {
		g.add(&Node{Kind: Circle, Role: Mute, X: b.w/2 + i*dx, Y: b.h/2 + i*dy, R: min(1.6, step/2.5)})
	}
	return g
}

const cardRound = 9

// edges are the roles of what encloses lists: the brackets of the outermost axis, the
// brackets of axes further in, and cards.
type edges [3]Role

var (
	solidEdges = edges{Bracket, Inner, Panel}
	viewEdges  = edges{View, InnerView, ViewPanel}
	frameEdges = edges{Frame, Inside, FramePanel}
)

// enclosed draws the brackets or the card of a list.
func (a *array) enclosed(e edges, b *block) *Node {
	if a.bare[b.axis] {
		return group()
	}
	if a.card(b.axis) {
		return group(rect(e[2], box{0, 0, b.w, b.h}, cardRound).by(a.who))
	}
	left, right := a.brackets(e, b)
	return group(left, right)
}

// brackets draws a pair of brackets round a list, each side in a group.
func (a *array) brackets(e edges, b *block) (left, right *Node) {
	outermost := !slices.Contains(a.bare[a.first:b.axis], false)
	role := pick(outermost, e[0], e[1])
	top, h, hook := a.bracketLine(b)
	side := func(x, hook float64) *Node {
		return group(line(role, x, top, 0, h), line(role, x, top, hook, 0), line(role, x, top+h, hook, 0)).by(a.who)
	}
	return side(0, hook), side(b.w, -hook)
}

// leastBracket is the length of the shortest bracket of a row.
const leastBracket = 10

// bracketLine returns where the line of a bracket begins below the top of its
// list, how long it is, and how long its hooks are. That of a row among others is drawn
// inside the height of its cells, if these are not too low.
func (a *array) bracketLine(b *block) (top, h, hook float64) {
	if b.axis == a.leaf-1 && a.leaf-a.first > 1 {
		top = min(3, (b.h-leastBracket)/2)
		return top, b.h - 2*top, 3.5
	}
	return 0, b.h, 5
}

// Package scene turns a trace into a display list and a timeline: what is drawn
// where, in which role, and how it fades and moves while the steps go by. It
// knows no colours and no renderer. Each stage is a function of the one before:
//
//	measured  what there is: the arrays, the sizes in the table, what does not fit
//	placed    which arrays are beside each other, how large a cell may be then, and
//	          where everything rests at each step
//	timed     when it changes
//
// A table and each array are drawn from what is timed; a walk over an array tells
// of every list and cell where it is stored and where it is seen. Arrays that meet and
// those of a change differ in what is measured, and in what comes when.
//
//	[Build]       a trace, or one array made into another, to [Scene]
//	[Scene.Each]  the primitives at one moment, resolved
package scene

import "shapecast/app/words"

// Options say how a scene is laid out. The zero Options are a text column
// wide, in English.
type Options struct {
	Width int // of the container, in pixels; 0 is 720
	Lang  words.Lang
}

// A Scene is one figure: a tree of nodes and the story they go through.
type Scene struct {
	W, H    float64 // in pixels
	Dur     float64 // seconds
	Poster  float64 // the moment that a still shows: the copies and what comes out, or why it fails
	Marks   []Mark  // the steps
	Chips   []Chip  // of the axis table
	Names   []Place // of its rows, the operands' and then the result's
	Title   string  // what meets, in one sentence; then a line for each operand that has a letter for a name
	Reading Reading
	Point   Pointing
	Lang    words.Lang
	Place   string // tells equal figures on one page apart; "" where there is one
	Root    []*Node
}

// A Mark is one step of the story.
type Mark struct {
	Stop       words.Stop
	Start, End float64 // seconds
	At         float64 // the moment at which the step rests
	Name       string
	Say        words.Say
	Empty      bool // there is nothing to do
	Struck     bool // the trace fails before
}

// A Place is a rectangle of the axis table.
type Place struct{ X, Y, W, H float64 }

// A Chip is a size in the axis table, where it rests at every step.
type Chip struct {
	Operand    int // the operand's number; -1 for the result
	Column     int // the axis of the result
	Axis       int // the operand's own axis; -1 where it was padded
	X, Y, W, H float64
}

// A Kind is what a node draws.
type Kind uint8

// The kinds. X and Y are the left top corner of a Rect, the centre of a
// Circle, one end of a Line and the baseline of a Text.
const (
	Group Kind = iota
	Rect
	Circle // of radius R
	Line   // from X, Y to X+W, Y+H
	Text
)

// A Role is what a node means. How a role looks is the theme's business.
type Role uint8

// The roles. Those from Stored to Mesh, and some after it, also have an operand, Node.Who.
const (
	Plain      Role = iota
	Card            // the figure's own background, in a file
	Ink             // titles, links, arrows
	Mute            // captions, signs, dots
	Edge            // the line over the result's row
	Stored          // a cell that lies in memory
	SizeChip        // a size that is stored
	Added           // a size 1 that was padded
	Ghost           // a stored cell read again
	GhostChip       // a stored size 1 that is read again
	GhostAdded      // a padded size 1 that is read again
	Name            // of an operand
	Bracket         // of the outermost axis
	Inner           // of the axes inside
	View            // brackets of what is seen and not stored
	InnerView
	Mesh    // the lines of a tile
	Result  // a value or a size of the result
	Slot    // where a value or a size will come
	Frame   // the result's outermost brackets
	Inside  // its inner brackets
	Grid    // the lines of its tiles
	Wrong   // what has no partner
	Red     // the outline of a size that does not fit
	Missing // where a partner is wanted and there is none
	Bar     // the length of a row, in a chip
	ResultBar
	Neutral    // a size of no operand: the shape that was asked for
	Panel      // the card of rows that differ, of an operand
	ViewPanel  // the same of what is seen and not stored
	FramePanel // the same of the result
)

// A Node is one primitive or a group of them.
type Node struct {
	Kind       Kind
	Role       Role
	Who        int // the operand whose value or axis it is, from 0
	X, Y, W, H float64
	R          float64 // radius
	Text       string
	Font       Font
	Centred    bool   // the middle of a text is at X, not its start
	Cell       string // index of the cell that is drawn, "1,2"; "" for what is no cell
	Axis       int    // one more than the axis of the result that is drawn; 0 for what is no axis
	Kids       []*Node
	Fade       []Key // opacity over time; none is 1 throughout
	Move       []Key // place over time; none is where it is
}

func group(kids ...*Node) *Node { return &Node{Kind: Group, Kids: kids} }

func (n *Node) add(kids ...*Node) *Node {
	n.Kids = append(n.Kids, kids...)
	return n
}

func (n *Node) fading(track []Key) *Node {
	n.Fade = track
	return n
}

func (n *Node) moving(track []Key) *Node {
	n.Move = track
	return n
}

func (n *Node) at(x, y float64) *Node {
	n.X, n.Y = x, y
	return n
}

// by says whose a node and all in it is.
func (n *Node) by(who int) *Node {
	n.Who = who
	for _, kid := range n.Kids {
		kid.by(who)
	}
	return n
}

func rect(role Role, b box, r float64) *Node {
	return &Node{Kind: Rect, Role: role, X: b.x, Y: b.y, W: b.w, H: b.h, R: r}
}

func line(role Role, x, y, dx, dy float64) *Node {
	return &Node{Kind: Line, Role: role, X: x, Y: y, W: dx, H: dy}
}

// text returns a text whose baseline starts at x, y.
func text(role Role, x, y float64, s string, f Font) *Node {
	return &Node{Kind: Text, Role: role, X: x, Y: y, Text: s, Font: f}
}

// capHeight is where the middle of a line of digits is above its baseline, in em.
const capHeight = 0.36

// centred returns a text in the middle of b.
func centred(role Role, b box, s string, f Font) *Node {
	n := text(role, b.x+b.w/2, b.y+b.h/2+capHeight*f.Size, s, f)
	n.Centred = true
	return n
}

// A box is a rectangle: left top corner, width and height.
type box struct{ x, y, w, h float64 }

func (b box) moved(by point) box { return box{b.x + by.x, b.y + by.y, b.w, b.h} }

// inset returns b without a margin of d on every side.
func (b box) inset(d float64) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d} }

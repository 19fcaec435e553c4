// Package scene turns a trace into a display list and a timeline: what is
// drawn where, in which role, and how it fades and moves while the five stops
// go by. It knows no colours and no renderer.
//
//	[Build]        trace to [Scene]
//	[BuildChange]  one array made into another, to [Scene]
//	[Scene.Each]   the primitives at one moment, resolved
package scene

import "shapecast/app/words"

// Options say how a scene is laid out. The zero Options are a text column
// wide, in English.
type Options struct {
	Width int // budget in pixels: 360, 720, 1120 or a container's width; 0 is 720
	Lang  words.Lang
	Lens  Lens
}

// A Lens is what a figure looks at.
type Lens uint8

// The lenses.
const (
	Axes   Lens = iota // how axes meet and stretch
	Memory             // what is stored, and how strides walk over it
)

// A Scene is one figure: a tree of nodes and the story they go through.
type Scene struct {
	W, H    float64 // in pixels
	Dur     float64 // seconds, until the story begins again
	Poster  float64 // the moment that stands for the whole: the result, or the failure
	Marks   []Mark
	Title   string // what meets and what comes of it, in one sentence
	Reading Reading
	Point   Pointing
	Lang    words.Lang
	Place   string // tells equal figures on one page apart; "" where there is one
	Root    []*Node
}

// A Mark is one stop of the story.
type Mark struct {
	Stop        words.Stop
	Start, End  float64 // seconds
	At          float64 // the moment at which the stop reads as a still
	Title, Text string
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

// The roles. Stored, Bare, Name, Copy and Padded also have an operand, Node.Who.
const (
	Plain    Role = iota
	Card          // the figure's own background
	Progress      // a stop to come
	Passed        // a stop gone by
	Ink           // titles
	Mute          // captions and headings
	Rule          // rulers
	Well          // the frame of a list of lists
	Sheet         // the frame of a matrix that lies in a Well
	Strip         // the frame of a ragged row
	Band          // the axis that is looked at
	Stored        // a value that lies in memory
	Bare          // the same, of rank 0: no frame
	Name          // of an operand, and of its shape
	Copy          // a stored value read again
	Padded        // an axis that was added
	Slot          // a place where a value will come
	Result        // a value, a size or a name of the result
	Wrong         // what does not fit
	Missing       // where a partner is wanted and there is none
	Boxed         // the frame round what does not fit
	Fixed         // the frame of an output, which cannot grow
	Hatch         // a track without values
	Tick          // an axis that agrees
)

// An Anchor is the point of a text that stands at X.
type Anchor uint8

// The anchors.
const (
	Start Anchor = iota
	Middle
	End
)

// A Font is how a text is set.
type Font struct {
	Size       float64 // in pixels
	Bold, Mono bool
}

// A Node is one primitive or a group of them.
type Node struct {
	Kind       Kind
	Role       Role
	Who        int // the operand whose value or axis it is, from 0
	X, Y, W, H float64
	R          float64 // radius
	Text       string
	Font       Font
	Anchor     Anchor
	Upward     bool   // a text turned to read from below to above
	Cell       string // index of the cell that is drawn, "1,2"; "" for what is no cell
	Axis       int    // one more than the axis of the result that is drawn; 0 for what is no axis
	Kids       []*Node
	Fade       []Fade // opacity over time; none is 1 throughout
	Move       []Move // place over time; none is where it stands
}

// at sets the tracks of n and returns it.
func (n *Node) fading(track []Fade) *Node {
	n.Fade = track
	return n
}

func (n *Node) moving(track []Move) *Node {
	n.Move = track
	return n
}

func group(kids ...*Node) *Node { return &Node{Kind: Group, Kids: kids} }

// shifted returns a group of kids that stands at x, y.
func shifted(x, y float64, kids ...*Node) *Node {
	return &Node{Kind: Group, X: x, Y: y, Kids: kids}
}

func rect(role Role, b box, r float64) *Node {
	return &Node{Kind: Rect, Role: role, X: b.x, Y: b.y, W: b.w, H: b.h, R: r}
}

func line(role Role, x, y, dx, dy float64) *Node {
	return &Node{Kind: Line, Role: role, X: x, Y: y, W: dx, H: dy}
}

func dot(role Role, x, y, r float64) *Node {
	return &Node{Kind: Circle, Role: role, X: x, Y: y, R: r}
}

// text returns a text whose baseline starts at x, y.
func text(role Role, x, y float64, s string, f Font) *Node {
	return &Node{Kind: Text, Role: role, X: x, Y: y, Text: s, Font: f}
}

// centred returns a text in the middle of b.
func centred(role Role, b box, s string, f Font) *Node {
	n := text(role, b.x+b.w/2, b.y+b.h/2+0.36*f.Size, s, f)
	n.Anchor = Middle
	return n
}

// by says whose a node is.
func (n *Node) by(who int) *Node {
	n.Who = who
	return n
}

// A box is a rectangle: left top corner, width and height.
type box struct{ x, y, w, h float64 }

// inset returns b without a margin of d on every side.
func (b box) inset(d float64) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d} }

// moved returns b shifted by dx, dy.
func (b box) moved(dx, dy float64) box { return box{b.x + dx, b.y + dy, b.w, b.h} }

// union returns the smallest box that holds b and c.
func (b box) union(c box) box {
	x, y := min(b.x, c.x), min(b.y, c.y)
	return box{x, y, max(b.x+b.w, c.x+c.w) - x, max(b.y+b.h, c.y+c.h) - y}
}

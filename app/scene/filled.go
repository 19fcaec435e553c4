package scene

// A face is how a box with a value in it is drawn.
type face struct {
	role Role
	who  int     // the operand whose value it is
	font float64 // size, in pixels
}

// An inside is what boxes that are alike share.
type inside struct {
	face
	w, h float64
	text string
}

// filled returns a box with a text in its middle, "" for none. What is in boxes
// that are alike is the same nodes, so that a figure of many cells is small.
func (d *drawing) filled(f face, b box, s string) *Node {
	key := inside{f, b.w, b.h, s}
	kids := d.insides[key]
	if kids == nil {
		at := box{w: b.w, h: b.h}
		kids = append(kids, rect(f.role, at, cornerOf(f.role, f.who, min(b.w, b.h))).by(f.who))
		if s != "" {
			kids = append(kids, centred(f.role, at, s, Font{Size: f.font, Mono: true}).by(f.who))
		}
		if d.insides == nil {
			d.insides = map[inside][]*Node{}
		}
		d.insides[key] = kids
	}
	return shifted(b.x, b.y, kids...)
}

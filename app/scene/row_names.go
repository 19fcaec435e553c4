package scene

import (
	"cmp"
	"strings"
)

// lift is how far a name moves up where a note stands under it, and noteTall the
// height of the chips that have room for both.
const (
	lift     = 4
	noteTall = 40
)

// name writes what a row is called at its left. It returns the first line.
func (t *table) name(role Role, who, row int, name string) *Node {
	room, f, parts := t.nameWidth(8), t.nameFont(name), t.nameLines(name)
	var first *Node
	for i, part := range parts {
		y := t.middleOf(row) + capHeight*f.Size + (float64(i)-float64(len(parts)-1)/2)*nameLine
		n := text(role, 0, y, f.middle(part, room), f).by(who)
		t.out.add(n)
		first = cmp.Or(first, n)
	}
	return first
}

// nameLine is how far apart the two lines of a name are.
const nameLine = 15

func (t *table) nameFont(name string) Font {
	return Font{Size: pick(t.small, 18.0, 20.0), Bold: true}.shrunk(13, t.nameWidth(8), name)
}

// nameLines parts a name that has several words and no room for them in one line.
func (t *table) nameLines(name string) []string {
	if t.nameFont(name).Width(name) <= t.nameWidth(8) {
		return []string{name}
	}
	return strings.SplitN(name, " ", 2)
}

// note writes a line under the name of a row.
func (t *table) note(row int, said string) *Node {
	n := text(Mute, 0, t.middleOf(row)+min(20, t.chipH/2-2), said, Font{Size: 12}.shrunk(leastTiny, t.nameWidth(remarkGap), said))
	t.out.add(n)
	return n
}

// notable reports whether a note has room under a name.
func (t *table) notable(name string) bool { return t.chipH >= noteTall && len(t.nameLines(name)) == 1 }

// remarked returns what is written under the name of a row whose sizes do not tell all.
func (t *table) remarked(row int) string {
	if t.remarks != nil {
		return t.remarks[row]
	}
	return t.lang.In("no axes", "没有轴")
}

// Of what is remarked where there is little room, and how far from the first column it ends.
var remarkFont = Font{Size: leastTiny}

const remarkGap = 4

// remark writes a note under the name of a row, and beside it where rows are low; nothing where it
// has no room.
func (t *table) remark(row int, name *Node, said string) *Node {
	n := t.note(row, said)
	if t.chipH < noteTall || name.Y < t.middleOf(row) {
		n.X, n.Y = name.Font.Width(name.Text)+8, name.Y
	}
	if t.remarks != nil && n.X+n.Font.Width(said) > t.nameWidth(remarkGap) {
		n.Text = ""
	}
	return n
}

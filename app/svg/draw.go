package svg

import (
	"bytes"
	"strconv"
	"strings"

	"shapecast/app/scene"
)

// draw writes the drawing and collects its tracks and looks.
func (f *figure) draw() {
	f.raw("\n<g>")
	f.nodes(f.scene.Root)
	f.raw("</g>\n")
}

func (f *figure) nodes(list []*scene.Node) {
	for _, n := range list {
		f.node(n)
	}
}

// node writes n. A group at the place of n holds what moves, because its own
// transform is then free for the motion.
func (f *figure) node(n *scene.Node) {
	x, y := n.X, n.Y
	nested := len(n.Move) > 0 && (x != 0 || y != 0)
	if nested {
		f.raw("<g")
		f.translate(x, y)
		f.raw(">")
		x, y = 0, 0
	}
	if n.Kind == scene.Group {
		f.group(n, x, y)
	} else {
		f.primitive(n, x, y)
	}
	if nested {
		f.raw("</g>")
	}
}

func (f *figure) primitive(n *scene.Node, x, y float64) {
	f.tag(n, geometry{x, y, n.W, n.H, n.R})
	styled := f.styling(n)
	f.raw(` class="`, styled.class, f.motion(n), `"`, styled.attributes)
	f.data(n)
	f.poster(n)
	f.content(n)
}

func (f *figure) group(n *scene.Node, x, y float64) {
	f.raw("<g")
	if len(n.Move) == 0 {
		f.translate(x, y)
	}
	if moving := f.motion(n); moving != "" {
		f.raw(` class="`, moving[1:], `"`)
	}
	f.data(n)
	f.poster(n)
	f.raw(">")
	f.nodes(n.Kids)
	f.raw("</g>\n")
}

func (f *figure) translate(x, y float64) {
	if x == 0 && y == 0 {
		return
	}
	f.raw(` transform="translate(`)
	f.num(x)
	f.raw(" ")
	f.num(y)
	f.raw(`)"`)
}

// data writes what the script of a page needs to find the cells and axes that
// belong together.
func (f *figure) data(n *scene.Node) {
	if !f.inline {
		return
	}
	if n.Cell != "" {
		f.quoted("data-cell", n.Cell)
		f.quoted("data-who", who(n))
	}
	if n.Axis > 0 {
		f.raw(` data-axis="`, strconv.Itoa(n.Axis-1), `"`)
	}
}

// who returns the index of the operand, or "r" for the result.
func who(n *scene.Node) string {
	if n.Who < 0 {
		return "r"
	}
	return strconv.Itoa(n.Who)
}

// poster writes the poster's values, which hold where nothing is animated.
func (f *figure) poster(n *scene.Node) {
	if len(n.Fade) == 0 && len(n.Move) == 0 {
		return
	}
	if opacity := n.Opacity(f.scene.Poster); opacity < 1 {
		f.attr("opacity", opacity)
	}
	if v := n.Shift(f.scene.Poster); v != [4]float64{0, 0, 1, 1} {
		f.raw(` transform="`)
		f.b = transform(f.b, v, "")
		f.raw(`"`)
	}
}

// motion returns the classes that move n, each after a blank; "" when nothing does.
func (f *figure) motion(n *scene.Node) string {
	if len(n.Fade) == 0 && len(n.Move) == 0 {
		return ""
	}
	var room [16]byte
	names := f.track(room[:0], n.Fade, fade)
	names = f.track(names, n.Move, move)
	if len(names) == 0 {
		return ""
	}
	moving := " k m" + strconv.Itoa(f.pairs.number(names[1:]))
	if n.Kind == scene.Line && bytes.Contains(f.body, []byte("scale")) {
		f.drawnOut = true
		return moving + " z"
	}
	return moving
}

// track appends a comma and the number of a track, if anything changes in it.
func (f *figure) track(names []byte, keys []scene.Key, write func([]byte, [4]float64) []byte) []byte {
	f.body = keyframes(f.body[:0], keys, write, f.scene.Dur)
	if len(f.body) == 0 {
		return names
	}
	return strconv.AppendInt(append(names, ','), int64(f.tracks.number(f.body)), 10)
}

// A styling is how a style is written in a figure.
type styling struct {
	class      string
	attributes string // in a file, whose classes have only colours
}

// styling returns that of a primitive, with a new class if its style is new. In a file the
// attributes have the colours of one theme, for what reads no style sheet or knows no custom
// properties: Inkscape, LibreOffice and what makes a PDF.
func (f *figure) styling(n *scene.Node) styling {
	key := styleOf(n)
	s, known := f.stylings[key]
	if known {
		return s
	}
	css := look(n, variables, "", ":", ";")
	if !f.inline {
		s.attributes = look(n, f.fixed(), " ", `="`, `"`)
		css = colours(css)
	}
	s.class = class(f.looks.number([]byte(css)))
	f.stylings[key] = s
	return s
}

// fixed returns the theme of a file for what cannot follow its reader.
func (f *figure) fixed() Theme {
	if f.theme.Name != "" {
		return f.theme
	}
	return Light
}

// colours returns the declarations of a rule that have custom properties.
func colours(css string) (only string) {
	for declaration := range strings.SplitAfterSeq(css, ";") {
		if strings.Contains(declaration, "var(") {
			only += declaration
		}
	}
	return only
}

func class(n int) string { return "c" + strconv.Itoa(n) }

package svg

import (
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

// node writes n. What moves is put into a group that stands where n does,
// because its transform is then free for the motion.
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
		f.tag(n, geometry{x, y, n.W, n.H, n.R})
		f.look(n)
		f.data(n)
		f.motion(n)
		f.content(n)
	}
	if nested {
		f.raw("</g>")
	}
}

func (f *figure) group(n *scene.Node, x, y float64) {
	f.raw("<g")
	if len(n.Move) == 0 {
		f.translate(x, y)
	}
	f.data(n)
	f.motion(n)
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

// data writes what a script needs to find the cells and axes that belong together.
func (f *figure) data(n *scene.Node) {
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
	if n.Role == scene.Result {
		return "r"
	}
	return strconv.Itoa(n.Who)
}

// motion writes the poster's values, which hold where nothing is animated, and
// the names of the tracks. A class of the look may precede it, so the class k
// is written by look for primitives.
func (f *figure) motion(n *scene.Node) {
	fade := keyframes(fadeKeys(n.Fade), f.scene.Dur)
	move := keyframes(moveKeys(n.Move), f.scene.Dur)
	if opacity := n.Opacity(f.scene.Poster); opacity < 1 {
		f.attr("opacity", opacity)
	}
	if x, y, sx, sy := n.Shift(f.scene.Poster); x != 0 || y != 0 || sx != 1 || sy != 1 {
		f.quoted("transform", strings.ReplaceAll(transform(x, y, sx, sy), "px", ""))
	}
	if fade == "" && move == "" {
		return
	}
	if n.Kind == scene.Group {
		f.raw(` class="k"`)
	}
	f.raw(` style="animation-name:`)
	if fade != "" {
		f.raw(f.track(fade))
	}
	if move != "" {
		if fade != "" {
			f.raw(",")
		}
		f.raw(f.track(move))
	}
	f.raw(`"`)
}

// track returns the name of the @keyframes with the given body.
func (f *figure) track(body string) string { return name(f.id, f.tracks.number(body)) }

// look writes the classes of a primitive.
func (f *figure) look(n *scene.Node) {
	f.raw(` class="`, class(f.looks.number(paintCSS(n))))
	if n.Kind == scene.Text {
		f.raw(" ", class(f.looks.number(fontCSS(n.Font))))
	}
	if len(n.Fade) > 0 || len(n.Move) > 0 {
		f.raw(" k")
	}
	f.raw(`"`)
	if n.Kind == scene.Text {
		f.anchor(n)
	}
}

func class(n int) string { return "c" + strconv.Itoa(n) }

// paintCSS returns the declarations of a primitive's colours.
func paintCSS(n *scene.Node) string {
	p := paintOf(n.Role, n.Who)
	if n.Kind == scene.Text {
		css := "fill:" + variable(p.ink)
		if p.pale {
			css += ";fill-opacity:.7"
		}
		return css
	}
	css := "fill:" + variable(p.fill)
	if p.line != none {
		css += ";stroke:" + variable(p.line) + ";stroke-width:" + string(number(nil, p.width, 100))
	}
	if p.dash != "" {
		css += ";stroke-dasharray:" + p.dash
	}
	return css
}

func variable(t token) string {
	if t == none {
		return "none"
	}
	return "var(--" + names[t] + ")"
}

func fontCSS(f scene.Font) string {
	family, weight := "var(--sans)", ""
	if f.Mono {
		family = "var(--mono)"
	}
	if f.Bold {
		weight = "700 "
	}
	return "font:" + weight + string(number(nil, f.Size, 100)) + "px " + family
}

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
		f.poster(n)
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

// poster writes the poster's values, which hold where nothing is animated.
func (f *figure) poster(n *scene.Node) {
	if len(n.Fade) == 0 && len(n.Move) == 0 {
		return
	}
	if opacity := n.Opacity(f.scene.Poster); opacity < 1 {
		f.attr("opacity", opacity)
	}
	if x, y, sx, sy := n.Shift(f.scene.Poster); x != 0 || y != 0 || sx != 1 || sy != 1 {
		f.quoted("transform", strings.ReplaceAll(transform(x, y, sx, sy), "px", ""))
	}
}

// motion returns the classes that move n, each after a blank; "" when nothing does.
func (f *figure) motion(n *scene.Node) string {
	var names string
	if len(n.Fade) == 0 && len(n.Move) == 0 {
		return ""
	}
	for _, body := range [...]string{keyframes(fadeKeys(n.Fade), f.scene.Dur), keyframes(moveKeys(n.Move), f.scene.Dur)} {
		if body != "" {
			names += "," + strconv.Itoa(f.tracks.number(body))
		}
	}
	if names == "" {
		return ""
	}
	return " k m" + strconv.Itoa(f.pairs.number(names[1:]))
}

// A style is what decides how a primitive looks.
type style struct {
	role scene.Role
	who  int // 0 where it makes no difference
	text bool
	font scene.Font
}

// look writes the classes of a primitive.
func (f *figure) look(n *scene.Node) {
	key := style{role: n.Role, text: n.Kind == scene.Text}
	if owned(n.Role) {
		key.who = n.Who % operandKinds
	}
	f.raw(` class="`, f.class(key, n))
	if key.text {
		f.raw(" ", f.class(style{text: true, font: n.Font}, n))
	}
	f.raw(f.motion(n), `"`)
	if key.text {
		f.anchor(n)
	}
}

// class returns the class of a style, a new one if the style is new.
func (f *figure) class(key style, n *scene.Node) string {
	name, known := f.classes[key]
	if !known {
		if f.classes == nil {
			f.classes = map[style]string{}
		}
		css := paintCSS(n)
		if key.font != (scene.Font{}) {
			css = fontCSS(n.Font)
		}
		name = class(f.looks.number(css))
		f.classes[key] = name
	}
	return name
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

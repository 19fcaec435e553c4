package svg

import "shapecast/app/scene"

// sansFamily is the reader's own fonts: only those can be used inside an <img>.
const sansFamily = "system-ui,-apple-system,Inter,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"

// frameSize is about as many bytes as a moment of a large figure takes.
const frameSize = 1 << 16

// Frame returns the scene at t seconds as a plain SVG: no style sheet, no
// motion, colours written out.
func Frame(s scene.Scene, t float64, theme Theme) string {
	w := &writer{b: make([]byte, 0, frameSize)}
	w.open(s.W, s.H)
	w.quoted("role", "img")
	w.quoted("aria-label", s.Title)
	w.quoted("font-family", sansFamily)
	w.raw(">")
	w.still(s, t, theme)
	w.raw("</svg>")
	return string(w.b)
}

// open starts the svg element; the caller ends its tag.
func (w *writer) open(width, height float64) {
	w.raw(`<svg xmlns="http://www.w3.org/2000/svg"`)
	w.attr("width", width)
	w.attr("height", height)
	w.raw(` viewBox="0 0 `)
	w.num(width)
	w.raw(" ")
	w.num(height)
	w.raw(`"`)
}

// still writes the primitives seen at t, with their looks as attributes.
func (w *writer) still(s scene.Scene, t float64, theme Theme) {
	looks := map[style]string{}
	s.Each(t, func(item scene.Item) {
		w.tag(item.Node, geometry{item.X, item.Y, item.W, item.H, item.R})
		key := styleOf(item.Node)
		if looks[key] == "" {
			looks[key] = look(item.Node, theme, " ", `="`, `"`)
		}
		w.raw(looks[key])
		if item.Kind == scene.Line {
			w.raw(` stroke-linecap="round"`)
		}
		if item.Opacity < 0.996 {
			w.attr("opacity", item.Opacity)
		}
		w.content(item.Node)
	})
}

// geometry is the place and the size of a primitive.
type geometry struct{ x, y, w, h, r float64 }

// tag writes the start of an element and its geometry.
func (w *writer) tag(n *scene.Node, g geometry) {
	switch n.Kind {
	case scene.Rect:
		w.raw("<rect")
		if g.x != 0 || g.y != 0 {
			w.attr("x", g.x)
			w.attr("y", g.y)
		}
		w.attr("width", g.w)
		w.attr("height", g.h)
		if g.r > 0 {
			w.attr("rx", g.r)
		}
	case scene.Circle:
		w.raw("<circle")
		w.attr("cx", g.x)
		w.attr("cy", g.y)
		w.attr("r", g.r)
	case scene.Line:
		w.raw("<line")
		w.attr("x1", g.x)
		w.attr("y1", g.y)
		w.attr("x2", g.x+g.w)
		w.attr("y2", g.y+g.h)
	case scene.Text:
		w.raw("<text")
		w.attr("x", g.x)
		w.attr("y", g.y)
	}
}

// content ends an element, with its text if it has one.
func (w *writer) content(n *scene.Node) {
	if n.Kind != scene.Text {
		w.raw("/>")
		return
	}
	w.raw(">")
	w.text(n.Text)
	w.raw("</text>")
}

// Strip returns the stops of a scene side by side, cols in a row, as one plain
// SVG.
func Strip(s scene.Scene, cols int, theme Theme) string { return Frame(s.Sheet(cols), 0, theme) }

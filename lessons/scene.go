package lessons

import (
	"html/template"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// A Scene is a figure with the text that is read beside it, as HTML. The last
// ones of a lesson may have no figure.
type Scene struct {
	Figure               *Figure       // nil where there is only text
	Before, Stage, After template.HTML // the text before the figure, the figure, the text after it
}

// Scenes returns the article, figure by figure, with figures and questions as
// draw makes them.
func (l *Lesson) Scenes(draw Draw) ([]Scene, error) {
	nodes := renderer.WithNodeRenderers(util.Prioritized(&drawing{draw, l}, 50))
	render := markdown(nodes).Renderer()
	for n, p := range l.pictures {
		n.Destination = []byte(draw.Picture(p))
	}
	var scenes []Scene
	for _, part := range parted(children(l.tree)) {
		var scene Scene
		for _, n := range part {
			var text strings.Builder
			if err := render.Render(&text, l.src, n); err != nil {
				return nil, err
			}
			html := template.HTML(text.String())
			switch fig := figureOf(n); {
			case fig != nil:
				scene.Figure, scene.Stage = fig, html
			case scene.Figure == nil:
				scene.Before += html
			default:
				scene.After += html
			}
		}
		scenes = append(scenes, scene)
	}
	return scenes, nil
}

func children(tree ast.Node) []ast.Node {
	var list []ast.Node
	for n := tree.FirstChild(); n != nil; n = n.NextSibling() {
		list = append(list, n)
	}
	return list
}

// figureOf returns the figure that a node is, or nil.
func figureOf(n ast.Node) *Figure {
	if d, ok := n.(*drawn); ok {
		return d.Figure
	}
	return nil
}

// parted cuts an article into parts with at most one figure each. A part begins
// with the heading over its figure, or with the paragraph that leads to it; after
// its figure it ends at a heading whose section has no figure. The first figure
// stands beside all that comes before it where that asks about it.
func parted(nodes []ast.Node) [][]ast.Node {
	var parts [][]ast.Node
	start, last := 0, -1 // of the part; its figure
	cut := func(at int) {
		if at > start {
			parts = append(parts, nodes[start:at])
		}
		start, last = at, -1
	}
	for i, n := range nodes {
		switch {
		case figureOf(n) != nil && last >= 0:
			cut(lead(nodes, last, i))
			last = i
		case figureOf(n) != nil:
			if f := figureOf(n); start > 0 || !f.Told && (len(f.Gate) == 0 || f.After.text != "") {
				cut(lead(nodes, start-1, i))
			}
			last = i
		case last >= 0 && isSection(n) && !draws(nodes[i+1:]):
			cut(i)
		}
	}
	cut(len(nodes))
	if len(parts) == 0 {
		parts = append(parts, nil)
	}
	return parts
}

// lead returns where the text that leads to figure at begins, after the figure
// before.
func lead(nodes []ast.Node, before, at int) int {
	for i := at - 1; i > before; i-- {
		if isSection(nodes[i]) {
			return i
		}
	}
	if at-1 > before && nodes[at-1].Kind() == ast.KindParagraph {
		return at - 1
	}
	return at
}

func isSection(n ast.Node) bool {
	h, ok := n.(*ast.Heading)
	return ok && h.Level <= 2
}

// draws reports whether a figure comes before the next section.
func draws(nodes []ast.Node) bool {
	for _, n := range nodes {
		if isSection(n) {
			return false
		}
		if figureOf(n) != nil {
			return true
		}
	}
	return false
}

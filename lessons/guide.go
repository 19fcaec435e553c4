package lessons

import (
	"io"
	"path"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// A Guide is a page of Markdown beside the course: text, code, tables, and no
// figures.
type Guide struct {
	Path     string // of the file
	Title    string // its heading of level 1
	Summary  string // its first paragraph, without marks
	Headings []Heading

	src  []byte
	tree ast.Node
}

// ReadGuide reads a page. One without a title or a first paragraph is read,
// and has none.
func ReadGuide(path string, src []byte) *Guide {
	g := &Guide{Path: path, src: src, tree: parse(src)}
	for _, n := range collect[*ast.Heading](g.tree) {
		h := headingOf(n, src)
		g.Headings = append(g.Headings, h)
		if h.Level == 1 {
			g.Title = h.Text
		}
	}
	if p := collect[*ast.Paragraph](g.tree); len(p) > 0 {
		g.Summary = plain(p[0], src)
	}
	return g
}

// Link gives the links of the page their addresses, and reports those that
// lead nowhere. They go to guides of the same folder, "name.md" with or without
// an anchor, to "#anchor", and to https; what is under the address of the site is relative.
func (g *Guide) Link(others []*Guide, site string) Problems {
	var problems Problems
	f := &file{path: g.Path, src: g.src, problems: &problems}
	for _, n := range collect[*ast.Link](g.tree) {
		address, anchor, _ := strings.Cut(string(n.Destination), "#")
		if rest, own := strings.CutPrefix(string(n.Destination), site); own {
			n.Destination = []byte(strings.Repeat("../", 2+strings.Count(g.Folder(), "/")) + rest)
		}
		if strings.HasPrefix(address, "https://") {
			continue
		}
		target := g
		if address != "" {
			name := path.Join(path.Dir(g.Path), address)
			target = first(others, func(g *Guide) bool { return g.Path == name })
		}
		switch {
		case target == nil:
			f.report(n.Pos(), "link to #anchor, page.md, page.md#anchor, or https://", "link to %s leads nowhere", n.Destination)
		case anchor != "" && !slices.ContainsFunc(target.Headings, func(h Heading) bool { return h.ID == anchor }):
			f.report(n.Pos(), "anchors are the words of headings, with hyphens", "no anchor #%s in %s", anchor, target.Path)
		default:
			n.Destination = []byte(g.way(target, anchor))
		}
	}
	return problems
}

// Folder returns where the page stands: "" for README.md, "hosting/" for hosting.md.
func (g *Guide) Folder() string {
	if name := strings.TrimSuffix(path.Base(g.Path), ".md"); name != "README" {
		return name + "/"
	}
	return ""
}

// way returns the address of a guide and an anchor from this one.
func (g *Guide) way(to *Guide, anchor string) string {
	href := "./"
	if g.Folder() != "" {
		href = "../"
	}
	if href += to.Folder(); to == g {
		href = ""
	}
	if anchor != "" {
		href += "#" + anchor
	}
	return href
}

// HTML writes the page. Its links are as [Guide.Link] left them.
func (g *Guide) HTML(w io.Writer) error {
	nodes := renderer.WithNodeRenderers(util.Prioritized(&drawing{}, 100))
	return markdown(nodes).Renderer().Render(w, g.src, g.tree)
}

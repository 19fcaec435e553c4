package lessons

import (
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Inline returns a short text with its Markdown, such as a caption or a hint,
// as HTML without a paragraph around it.
func Inline(source string) (string, error) {
	var b strings.Builder
	nodes := renderer.WithNodeRenderers(util.Prioritized(&drawing{}, 50))
	err := markdown(nodes).Convert([]byte(source), &b)
	html := strings.TrimSpace(b.String())
	if inner, ok := strings.CutPrefix(html, "<p>"); ok && strings.Count(html, "<p>") == 1 {
		html = strings.TrimSuffix(inner, "</p>")
	}
	return html, err
}

// short reports what a short text may not hold, because it is also shown where
// the lesson is not: links into the course, pictures, HTML.
func (f *file) short(source string, offset int) {
	tree := markdown().Parser().Parse(text.NewReader([]byte(source)))
	at := func(n ast.Node) int { return offset + max(n.Pos(), 0) }
	for _, n := range collect[ast.Node](tree) {
		switch n := n.(type) {
		case *ast.RawHTML:
			f.report(offset+n.Segments.At(0).Start, htmlHint, "HTML in a lesson")
		case *ast.HTMLBlock:
			f.report(at(n), htmlHint, "HTML in a lesson")
		case *ast.Image:
			f.report(at(n), "put it into the text of the lesson", "a picture in a short text")
		case *ast.Link:
			if !outside(string(n.Destination)) {
				f.report(at(n), "short texts link to https://, http:// or mailto: only; put other links into the text of the lesson",
					"link to %s leads nowhere", n.Destination)
			}
		}
	}
	f.formulas(tree, []byte(source), offset)
	f.prose(source, offset)
}

// shortTexts checks the caption, the replies and the options of the lesson's
// figures and questions.
func (l *Lesson) shortTexts(f *file) {
	for _, n := range collect[*drawn](l.tree) {
		for _, name := range []string{"caption", "task"} {
			f.short(n.fence.options[name].text, n.fence.options[name].offset)
		}
		for _, line := range n.fence.lines {
			start := 0
			switch m := optionMark.FindStringSubmatchIndex(line.text); {
			case n.Figure != nil, n.Prediction != nil && !n.fence.responds(line):
				continue
			case n.Prediction != nil:
				before, _, _ := cutColon(line.text)
				start = min(len(before)+len(":"), len(line.text))
			case m != nil && m[6] >= 0:
				start = m[6]
			case m != nil:
				continue
			}
			f.short(line.text[start:], line.offset+start)
		}
	}
	f.short(l.Summary, f.key("summary"))
	for _, o := range l.Objectives {
		f.short(o, f.key("objectives"))
	}
}

// outside reports whether a link leads out of the course.
func outside(target string) bool {
	return slices.ContainsFunc([]string{"https://", "http://", "mailto:"}, func(start string) bool {
		return strings.HasPrefix(target, start) && len(target) > len(start)
	})
}

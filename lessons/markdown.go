package lessons

import (
	"regexp"
	"strings"
	"unicode"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
)

// markdown returns what reads a lesson and writes it.
func markdown(options ...renderer.Option) goldmark.Markdown {
	return goldmark.New(
		goldmark.WithExtensions(extension.Table, extension.Strikethrough, extension.DefinitionList, extension.Footnote, formulas),
		goldmark.WithParserOptions(
			parser.WithAutoHeadingID(),
			parser.WithAttribute(),
		),
		goldmark.WithRendererOptions(options...),
	)
}

// parse returns the tree of a document.
func parse(src []byte) ast.Node {
	context := parser.NewContext(parser.WithIDs(&headingIDs{}))
	tree := markdown().Parser().Parse(text.NewReader(src), parser.WithContext(context))
	joinLines(tree, src)
	refer(tree, src)
	keepShapes(tree, src)
	return tree
}

// keepShapes marks the shapes and rows of a text, and code of a few letters, which no line
// breaks.
func keepShapes(tree ast.Node, src []byte) {
	for _, code := range collect[*ast.CodeSpan](tree) {
		if text := plain(code, src); row.FindString(text) == text || len(text) <= shortCode {
			code.SetAttributeString("class", []byte("row"))
		}
	}
}

const shortCode = 6

// headingIDs gives headings ids made of their words, in any script.
type headingIDs struct{ used map[string]bool }

// Generate implements [parser.IDs].
func (ids *headingIDs) Generate(value []byte, _ ast.NodeKind) []byte {
	id := strings.Join(strings.FieldsFunc(strings.ToLower(string(value)), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), "-")
	if id == "" {
		id = "section"
	}
	for ids.used[id] {
		id += "-"
	}
	ids.Put([]byte(id))
	return []byte(id)
}

// Put implements [parser.IDs].
func (ids *headingIDs) Put(value []byte) {
	if ids.used == nil {
		ids.used = map[string]bool{}
	}
	ids.used[string(value)] = true
}

// refer puts links without words where the text of a tree names figures, "fig:id" or
// "fig:lesson/id": the linker gives them the figure's number.
func refer(tree ast.Node, src []byte) {
	for _, n := range collect[*ast.Text](tree) {
		if n.Parent().Kind() == ast.KindCodeSpan {
			continue
		}
		for {
			at := figureName.FindSubmatchIndex(src[n.Segment.Start:n.Segment.Stop])
			if at == nil {
				break
			}
			n = splitReference(n, src, n.Segment.Start+at[2], n.Segment.Start+at[3])
		}
	}
}

// splitReference replaces src[start:stop] in a text by a reference and returns
// the text after it.
func splitReference(n *ast.Text, src []byte, start, stop int) *ast.Text {
	parent := n.Parent()
	before := ast.NewTextSegment(n.Segment.WithStop(start))
	ref := ast.NewLink()
	ref.Destination = src[start:stop]
	ref.SetPos(start)
	parent.InsertBefore(parent, n, before)
	parent.InsertBefore(parent, n, ref)
	n.Segment = n.Segment.WithStart(stop)
	return n
}

var figureName = regexp.MustCompile(`(?:^|[^a-z0-9])(fig:[a-z0-9]+(?:[-/]+[a-z0-9]+)*)`)

const figPrefix = "fig:"

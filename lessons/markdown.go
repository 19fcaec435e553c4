package lessons

import (
	"strings"
	"unicode"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// markdown returns what reads a lesson and writes it.
func markdown(options ...renderer.Option) goldmark.Markdown {
	return goldmark.New(
		goldmark.WithExtensions(extension.Table, extension.Strikethrough, extension.DefinitionList,
			extension.NewCJK(extension.WithEastAsianLineBreaks(extension.EastAsianLineBreaksCSS3Draft))),
		goldmark.WithParserOptions(
			parser.WithAutoHeadingID(),
			parser.WithAttribute(),
			parser.WithInlineParsers(util.Prioritized(references{}, 150)),
		),
		goldmark.WithRendererOptions(options...),
	)
}

// parse returns the tree of a document.
func parse(src []byte) ast.Node {
	context := parser.NewContext(parser.WithIDs(&headingIDs{}))
	return markdown().Parser().Parse(text.NewReader(src), parser.WithContext(context))
}

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

// A reference is "fig:id" or "fig:lesson/id" in running text: a link whose
// words are the figure's number.
type reference struct {
	ast.BaseInline
	target string // "id" or "lesson/id"
	figure *Figure
	href   string
}

var kindReference = ast.NewNodeKind("Reference")

func (n *reference) Kind() ast.NodeKind         { return kindReference }
func (n *reference) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }

// references parses them.
type references struct{}

func (references) Trigger() []byte { return []byte{'f'} }

func (references) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, _ := block.PeekLine()
	rest, found := strings.CutPrefix(string(line), figPrefix)
	before := block.PrecendingCharacter()
	if !found || before < unicode.MaxASCII && (unicode.IsLetter(before) || unicode.IsDigit(before)) {
		return nil
	}
	end := strings.IndexFunc(rest, func(r rune) bool { return !isID(r) && r != '/' })
	if end < 0 {
		end = len(rest)
	}
	target := strings.TrimRight(rest[:end], "-/")
	if target == "" {
		return nil
	}
	block.Advance(len(figPrefix) + len(target))
	return &reference{target: target}
}

const figPrefix = "fig:"

// isID reports whether an id of a figure or a lesson may have r in it.
func isID(r rune) bool { return r == '-' || r >= 'a' && r <= 'z' || r >= '0' && r <= '9' }

package lessons

import (
	"strings"

	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/yuin/goldmark/ast"
)

// A drawn is a fence that was read: a question or a figure.
type drawn struct {
	ast.BaseBlock
	Part
	fence *fence // what it was read from
}

var kindDrawn = ast.NewNodeKind("Drawn")

func (n *drawn) Kind() ast.NodeKind         { return kindDrawn }
func (n *drawn) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }
func (n *drawn) IsRaw() bool                { return true }

// An admonition is a quote that starts with [!NOTE] or one of the other notes.
type admonition struct {
	ast.BaseBlock
	note string
}

var kindAdmonition = ast.NewNodeKind("Admonition")

func (n *admonition) Kind() ast.NodeKind         { return kindAdmonition }
func (n *admonition) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }

// Notes lists the kinds of admonition. An answer is folded.
var Notes = [...]string{"NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION", "ANSWER"}

// collect returns the nodes of one type, in order of the text. A tree must not
// change while it is walked.
func collect[N ast.Node](tree ast.Node) []N {
	var found []N
	_ = ast.Walk(tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if n, ok := n.(N); ok && entering {
			found = append(found, n)
		}
		return ast.WalkContinue, nil
	})
	return found
}

// fences runs the programs of the lesson and puts what they are in their place.
func (l *Lesson) fences(f *file) {
	for _, block := range collect[*ast.FencedCodeBlock](l.tree) {
		kind := string(block.Language(l.src))
		if optionsOf[kind] == nil {
			if kind != "" && lexers.Get(kind) == nil {
				f.report(block.Pos(), "broadcast, predict, goal, quiz, or a language such as python", "fence %q is unknown", kind)
			}
			continue
		}
		b := f.newFence(kind, block)
		node := &drawn{fence: b, Part: Part{ID: b.options["id"].text}}
		switch kind {
		case "broadcast":
			node.Figure = b.figure()
			l.Figures = append(l.Figures, node.Figure)
			node.Figure.Number = len(l.Figures)
		case "predict":
			node.Prediction = b.prediction()
			l.Predictions = append(l.Predictions, node.Prediction)
		case "goal":
			node.Goal = b.goal()
			b.asked(node.Goal)
			l.Goals = append(l.Goals, node.Goal)
		case "quiz":
			node.Quiz = b.quiz()
			l.Quizzes = append(l.Quizzes, node.Quiz)
		}
		node.SetPos(block.Pos())
		block.Parent().ReplaceChild(block.Parent(), block, node)
	}
	l.uniqueIDs(f)
}

// uniqueIDs reports ids that two fences share.
func (l *Lesson) uniqueIDs(f *file) {
	seen := map[string]bool{}
	for _, node := range collect[*drawn](l.tree) {
		id := node.ID
		if id != "" && seen[id] {
			f.report(node.Pos(), "figures and questions of a lesson have ids of their own", "id %s is there twice", id)
		}
		seen[id] = true
		if strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			f.report(node.Pos(), "an id is made of a-z, 0-9 and -", "id %q does not fit an address", id)
		}
	}
}

const htmlHint = "raw HTML is off: use Markdown, or put it in a code fence"

// blocks reads headings and admonitions, and reports HTML.
func (l *Lesson) blocks(f *file) {
	for _, n := range collect[*ast.HTMLBlock](l.tree) {
		f.report(n.Pos(), htmlHint, "HTML in a lesson")
	}
	for _, n := range collect[*ast.RawHTML](l.tree) {
		f.report(n.Segments.At(0).Start, htmlHint, "HTML in a lesson")
	}
	for _, n := range collect[*ast.Heading](l.tree) {
		if n.Level == 1 {
			f.report(n.Pos(), "the title of the front matter is the heading of level 1; start at ##", "heading of level 1")
		}
		l.Headings = append(l.Headings, headingOf(n, l.src))
	}
	for _, n := range collect[*ast.Blockquote](l.tree) {
		f.admonish(n)
	}
}

// headingOf reads a heading.
func headingOf(n *ast.Heading, src []byte) Heading {
	id, _ := n.AttributeString("id")
	text, _ := id.([]byte)
	return Heading{Level: n.Level, ID: string(text), Text: plain(n, src)}
}

// admonish makes an admonition of a quote that is one.
func (f *file) admonish(quote *ast.Blockquote) {
	first, ok := quote.FirstChild().(*ast.Paragraph)
	if !ok || first.Lines().Len() == 0 {
		return
	}
	segment := first.Lines().At(0)
	head := strings.TrimSpace(string(segment.Value(f.src)))
	if !strings.HasPrefix(head, "[!") || !strings.HasSuffix(head, "]") {
		return
	}
	note := &admonition{note: strings.ToLower(head[2 : len(head)-1])}
	if !strings.Contains(strings.Join(Notes[:], " ")+" ", head[2:len(head)-1]+" ") {
		f.report(segment.Start, "notes: "+strings.Join(Notes[:], ", "), "note %s is unknown", head)
	}
	dropLine(first, segment.Stop)
	if !first.HasChildren() {
		quote.RemoveChild(quote, first)
	}
	for quote.HasChildren() {
		note.AppendChild(note, quote.FirstChild())
	}
	note.SetPos(quote.Pos())
	quote.Parent().ReplaceChild(quote.Parent(), quote, note)
}

// dropLine removes the children of a paragraph that lie before an offset.
func dropLine(paragraph *ast.Paragraph, offset int) {
	for n := paragraph.FirstChild(); n != nil; n = paragraph.FirstChild() {
		text, ok := n.(*ast.Text)
		if !ok || text.Segment.Start >= offset {
			return
		}
		paragraph.RemoveChild(paragraph, n)
	}
}

// plain returns the text of a node without its marks.
func plain(n ast.Node, src []byte) string {
	var b strings.Builder
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if text, ok := n.(*ast.Text); ok && entering {
			b.Write(text.Value(src))
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

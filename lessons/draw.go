package lessons

import (
	"bytes"
	"html/template"
	"regexp"
	"strings"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/formatters/html"
	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/alecthomas/chroma/v2/styles"
	"github.com/gohugoio/hugo-goldmark-extensions/passthrough"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"shapecast/app/words"
)

// A Draw makes the HTML of figures and questions, and knows where pictures are.
type Draw struct {
	Part    func(Part) (string, error)
	Picture func(*Picture) string // its address
}

// A drawing renders one lesson.
type drawing struct {
	Draw
	lesson *Lesson
}

// RegisterFuncs implements [renderer.NodeRenderer].
func (d *drawing) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(kindDrawn, d.drawn)
	r.Register(kindAdmonition, d.admonition)
	r.Register(ast.KindFencedCodeBlock, d.code)
	r.Register(passthrough.KindPassthroughInline, d.formula)
	r.Register(passthrough.KindPassthroughBlock, d.formula)
}

func (d *drawing) drawn(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkSkipChildren, nil
	}
	html, err := d.Part(n.(*drawn).Part)
	_, _ = w.WriteString(html)
	return ast.WalkSkipChildren, err
}

func (d *drawing) admonition(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	note := n.(*admonition).note
	if note == answerNote {
		_, _ = w.WriteString(map[bool]string{true: `<details class="hint"><summary>` + words.Of(d.lesson.Lang).Page(note) + "</summary>\n", false: "</details>\n"}[entering])
		return ast.WalkContinue, nil
	}
	if entering {
		_, _ = w.WriteString(`<aside class="` + template.HTMLEscapeString(note) + `"><p class="title">` +
			template.HTMLEscapeString(words.Of(d.lesson.Lang).Page(note)) + "</p>\n")
	} else {
		_, _ = w.WriteString("</aside>\n")
	}
	return ast.WalkContinue, nil
}

// answerNote is the note that is folded, so that a question can stand before its answer.
const answerNote = "answer"

func (d *drawing) code(w util.BufWriter, src []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	block := n.(*ast.FencedCodeBlock)
	html, err := Highlight(string(block.Lines().Value(src)), string(block.Language(src)))
	_, _ = w.WriteString(html + "\n")
	return ast.WalkSkipChildren, err
}

// Highlight returns code as a pre element with classes, "python" being one
// language it knows.
//
// The lines of the ranges, from 1, are marked.
func Highlight(code, language string, lines ...[2]int) (string, error) {
	lex := lexers.Get(language)
	if lex == nil {
		lex = lexers.Fallback
	}
	tokens, err := lex.Tokenise(nil, strings.TrimRight(code, "\n"))
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	whole := chroma.Literator(rows(tokens.Tokens())...)
	err = html.New(html.WithClasses(true), html.TabWidth(4), html.HighlightLines(lines)).Format(&b, styles.Fallback, whole)
	return strings.NewReplacer(rowStart, `<span class="row">`, rowEnd, "</span>").Replace(b.String()), err
}

// What stands around a row of numbers until the code is HTML: nobody writes these.
const rowStart, rowEnd = "\x01", "\x02"

// row matches the innermost brackets with a few numbers, a row or a shape, which a
// narrow page does not break.
var row = regexp.MustCompile(`[\[(][-\d., ]{1,24}[\])]`)

// rows marks each row of numbers among the tokens of a program.
func rows(tokens []chroma.Token) []chroma.Token {
	code := chroma.Stringify(tokens...)
	marks := map[int]string{}
	for _, at := range row.FindAllStringIndex(code, -1) {
		marks[at[0]], marks[at[1]] = rowStart, rowEnd
	}
	var list []chroma.Token
	at := 0
	for _, t := range tokens {
		from := 0
		for i := range t.Value {
			if mark := marks[at+i]; mark != "" {
				list = append(list, chroma.Token{Type: t.Type, Value: t.Value[from:i]}, chroma.Token{Type: chroma.Text, Value: mark})
				from = i
			}
		}
		list = append(list, chroma.Token{Type: t.Type, Value: t.Value[from:]})
		at += len(t.Value)
	}
	return list
}

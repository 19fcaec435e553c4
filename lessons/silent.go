package lessons

import (
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	table "github.com/yuin/goldmark/extension/ast"
)

// silent reports text that Markdown takes as it is although its author meant
// something else.
func (l *Lesson) silent(f *file) {
	for _, n := range collect[ast.Node](l.tree) {
		switch n := n.(type) {
		case *ast.CodeBlock:
			if at := n.Lines().At(0); strings.HasPrefix(string(at.Value(f.src)), "```") {
				f.report(at.Start, "start the fence at the left edge", "the fence is indented, which makes it plain text")
			}
		case *ast.FencedCodeBlock:
			f.plainCode(n)
		case *ast.Paragraph, *ast.TextBlock, *ast.Heading, *table.TableCell:
			if lines := n.Lines(); lines.Len() > 0 {
				start, stop := lines.At(0).Start, lines.At(lines.Len()-1).Stop
				f.prose(string(l.src[start:stop]), start)
			}
		}
	}
	f.notes(string(l.src))
	if l.tree.FirstChild() == nil && !l.torn {
		f.report(len(f.src), "write the lesson below the second line of ---", "the lesson has no text")
	}
}

// plainCode reports claims in code that is shown and not run.
func (f *file) plainCode(block *ast.FencedCodeBlock) {
	if language := string(block.Language(f.src)); language != "python" && language != "py" {
		return
	}
	for _, segment := range block.Lines().Sliced(0, block.Lines().Len()) {
		if at := nearly.FindIndex(segment.Value(f.src)); at != nil {
			f.report(segment.Start+at[0], "make it a broadcast fence, or write # and what it gives without an arrow", "a claim in code that is not run")
		}
	}
}

// unread matches what a text holds that is not prose: code, formulas, the
// addresses of links.
var unread = regexp.MustCompile("(?s)``.*?``|`[^`]*`|\\\\\\(.*?\\\\\\)|\\$\\$.*?\\$\\$|\\]\\([^)\\s]*|<[^>\\s]+>")

// blanked returns text with blanks for all that is not prose.
func blanked(text string) string {
	return unread.ReplaceAllStringFunc(text, func(s string) string { return strings.Repeat(" ", len(s)) })
}

var (
	dollars     = regexp.MustCompile(`(?:^|[^\\$])(\$[^\s$](?:[^$\n]*[^\s$\\])?\$)(?:[^$0-9]|$)`)
	openFormula = regexp.MustCompile(`(?:^|[^\\])(\\\()`)
	noteMark    = regexp.MustCompile(`\[\^([^\]\s]+)\](:?)`)
)

// prose reports signs that would be printed as they are.
func (f *file) prose(text string, offset int) {
	text = blanked(text)
	for _, at := range dollars.FindAllStringSubmatchIndex(text, -1) {
		f.report(offset+at[2], `write a formula as \(a+b\); for money write \$`, "%s is printed as it is", text[at[2]:at[3]])
	}
	for _, at := range openFormula.FindAllStringSubmatchIndex(text, -1) {
		f.report(offset+at[2], noEndHint, "the formula has no end")
	}
}

// notes reports footnotes without a text, and texts without a mark.
func (f *file) notes(text string) {
	text = blanked(text)
	marks, texts := map[string]int{}, map[string]int{}
	for _, at := range noteMark.FindAllStringSubmatchIndex(text, -1) {
		list := marks
		if at[4] < at[5] && strings.TrimLeft(text[strings.LastIndexByte(text[:at[0]], '\n')+1:at[0]], " ") == "" {
			list = texts
		}
		if name := text[at[2]:at[3]]; list[name] == 0 {
			list[name] = at[0] + 1
		}
	}
	for name, at := range marks {
		if texts[name] == 0 {
			f.report(at-1, "add a line [^"+name+"]: and the text of the footnote", "footnote %s has no text", name)
		}
	}
	for name, at := range texts {
		if marks[name] == 0 {
			f.report(at-1, "put [^"+name+"] into the text where the footnote belongs", "nothing leads to footnote %s", name)
		}
	}
}

// uniqueAnchors reports headings whose anchor is that of another, or of a
// figure or a question.
func (l *Lesson) uniqueAnchors(f *file) {
	seen := map[string]bool{}
	for _, n := range collect[*drawn](l.tree) {
		seen[n.ID] = true
	}
	for _, n := range collect[*ast.Heading](l.tree) {
		id := headingOf(n, l.src).ID
		if seen[id] {
			f.report(n.Pos(), "give it one of its own: ## Heading {#name}", "anchor %s is there twice", id)
		}
		seen[id] = true
	}
}

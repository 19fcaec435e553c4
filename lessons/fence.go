package lessons

import (
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"shapecast/engine"
)

// A line is one line of a fence and its offset in the file.
type line struct {
	text   string
	offset int
}

// A fence is a fenced block that is a program: its options and the lines
// after them.
type fence struct {
	*file
	kind    string
	offset  int // of the opening line
	options map[string]line
	lines   []line
}

// optionsOf lists the option lines that each kind of fence understands.
var optionsOf = map[string][]string{
	"broadcast": {"id", "caption", "library", "show", "rule", "after"},
	"goal":      {"id", "task", "goal", "edits", "library"},
	"predict":   {"id", "ask", "library", "review"},
	"quiz":      {"id", "check", "free", "library"},
}

var optionLine = regexp.MustCompile(`^:([a-z]+):[ \t]*(.*?)[ \t]*$`)

// newFence splits a fenced block into options and lines.
func (f *file) newFence(kind string, node *ast.FencedCodeBlock) *fence {
	b := &fence{file: f, kind: kind, offset: node.Pos(), options: map[string]line{}}
	for _, segment := range node.Lines().Sliced(0, node.Lines().Len()) {
		text := strings.TrimRight(string(segment.Value(f.src)), "\r\n")
		l := line{text, segment.Start - segment.Padding}
		if option := optionLine.FindStringSubmatchIndex(text); option != nil && len(b.lines) == 0 {
			b.option(text[option[2]:option[3]], line{text[option[4]:option[5]], l.offset + option[4]}, l.offset)
			continue
		}
		if strings.HasPrefix(strings.TrimSpace(text), ":") {
			f.report(l.offset, "options stand above the program, :id: name", "the line is not an option")
			continue
		}
		if text != "" || len(b.lines) > 0 {
			b.lines = append(b.lines, l)
		}
	}
	if b.options["id"].text == "" {
		f.report(b.offset, "every "+kind+" fence starts with a line :id: name", "%s without an id", kind)
	}
	return b
}

// option keeps one option line.
func (b *fence) option(name string, value line, offset int) {
	hint := b.kind + " knows :" + strings.Join(optionsOf[b.kind], ":, :") + ":"
	if _, twice := b.options[name]; twice {
		b.report(offset, "keep one of the two", "option %s is there twice", name)
	}
	if !slices.Contains(optionsOf[b.kind], name) {
		b.report(offset, hint, "option %s is unknown", name)
	}
	b.options[name] = value
}

// library returns the one that the option names.
func (b *fence) library() engine.Library {
	value, given := b.options["library"]
	library := engine.Library(value.text)
	if given && !slices.Contains(engine.Libraries[:], library) {
		names := joined(engine.Libraries[:], ", ", func(l engine.Library) string { return string(l) })
		b.report(value.offset, "libraries: "+names, "library %q is unknown", value.text)
	}
	return library
}

// part returns the lines before the first line "---", and those after it.
func (b *fence) part() (before, after []line) {
	i := slices.IndexFunc(b.lines, func(l line) bool { return strings.TrimSpace(l.text) == "---" })
	if i < 0 {
		return b.lines, nil
	}
	return b.lines[:i], b.lines[i+1:]
}

// responds reports whether a line stands after the first line "---".
func (b *fence) responds(l line) bool {
	_, after := b.part()
	return len(after) > 0 && l.offset >= after[0].offset
}

// join returns the text of the lines.
func join(lines []line) string { return joined(lines, "\n", func(l line) string { return l.text }) }

// joined joins the texts of the entries of a list.
func joined[T any](list []T, between string, text func(T) string) string {
	texts := make([]string, len(list))
	for i, entry := range list {
		texts[i] = text(entry)
	}
	return strings.Join(texts, between)
}

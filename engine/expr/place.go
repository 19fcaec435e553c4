package expr

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// A Span is a stretch of source, in bytes, End excluded.
type Span struct{ Start, End int }

// A Place is a span of a source text, for errors that show where they are.
type Place struct {
	Source string
	Span   Span
}

// Where returns p itself, so that an error that holds a place tells it.
func (p Place) Where() Place { return p }

// Line returns the line the span starts on, from 1.
func (p Place) Line() int { return 1 + strings.Count(p.Source[:p.Span.Start], "\n") }

// Column returns the character of its line the span starts at, from 1.
func (p Place) Column() int {
	return 1 + utf8.RuneCountInString(p.Source[p.lineStart():p.Span.Start])
}

// Text returns the source of the span.
func (p Place) Text() string { return p.Source[p.Span.Start:p.Span.End] }

// caretWindow bounds how many bytes of a long line Caret shows before and
// after the place.
const caretWindow = 60

// Caret returns two lines: the source line, cut around the place where it is
// long, and carets under the span. Wide characters and tabs keep their width,
// so the carets stand where they should in a monospaced font.
func (p Place) Caret() string {
	before := p.Source[p.lineStart():p.Span.Start]
	if len(before) > caretWindow {
		before = "…" + lastRunes(before, caretWindow)
	}
	line, _, _ := strings.Cut(p.Source[p.Span.Start:], "\n")
	length := min(max(p.Span.End-p.Span.Start, 0), len(line))
	at, cut := firstRunes(line[:length], caretWindow)
	after := ""
	if !cut {
		after, cut = firstRunes(line[length:], caretWindow)
	}
	if cut {
		after += "…"
	}
	return before + at + after + "\n" + blank(before) + carets(at)
}

func (p Place) lineStart() int { return 1 + strings.LastIndexByte(p.Source[:p.Span.Start], '\n') }

// blank returns white space as wide as text.
func blank(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return r
		case wide(r):
			return '\u3000'
		}
		return ' '
	}, text)
}

// carets returns one caret for each column of text, at least one.
func carets(text string) string {
	n := 0
	for _, r := range text {
		if n++; wide(r) {
			n++
		}
	}
	return strings.Repeat("^", max(n, 1))
}

// wide reports whether r takes two columns of a terminal: the scripts of East
// Asia and full-width forms.
func wide(r rune) bool {
	return r >= 0x1100 && r <= 0x115f || r >= 0x2e80 && r <= 0xa4cf ||
		r >= 0xac00 && r <= 0xd7a3 || r >= 0xf900 && r <= 0xfaff ||
		r >= 0xfe30 && r <= 0xfe4f || r >= 0xff00 && r <= 0xff60 ||
		r >= 0xffe0 && r <= 0xffe6 || r >= 0x1f300 && r <= 0x1faff
}

func firstRunes(text string, n int) (string, bool) {
	if len(text) <= n {
		return text, false
	}
	for n > 0 && !utf8.RuneStart(text[n]) {
		n--
	}
	return text[:n], true
}

func lastRunes(text string, n int) string {
	i := len(text) - n
	for i < len(text) && !utf8.RuneStart(text[i]) {
		i++
	}
	return text[i:]
}

// Says returns a sentence with its place in front.
func (p Place) Says(format string, args ...any) string {
	return fmt.Sprintf("line %d, column %d: ", p.Line(), p.Column()) + fmt.Sprintf(format, args...)
}

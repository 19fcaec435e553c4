package lessons

import (
	"bytes"
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"unicode/utf8"

	"shapecast/app/words"
	"shapecast/engine/expr"
)

// A Problem is one thing wrong with a lesson.
type Problem struct {
	Path    string `json:"path"`    // of the file, in the folder of lessons
	Line    int    `json:"line"`    // from 1
	Column  int    `json:"column"`  // in characters, from 1
	Message string `json:"message"` // the fact, lower case
	Source  string `json:"source"`  // the line it is about
	Hint    string `json:"hint,omitempty"`
	Warning bool   `json:"warning,omitempty"` // the site can be built all the same
}

// Error returns the place and the fact, "en/03-rules.md:41:9: expected (4, 3), got (4, 4)".
func (p *Problem) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", p.Path, p.Line, p.Column, p.Message)
}

// Text returns the problem as a person reads it: place and fact, the source
// line, a caret under the place, the hint.
func (p *Problem) Text() string {
	var b strings.Builder
	b.WriteString(p.Error())
	if p.Warning {
		b.WriteString(" (warning)")
	}
	if p.Source != "" {
		at := len(string([]rune(p.Source)[:p.Column-1]))
		b.WriteString(strings.ReplaceAll("\n"+expr.Place{Source: p.Source, Span: expr.Span{Start: at, End: at}}.Caret(), "\n", "\n    "))
	}
	if p.Hint != "" {
		b.WriteString("\n    " + p.Hint)
	}
	return b.String()
}

// Problems are all that is wrong with some lessons.
type Problems []*Problem

// Errors returns the problems that are not warnings.
func (list Problems) Errors() Problems {
	return slices.DeleteFunc(slices.Clone(list), func(p *Problem) bool { return p.Warning })
}

// Text returns the problems as a person reads them, a blank line between two.
func (list Problems) Text() string {
	return joined(list, "\n\n", (*Problem).Text)
}

func (list Problems) sort() {
	slices.SortStableFunc(list, func(a, b *Problem) int {
		return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column), cmp.Compare(a.Message, b.Message))
	})
}

// A file is one lesson's source while it is read.
type file struct {
	folder   fs.FS
	path     string
	lang     words.Lang // of the interface
	src      []byte
	problems *Problems
}

// report records a problem at a byte offset of the file.
func (f *file) report(offset int, hint, format string, args ...any) *Problem {
	p := f.problem(offset, hint, format, args...)
	*f.problems = append(*f.problems, p)
	return p
}

// problem returns a problem at a byte offset of the file.
func (f *file) problem(offset int, hint, format string, args ...any) *Problem {
	offset = min(max(offset, 0), len(f.src))
	start := bytes.LastIndexByte(f.src[:offset], '\n') + 1
	end := len(f.src)
	if i := bytes.IndexByte(f.src[start:], '\n'); i >= 0 {
		end = start + i
	}
	return &Problem{
		Path:    f.path,
		Line:    bytes.Count(f.src[:start], []byte("\n")) + 1,
		Column:  utf8.RuneCount(f.src[start:offset]) + 1,
		Message: fmt.Sprintf(format, args...),
		Source:  strings.ToValidUTF8(string(f.src[start:end]), "\ufffd"),
		Hint:    hint,
	}
}

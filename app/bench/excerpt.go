package bench

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// excerptLimit bounds how many statements are left out of a program to read it.
const excerptLimit = 60

// An excerpt is a program some of whose lines are left out.
type excerpt struct {
	lines []string // the ones left out are ""
	left  []int    // their numbers, from 1
}

// excerptOf returns what the language can read of a program that is outside it,
// and reports whether arrays meet in that. Statements that need what was left out
// are left out too.
func excerptOf(source string, library engine.Library) (excerpt, bool) {
	x := excerpt{lines: strings.Split(source, "\n")}
	for range excerptLimit {
		outcome := run.Run(x.text(), library)
		if outcome.Err == nil || isDrawn(outcome) {
			slices.Sort(x.left)
			return x, len(x.left) > 0 && len(outcome.Operations()) > 0
		}
		if !isOutside(outcome.Err) && !isMissing(outcome.Err) {
			break
		}
		x.leave(outcome.At)
	}
	return x, false
}

// isOutside reports whether err is about something that is outside the language.
func isOutside(err error) bool {
	switch err.(type) {
	case *expr.UnsupportedError, *run.AttributeError:
		return true
	}
	return false
}

// isMissing reports whether err is about a name that nothing has.
func isMissing(err error) bool {
	_, ok := err.(*run.NameError)
	return ok
}

func (x *excerpt) text() string { return strings.Join(x.lines, "\n") }

// program returns the lines that are read, without the gaps.
func (x *excerpt) program() string {
	return strings.Join(slices.DeleteFunc(slices.Clone(x.lines), func(line string) bool { return strings.TrimSpace(line) == "" }), "\n")
}

// leave leaves out the innermost statement at a place, with what belongs to it.
// A block of which nothing is left would be no program, so it keeps a pass.
func (x *excerpt) leave(at expr.Place) {
	program, err := expr.Parse(at.Source)
	if err != nil {
		x.leaveUnread(at.Line() - 1)
		return
	}
	s, alone := innermost(program.Statements, at.Span, false)
	line := func(offset int) int {
		return expr.Place{Source: at.Source, Span: expr.Span{Start: offset}}.Line() - 1
	}
	first := line(s.Span.Start)
	margin := x.lines[first][:indent(x.lines[first])]
	x.drop(first, line(s.Span.End))
	if alone {
		x.lines[first] = margin + "pass"
	}
}

// innermost returns the innermost statement around a span, and whether it is all
// that a block holds.
func innermost(list []expr.Statement, span expr.Span, inside bool) (s expr.Statement, alone bool) {
	for _, s := range list {
		if s.Span.Start > span.Start || span.Start >= s.Span.End {
			continue
		}
		if b := s.Block; b != nil {
			for _, body := range [][]expr.Statement{b.Body, b.Else, functionBody(b)} {
				if inner, alone := innermost(body, span, true); inner.Span != (expr.Span{}) {
					return inner, alone
				}
			}
		}
		return s, inside && len(list) == 1
	}
	return expr.Statement{}, false
}

func functionBody(b *expr.Block) []expr.Statement {
	if b.Def == nil {
		return nil
	}
	return b.Def.Body
}

// leaveUnread leaves out a line that cannot be read, and what stands further in
// below it.
func (x *excerpt) leaveUnread(first int) { x.drop(first, x.bodyEnd(first)) }

// drop leaves lines out.
func (x *excerpt) drop(first, last int) {
	for n := first; n <= last; n++ {
		if strings.TrimSpace(x.lines[n]) != "" {
			x.left = append(x.left, n+1)
		}
		x.lines[n] = ""
	}
}

// bodyEnd returns the last line of what stands further in below a line.
func (x *excerpt) bodyEnd(head int) int {
	last := head
	for n := head + 1; n < len(x.lines); n++ {
		if strings.TrimSpace(x.lines[n]) == "" {
			continue
		}
		if indent(x.lines[n]) <= indent(x.lines[head]) {
			break
		}
		last = n
	}
	return last
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " \t")) }

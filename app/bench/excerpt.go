package bench

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// Limits of reading a program in part: how many statements are left out, and how much work
// all the runs of what is left take together.
const (
	excerptLimit  = 60
	excerptEffort = 1 << 18
)

// An excerpt is a program some of whose lines are left out.
type excerpt struct {
	lines []string // the ones left out are ""
	left  []int    // their numbers, from 1
	late  bool     // these write no operation, and none is before them
}

// excerptOf returns what runs of a program that is outside the language, and reports whether
// arrays meet in that. A statement that uses a name from one that is left out is left out too.
func excerptOf(source string, library engine.Library) (excerpt, bool) {
	x := excerpt{lines: strings.Split(source, "\n")}
	for effort, n := 0, 0; n < excerptLimit && effort < excerptEffort; n++ {
		outcome := run.Run(x.text(), library)
		effort += outcome.Effort
		if outcome.Err == nil || isDrawn(outcome) {
			slices.SortStableFunc(x.left, cmp.Compare[int]) // a sort that the program has already
			x.late = x.isLate(source, outcome.Steps)
			return x, len(x.left) > 0 && len(outcome.Operations()) > 0
		}
		if _, unknown := outcome.Err.(*run.NameError); !unknown && !isOutside(outcome.Err) {
			break
		}
		x.omit(outcome.At)
	}
	return x, false
}

// isLate reports whether the lines of a source that are left out come after all steps, in no
// block, and write no operation.
func (x *excerpt) isLate(source string, steps []run.Step) bool {
	lines := strings.Split(source, "\n")
	before := func(s run.Step) bool { return expr.Place{Source: x.text(), Span: s.Span}.Line() > x.left[0] }
	sign := func(w expr.Word) bool { return strings.Contains("+-*/@%&|^<>", w.Text[:1]) }
	return len(x.left) > 0 && !slices.ContainsFunc(steps, before) && indent(lines[x.left[0]-1]) == indent(source) &&
		!slices.ContainsFunc(x.left, func(n int) bool { return slices.ContainsFunc(expr.Words(lines[n-1]), sign) })
}

// isOutside reports whether err is about something that is outside the language. An index whose
// values are not known is not: the line with it may be the one that fails.
func isOutside(err error) bool {
	switch e := err.(type) {
	case *expr.UnsupportedError:
		return e.Feature != expr.ValuesUnknown || e.Name != "an index" && e.Name != "a mask"
	case *run.AttributeError:
		return true
	}
	return false
}

// isRaised reports whether a library raises err, which no figure shows.
func isRaised(err error) bool {
	_, raised := err.(*run.LibraryError)
	return raised
}

func (x *excerpt) text() string { return strings.Join(x.lines, "\n") }

// program returns the lines that are read, without the gaps.
func (x *excerpt) program() string {
	return strings.Join(slices.DeleteFunc(slices.Clone(x.lines), func(line string) bool { return strings.TrimSpace(line) == "" }), "\n")
}

// omit leaves out the innermost statement at a place with its block, or a line
// that cannot be read with the lines that are indented below it. A block must not
// become empty, so it keeps a pass.
func (x *excerpt) omit(at expr.Place) {
	program, err := expr.Parse(at.Source)
	if err != nil {
		x.omitLines(at.Line()-1, x.bodyEnd(at.Line()-1))
		return
	}
	s, alone := innermost(program.Statements, at.Span, false)
	line := func(offset int) int {
		return expr.Place{Source: at.Source, Span: expr.Span{Start: offset}}.Line() - 1
	}
	first := line(s.Span.Start)
	margin := x.lines[first][:indent(x.lines[first])]
	x.omitLines(first, line(s.Span.End))
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
			bodies := [][]expr.Statement{b.Body, b.Else}
			if b.Def != nil {
				bodies = append(bodies, b.Def.Body)
			}
			for _, body := range bodies {
				if inner, alone := innermost(body, span, true); inner.Span != (expr.Span{}) {
					return inner, alone
				}
			}
		}
		return s, inside && len(list) == 1
	}
	return expr.Statement{}, false
}

// omitLines leaves out some lines.
func (x *excerpt) omitLines(first, last int) {
	for n := first; n <= last; n++ {
		if strings.TrimSpace(x.lines[n]) != "" {
			x.left = append(x.left, n+1)
		}
		x.lines[n] = ""
	}
}

// bodyEnd returns the last of the lines that are indented below a line.
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

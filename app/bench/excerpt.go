package bench

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// excerptLimit bounds how many statements are left out of a program to read it.
const excerptLimit = 60

// An excerpt is a program some of whose lines are left out.
type excerpt struct {
	lines []string // the ones left out are ""
	left  []int    // their numbers, from 1
}

// excerptOf returns what the language can read of a program that is outside it,
// and reports whether arrays meet in that. What stands in a loop or a branch is
// read once. Statements that need what was left out are left out too.
func excerptOf(source string, library engine.Library) (excerpt, bool) {
	x := excerpt{lines: strings.Split(source, "\n")}
	for range excerptLimit {
		outcome := expr.Run(x.text(), library)
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
	case *expr.UnsupportedError, *expr.AttributeError:
		return true
	}
	return false
}

// isMissing reports whether err is about a name that nothing has.
func isMissing(err error) bool {
	_, ok := err.(*expr.NameError)
	return ok
}

func (x *excerpt) text() string { return strings.Join(x.lines, "\n") }

// program returns the lines that are read, without the gaps.
func (x *excerpt) program() string {
	return strings.Join(slices.DeleteFunc(slices.Clone(x.lines), func(line string) bool { return strings.TrimSpace(line) == "" }), "\n")
}

// leave leaves out the statement at a place: with its body where that is run
// elsewhere or instead of another, without it where it is run here.
func (x *excerpt) leave(at expr.Place) {
	first := at.Line() - 1
	last := x.bodyEnd(first)
	head, _, _ := strings.Cut(x.lines[first], "#")
	head, opens := strings.CutSuffix(strings.TrimSpace(head), ":")
	switch word := head[:len(head)-len(strings.TrimLeft(head, "abcdefghijklmnopqrstuvwxyz"))]; word {
	case "def", "class", "async", "elif", "else", "except", "finally":
		x.drop(first, last)
	case "for", "while", "if", "with", "try":
		if opens {
			x.drop(first, first)
			x.dedent(first, last)
			x.lines[first] = firstRound(head)
			return
		}
		x.drop(first, last)
	default:
		x.drop(x.statement(at))
	}
}

// statement returns the first and the last line of the statement at a place.
func (x *excerpt) statement(at expr.Place) (first, last int) {
	first = at.Line() - 1
	program, err := expr.Parse(at.Source)
	if err != nil {
		return first, first
	}
	for _, s := range program.Statements {
		if s.Span.Start <= at.Span.Start && at.Span.Start < s.Span.End {
			start, end := expr.Place{Source: at.Source, Span: s.Span}, expr.Place{Source: at.Source, Span: expr.Span{Start: s.Span.End}}
			return start.Line() - 1, end.Line() - 1
		}
	}
	return first, first
}

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

// dedent moves the body of a line out to where the line stands.
func (x *excerpt) dedent(head, last int) {
	by := 0
	for n := head + 1; n <= last; n++ {
		if by == 0 {
			by = indent(x.lines[n])
		}
		x.lines[n] = x.lines[n][min(by, indent(x.lines[n])):]
	}
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " \t")) }

// firstRound returns what a loop gives its variable first, "" where it is none
// or gives several.
func firstRound(head string) string {
	names, list, ok := strings.Cut(strings.TrimPrefix(head, "for "), " in ")
	if !ok || !strings.HasPrefix(head, "for ") || strings.Contains(names, ",") {
		return ""
	}
	if strings.HasPrefix(list, "range(") && !strings.Contains(list, ",") {
		return names + " = 0"
	}
	return names + " = (" + list + ")[0]"
}

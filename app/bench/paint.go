package bench

import (
	"strconv"
	"strings"

	"shapecast/engine/expr"
)

// owners are the classes of what belongs to an operand, in their order.
var owners = [...]string{"a", "b", "c", "d", "e"}

// OwnerClass returns the class of operand i.
func OwnerClass(i int) string { return owners[i%len(owners)] }

// escaped makes text safe in markup.
var escaped = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")

// A stretch is a part of a line and the class of its markup.
type stretch struct {
	expr.Span
	class string
}

// Painted returns the line as markup in which each operand has the colour that
// it has in the figure, and a mistake is underlined. Its text is the line and
// one line end more, which a field shows room for and an element does not.
func (b *Bench) Painted() string {
	if b.Mistake == nil && b.Line == b.Good.Source {
		return b.Good.Painted()
	}
	if b.At.Source != b.Line || b.At.Span.End <= b.At.Span.Start || b.Meant() {
		return painted(b.Line, nil)
	}
	return painted(b.Line, []stretch{{b.At.Span, "wrong"}})
}

// Painted returns the source as markup.
func (r Reading) Painted() string { return painted(r.Source, r.owned()) }

// Drawn returns the operation that is shown, as markup, "" where none is.
func (r Reading) Drawn() string {
	if r.Step < 0 {
		return ""
	}
	at := r.Outcome.Steps[r.Step].Span
	list := r.owned()
	for i := range list {
		list[i].Start, list[i].End = list[i].Start-at.Start, list[i].End-at.Start
	}
	return strings.TrimSpace(painted(r.Source[at.Start:at.End], list))
}

// owned returns the parts of the source that belong to operands.
func (r Reading) owned() []stretch {
	var list []stretch
	for i, operand := range r.operands() {
		span, _ := r.placeOf(i)
		list = append(list, stretch{span, OwnerClass(i)})
		if at, found := r.assigned(operand.Name); found {
			list = append(list, stretch{at, OwnerClass(i)})
		}
	}
	return list
}

// assigned returns the statement that assigns a variable: the only one, or the last one
// before the step that is shown.
func (r Reading) assigned(name string) (expr.Span, bool) {
	at, found := r.assignment(name)
	for _, s := range r.statements {
		if s.Op == "" && len(s.Targets) == 1 && isName(s.Targets[0]) && functionName(s.Targets[0]) == name && r.Step >= 0 && s.Value.At().End <= r.Outcome.Steps[r.Step].Span.Start {
			at, found = s.Value.At(), true
		}
	}
	if !found {
		return at, false
	}
	start := strings.LastIndexByte(r.Source[:at.Start], '\n') + 1
	return expr.Span{Start: start, End: at.End}, strings.HasPrefix(r.Source[start:], name)
}

// painted writes a line with stretches of it marked; one that is empty or starts
// inside another is left out.
func painted(line string, list []stretch) string {
	var out strings.Builder
	end := 0
	for s, found := next(list, 0); found; s, found = next(list, end) {
		gap(&out, line[end:s.Start])
		out.WriteString(`<span class=` + strconv.Quote(s.class) + `>`)
		escaped.WriteString(&out, line[s.Start:s.End])
		out.WriteString("</span>")
		end = s.End
	}
	gap(&out, line[end:])
	out.WriteByte('\n')
	return out.String()
}

// next returns the first stretch from a place on that is not empty.
func next(list []stretch, from int) (first stretch, found bool) {
	for _, s := range list {
		if s.Start >= from && s.Start < s.End && (!found || s.Start < first.Start) {
			first, found = s, true
		}
	}
	return first, found
}

// gap writes text that belongs to no operand, with its comments marked.
func gap(out *strings.Builder, text string) {
	code, after, found := strings.Cut(text, "#")
	escaped.WriteString(out, code)
	if !found {
		return
	}
	comment, rest, more := strings.Cut(after, "\n")
	out.WriteString(`<span class="note">#`)
	escaped.WriteString(out, comment)
	out.WriteString("</span>")
	if more {
		out.WriteByte('\n')
		gap(out, rest)
	}
}

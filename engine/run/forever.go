package run

import (
	"slices"
	"strings"
	"unicode"

	"shapecast/engine/expr"
)

// fewTurns is how often a loop that cannot end goes round: one of its turns may raise an
// error.
const fewTurns = 256

// turnsForever reports whether a while loop cannot end but by an error: nothing in it leaves it,
// and the names of its condition are numbers and get no other value. Who types a loop runs it
// half written.
func turnsForever(m *machine, b *expr.Block) bool {
	condition := expr.Format(b.Value)
	if strings.ContainsAny(condition, `([{."'`) || leavesLoop(b.Body) {
		return false
	}
	given := localsOf(b.Body)
	names := strings.FieldsFunc(condition, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return !slices.ContainsFunc(names, func(name string) bool {
		v := variable(m, name)
		return slices.Contains(given, name) || v != nil && v.kind != numberKind
	})
}

// leavesLoop reports whether a statement, or one inside it, may end the loop around it.
func leavesLoop(body []expr.Statement) bool {
	return slices.ContainsFunc(body, func(s expr.Statement) bool {
		b := s.Block
		if b == nil {
			return false
		}
		inside := slices.Concat(b.Body, b.Else, b.Finally)
		for _, h := range b.Handlers {
			inside = append(inside, h.Body...)
		}
		return b.Word == "break" || b.Word == "return" || b.Word == "raise" || b.Word == "yield" || leavesLoop(inside)
	})
}

package bench

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine/expr"
)

// leavesTable reports whether a statement makes an array of a table of pandas'.
func leavesTable(text string) bool {
	return slices.ContainsFunc([]string{".values", ".to_numpy(", "array(", "ensor(", "constant("}, func(call string) bool { return strings.Contains(text, call) })
}

// framesOf returns the names that are tables of pandas', or parts of them: these match
// labels where arrays match axes, so that no shape tells what comes out.
func framesOf(source string) map[string]bool {
	frames := map[string]bool{}
	program, err := expr.Parse(source)
	if err != nil {
		return frames
	}
	for _, s := range program.Statements {
		text := source[s.Span.Start:s.Span.End]
		for _, one := range s.Imports {
			frames[cmp.Or(one.As, one.Name)] = one.Name == "pandas" || one.From == "pandas"
		}
		for _, target := range s.Targets {
			if name, ok := target.(*expr.Name); ok && !leavesTable(text) {
				frames[name.Name] = slices.ContainsFunc(expr.Words(text), func(w expr.Word) bool { return frames[w.Text] })
			}
		}
	}
	return frames
}

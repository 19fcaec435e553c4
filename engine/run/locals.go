package run

import "shapecast/engine/expr"

// unbound is what a local variable is before it gets a value: a name that a function
// assigns anywhere is its own everywhere in it.
var unbound = &object{}

// localsOf returns the names that a function assigns.
func localsOf(body []expr.Statement) []string {
	var names []string
	for _, s := range body {
		for _, t := range s.Targets {
			names = append(names, namesIn(t)...)
		}
		if b := s.Block; b != nil {
			names = append(names, blockLocals(b)...)
		}
	}
	return names
}

func blockLocals(b *expr.Block) []string {
	names := namesIn(b.Target)
	switch b.Word {
	case "def", "class":
		return append(names, b.Def.Name)
	case "del":
		names = append(names, namesIn(b.Value)...)
	}
	bodies := [][]expr.Statement{b.Body, b.Else, b.Finally}
	for _, h := range b.Handlers {
		bodies = append(bodies, h.Body)
		if h.Name != "" {
			names = append(names, h.Name)
		}
	}
	for _, body := range bodies {
		names = append(names, localsOf(body)...)
	}
	return names
}

// namesIn returns the names that an assignment to target makes.
func namesIn(target expr.Expr) []string {
	switch t := target.(type) {
	case *expr.Name:
		return []string{t.Name}
	case *expr.Unary: // *rest
		return namesIn(t.X)
	case *expr.Sequence:
		var names []string
		for _, item := range t.Items {
			names = append(names, namesIn(item)...)
		}
		return names
	}
	return nil
}

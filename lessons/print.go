package lessons

import (
	"cmp"

	"shapecast/engine"
	"shapecast/engine/run"
)

// python prints a Python value as repr does; the shapes of libraries are plain tuples.
func python(v run.Value) string {
	if !v.Tuple {
		return cmp.Or(v.Text, v.Type)
	}
	items := joined(v.Items, ", ", python)
	if len(v.Items) == 1 {
		items += ","
	}
	return "(" + items + ")"
}

// listed reports whether the values of an array are known and can be listed.
func listed(a *engine.Array) bool {
	if a == nil {
		return false
	}
	n, err := a.Shape.Count()
	return err == nil && n <= engine.MaxValues && a.Values.Known()
}

package run

import (
	"math"
	"slices"
	"strings"

	"shapecast/engine"
)

// root gives the axes of an array that gets a name their origins, where they
// have none. Two axes of one origin, as those of a table of distances, become
// axes of the new array.
func root(m *machine, v value) {
	if v.kind != arrayKind {
		return
	}
	m.roots++
	axes := slices.Clone(v.array.Shape.Axes)
	for k := range axes {
		o := &axes[k].Origin
		twin := false
		for i, a := range v.array.Shape.Axes {
			twin = twin || i != k && a.Origin.Same(*o)
		}
		o.Beside = nil
		if o.Stored = true; !o.Known() || twin {
			o.Array, o.Axis = m.roots, k
			o.Counts = counts(*v.array)
		}
	}
	v.array.Shape.Axes = axes
}

// noteOrigins marks the axes of size 1 that a change wrote, and keeps the origins
// of those that a reshape leaves what they are.
func noteOrigins(c *engine.Change) {
	if len(c.Axes) != c.To.Shape.Rank() {
		return
	}
	axes := slices.Clone(c.To.Shape.Axes)
	for k, from := range c.Axes {
		switch {
		case from >= 0 && c.Name == "index" && axes[k].One() && !c.From.Shape.Axes[from].One():
			axes[k].Origin = engine.Origin{Written: engine.Reshaped} // x[:, :1]
		case strings.HasPrefix(c.Name, "diag"): // of both axes
		case from >= 0 && !slices.Contains(c.Reduced, from):
			axes[k].Origin = c.From.Shape.Axes[from].Origin
		case axes[k].One():
			axes[k].Origin = engine.Origin{Written: howWritten(c)}
		}
	}
	c.To.Shape.Axes = axes
}

func howWritten(c *engine.Change) engine.Writing {
	switch {
	case c.Reduced != nil:
		return engine.Kept
	case c.Name == "reshape":
		return engine.Reshaped
	case c.Name == "expand_dims" || c.Name == "index":
		return engine.Inserted
	}
	return engine.NotWritten
}

// counts reports whether an array counts or measures off: its values are evenly
// spaced.
func counts(a engine.Array) bool {
	if p := a.Values.Progression; p != nil {
		return p.Step != 0
	}
	n, err := a.Shape.Count()
	if err != nil || !a.Shape.IsDense() || n < 3 || n > maxMeasured || !a.Values.Known() {
		return false
	}
	flat, err := a.Flat()
	first, step := flat.Float(0), flat.Float(1)-flat.Float(0)
	for i := 2; err == nil && i < n; i++ {
		if math.Abs(flat.Float(i)-first-float64(i)*step) > 1e-6*math.Abs(float64(n)*step) {
			return false
		}
	}
	return err == nil && step != 0
}

// maxMeasured bounds the values that are looked through.
const maxMeasured = 10_000

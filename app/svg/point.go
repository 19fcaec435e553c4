package svg

import (
	"strconv"

	"shapecast/app/scene"
)

// point returns what can be told of cells, as JSON.
func point(p scene.Pointing) string {
	w := &writer{}
	w.raw(`{"name":`, Quote(p.Name), `,"sign":`, Quote(p.Sign), `,"call":`, Quote(p.Call))
	w.texts(`,"axes":[`, p.Axes)
	w.texts(`,"names":[`, p.Names)
	w.texts(`,"says":[`, p.Says)
	w.raw(`,"operands":[`)
	for n, o := range p.Operands {
		w.comma(n)
		w.raw(`{"name":`, Quote(o.Name), `,"times":`, Quote(o.Times), `,"axes":[`)
		for k, own := range o.Axes {
			w.comma(k)
			w.raw(strconv.Itoa(own))
		}
		w.raw("]}")
	}
	w.raw("]}")
	return string(w.b)
}

package svg

import (
	"strconv"

	"shapecast/app/scene"
)

// point returns what can be told of cells, as JSON.
func point(p scene.Pointing) string {
	w := &writer{}
	w.raw(`{"name":`, quote(p.Name), `,"sign":`, quote(p.Sign), `,"call":`, quote(p.Call), `,"axes":[`)
	for k, name := range p.Axes {
		w.comma(k)
		w.raw(quote(name))
	}
	w.raw(`],"names":[`)
	for k, name := range p.Names {
		w.comma(k)
		w.raw(quote(name))
	}
	w.raw(`],"says":[`)
	for k, text := range p.Says {
		w.comma(k)
		w.raw(quote(text))
	}
	w.raw(`],"operands":[`)
	for n, o := range p.Operands {
		w.comma(n)
		w.raw(`{"name":`, quote(o.Name), `,"times":`, quote(o.Times), `,"axes":[`)
		for k, own := range o.Axes {
			w.comma(k)
			w.raw(strconv.Itoa(own))
		}
		w.raw("]}")
	}
	w.raw("]}")
	return string(w.b)
}

// comma writes a comma before every item of a list but the first.
func (w *writer) comma(i int) {
	if i > 0 {
		w.raw(",")
	}
}

package scene

import (
	"shapecast/app/words"
	"shapecast/engine"
)

// BuildChange lays out how one array is made into another.
func BuildChange(c engine.Change, o Options) Scene {
	d := newDrawing(engine.Trace{Operands: []engine.Operand{c.From}}, o)
	d.beat(words.Opening, -1, words.Line{Title: d.story.Question()})
	d.header(min(d.inner(), leastText))
	d.w, d.h = min(d.inner(), leastText)+2*d.margin(), 100
	return d.finish()
}

package bench

import (
	"errors"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// missingLimit bounds how many names are asked for.
const missingLimit = 4

// Missing returns the names of the line that have no value yet, if nothing else is
// wrong with it.
func (b *Bench) Missing() []string {
	var names []string
	line, err := b.Line, b.Mistake
	for len(names) < missingLimit {
		e, ok := errors.AsType[*run.NameError](err)
		if !ok || b.called(e.Name) {
			break
		}
		names = append(names, e.Name)
		line = e.Name + " = 1\n" + line
		err = run.Run(line, b.State.Library).Err
	}
	return names
}

// called reports whether the line uses a name as that of a function, or as a module: it
// asks it for what no array has.
func (b *Bench) called(name string) bool {
	words := expr.Words(b.Line)
	for i := range len(words) - 1 {
		next := words[i+1]
		if words[i].Text != name || next.Span.Start > words[i].Span.End {
			continue
		}
		if next.Text == "(" || next.Text == "." && (i+2 == len(words) || !run.ArraysHave(b.State.Library, words[i+2].Text)) {
			return true
		}
	}
	return false
}

// Give gives a name of the line an array of the shape that is written.
func (b *Bench) Give(name, text string) error {
	shape, err := expr.ParseShape(text)
	if err != nil {
		return err
	}
	n := strings.Count(b.Line, " = ")
	b.remember(Field{Kind: Press})
	b.chosen = -1
	at := b.firstUse(name)
	b.read(b.Line[:at] + name + " = " + sample(shape, n) + "\n" + b.Line[at:])
	return nil
}

// firstUse returns where the line starts that is the first with a name in it.
func (b *Bench) firstUse(name string) int {
	for _, w := range expr.Words(b.Line) {
		if w.Text == name {
			return strings.LastIndexByte(b.Line[:w.Span.Start], '\n') + 1
		}
	}
	return 0
}

// sampleLimit bounds the values that are written out in a line.
const sampleLimit = 24

// sample writes an array with values that tell operands apart: 1, 2, 3 for the first,
// 10, 20, 30 for the next.
func sample(shape engine.Shape, n int) string {
	size, err := shape.Count()
	if err != nil || size > sampleLimit || !shape.IsDense() || shape.Named() || shape.Rank() == 0 {
		return figure.Teaching(shape, n)
	}
	step, next := 1, 0
	for range min(n, 6) {
		step *= 10
	}
	a := made(engine.Int64, shape.Sizes(), func([]int) engine.Scalar {
		next += step
		return engine.IntScalar(int64(next))
	})
	return "array(" + a.Nested().String() + ")"
}

// another returns one more operand: as long as the last axis of the result where that is
// short, else of size 1.
func (b *Bench) another() string {
	size := 1
	if axes := b.Good.Result.Shape.Axes; len(axes) > 0 && b.Good.Result.Shape.IsDense() && axes[len(axes)-1].Size <= 6 {
		size = axes[len(axes)-1].Size
	}
	return sample(engine.Dense(size), len(b.Good.Rows))
}

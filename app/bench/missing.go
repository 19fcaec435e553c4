package bench

import (
	"errors"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// missingLimit bounds how many names are asked for.
const missingLimit = 4

// An asking says which names of a program need a shape before it can be read.
type asking struct {
	names   []string
	left    []int  // the lines that are left out because they are outside the language
	program string // without them
}

// Missing returns the names of the line that have no value yet, if all that is wrong
// besides is left out.
func (b *Bench) Missing() []string { return b.asked.names }

// LeftOut returns the lines that [Bench.Give] leaves out, from 1.
func (b *Bench) LeftOut() []int { return b.asked.left }

// ask returns the names without a value in a line that has a mistake and gives no figure.
// A value that a line outside the language would give is missing too.
func (b *Bench) ask(line string) asking {
	if b.Mistake == nil || len(b.Offers) > 0 || len(line) > offerLimit {
		return asking{}
	}
	x, names := excerpt{lines: strings.Split("\n"+line, "\n")}, []string(nil) // the first line gives them values
	for effort, n := 0, 0; n < excerptLimit && effort < excerptEffort; n++ {
		outcome := run.Run(x.text(), b.State.Library)
		effort += outcome.Effort
		e, unknown := errors.AsType[*run.NameError](outcome.Err)
		switch {
		case unknown && len(names) == missingLimit:
			return asking{}
		case unknown && !called(line, e.Name, b.State.Library):
			names = append(names, e.Name)
			x.lines[0] = strings.Join(names, " = ") + " = ones(1)"
		case len(names) > 0:
			return x.asking(names, line)
		case unknown || isOutside(outcome.Err):
			x.omit(outcome.At)
		default:
			return asking{}
		}
	}
	return asking{}
}

// asking returns what is asked of a program whose first line gives the names values.
func (x *excerpt) asking(names []string, line string) asking {
	if len(x.left) == 0 {
		return asking{names: names, program: line}
	}
	a := asking{names: names, program: (&excerpt{lines: x.lines[1:]}).program()}
	for _, n := range x.left {
		a.left = append(a.left, n-1)
	}
	slices.Sort(a.left)
	return a
}

// called reports whether a line uses a name as that of a function, or as a module: it
// asks it for what no array has.
func called(line, name string, library engine.Library) bool {
	words := expr.Words(line)
	for i := range len(words) - 1 {
		next := words[i+1]
		if words[i].Text != name || next.Span.Start > words[i].Span.End {
			continue
		}
		if next.Text == "(" || next.Text == "." && (i+2 == len(words) || !run.ArraysHave(library, words[i+2].Text)) {
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
	program := b.asked.program
	n := strings.Count(program, " = ")
	b.remember(Field{Kind: Press})
	b.chosen = -1
	at := firstUse(program, name)
	b.read(program[:at] + name + " = " + sample(shape, n) + "\n" + program[at:])
	return nil
}

// firstUse returns where the line of a program starts that is the first with a name in it.
func firstUse(program, name string) int {
	for _, w := range expr.Words(program) {
		if w.Text == name {
			return strings.LastIndexByte(program[:w.Span.Start], '\n') + 1
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

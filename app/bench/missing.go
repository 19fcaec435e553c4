package bench

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
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
	program string // with these as comments
}

// Missing returns the names of the line that have no value yet, if all that is wrong
// besides is left out.
func (b *Bench) Missing() []string { return b.asked.names }

// LeftOut returns the lines that [Bench.Give] leaves out, from 1.
func (b *Bench) LeftOut() []int { return b.asked.left }

// ask returns the names without a value in a line that has a mistake and gives no figure.
func (b *Bench) ask(line string) asking {
	if b.Mistake == nil || len(b.Offers) > 0 || len(line) > offerLimit {
		return asking{}
	}
	return asked(line, b.State.Library)
}

// asked returns the names without a value in a line. A value that a line outside the
// language would give is missing too.
func asked(line string, library engine.Library) asking {
	x, names, frames := excerpt{lines: strings.Split("\n"+line, "\n")}, []string(nil), framesOf(line) // the first line gives them values
	for effort, n := 0, 0; n < excerptLimit && effort < excerptEffort; n++ {
		outcome := run.Run(x.text(), library)
		effort += outcome.Effort
		e, unknown := errors.AsType[*run.NameError](outcome.Err)
		lacks := unknown && !called(line, e.Name, library)
		switch {
		case lacks && (len(names) == missingLimit || frames[e.Name]):
			return asking{}
		case lacks:
			names = append(names, e.Name)
			x.lines[0] = strings.Join(names, " = ") + " = ones(1)"
		case len(names) > 0:
			return x.asking(names, line)
		case unknown || isOutside(outcome.Err):
			x.omit(outcome.At)
		case outcome.Err != nil || len(outcome.Steps) > 0 || callOf(line) == "":
			return asking{}
		default: // the program only says what a function does
			x.lines = append(x.lines, callOf(line))
			line += "\n" + callOf(line)
		}
	}
	return asking{}
}

// callOf returns a call of the function that a program ends with, with what it takes by
// name; "" where it ends otherwise.
func callOf(source string) string {
	program, err := expr.Parse(source)
	if err != nil || len(program.Statements) == 0 {
		return ""
	}
	last := program.Statements[len(program.Statements)-1].Block
	if last == nil || last.Word != "def" {
		return ""
	}
	var names []string
	for _, p := range last.Def.Params {
		if p.Default == nil && p.Star == "" {
			names = append(names, p.Name)
		}
	}
	return last.Def.Name + "(" + strings.Join(names, ", ") + ")"
}

// asking returns what is asked of a program whose first line gives the names values.
func (x *excerpt) asking(names []string, line string) asking {
	if len(x.left) == 0 {
		return asking{names: names, program: line}
	}
	lines := strings.Split(line, "\n")
	a := asking{names: names}
	for _, n := range x.left {
		a.left = append(a.left, n-1)
		lines[n-2] = x.lines[n-1] + "# " + lines[n-2]
	}
	slices.SortStableFunc(a.left, cmp.Compare[int])
	a.program = strings.Join(lines, "\n")
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
		after := expr.Word{}
		if i+2 < len(words) {
			after = words[i+2]
		}
		switch {
		case next.Text == "(", next.Text == "." && (after.Text == "data" || !run.ArraysHave(library, after.Text)):
			return true
		case next.Text == "[" && strings.IndexAny(strings.TrimLeft(after.Text+line[after.Span.End:], "["), `"'`) == 0:
			return true // a table by the names of its columns
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
	b.remember(Field{Kind: Press})
	b.chosen = -1
	b.read(withValue(b.asked.program, name, shape, b.State.Library))
	return nil
}

// withValue returns a program with a value for a name before its first use.
func withValue(program, name string, shape engine.Shape, library engine.Library) string {
	at, n := firstUse(program, name), 0
	for row := range strings.Lines(program[:at]) {
		if !strings.HasPrefix(strings.TrimSpace(row), "#") {
			n += strings.Count(row, " = ") // so many arrays are told apart
		}
	}
	with := func(whole bool) string {
		return program[:at] + name + " = " + given(program, shape, n, whole) + "\n" + program[at:]
	}
	if isRaised(run.Run(with(false), library).Err) && !isRaised(run.Run(with(true), library).Err) {
		return with(true) // the names of classes are whole, and what is an index
	}
	return with(false)
}

// given writes an array as a program makes them: of floats, where it calls a library.
func given(program string, shape engine.Shape, n int, whole bool) string {
	at := telling(program)
	if at < 0 {
		at = slices.IndexFunc(tellers[:], func(l engine.Library) bool { return strings.Contains(program, l.Import()) })
	}
	count, err := shape.Count()
	if at < 0 || err != nil || !shape.IsDense() || shape.Named() {
		return sample(shape, n)
	}
	text := sample(shape, n)
	if count > sampleLimit {
		text = "arange(" + strconv.Itoa(count) + ")"
	}
	if !whole {
		text = floats(text)
	}
	if text = "np." + text; count > sampleLimit && shape.Rank() > 1 && tellers[at] == engine.InTensorFlow {
		text = "tf.reshape(" + text + ", " + shape.String() + ")"
	} else if count > sampleLimit && shape.Rank() > 1 {
		text += ".reshape" + shape.String()
	}
	return retold(text, tellers[at])
}

// floats writes whole numbers with a point.
func floats(text string) string {
	words := expr.Words(text)
	for i := len(words) - 1; i >= 0; i-- {
		w := words[i]
		if w.Text[0] >= '0' && w.Text[0] <= '9' {
			text = text[:w.Span.End] + ".0" + text[w.Span.End:]
		}
	}
	return text
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
	return b.Good.spelled(sample(engine.Dense(size), len(b.Good.Rows)))
}

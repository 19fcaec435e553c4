// Package goal says what a learner is to make a program do, and whether an
// edited program does it, however it was edited.
package goal

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// A Kind is what is to happen.
type Kind uint8

// The kinds.
const (
	Runs     Kind = iota // operands meet and a result comes out
	Fails                // operands do not broadcast
	FailsOn              // they do not on one axis of the result
	GivesThe             // the result has one shape
	Likes                // the result is that of the solution, value by value
	Pads                 // operands meet and gain so many axes together
	Walks                // the result has such strides
	Writes               // operands meet and the result is written into one of them
)

// A Goal is what a program is to do.
type Goal struct {
	Kind    Kind
	Axis    int          // of FailsOn
	Shape   engine.Shape // of GivesThe and Likes
	Wanted  engine.Array // of Likes
	Ones    int          // of Pads
	Strides []int        // of Walks, in bytes
}

// Hint lists the goals as they are written.
const Hint = "goals: runs, fails, fails on axis 1, result (3, 4), values of the solution, pads 1, strides (0, 8), runs in place"

// Parse reads a goal.
func Parse(text string) (Goal, error) {
	text = strings.Join(strings.Fields(text), " ")
	if shape, ok := strings.CutPrefix(text, "result "); ok {
		s, err := expr.ParseShape(shape)
		return Goal{Kind: GivesThe, Shape: s}, err
	}
	if strides, ok := strings.CutPrefix(text, "strides "); ok {
		s, err := expr.ParseShape(strides)
		return Goal{Kind: Walks, Strides: s.Sizes()}, err
	}
	if axis, ok := strings.CutPrefix(text, "fails on axis "); ok {
		k, err := count(axis)
		return Goal{Kind: FailsOn, Axis: k}, err
	}
	if ones, ok := strings.CutPrefix(text, "pads "); ok {
		n, err := count(ones)
		return Goal{Kind: Pads, Ones: n}, err
	}
	switch text {
	case "runs":
		return Goal{Kind: Runs}, nil
	case "runs in place":
		return Goal{Kind: Writes}, nil
	case "fails":
		return Goal{Kind: Fails}, nil
	case "values of the solution":
		return Goal{Kind: Likes}, nil
	}
	return Goal{}, fmt.Errorf("%q is no goal", text)
}

func count(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%q is no number from 0", text)
	}
	return n, nil
}

// Solved returns a goal that knows what its solution gives.
func (g Goal) Solved(out run.Outcome) Goal {
	if g.Kind == Likes && out.Err == nil && out.Last.Array != nil {
		g.Wanted, g.Shape = *out.Last.Array, out.Last.Array.Shape
	}
	return g
}

// Differs returns the first place at which a result is not as wanted, counted along its
// values, -1 for none, and the values there. It has the shape of what is wanted.
func (g Goal) Differs(a engine.Array) (at int, got, want float64) {
	x, err := a.Flat()
	y, other := g.Wanted.Flat()
	if err != nil || other != nil || x.Len() != y.Len() {
		return 0, 0, 0
	}
	for i := range y.Len() {
		if got, want = x.Float(i), y.Float(i); got != want && !(math.Abs(got-want) <= 1e-6*math.Abs(want)) {
			return i, got, want
		}
	}
	return -1, 0, 0
}

// Met reports whether an outcome is what the goal asks for. A program in which
// nothing happens to an array meets none.
func (g Goal) Met(out run.Outcome) bool {
	if len(out.Steps) == 0 {
		return false
	}
	mismatch, fails := out.Err.(*engine.MismatchError)
	switch g.Kind {
	case Runs:
		return out.Err == nil
	case Fails:
		return fails
	case FailsOn:
		return fails && g.Axis < len(mismatch.Trace.Columns) && mismatch.Trace.Columns[g.Axis].Conflict != nil
	case Writes:
		step, _ := out.Latest()
		return out.Err == nil && step.Trace != nil && step.Trace.Output != nil && step.Trace.Output.Kind == engine.Augmented
	case Pads:
		step, _ := out.Latest()
		return out.Err == nil && step.Trace != nil && Padded(*step.Trace) == g.Ones
	case Walks:
		return out.Err == nil && out.Last.Array != nil && slices.Equal(out.Last.Array.ByteStrides(), g.Strides)
	}
	if out.Err != nil || out.Last.Array == nil || !out.Last.Array.Shape.SameExtent(g.Shape) {
		return false
	}
	if g.Kind != Likes {
		return true
	}
	at, _, _ := g.Differs(*out.Last.Array)
	return at < 0
}

// Padded counts the axes that operands gain.
func Padded(t engine.Trace) int {
	n := 0
	for _, column := range t.Columns {
		for _, m := range column.Meetings[:len(t.Operands)] {
			if m.Padded() {
				n++
			}
		}
	}
	return n
}

// Edits returns in how many places two programs differ: neighbouring words that
// were inserted, deleted or replaced are one. As many words as can
// are taken to be the same, and then as few places as can to differ.
func Edits(before, after string) int {
	a, b := wordsOf(before), wordsOf(after)
	const word = 1 << 20 // a word that differs weighs more than all places together
	// least[j][in] is what the rest costs from word j of b on, inside a place that
	// differs or not.
	var least [][2]int
	for i := len(a); i >= 0; i-- {
		row := make([][2]int, len(b)+1)
		for j := len(b); j >= 0; j-- {
			for in := range 2 {
				row[j][in] = math.MaxInt
				if i == len(a) && j == len(b) {
					row[j][in] = 0
				}
				if i < len(a) && j < len(b) && a[i] == b[j] {
					row[j][in] = least[j+1][0]
				}
				if i < len(a) {
					row[j][in] = min(row[j][in], word+1-in+least[j][1])
				}
				if j < len(b) {
					row[j][in] = min(row[j][in], word+1-in+row[j+1][1])
				}
			}
		}
		least = row
	}
	return least[0][0] % word
}

// wordsOf returns the words of a program, in which an operand that has a line of its own is
// one word; what is too long to compare is one, too.
func wordsOf(source string) []string {
	const most = 500
	var list []string
	operands, end := operandsOf(source), 0
	for _, w := range expr.Words(source) {
		if w.Span.Start < end {
			list[len(list)-1] += w.Text
			continue
		}
		list, end = append(list, w.Text), operands[w.Span.Start]
	}
	if len(list) > most {
		return []string{source}
	}
	return list
}

// operandsOf returns where the values that a program gives to names end, by where they begin.
func operandsOf(source string) map[int]int {
	operands := map[int]int{}
	program, err := expr.Parse(source)
	if err != nil {
		return nil
	}
	for _, s := range program.Statements {
		if len(s.Targets) == 1 && s.Op == "" {
			operands[s.Value.At().Start] = s.Value.At().End
		}
	}
	return operands
}

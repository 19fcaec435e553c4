package answer

import (
	"cmp"
	"fmt"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/goal"
	"shapecast/engine/run"
)

// A Task is a program to edit, and what it is to do then.
type Task struct {
	Goal    goal.Goal
	Most    int     // edits that are enough; 0 for any number
	Before  string  // the program
	Replies []Reply // to shapes that come out, and to code in backquotes that does not help
}

// Short says why an edited program is not what a task asks for, and "" when it is.
// The error is about a program that cannot be read.
func (t Task) Short(after string, out run.Outcome, lang words.Lang) (reason string, err error) {
	met := t.Goal.Met(out)
	for _, r := range t.Replies {
		// An argument that another library has does not do, though it runs without a prefix.
		if (!met || strings.HasSuffix(r.Answer, "=`")) && r.foresees(after, out) {
			return r.Text, nil
		}
	}
	switch edits := goal.Edits(t.Before, after); {
	case out.Err != nil && !engine.Mismatched(out.Err):
		return "", out.Err
	case !met:
		return missed(t.Goal, out, lang), nil
	case t.Most > 0 && edits > t.Most:
		return lang.Fill(either(t.Most == 1, words.OneEdit, words.FewerEdits), edits, t.Most), nil
	}
	return "", nil
}

// foresees reports whether an edited program has the code that a reply is about, or gives its shape.
func (r Reply) foresees(program string, out run.Outcome) bool {
	if code, is := strings.CutPrefix(r.Answer, "`"); is {
		return strings.Contains(strings.ReplaceAll(program, " ", ""), strings.ReplaceAll(strings.TrimSuffix(code, "`"), " ", ""))
	}
	return out.Err == nil && out.Last.Array != nil && same(out.Last.Array.Shape.String(), r.Answer)
}

// Reached returns what is said of a program that meets a goal: its strides where those are
// asked for, else how its result comes about.
func Reached(g goal.Goal, program string, out run.Outcome, lang words.Lang) string {
	if said := walk(g, out, lang); said != "" {
		return said
	}
	return Question{Ask: "shape", Source: program}.Read(out).Because(lang)
}

// walk says which strides came out, where they are asked for, and else "".
func walk(g goal.Goal, out run.Outcome, lang words.Lang) string {
	if g.Kind != goal.Walks || out.Err != nil || out.Last.Array == nil {
		return ""
	}
	return lang.Fill(words.ItWalks, words.ShapeText(engine.Dense(out.Last.Array.ByteStrides()...)))
}

// missed says what a program does instead, and on which axis.
func missed(g goal.Goal, out run.Outcome, lang words.Lang) string {
	step, ok := out.Latest()
	shaped := g.Kind == goal.GivesThe || g.Kind == goal.Likes
	if !ok && shaped {
		return lang.Fill(words.NoArray, words.ShapeText(g.Shape))
	}
	if !ok {
		return lang.Label(words.NoOperation)
	}
	if said := walk(g, out, lang) + turned(out, lang); said != "" {
		return said
	}
	if a := out.Last.Array; g.Kind == goal.Likes && out.Err == nil && a != nil && a.Shape.SameExtent(g.Shape) {
		return differs(g, *a, step, lang)
	}
	if step.Trace == nil {
		return lang.Fill(words.ItGives, words.ShapeText(step.Result.Shape))
	}
	story := storyOf(lang, *step.Trace)
	switch {
	case step.Trace.Failed():
		return reader{Question: Question{Trace: step.Trace}, lang: lang}.failure()
	case g.Kind == goal.FailsOn && g.Axis < len(step.Trace.Columns):
		return lang.Fill(words.ShouldFail, g.Axis) + story.AxisReason(g.Axis)
	case g.Kind == goal.Writes:
		return lang.Label(words.NotInPlace)
	case g.Kind == goal.Pads:
		return lang.Fill(words.ItPads, goal.Padded(*step.Trace))
	case !shaped:
		return story.WhyItRuns()
	}
	result := step.Trace.Result()
	said := lang.Fill(words.ItGives, words.ShapeText(result))
	if result.Rank() != g.Shape.Rank() {
		return said + lang.Fill(words.WantedAxes, result.Rank(), g.Shape.Rank())
	}
	for k, axis := range result.Axes {
		if !axis.SameExtent(g.Shape.Axes[k]) {
			return said + story.AxisReason(k)
		}
	}
	return said
}

// turned says that a transpose of an array of one axis does nothing, "" where there is none.
func turned(out run.Outcome, lang words.Lang) string {
	for _, s := range out.Steps {
		if s.Change != nil && s.Change.Name == transpose && s.Change.From.Shape.Rank() == 1 {
			return lang.Fill(words.TurnedOne, words.ShapeText(s.Change.From.Shape))
		}
	}
	return ""
}

// transpose is the change that .T makes.
const transpose = "transpose"

// differs says in which cell a result of the right shape is not as wanted.
func differs(g goal.Goal, a engine.Array, last run.Step, lang words.Lang) string {
	if _, err := a.Flat(); err != nil {
		return lang.Fill(words.ItGives, words.ShapeText(a.Shape))
	}
	k, got, want := g.Differs(a)
	index, _ := cellOf(a.Nested(), &k)
	said := lang.Fill(words.OtherValues, cmp.Or(at(index), "()"), written(a, got), written(g.Wanted, want))
	if last.Change != nil && last.Change.Name == transpose {
		said += lang.Label(words.Turned)
	}
	return said
}

// written returns a value of an array as Python has it: False and True, or a number.
func written(a engine.Array, value float64) string {
	if a.Values.DType == engine.Bool {
		return map[bool]string{true: "True", false: "False"}[value != 0]
	}
	return fmt.Sprintf("%.6g", value)
}

// cellOf returns the index of a value of nested lists, before which there are k.
func cellOf(n engine.Nested, k *int) (index []int, found bool) {
	if !n.IsList() {
		*k--
		return nil, *k < 0
	}
	for i, item := range n.Items {
		if inner, found := cellOf(item, k); found {
			return append([]int{i}, inner...), true
		}
	}
	return nil, false
}

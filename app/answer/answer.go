// Package answer compares what a learner constructed with the truth, and says
// why a wrong answer is wrong: in the words of the author where they foresaw
// it, else from the rule.
package answer

import (
	"slices"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/run"
)

// A Question is what a learner is asked to construct, and what the answer is
// read off.
type Question struct {
	Ask     string // shape, padded, error, cell or value
	Cell    []int  // which one, for cell
	Answer  string
	Replies []Reply        // to wrong answers that were foreseen
	Trace   *engine.Trace  // of the operands that meet; nil where none do
	Change  *engine.Change // of one array into another, where no two meet; nil where none is made
	Array   *engine.Array  // what comes out of the program; nil where that is no array
	Source  string         // the program
	Library engine.Library
}

// A Reply is what to say to one wrong answer.
type Reply struct{ Answer, Text string }

// Read fills in what an outcome shows of a question.
func (q Question) Read(out run.Outcome) Question {
	q.Array, q.Library = out.Last.Array, out.Library
	step, ok := out.Latest()
	if t := step.Trace; ok && t != nil { // a step in the middle of the program answers only for padding
		if t.GivesNothing() || q.Ask == "padded" || q.Array != nil && t.Result().SameExtent(q.Array.Shape) {
			q.Trace = t
		}
	}
	q.Change = step.Change
	return q
}

// Right reports whether typed means the answer.
func (q Question) Right(typed string) bool { return same(q.Answer, q.counted(typed)) }

// counted returns an answer with its axis counted from the left, as we count, and before
// its row. A learner may count it from the right, as Python can, and write it last.
func (q Question) counted(typed string) string {
	text := plain(typed)
	if row, axis, both := strings.Cut(text, "axis"); both && strings.Contains(row, "row") {
		return "axis" + axis + "," + row
	}
	at := strings.TrimPrefix(text, "axis")
	n, err := strconv.Atoi(at)
	if q.Ask != "error" || q.Trace == nil || err != nil || n >= 0 {
		return typed
	}
	return "axis" + strconv.Itoa(n+len(q.Trace.Columns))
}

// Why says what is wrong with an answer, in the language of the reader. It
// says something to any answer that is not right, and where there are rules more
// the second time.
func (q Question) Why(typed string, lang words.Lang) string {
	typed = q.counted(typed)
	for _, r := range q.Replies {
		if same(r.Answer, typed) {
			return r.Text
		}
	}
	q.Answer = plain(q.Answer) // the page has it in its own language
	r := reader{q, lang, read(typed)}
	reason := ""
	switch q.Ask {
	case "shape":
		reason = r.shape()
	case "padded":
		reason = r.padded()
	case "error":
		reason = r.blame()
	case "cell":
		reason = r.cell()
	default:
		reason = r.value()
	}
	if reason == "" {
		return lang.HowTo(q.Kind())
	}
	return reason
}

// met reports whether operands meet in the program.
func (q Question) met() bool { return q.Trace != nil && len(q.Trace.Operands) > 1 }

// either returns one sentence or another.
func either(holds bool, one, other words.Label) words.Label {
	if holds {
		return one
	}
	return other
}

// Kind returns what kind of answer is asked for: one about a result that is written into
// a place that exists may be that the place is too small.
func (q Question) Kind() string {
	if q.Ask == "error" && q.Trace != nil && q.Trace.Output != nil && q.Trace.Output.Kind != engine.Target {
		return "place"
	}
	return q.Ask
}

// A reader answers one wrong answer.
type reader struct {
	Question
	lang  words.Lang
	typed typed
}

func (r reader) story() *words.Story { return storyOf(r.lang, *r.Trace) }

// longest is how many characters of an operand may stand for it in a sentence.
const longest = 24

// storyOf returns the story of a trace whose operands are called as the program writes them,
// since a reply has no figure beside it in which to look up A.
func storyOf(lang words.Lang, t engine.Trace) *words.Story {
	t.Operands = slices.Clone(t.Operands)
	for i, o := range t.Operands {
		alike := func(other engine.Operand) bool { return other.Text == o.Text && other.Start != o.Start }
		if o.Name == "" && len(o.Text) <= longest && !slices.ContainsFunc(t.Operands, alike) {
			t.Operands[i].Name = o.Text
		}
	}
	return words.StoryOf(lang, t)
}

// source returns the last line of the program, where it is short and no literal.
func (q Question) source() string {
	lines := strings.Split(strings.TrimSpace(q.Source), "\n")
	last := lines[len(lines)-1]
	if len(last) > 40 || strings.HasPrefix(last, "array(") || strings.HasPrefix(last, " ") || strings.HasPrefix(last, "[") {
		return ""
	}
	return last
}

// Because says in one sentence why the answer is right, once it was given or
// shown; "" where the rule does not explain it.
func (q Question) Because(lang words.Lang) string {
	r := reader{q, lang, read(q.Answer)}
	switch {
	case q.Ask == "cell":
		return r.cell()
	case q.Ask == "value":
		return r.value()
	case r.Trace == nil:
		return r.made()
	case q.Ask == "padded":
		return r.story().PaddedInFront(max(r.Trace.Shorter(), 0))
	case r.Answer == "error" || r.Trace.Grows() || r.Trace.Failed():
		return r.failure()
	}
	return r.story().Meets()
}

// made says how an array that met no other came by its shape.
func (r reader) made() string {
	if c := r.Change; c != nil && c.Failed() {
		return saidAt(words.Axis, words.ChangeStoryOf(r.lang, *c), r.lang)
	} else if c != nil {
		return words.ChangeStoryOf(r.lang, *c).Moves()
	}
	if r.Array == nil || r.Array.Shape.Rank() == 0 || !r.Array.Shape.IsDense() {
		return ""
	}
	return r.lang.Brackets(sizes(r.Array.Shape))
}

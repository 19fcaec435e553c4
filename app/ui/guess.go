package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
)

// A guess is what the reader says before the figure is shown: "predict first".
type guess struct {
	On    bool
	Ask   ask
	Typed string
	Tries int
	Done  bool // the answer is shown
}

// hides reports whether the answer must not be on the page.
func (g guess) hides() bool { return g.On && !g.Done }

// An ask is what the reader is to construct.
type ask uint8

const (
	askShape ask = iota // of the result, or "error"
	askOnes             // the shape of an operand once its 1s are added
	askCell             // the value of one cell of the result
)

// asks are all there are, with what each is called.
var asks = [...]words.Label{askShape: words.LabelForShape, askOnes: words.LabelForOnes, askCell: words.LabelForCell}

// answer returns what is to be constructed, "" where the reading has no such thing.
func (a ask) answer(r bench.Reading) string {
	switch a {
	case askOnes:
		if n := padded(r); n >= 0 {
			return r.Trace.Padded(n).String()
		}
		return ""
	case askCell:
		if cell := cell(r); cell != nil {
			return r.Trace.Cell(cell...).Value.String()
		}
		return ""
	}
	return r.Answer()
}

// padded returns the first operand that gains axes, -1 when none does.
func padded(r bench.Reading) int {
	if r.Trace == nil {
		return -1
	}
	return slices.IndexFunc(r.Trace.Operands, func(o engine.Operand) bool { return o.Shape.Rank() < len(r.Trace.Columns) })
}

// cell returns the index of a cell worth asking for: at the far end of the
// first axis and in the middle of the others. It is nil where nothing is known
// of any, or rows differ.
func cell(r bench.Reading) []int {
	if r.Trace == nil || r.Trace.Failed() || len(r.Trace.Columns) == 0 || !r.Trace.Result().IsDense() {
		return nil
	}
	var index []int
	for k, size := range r.Trace.Result().Sizes() {
		if size == 0 {
			return nil
		}
		index = append(index, [2]int{size - 1, size / 2}[min(k, 1)])
	}
	if !r.Trace.Cell(index...).Value.Known {
		return nil
	}
	return index
}

// asked returns what the reader is asked: the shape where the reading lacks
// what was chosen.
func (p *Playground) asked() ask {
	if p.guess.Ask.answer(p.bench.Good) == "" {
		return askShape
	}
	return p.guess.Ask
}

// sentence is the question in words.
func (p *Playground) sentence() string {
	switch good := p.bench.Good; p.asked() {
	case askOnes:
		return p.lang.AskOnes(p.name(padded(good)))
	case askCell:
		index := fmt.Sprint(cell(good))
		return p.lang.AskCell(p.t(words.LabelResult) + strings.ReplaceAll(index, " ", ", "))
	}
	return p.t(words.LabelAskShape)
}

// question asks, and afterwards holds the guess beside the truth.
func (p *Playground) question() app.UI {
	hint := "(…, …)"
	switch p.asked() {
	case askShape:
		hint = p.lang.In("(…, …), or error", "(…, …)，或 error")
	case askCell:
		hint = p.lang.AnswerHint("value")
	}
	return app.Form().Class("predict").Hidden(!p.guess.On).OnSubmit(p.submit).Body(
		p.choice(),
		app.P().Class("ask").Text(p.sentence()),
		app.Div().Class("answer").Hidden(p.guess.Done).Body(
			app.Input().Type("text").ID("guess").Aria("label", p.t(words.LabelYourAnswer)).Spellcheck(false).AutoComplete(false).
				DataSet("field", "guess").DataSet("value", p.guess.Typed).Placeholder(hint).
				OnInput(func(ctx app.Context, _ app.Event) {
					p.guess.Typed = text(ctx.JSSrc().Get("value"))
					ctx.PreventUpdate()
				}),
			p.placing(),
			app.Button().Type("submit").Class("button", "primary").Text(p.t(words.LabelCheck)),
			p.press("reveal", p.reveal).Class("button", "quiet").Text(p.t(words.LabelReveal)),
		),
		app.Div().Role("status").Body(p.guessReply(p.truth())),
	)
}

// choice offers what may be asked of this operation.
func (p *Playground) choice() app.UI {
	return app.Div().Class("segments").Role("group").Aria("label", p.t(words.LabelAskFor)).Body(
		app.Range(asks[:]).Slice(func(i int) app.UI {
			return p.press(askID(ask(i)), func() { p.guess = guess{On: true, Ask: ask(i)} }).
				Disabled(ask(i).answer(p.bench.Good) == "").
				Aria("pressed", strconv.FormatBool(ask(i) == p.asked())).Text(p.t(asks[i]))
		}))
}

// askID is what the button of a question is called in the page.
func askID(a ask) string { return "ask-" + strconv.Itoa(int(a)) }

// placing offers to place a 1 at either end of the shape that is typed.
func (p *Playground) placing() app.UI {
	if p.asked() != askOnes {
		return nil
	}
	place := func(id, sign string, label words.Label, left bool) app.UI {
		return p.press(id, func() {
			if p.guess.Typed == "" {
				p.guess.Typed = p.bench.Good.Trace.Operands[padded(p.bench.Good)].Shape.String()
			}
			p.guess.Typed = placeOne(p.guess.Typed, left)
		}).Class("button").Title(p.t(label)).Aria("label", p.t(label)).Text(sign)
	}
	return app.Span().Class("slots").Body(
		place("one-left", "1 →", words.LabelAddLeft, true), place("one-right", "← 1", words.LabelAddRight, false))
}

// truth is the question with its answer.
func (p *Playground) truth() Question { return Question{Answer: p.asked().answer(p.bench.Good)} }

func (p *Playground) submit(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if strings.TrimSpace(p.guess.Typed) == "" {
		return
	}
	p.guess.Tries++
	if p.truth().Right(p.guess.Typed) {
		p.reveal()
		p.pressed = askID(p.asked())
	}
	p.after(ctx)
}

// reveal shows the answer, beside what was guessed.
func (p *Playground) reveal() { p.guess.Done = true }

// predictFirst hides the answer, and asks for it; or no longer.
func (p *Playground) predictFirst() {
	if p.guess = (guess{On: !p.guess.On}); p.guess.On {
		p.aim = "guess"
	}
}

func (p *Playground) guessReply(q Question) app.UI {
	switch {
	case p.guess.Done:
		return comparison(p.lang, p.guess.Typed, q)
	case p.guess.Tries > 0:
		return app.Div().Class("reply wrong").Body(app.P().Text(p.t(words.LabelNotYet)))
	}
	return nil
}

// comparison holds an answer beside the truth; who skipped it is told so.
func comparison(lang words.Lang, typed string, q Question) app.UI {
	class, head := "reply right", lang.Label(words.LabelRight)
	if !q.Right(typed) {
		class, head = "reply", lang.Label(words.LabelAnswer)
	}
	if strings.TrimSpace(typed) == "" {
		typed = lang.Label(words.LabelSkipped)
	}
	return app.Div().Class(class).Body(
		app.P().Body(app.B().Text(head)),
		app.Dl().Class("compare").Body(
			app.Dt().Text(lang.Label(words.LabelYourAnswer)), app.Dd().Text(typed),
			app.Dt().Text(lang.Label(words.LabelTruth)), app.Dd().Text(q.Answer),
		))
}

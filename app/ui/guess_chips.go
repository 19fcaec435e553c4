package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/scene"
	"shapecast/app/words"
)

// A guess is what the reader says will come out, axis by axis.
type guess struct {
	about  string         // the program
	sizes  map[int]string // by the axes of the result
	cannot bool           // it cannot run
	done   bool           // it was compared
}

// matchStop is the stop from which on the answer is seen.
const matchStop = 2

// overResult lies over a chip of the result: a field for a guess, and what was
// guessed beneath it.
func (p *Playground) overResult(c scene.Chip, plan chipPlan, style string) []app.UI {
	k, typed := c.Column, p.guess.sizes[c.Column]
	column := strconv.Itoa(k)
	list := []app.UI{textField("class=chip class=ask inputmode=numeric data-row=result style=% data-field=% data-value=% data-column=% readonly=% aria-label=% tabindex=%",
		style, "guess-"+column, typed, column, flag(p.guess.done), strings.ReplaceAll(p.t(words.LabelGuess), "{n}", column), tabIndex(k == 0)).
		OnInput(func(ctx app.Context, _ app.Event) {
			ctx.PreventUpdate()
			heard(ctx.JSSrc())
			p.typeGuess(ctx.JSSrc(), k)
		}, scope(column)).
		OnKeyDown(p.keys(p.guessDo), scope(column))}
	if p.guess.done && (typed != "" || p.guess.cannot) {
		list = append(list, p.compared(c, plan, typed))
	}
	return list
}

// typeGuess takes the size that is guessed for an axis.
func (p *Playground) typeGuess(source app.Value, axis int) {
	if p.guess.sizes == nil {
		p.guess.sizes = map[int]string{}
	}
	value := text(source.Get("value"))
	p.guess.about, p.guess.cannot = p.bench.Good.Source, false
	p.guess.sizes[axis] = value
	source.Get("dataset").Set("value", value)
	source.Get("classList").Call("toggle", "typed", value != "")
}

// guessDo does what a key means in a guess: Enter compares it, arrows and before it is
// whole Tab go from axis to axis.
func (p *Playground) guessDo(s stroke) bool {
	whole := p.guess.whole(len(p.columns()))
	switch {
	case s.key == "Enter" && whole:
		p.own.Dispatch(p.compare)
	case s.key == "Enter", s.key == "Tab" && !s.shift && !whole && !s.source.Equal(p.lastAsked()):
		nextChip(&p.desk, s.source, 1)
	case s.key == "Escape":
		s.source.Call("blur")
	default:
		return sideways(&p.desk, s)
	}
	return true
}

// whole reports whether every axis was guessed.
func (g guess) whole(axes int) bool {
	for k := range axes {
		if strings.TrimSpace(g.sizes[k]) == "" {
			return false
		}
	}
	return axes > 0
}

// beforePlay compares a whole guess before the story goes on.
func (p *Playground) beforePlay(e app.Value) {
	if !p.guess.done && p.guess.whole(len(p.columns())) {
		e.Call("preventDefault")
		p.own.Dispatch(p.compare)
	}
}

// compare plays until the answer is there, with the guess beside it.
func (p *Playground) compare(ctx app.Context) {
	p.guess.about, p.guess.done = p.bench.Good.Source, true
	q, typed, why := questionAbout(p.bench.Good), p.guessed(), ""
	right := q.Right(typed)
	if !right {
		why = q.Why(typed, p.lang)
	}
	p.canvas.remark(p.youSaid(typed, right), why)
	if active := document().Get("activeElement"); active.Call("matches", ".chip.ask").Bool() {
		active.Call("blur")
	}
	p.canvas.run(matchStop)
	p.after(ctx)
}

// guessed returns what was guessed, as an answer.
func (p *Playground) guessed() string {
	if p.guess.cannot {
		return bench.Failure
	}
	sizes := make([]string, len(p.columns()))
	for k := range sizes {
		sizes[k] = strings.TrimSpace(p.guess.sizes[k])
	}
	return tuple(sizes)
}

// youSaid says what was guessed, and whether it is so.
func (p *Playground) youSaid(typed string, right bool) string {
	switch {
	case p.guess.cannot && right:
		return p.t(words.LabelYouSaidSo)
	case p.guess.cannot:
		return p.t(words.LabelYouSaidCannot)
	case right:
		return p.lang.Fill(words.LabelYouSaid, typed)
	}
	return p.lang.Fill(words.LabelYouSaidNot, typed)
}

// compared shows the guess for an axis under its chip.
func (p *Playground) compared(c scene.Chip, plan chipPlan, typed string) app.UI {
	column := p.columns()[c.Column]
	style := boxStyle(plan, c.X, c.Y+c.H+2, c.W, 18)
	right := p.bench.Good.Trace.Refusal() == nil && column.Conflict == nil && column.Reached && strings.TrimSpace(typed) == strconv.Itoa(column.Axis.Size) && !column.Axis.Ragged()
	if right {
		return elem("span.guess.right style=%", style, typed+" ✓")
	}
	if p.guess.cannot {
		return elem("span.guess hidden=true")
	}
	return elem("span.guess.wrong style=%", style).Body(elem("s", typed), app.Text(" ✕"))
}

// orCan offers to guess, or to say that nothing can come out; two single numbers
// leave nothing to ask.
func (p *Playground) orCan() app.UI {
	return elem("span.orcan hidden=%", flag(p.guess.done || len(p.columns()) == 0)).Body(
		app.Text(p.t(words.LabelOrCan)),
		elem("button type=button data-do=cannot", p.t(words.LabelCannotRun)).OnClick(func(ctx app.Context, _ app.Event) {
			p.guess = guess{about: p.bench.Good.Source, cannot: true}
			p.compare(ctx)
		}),
		elem("span.sr", p.t(words.LabelAskShape)))
}

// lastAsked is the field of the last axis that is to be guessed.
func (p *Playground) lastAsked() app.Value {
	list := p.owner.JSValue().Call("querySelectorAll", ".over .chip.ask")
	return list.Index(list.Length() - 1)
}

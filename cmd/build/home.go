package main

import (
	"html/template"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// A home is what the playground shows until its program has come: the line,
// which may be typed in already, its operands as rows of axes, and the figure.
type home struct {
	State, Line string
	Rows        []homeRow
	Result      engine.Shape
	Says        homeSays
	Figure      template.HTML
}

// A homeRow is an operand as it stands on the playground.
type homeRow struct {
	Class, Name, Text string
	Shape             engine.Shape
}

// homeSays are the labels beside them.
type homeSays struct{ Scalar, Result, Runs words.Label }

// addHome adds the playground.
func (b *builder) addHome() error {
	p := b.page("playground", "", words.English)
	p.Bilingual, p.Live = true, true
	p.Styles = append(p.Styles, "player.css", "playground.css")
	p.Langs = b.langs()
	for _, lang := range words.Langs {
		p.Alternates = append(p.Alternates, alternate{Lang: lang})
	}
	p.Title = b.title + ": " + words.English.Page("tagline")
	p.Description = words.English.Page("description")
	body, err := newHome(figure.State{Expr: bench.FirstLine})
	p.Body = body
	if err != nil {
		return err
	}
	return b.add(p)
}

// newHome reads a state as the playground does.
func newHome(state figure.State) (home, error) {
	read := bench.New(state, "").Good
	h := home{State: state.Query(), Line: read.Source, Result: read.Result.Shape,
		Says: homeSays{words.LabelScalar, words.LabelResult, words.LabelRuns}}
	for i, row := range read.Rows() {
		h.Rows = append(h.Rows, homeRow{string(rune('a' + i)), row.Called(i), row.FieldText(), row.Shape})
	}
	var err error
	h.Figure, err = drawState(state, words.English)
	return h, err
}

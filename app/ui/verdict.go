package ui

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/dialect"
)

// headline says in one line whether it runs, and what comes out.
func (p *Playground) headline() app.UI {
	class, label := "runs", words.LabelRuns
	seen := p.bench.Seen()
	if seen.Trace != nil {
		class, label = verdictLook(p.judge(*seen.Trace))
	}
	return app.P().Class("headline", class).Role("status").Hidden(p.guess.hides()).Body(
		app.If(!p.guess.hides() && p.bench.Elsewhere(), func() app.UI { return app.Span().Class("rule").Text(p.ruleName()) }),
		app.If(!p.guess.hides(), func() app.UI { return app.B().Text(p.t(label)) }),
		app.If(!p.guess.hides(), p.outcome))
}

// outcome returns the shape that comes out, or what is in its way.
func (p *Playground) outcome() app.UI {
	trace := p.bench.Seen().Trace
	if trace == nil {
		return app.Code().Text("→ " + p.bench.Good.Result.Shape.String())
	}
	if err := trace.Err(); err != nil {
		said := p.lang.Mistake(err)
		if e, ok := errors.AsType[*engine.MismatchError](err); ok {
			said = p.story(*trace).Mismatch(e.Axis)
		}
		return app.Span().Text(said.Title + p.lang.In(". ", "。") + said.Text)
	}
	return app.Code().Text("→ " + trace.Result().String())
}

// verdict says why it may not be what was meant, and what would change it.
func (p *Playground) verdict() app.UI {
	trace := p.bench.Good.Trace
	if trace == nil || p.guess.hides() || p.bench.Elsewhere() {
		return app.Div()
	}
	verdict := p.judge(*trace)
	_, checks := engine.Judge(*trace)
	class, _ := verdictLook(verdict)
	story := p.story(*trace)
	batch, hides := p.bench.BatchOf2()
	defect, fails := trace.TensorFlowDefect()
	if hides || fails {
		class = "check"
	}
	silent := verdict == engine.Runs && !hides && !fails || verdict == engine.Fails && len(p.bench.Repairs()) == 0
	return app.Div().Class("verdict", class).Hidden(silent).Body(
		app.If(fails, func() app.UI {
			said := story.Defect(defect)
			return app.P().Class("defect").Body(app.B().Text(said.Title+p.lang.In(". ", "。")), app.Text(said.Text))
		}),
		app.If(hides, func() app.UI {
			return app.P().Body(app.B().Text(p.t(words.LabelBatchHides)+" "), app.Code().Text(batch), app.Text(" "),
				p.press("batch", func() { p.bench.MakeBatchOf2() }).Class("button").Text(p.t(words.LabelBatch)))
		}),
		app.Ul().Hidden(len(checks) == 0).Body(app.Range(checks).Slice(func(i int) app.UI {
			said := story.Check(checks[i])
			return app.Li().Body(app.B().Text(said.Title+" "), app.Text(said.Text+" "),
				app.If(checks[i].Reason == engine.SquareAxis, func() app.UI {
					return p.press("unsquare", func() { p.bench.NonSquare(checks[i]) }).Class("button").Text(p.t(words.LabelNonSquare))
				}))
		})),
		p.repairs(*trace, verdict),
		app.If(verdict == engine.RunsCheck, func() app.UI {
			return p.press("meant", func() { p.meant = p.bench.Good.Source }).Class("button", "meant").Text("✓ " + p.t(words.LabelIntended))
		}),
	)
}

// ruleName names the system whose rule the figure follows.
func (p *Playground) ruleName() string {
	for _, practice := range p.bench.Good.Practices() {
		if practice.Trace.Rule == p.bench.Seen().Trace.Rule {
			return p.lang.Practice(practice).Title
		}
	}
	return ""
}

// judge returns the verdict. What the reader confirmed is asked no more.
func (d *desk) judge(trace engine.Trace) engine.Verdict {
	verdict, _ := engine.Judge(trace)
	if verdict == engine.RunsCheck && d.meant == d.bench.Good.Source {
		return engine.Runs
	}
	return verdict
}

// verdictLook returns the class and the label of a verdict.
func verdictLook(v engine.Verdict) (class string, label words.Label) {
	switch v {
	case engine.Fails:
		return "fails", words.LabelFails
	case engine.RunsCheck:
		return "check", words.LabelRunsCheck
	}
	return "runs", words.LabelRuns
}

// repairs offers changes, each with what it means; pressing one applies it.
func (p *Playground) repairs(trace engine.Trace, verdict engine.Verdict) app.UI {
	list := p.bench.Repairs()
	if len(list) == 0 {
		return nil
	}
	label := words.LabelRepairs
	if verdict != engine.Fails {
		label = words.LabelRepairsCheck
	}
	return app.Div().Class("repairs").Body(
		app.P().Text(p.t(label)),
		app.Ol().Body(app.Range(list).Slice(func(i int) app.UI {
			said, code := p.story(trace).Repair(list[i]), dialect.RepairCode(p.shownCode(), p.lettered(trace), list[i])
			return app.Li().Body(p.press("repair-"+strconv.Itoa(i), func() { p.bench.Apply(i) }).Class("repair").Body(
				app.Span().Class("change").Text(said.Title),
				app.Code().Text(code).Hidden(code == ""),
				app.Span().Class("means").Text(said.Text),
			))
		})),
	)
}

// story tells of a trace by the names that the rows and the figure have.
func (p *Playground) story(trace engine.Trace) words.Story {
	names := make([]string, len(trace.Operands))
	for i := range names {
		names[i] = p.name(i)
	}
	if trace.Output != nil {
		names = append(names, trace.Output.Name)
	}
	return words.Story{Lang: p.lang, Trace: trace, Names: names}
}

// lettered returns the trace with its operands named as in code: by their
// variables, or by the letters of their rows. A number stands for itself.
func (p *Playground) lettered(trace engine.Trace) engine.Trace {
	trace.Operands = slices.Clone(trace.Operands)
	for i := range trace.Operands {
		if o := trace.Operands[i]; o.Name == "" && !o.Weak {
			trace.Operands[i].Name = strings.ToLower(p.name(i))
		}
	}
	return trace
}

package ui

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/library"
	"shapecast/engine/run"
)

// code shows the operation in one library, with the others to choose.
func (p *Playground) code() app.UI {
	shown := p.shownCode()
	code := p.snippet(shown)
	return app.Elem("section").Body(
		app.Elem("h3").Text(p.lang.Stage().Code),
		app.Elem("div").Class("tabs").Role("group").Aria("label", p.t(words.LabelCode)).Body(
			app.Range(engine.Libraries[:]).Slice(func(i int) app.UI {
				library := engine.Libraries[i]
				return p.press("code-"+strconv.Itoa(i), func() { p.codeIn = engine.Libraries[i] }).
					Aria("pressed", strconv.FormatBool(library == shown)).Text(words.LibraryName(library))
			})),
		app.Elem("p").Hidden(code != "").Text(p.t(words.LabelNoCode)),
		app.Elem("div").Class("snippet").Hidden(code == "").Body(
			app.Elem("pre").TabIndex(0).Body(app.Elem("code").Text(code)),
			p.press("copy", func() {
				if copyText(p.snippet(p.shownCode())) {
					p.copied = "copy"
				}
			}).Class("button").Text(copyLabel(p.lang, p.copied == "copy", p.t(words.LabelCopy))),
		),
	)
}

// shownCode returns the library whose code is shown: the one that the reader
// chose, else that of the program.
func (p *Playground) shownCode() engine.Library {
	return cmp.Or(p.codeIn, p.bench.Good.Library, engine.InNumPy)
}

// snippet returns what is shown as code of a library.
func (p *Playground) snippet(library engine.Library) string {
	if p.bench.Good.Trace == nil {
		return p.bench.Good.Source
	}
	return dialect.Code(library, p.lettered(*p.bench.Good.Trace))
}

// messages shows what each library says of an operation that fails.
func (p *Playground) messages() app.UI {
	good := p.bench.Good
	if good.Trace == nil {
		return p.sayings(productSaidBy(good), nil)
	}
	trace := good.Trace
	if defect, fails := trace.TensorFlowDefect(); fails {
		says := p.story(*trace).Defect(defect)
		return app.Elem("section").Body(app.Elem("p").Class("defect").Body(app.Elem("b").Text(says.Title+p.lang.In(". ", "。")), app.Text(says.Text)))
	}
	return p.sayings(saidBy(*trace), func(library engine.Library) app.UI { return p.translation(*trace, library) })
}

// sayings lists what libraries say, each with a note below it; nil for no notes.
func (p *Playground) sayings(said []saying, note func(engine.Library) app.UI) app.UI {
	if len(said) == 0 {
		return nil
	}
	return app.Elem("section").Body(
		app.Elem("h3").Text(p.t(words.LabelErrorText)),
		app.Elem("dl").Class("says").Body(app.Range(said).Slice(func(i int) app.UI {
			return app.Elem("div").Body(
				app.Elem("dt").Text(words.LibraryName(said[i].Library)+" "+library.Version(said[i].Library)),
				app.Elem("dd").Body(app.Elem("pre").Text(said[i].Text), app.If(note != nil, func() app.UI { return note(said[i].Library) })))
		})),
	)
}

// translation says in rows what TensorFlow says in row splits.
func (p *Playground) translation(trace engine.Trace, library engine.Library) app.UI {
	axis, ok := raggedConflict(trace)
	return app.If(ok && library == engine.InTensorFlow, func() app.UI {
		return app.Elem("p").Class("translation").Text(p.story(trace).RowSplits(axis))
	})
}

// raggedConflict returns the outermost axis on which ragged operands fail.
func raggedConflict(t engine.Trace) (axis int, ok bool) {
	axes := t.Conflicts()
	if len(axes) == 0 || !slices.ContainsFunc(t.Operands, func(o engine.Operand) bool { return !o.Shape.IsDense() }) {
		return 0, false
	}
	return axes[0], true
}

// A saying is the error text of a library.
type saying struct {
	Library engine.Library
	Text    string
}

// productSaidBy returns the words of each library in which a program ends at a
// matrix product whose sizes do not fit.
func productSaidBy(r bench.Reading) []saying {
	var list []saying
	if r.Change == nil || !r.Change.Failed() {
		return nil
	}
	for _, library := range engine.Libraries {
		outcome := run.Run(r.Source, library)
		if e, ok := outcome.Err.(*run.LibraryError); ok && outcome.Drawn() {
			list = append(list, saying{library, e.Type + ": " + e.Text})
		}
	}
	return list
}

// saidBy returns the words of each library that refuses the operation.
func saidBy(trace engine.Trace) []saying {
	var list []saying
	for _, library := range engine.Libraries {
		if text := dialect.Message(library, trace); text != "" {
			list = append(list, saying{library, dialect.ErrorType(library, trace) + ": " + text})
		}
	}
	return list
}

// practices compares what other systems do with the same operands.
func (p *Playground) practices() app.UI {
	trace := p.bench.Good.Trace
	if trace == nil || len(trace.Operands) < 2 {
		return nil
	}
	list := dialect.Rules(trace.Operands...)
	return app.Elem("section").Body(app.Elem("details").Body(
		app.Elem("summary").Text(p.t(words.LabelPractices)),
		app.Elem("dl").Class("says").Body(app.Range(list).Slice(func(i int) app.UI {
			said := p.lang.Practice(list[i])
			return app.Elem("div").Body(app.Elem("dt").Text(said.Title), app.Elem("dd").Text(said.Text))
		})),
	))
}

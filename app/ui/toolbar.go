package ui

import (
	"cmp"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
)

// toolbar holds what concerns the whole bench.
func (p *Playground) toolbar() app.UI {
	return app.Div().Class("toolbar").Body(
		p.examplesMenu(),
		p.libraryMenu(),
		p.press("predict", p.predictFirst).Class("button").Aria("pressed", strconv.FormatBool(p.guess.On)).Text(p.t(words.LabelPredictFirst)),
		app.Span().Class("spring"),
		p.press("undo", func() { p.bench.Undo() }).Class("button", "quiet").Disabled(!p.bench.CanUndo()).Text("↶ "+p.t(words.LabelUndo)),
		p.press("share", p.openShare).Class("button", "quiet").Aria("haspopup", "dialog").Text(p.t(words.LabelShare)),
		&EmbedDialog{State: p.bench.Address(), Lang: p.lang},
		p.press("keys", p.openKeys).Class("icon").Aria("haspopup", "dialog").Aria("label", p.t(words.LabelKeys)).Text("?"),
	)
}

// copyLabel returns the label of a copy button, which says when it has copied.
func (p *Playground) copyLabel(id string, label words.Label) string {
	if p.copied == id {
		return "✓ " + p.t(words.LabelCopied)
	}
	return p.t(label)
}

// examplesMenu offers the examples of the documents and of real bugs.
func (p *Playground) examplesMenu() app.UI {
	examples := bench.Examples()
	return app.Select().Class("examples").Aria("label", p.t(words.LabelExamples)).
		DataSet("do", "example").OnChange(p.do(func(menu app.Value) {
		n, err := strconv.Atoi(text(menu.Get("value")))
		menu.Set("selectedIndex", 0)
		if err == nil && n < len(examples) {
			p.typed = false
			p.bench.OpenExample(examples[n])
		}
	})).
		Body(
			app.Option().Text(p.t(words.LabelChooseExample)),
			p.exampleGroup(words.LabelDocuments, 0, bench.FirstBug),
			p.exampleGroup(words.LabelRealBugs, bench.FirstBug, len(examples)),
		)
}

func (p *Playground) exampleGroup(label words.Label, from, to int) app.UI {
	examples := bench.Examples()[from:to]
	return app.OptGroup().Label(p.t(label)).Body(app.Range(examples).Slice(func(i int) app.UI {
		e := examples[i]
		return app.Option().Value(strconv.Itoa(from + i)).Text(e.ID + "  " + e.Title(p.lang))
	}))
}

// libraryMenu chooses whose rules are followed.
func (p *Playground) libraryMenu() app.UI {
	chosen := cmp.Or(p.bench.Good.Library, engine.InNumPy)
	return app.Label().Class("library").Body(
		app.Span().Text(p.t(words.LabelLibrary)),
		app.Select().DataSet("do", "library").OnChange(p.do(func(menu app.Value) {
			p.bench.SetLibrary(engine.Library(text(menu.Get("value"))))
			p.codeIn = ""
		})).Body(app.Range(engine.Libraries[:]).Slice(func(i int) app.UI {
			library := engine.Libraries[i]
			return app.Option().Value(string(library)).Selected(library == chosen).Text(libraryName(library))
		})),
	)
}

// libraryName returns a library's name as it writes it.
func libraryName(library engine.Library) string {
	return map[engine.Library]string{
		engine.InNumPy: "NumPy", engine.InPyTorch: "PyTorch", engine.InTensorFlow: "TensorFlow",
		engine.InJAX: "JAX", engine.InXArray: "xarray",
	}[library]
}

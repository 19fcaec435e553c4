package ui

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// line is the program as Python: of several lines the one that is drawn is
// seen, and all while it is written.
func (d *desk) line() app.UI {
	return app.Elem("div").Class("line").DataSet("part", "code").Body(
		app.Elem("div").Class("code").Body(
			app.Elem("pre").Class("paint").Aria("hidden", true),
			app.Elem("textarea").ID("program").Attr("rows", 1).Spellcheck(false).Attr("placeholder", d.t(words.LabelProgramHint)).
				Attr("autocapitalize", "off").Attr("autocomplete", "off").Aria("label", d.t(words.LabelProgram)).
				DataSet("field", fieldID(bench.Field{})).DataSet("value", d.lineValue()).
				Aria("invalid", strconv.FormatBool(d.bench.Mistaken())).Aria("describedby", "program-mistake").
				OnInput(d.do(func(source app.Value) {
					d.typing.field, d.typed = bench.Field{}, true
					d.bench.Type(source.Get("value").String())
					d.paint()
				})).OnBlur(d.leave).
				OnFocus(func(ctx app.Context, _ app.Event) { ctx.PreventUpdate(); d.paint() }).
				OnScroll(func(ctx app.Context, _ app.Event) { ctx.PreventUpdate(); d.scrollPaint() }),
		),
		d.where(),
		d.libraryMenu("library"),
		button().Class("icon", "more").DataSet("do", "more").Aria("haspopup", "dialog").
			Aria("label", d.t(words.LabelMore)).Title(d.t(words.LabelMore)).
			OnClick(func(ctx app.Context, _ app.Event) {
				ctx.PreventUpdate()
				showSheet(d.owner)
			}).
			Body(app.Raw(`<svg viewBox="0 0 20 20" aria-hidden="true" fill="currentColor"><circle cx="4" cy="10" r="1.6"/><circle cx="10" cy="10" r="1.6"/><circle cx="16" cy="10" r="1.6"/></svg>`)),
	)
}

// lineLimit bounds the line that is written back into its field. What is longer
// was pasted there, and stays.
const lineLimit = 100_000

// keep is the value of a field whose text is not to be replaced.
const keep = "\x00"

func (d *desk) lineValue() string {
	if len(d.bench.Line) > lineLimit {
		return keep
	}
	return d.bench.Line
}

// where says which line of the program is drawn, and leads to its other
// operations.
func (d *desk) where() app.UI {
	steps, lines := d.bench.Good.Outcome.Steps, 1+strings.Count(d.bench.Good.Source, "\n")
	if d.bench.Mistake != nil || lines < 2 && len(steps) < 2 {
		return app.Elem("span").Class("lines").Hidden(true)
	}
	says, at := d.lang.Stage(), d.bench.Good.Step
	text := ""
	if lines > 1 {
		text = d.lang.LineOf(d.drawnLine(), lines)
	}
	if len(steps) < 2 || at < 0 {
		return app.Elem("span").Class("lines").Text(text)
	}
	if text != "" {
		text += " · "
	}
	step := func(by int, label, path string) app.UI {
		return d.press("step"+strconv.Itoa(by), func() { d.bench.Open(d.bench.Good.Step + by) }).
			Attr("disabled", at+by < 0 || at+by >= len(steps)).Aria("label", label).Title(label).Text(path)
	}
	return app.Elem("span").Class("lines").Role("group").Aria("label", d.t(words.LabelSteps)).Body(
		app.Elem("span").Class("wide").Text(text), app.Text(filled(says.Steps, at+1, len(steps))),
		step(-1, says.Before, "‹"), step(1, says.After, "›"))
}

// filled fills the places of a sentence about one of many.
func filled(sentence string, n, of int) string {
	return strings.NewReplacer("{n}", strconv.Itoa(n), "{of}", strconv.Itoa(of)).Replace(sentence)
}

// drawnLine returns on which line of the program the step is written that is
// drawn, from 1.
func (d *desk) drawnLine() int {
	good := d.bench.Good
	if good.Step < 0 || d.bench.Line != good.Source {
		return 1
	}
	return expr.Place{Source: good.Source, Span: good.Outcome.Steps[good.Step].Span}.Line()
}

// libraryMenu chooses whose rules are followed. A phone has it in the sheet.
func (d *desk) libraryMenu(id string) app.UI {
	chosen := cmp.Or(d.bench.State.Library, d.bench.Good.Library, engine.InNumPy)
	return app.Elem("span").Class("library").Body(
		app.Elem("select").DataSet("do", id).Aria("label", d.t(words.LabelLibrary)).OnChange(d.do(func(menu app.Value) {
			d.bench.SetLibrary(engine.Library(text(menu.Get("value"))))
		})).Body(app.Range(engine.Libraries[:]).Slice(func(i int) app.UI {
			library := engine.Libraries[i]
			return app.Elem("option").Attr("value", string(library)).Attr("selected", library == chosen).Text(words.LibraryName(library))
		})))
}

// paintLimit bounds the line that is shown in colours.
const paintLimit = 4000

// paint writes the coloured copy that stands behind the line of Python, and
// shows the line that is drawn unless somebody writes.
func (d *desk) paint() {
	area := query(d.owner.JSValue(), "#program")
	frame := area.Get("parentElement")
	short := len(d.bench.Line) <= paintLimit && text(area.Get("value")) == d.bench.Line
	frame.Get("classList").Call("toggle", "painted", short)
	if markup := d.bench.Painted(); short && markup != d.painted {
		d.painted = markup
		query(frame, ".paint").Set("innerHTML", markup)
	} else if !short {
		d.painted = ""
		query(frame, ".paint").Set("innerHTML", "")
	}
	lines := min(1+strings.Count(text(area.Get("value")), "\n"), 8)
	frame.Get("style").Call("setProperty", "--lines", lines)
	at := d.drawnLine() - 1
	if at == 0 && !d.scrolled {
		return
	}
	if !area.Call("matches", ":focus").Bool() {
		height := app.Window().Call("getComputedStyle", area).Get("lineHeight")
		area.Set("scrollTop", float64(at)*app.Window().Call("parseFloat", height).Float())
	}
	d.scrollPaint()
}

// scrollPaint keeps the copy at the place to which the field is scrolled. To ask
// for that place costs a layout, so paint asks only where it is not the beginning.
func (d *desk) scrollPaint() {
	area := query(d.owner.JSValue(), "#program")
	paint, top, left := query(area.Get("parentElement"), ".paint"), area.Get("scrollTop"), area.Get("scrollLeft")
	paint.Set("scrollTop", top)
	paint.Set("scrollLeft", left)
	d.scrolled = top.Float() > 0 || left.Float() > 0
}

// operands lays the desk out where a figure is edited under its player.
func (d *desk) operands() app.UI {
	return app.Elem("div").Class("desk").Body(d.line(), d.over(), d.said(), d.edit())
}

// settle moves what belongs to the figure into its player: the fields over the
// chips, what may be done, the bar of the chosen chip.
func (d *desk) settle() {
	for from, to := range map[string]string{
		".over": ".player-drawing", ".orcan": ".player-verdict", ".mend": ".player-words", ".said": ".player-say", ".edit": ".player-bar",
	} {
		part, place := query(d.owner.JSValue(), from), query(d.owner.JSValue(), to)
		if part.Truthy() && place.Truthy() && !part.Get("parentElement").Equal(place) {
			place.Call("append", part)
		}
	}
}

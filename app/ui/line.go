package ui

import (
	"cmp"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// codeLine is the program as Python: of several lines the one that is drawn is
// seen, and all while it is written.
func codeLine(d *desk) app.UI {
	more := elem("button.icon.more type=button data-do=more aria-haspopup=dialog").OnClick(func(app.Context, app.Event) { showSheet(d) })
	return elem("div.line").Body(
		elem("label.code").Body(
			elem("pre.paint aria-hidden=true"),
			elem("textarea id=program rows=1 spellcheck=false autocapitalize=off autocomplete=off aria-describedby=program-mistake placeholder=% aria-label=% data-field=% data-value=% aria-invalid=%",
				d.t(words.LabelProgramHint), d.t(words.LabelProgram), fieldID(bench.Field{}), lineValue(d), flag(d.bench.Mistaken())).
				OnInput(d.do(fieldID(bench.Field{}), func(source app.Value) {
					line := source.Get("value").String()
					d.bench.Type(line)
					d.typing.field, d.typed, d.chosen = bench.Field{}, d.bench.Line == line, nil
					paint(d)
				})).OnBlur(d.leave).OnClick(d.caret).OnKeyUp(d.caret),
		),
		operationPlace(d),
		libraryMenu(d, "library"),
		named(more, d.t(words.LabelMore)).
			Body(app.Raw(`<svg viewBox="0 0 20 20" aria-hidden="true" fill="currentColor"><circle cx="4" cy="10" r="1.6"/><circle cx="10" cy="10" r="1.6"/><circle cx="16" cy="10" r="1.6"/></svg>`)),
	)
}

// caret shows the operation of the line to which the caret was moved.
func (d *desk) caret(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if key := text(e.Get("key")); key != "" && !strings.Contains(" ArrowUp ArrowDown PageUp PageDown Home End ", " "+key+" ") {
		return
	}
	area := ctx.JSSrc()
	if start := area.Get("selectionStart"); start.Equal(area.Get("selectionEnd")) {
		units := utf16.Encode([]rune(text(area.Get("value"))))
		before := string(utf16.Decode(units[:min(start.Int(), len(units))]))
		if step, found := d.bench.OperationAt(strings.Count(before, "\n") + 1); found {
			d.change(func() {
				d.chosen = nil
				d.bench.Open(step)
			})
		}
	}
}

// lineLimit bounds the line that is written back into its field. What is longer
// was pasted there, and stays.
const lineLimit = 100_000

// keep is the value of a field whose text is not to be replaced.
const keep = "\x00"

func lineValue(d *desk) string {
	if len(d.bench.Line) > lineLimit {
		return keep
	}
	return d.bench.Line
}

// operationPlace says which line of the program is drawn, and leads to its other
// operations.
func operationPlace(d *desk) app.UI {
	steps, lines := d.bench.Good.Outcome.Steps, 1+strings.Count(strings.TrimRight(d.bench.Good.Source, " \n"), "\n")
	if d.bench.Mistake != nil && d.bench.Good.Source != d.bench.Line || lines < 2 && len(steps) < 2 {
		return elem("span.lines hidden=true")
	}
	at, text, line := d.bench.Good.Step, "", drawnLine(d)
	if lines > 1 {
		text = d.lang.LineOf(line, lines)
	}
	if len(steps) < 2 || at < 0 {
		return elem("span.lines", text)
	}
	of := app.Text("")
	if d.bench.Good.LineOf(at) == line {
		of = app.Text(d.lang.Fill(words.LabelOneOf, at+1, len(steps)))
		text = strings.TrimPrefix(text+" · "+d.t(words.LabelWhichOperation)+" ", " · ")
	}
	step := func(by int, label words.Label, sign string) app.UI {
		return named(d.press("step"+strconv.Itoa(by), func() { d.bench.Open(d.bench.Good.Step + by) }), d.t(label)).
			Attr("disabled", at+by < 0 || at+by >= len(steps)).Text(sign)
	}
	return elem("span.lines role=group aria-label=%", d.t(words.LabelSteps)).Body(
		elem("span.wide", text), of,
		step(-1, words.LabelBefore, "‹"), step(1, words.LabelAfter, "›"))
}

// drawnLine returns on which line of the program the step is written that is
// drawn, or the mistake, from 1.
func drawnLine(d *desk) int {
	good := d.bench.Good
	if d.bench.Meant() && good.Step >= 0 {
		at, text := good.Outcome.Steps[good.Step].Span, d.bench.Line
		if o, _ := d.bench.Quoted(); o.Said.End > 0 {
			text = text[:o.Said.End] // what follows a message, such as the end of a process, is not it
		}
		return quotedLine(text, good.Source[at.Start:at.End])
	}
	if at := d.bench.At; d.bench.Mistake != nil && at.Source == d.bench.Line && !d.bench.Opened() {
		return at.Line()
	}
	if good.Empty() || d.bench.Line != good.Source {
		return 1
	}
	return good.LineOf(good.Step)
}

// quotedLine returns the last line of a text, such as a traceback, that has an operation in
// it, or the last line of all, from 1.
func quotedLine(text, operation string) int {
	lines := strings.Split(strings.TrimRight(text, " \n"), "\n")
	for i := len(lines); i > 0; i-- {
		if strings.Contains(lines[i-1], operation) {
			return i
		}
	}
	return len(lines)
}

// menuOf chooses one of several; set hears which.
func menuOf(d *desk, id string, label words.Label, picks []pick, chosen string, set func(value string)) app.HTMLElem {
	return elem("select data-do=% aria-label=%", id, d.t(label)).
		OnChange(d.do(id, func(menu app.Value) { set(picked(menu, picks)) })).Body(options(picks, chosen)...)
}

// libraryMenu chooses whose rules are followed. A phone has it in the sheet.
func libraryMenu(d *desk, id string) app.UI {
	picks := make([]pick, len(engine.Libraries))
	for i, library := range engine.Libraries {
		picks[i] = pick{library.Name(), string(library)}
	}
	chosen := cmp.Or(d.bench.State.Library, d.bench.Library, engine.InNumPy)
	return elem("span.library").Body(menuOf(d, id, words.LabelLibrary, picks, string(chosen), func(value string) {
		d.typed = false // the line may be written anew
		d.bench.SetLibrary(engine.Library(value))
	}))
}

// paintLimit bounds the line that is shown in colours.
const paintLimit = 4000

// paint tells web/line.js how the coloured copy behind the line of Python reads, and
// which line of it is drawn.
func paint(d *desk) {
	markup := ""
	if len(d.bench.Line) <= paintLimit && text(d.query("#program").Get("value")) == d.bench.Line {
		markup = d.bench.Painted()
	}
	announce("shapecast-line", map[string]any{"markup": markup, "drawn": drawnLine(d) - 1})
}

// settleDesk moves what belongs to the figure into its player: the fields over the
// chips, what may be done, the bar of the chosen chip.
func settleDesk(d *desk) {
	for from, to := range map[string]string{
		".over": ".player-drawing", ".orcan": ".player-verdict", ".unsaid": ".player-verdict", ".mend": ".player-words", ".said": ".player-say", ".edit": ".player-bar",
	} {
		part, place := d.query(from), d.query(to)
		if part.Truthy() && place.Truthy() && !part.Get("parentElement").Equal(place) {
			place.Call("append", part)
		}
	}
}

// goToLine leads to another line of the program.
func goToLine(d *desk, text string, open func()) app.UI {
	return d.press("go-to-line", open).Class("button", "quiet").Text(text)
}

// mistaken leads to the place of a mistake in a program of several lines, unless that line is shown.
func mistaken(d *desk) app.UI {
	at, r := d.bench.At, d.bench.Good
	shown := r.Source == at.Source && !r.Empty() && r.Step >= 0 && r.LineOf(r.Step) == at.Line()
	if shown || !d.bench.Mistaken() || at.Source != d.bench.Line || !strings.Contains(at.Source, "\n") {
		return nil
	}
	return goToLine(d, d.lang.Fill(words.LabelGoToLine, at.Line()), func() { selectCode(d, at.Span) })
}

// openOrigin shows the statement that an operand comes from: its picture, or
// where it has none, its text.
func openOrigin(d *desk, o bench.Origin) {
	if o.Step >= 0 {
		d.chosen = nil
		d.bench.Open(o.Step)
		return
	}
	selectCode(d, o.Span)
}

// selectCode selects a part of the line.
func selectCode(d *desk, span expr.Span) {
	units := func(end int) int { return len(utf16.Encode([]rune(d.bench.Line[:min(end, len(d.bench.Line))]))) }
	area := d.query("#program")
	area.Call("focus")
	area.Call("setSelectionRange", units(span.Start), units(span.End))
}

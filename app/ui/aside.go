package ui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
	"shapecast/engine/run"
)

// codeBlock shows a program, or a part of a page.
func codeBlock(code string) app.UI { return elem("pre tabindex=0").Body(elem("code", code)) }

// code shows the operation in one library, with the others to choose.
func (p *Playground) code() app.UI {
	shown := p.shownCode()
	code, whole := p.snippet(shown)
	differs := p.differs(shown, code)
	return p.section(words.LabelCodes,
		elem("div.tabs role=group aria-label=%", p.t(words.LabelCode)).Body(several(len(engine.Libraries), func(i int) app.UI {
			library := engine.Libraries[i]
			return p.press("code-"+strconv.Itoa(i), func() { p.codeIn = engine.Libraries[i] }).
				Attr("aria-pressed", flag(library == shown)).Text(library.Name())
		})...),
		elem("p hidden=%", flag(code != ""), p.t(words.LabelNoCode)),
		elem("p hidden=%", flag(code == "" || whole), p.t(words.LabelCodeOfStep)),
		elem("p hidden=%", flag(differs == ""), differs),
		elem("div.snippet hidden=%", flag(code == "")).Body(
			codeBlock(code),
			p.press("copy", func() {
				if code, _ := p.snippet(p.shownCode()); copyText(code) {
					p.copied = "copy"
				}
			}).Class("button").Text(copyLabel(p.lang, p.copied == "copy", words.LabelCopy)),
		),
	)
}

// shownCode returns the library whose code is shown: the one that the reader
// chose, else that of the program.
func (p *Playground) shownCode() engine.Library {
	return cmp.Or(p.codeIn, p.bench.Good.Library, engine.InNumPy)
}

// snippet returns what is shown as code of a library, and whether it is all of the
// program: else it is the operation that is drawn.
func (p *Playground) snippet(library engine.Library) (code string, whole bool) {
	good := p.bench.Good
	if good.Trace == nil {
		return good.Told(library), true
	}
	if told := p.bench.Retold(library); told != "" {
		return told, true
	}
	return run.Code(library, p.lettered(*good.Trace)), len(good.Outcome.Steps) < 2
}

// differs says what the code gives in another library where that is not what is drawn, because
// of its types or because axes meet by name.
func (p *Playground) differs(library engine.Library, code string) string {
	good := p.bench.Good
	if code == "" || library == cmp.Or(good.Library, engine.InNumPy) || !p.sheet {
		return ""
	}
	out, fails := run.Run(code, library), good.Trace != nil && good.Trace.Failed()
	if e, ok := out.Err.(*run.LibraryError); ok && !fails {
		return p.lang.In("This library raises ", "这个库会报错：") + e.Type + ": " + e.Text
	}
	if out.Err != nil || out.Last.Array == nil || !fails && slices.Equal(out.Last.Array.Shape.Sizes(), good.Result.Shape.Sizes()) {
		return ""
	}
	return p.lang.In("In this library the result has shape ", "在这个库里，结果的形状是 ") + words.ShapeText(out.Last.Array.Shape) + p.lang.In(".", "。")
}

// messages shows what each library says of an operation that fails.
func (p *Playground) messages() app.UI {
	good := p.bench.Good
	trace, says := good.Trace, func() []saying {
		if !p.sheet {
			return nil
		}
		return saidBy(good)
	}
	if trace == nil {
		return p.sayings(says(), nil)
	}
	if err := good.Outcome.Err; engine.OfTypes(err) {
		return p.sayings([]saying{{good.Library, run.SaidOf(good.Library, err).String()}}, nil)
	}
	if defect, fails := trace.TensorFlowDefect(); fails {
		says := p.story(*trace).Defect(defect)
		return elem("section").Body(elem("p.defect").Body(elem("b", says.Title+p.lang.In(". ", "。")), app.Text(says.Text)))
	}
	if !trace.Failed() {
		return nil
	}
	return p.sayings(says(), func(library engine.Library) app.UI { return p.translation(*trace, library) })
}

// sayings lists what libraries say, each with a note below it; nil for no notes.
func (p *Playground) sayings(said []saying, note func(engine.Library) app.UI) app.UI {
	if len(said) == 0 {
		return nil
	}
	return p.section(words.LabelErrorText, elem("dl.says").Body(several(len(said), func(i int) app.UI {
		var below app.UI
		if note != nil {
			below = note(said[i].Library)
		}
		return elem("div").Body(elem("dt", said[i].Library.Name()+" "+library.Version(said[i].Library)), elem("dd").Body(elem("pre", said[i].Text), below))
	})...))
}

// translation says in rows what TensorFlow says in row splits.
func (p *Playground) translation(trace engine.Trace, library engine.Library) app.UI {
	axis, ok := raggedConflict(trace)
	if !ok || library != engine.InTensorFlow {
		return nil
	}
	return elem("p.translation", p.story(trace).RowSplits(axis))
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

// saidBy returns what each library says of a program that fails: what it gives for the
// program as it is told there, or for the operation that fails.
func saidBy(r bench.Reading) []saying {
	var list []saying
	for _, library := range engine.Libraries {
		text := ""
		if library == cmp.Or(r.Library, engine.InNumPy) {
			text = saidOf(r.Outcome, library)
		} else if text = saidOf(run.Run(r.Told(library), library), library); text == "" && r.Trace != nil && r.Trace.Within == "" {
			text = saidOf(run.Run(run.Code(library, *r.Trace), library), library)
		}
		if text != "" {
			list = append(list, saying{library, text})
		}
	}
	return list
}

// saidOf returns the error of a program that ends at a step that is drawn, or "".
func saidOf(out run.Outcome, library engine.Library) string {
	if _, outside := out.Err.(*expr.UnsupportedError); outside || out.Err == nil || !out.Drawn() {
		return ""
	}
	if e, ok := out.Err.(*run.LibraryError); ok {
		return e.Type + ": " + e.Text
	}
	last := out.Steps[len(out.Steps)-1].Trace
	if last == nil {
		return ""
	}
	return run.Said(library, *last).String()
}

// memory compares, for each operand, what is stored with what a tiled copy
// would take.
func (p *Playground) memory() app.UI {
	trace := p.bench.Good.Trace
	if trace == nil || trace.Failed() {
		return nil
	}
	head := func(label words.Label) app.UI { return elem("th scope=col", p.t(label)) }
	names := p.story(*trace).RowNames()
	rows := several(len(trace.Operands), func(i int) app.UI {
		operand := trace.Operands[i]
		return elem("tr").Body(
			elem("th scope=row", names[i]),
			elem("td", bytesText(operand.Shape, operand.Values.DType)),
			elem("td", bytesText(trace.Result(), operand.Values.DType)),
			elem("td", stridesText(*trace, i)),
		)
	})
	return p.section(words.LabelMemory,
		elem("div.scroll").Body(elem("table.memory").Body(
			elem("thead").Body(elem("tr").Body(elem("td"), head(words.LabelStored), head(words.LabelTiled), head(words.LabelStrides))),
			elem("tbody").Body(rows...),
		))).ID("stored")
}

// openStored opens the sheet at what is stored, where the address asks for it.
func (p *Playground) openStored() {
	if part := p.query("#stored"); p.bench.View.Memory && part.Truthy() {
		showSheet(&p.desk)
		part.Call("scrollIntoView", true)
	}
}

// bytesText returns what an array of a shape takes in memory, "4,096 B", or
// "?" where it cannot be counted.
func bytesText(s engine.Shape, d engine.DType) string {
	n, err := s.Count()
	if err != nil || n > (1<<62)/8 {
		return "?"
	}
	return words.Grouped(n*d.ItemSize()) + " B"
}

// stridesText returns the strides of operand n seen at the result's shape, in
// bytes; ragged values have none.
func stridesText(t engine.Trace, n int) string {
	if !t.Result().IsDense() {
		return "–"
	}
	size := t.Operands[n].Values.DType.ItemSize()
	parts := make([]string, len(t.Columns))
	for k, stride := range t.Strides(n) {
		parts[k] = strconv.Itoa(stride * size)
	}
	return tuple(parts)
}

// tuple writes a tuple as Python does.
func tuple(items []string) string {
	if len(items) == 1 {
		return "(" + items[0] + ",)"
	}
	return "(" + strings.Join(items, ", ") + ")"
}

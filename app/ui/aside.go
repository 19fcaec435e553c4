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
	"shapecast/engine/library"
	"shapecast/engine/run"
)

// codeBlock shows a program, or a part of a page.
func codeBlock(code string) app.UI { return elem("pre tabindex=0").Body(elem("code", code)) }

// code shows the program in one library, with the others that it can be told in to choose.
func (p *Playground) code() app.UI {
	if !p.sheet {
		return nil
	}
	var libraries []engine.Library
	shown, code := engine.Library(""), ""
	for _, library := range engine.Libraries {
		told := p.bench.Good.Retold(library)
		if told == "" {
			continue
		}
		libraries = append(libraries, library)
		if code == "" || library == p.codeIn || shown != p.codeIn && library == p.bench.Good.Library {
			shown, code = library, told
		}
	}
	if code == "" {
		return nil
	}
	return p.section(words.LabelCodes,
		elem("div.tabs role=group aria-label=%", p.t(words.LabelCode)).Body(several(len(libraries), func(i int) app.UI {
			library := libraries[i]
			return p.press("code-"+string(library), func() { p.codeIn = library }).
				Attr("aria-pressed", flag(library == shown)).Text(library.Name())
		})...),
		elem("div.snippet").Body(
			codeBlock(code),
			p.press("copy", func() {
				if copyText(code) {
					p.copied = "copy"
				}
			}).Class("button").Text(copyLabel(p.lang, p.copied == "copy", words.LabelCopy)),
		),
	)
}

// messages shows what each library says of an operation that fails.
func (p *Playground) messages() app.UI {
	good := p.bench.Good
	trace := good.Trace
	if trace == nil {
		return p.quoted(trace)
	}
	if err := good.Outcome.Err; engine.OfTypes(err) {
		return p.sayings([]saying{{good.Library, run.SaidOf(good.Library, err).String()}}, trace)
	}
	if defect, fails := trace.TensorFlowDefect(); fails {
		says := p.story(*trace).Defect(defect)
		return elem("section").Body(elem("p.defect").Body(elem("b", says.Title+p.lang.In(". ", "。")), app.Text(says.Text)))
	}
	if !trace.Failed() {
		return nil
	}
	return p.quoted(trace)
}

// quoted lists what libraries say once the sheet is open: their functions may have to be fetched.
func (p *Playground) quoted(trace *engine.Trace) app.UI {
	if !p.sheet {
		return nil
	}
	return p.sayings(saidBy(p.bench.Good), trace)
}

// sayings lists what libraries say of a trace, nil for that of a change.
func (p *Playground) sayings(said []saying, trace *engine.Trace) app.UI {
	if len(said) == 0 {
		return nil
	}
	return p.section(words.LabelErrorText, elem("dl.says").Body(several(len(said), func(i int) app.UI {
		l := said[i].Library
		return elem("div").Body(elem("dt", l.Name()+" "+library.Version(l)), elem("dd").Body(elem("pre", said[i].Text), p.translation(trace, l)))
	})...))
}

// translation says in rows what TensorFlow says in row splits of the outermost axis on which
// ragged operands fail.
func (p *Playground) translation(trace *engine.Trace, library engine.Library) app.UI {
	if library != engine.InTensorFlow || trace == nil || len(trace.Conflicts()) == 0 || !engine.AnyRagged(trace.Operands) {
		return nil
	}
	return elem("p.translation", p.story(*trace).RowSplits(trace.Conflicts()[0]))
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
		text, own := "", library == cmp.Or(r.Library, engine.InNumPy)
		if own {
			text = saidOf(r.Outcome, library)
		}
		if text == "" {
			told := strings.ReplaceAll(r.Told(library), ".empty(", ".ones(") // which all have
			text = saidOf(run.Run(told, library), library)
		}
		if t := r.Trace; text == "" && !own && t != nil && t.Within == "" && (t.Output == nil || t.Output.Kind != engine.Assigned) {
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
	if last := out.Steps[len(out.Steps)-1].Trace; last != nil {
		return run.Said(library, *last).String()
	}
	return run.SaidOf(library, out.Err).String()
}

// memory compares, for each operand, what is stored with what a tiled copy
// would take.
func (p *Playground) memory() app.UI {
	trace := p.bench.Good.Trace
	if trace == nil || trace.GivesNothing() {
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

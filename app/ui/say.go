package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/words"
	"shapecast/engine"
)

// stageClass says what the stage shows beside the figure: that it is of an
// earlier line, that something is said in the place of the verdict, that a chip
// is chosen.
func (p *Playground) stageClass() string {
	class := "whole"
	if p.crash != "" || p.bench.Stale() {
		class += " stale"
	}
	if p.bench.Good.Empty() {
		class += " blank"
	}
	if p.told() {
		class += " told"
	}
	if p.chosen != nil && p.bench.HasAxis(p.chosen.row, p.chosen.axis) {
		class += " editing"
	}
	return class
}

// told reports whether something is to be said that is not of the figure.
func (d *desk) told() bool {
	return d.bench.Mistake != nil && !d.bench.Meant() || d.bench.Slip != nil || d.crash != ""
}

// still stops the figure, and puts it out of reach, while it shows an earlier line.
func still(d *desk) {
	stage := d.query(".stage")
	if !stage.Truthy() {
		return
	}
	stale := stage.Call("matches", ".stale").Bool()
	for _, part := range []string{".player-figure", ".player-bar"} {
		if e := query(stage, part); e.Truthy() {
			e.Set("inert", stale)
		}
	}
	if player := d.canvas.wired(); stale && player.Truthy() && player.Get("playing").Bool() {
		player.Call("pause")
	}
}

// whatIsWrong is what is wrong with the line, and what else it may mean.
func whatIsWrong(d *desk) app.UI {
	title, reason := mistake(d)
	quiet := flag(!d.told())
	caution := d.caution(d.bench)
	return elem("div.said id=program-mistake role=status").Body(
		elem("div.player-verdict hidden=%", quiet).Body(
			elem("b", title), elem("i", title),
			elem("small hidden=%", flag(caution == ""), caution)),
		elem("div.player-words hidden=%", quiet).Body(
			elem("p.player-reason", reason),
			elem("div.repairs").Body(elem("div.offers").Body(several(len(d.bench.Offers), d.offer)...), missing(d), mistaken(d)),
		))
}

// mistake returns what is wrong, in short and in a sentence.
func mistake(d *desk) (title, reason string) {
	switch missing := d.bench.Missing(); {
	case d.crash != "":
		return d.t(words.LabelOops), d.crash
	case d.bench.Slip != nil:
		said := d.lang.Mistake(d.bench.Slip.Err, d.bench.Library)
		return said.Title, said.Text
	case len(missing) > 0:
		sentence := words.LabelMissing
		if len(missing) > 1 {
			sentence = words.LabelMissingMany
		}
		title, reason = d.lang.Fill(sentence, d.lang.List(missing)), d.t(words.LabelGive)
		if left := d.bench.LeftOut(); len(left) > 0 {
			reason += d.lang.Gap() + d.lang.LeftOut(left)
		}
		return title, reason
	case d.bench.Mistake != nil && !d.bench.Mistaken():
		if len(d.bench.Offers) > 1 {
			return d.t(words.LabelReadEither), ""
		}
		return d.t(words.LabelReadShapes), ""
	case d.bench.Mistake != nil:
		said := d.lang.Mistake(d.bench.Mistake, d.bench.Library)
		return said.Title, said.Text
	}
	return "", ""
}

// offer is the button that takes the line as offer i reads it.
func (d *desk) offer(i int) app.UI {
	o := d.bench.Offers[i]
	label := [...]words.Label{bench.OfferMessage: words.LabelReadMessage, bench.OfferShapes: words.LabelReadShapes,
		bench.OfferValues: words.LabelReadValues, bench.OfferExcerpt: words.LabelReadExcerpt,
		bench.OfferTensorFlow: words.LabelRunInTensorFlow, bench.OfferMended: words.LabelWriteSo}[o.Kind]
	if o.Kind == bench.OfferTensorFlow && d.bench.Library == o.Library {
		label = words.LabelWriteSo
	}
	accept := d.press("offer-"+strconv.Itoa(i), func() { d.bench.Accept(i) }).Class("button")
	if left := d.lang.LeftOut(o.Left); o.Kind == bench.OfferExcerpt && d.bench.Meant() {
		return accept.Title(left).Body(app.Text(left+" "), elem("code", d.t(label)))
	} else if o.Kind == bench.OfferExcerpt {
		return accept.Title(left).Text(d.t(label))
	}
	return accept.Body(app.Text(d.t(label)+" "), elem("code", d.bench.OfferedLine(o)))
}

// missing asks for the shape of each name without a value.
func missing(d *desk) app.UI {
	names := d.bench.Missing()
	return elem("div.offers").Body(several(len(names), func(i int) app.UI {
		name := names[i]
		field := textField("placeholder=4 data-field=% data-value=% aria-label=%", missingID(name), keep, d.lang.Fill(words.LabelShapeOf, name))
		return elem("label").Body(app.Text(name+" ="), field.OnChange(d.do(missingID(name), func(source app.Value) { give(d, source, name) }), scope(name)))
	})...)
}

// missingID is what the field of a name without a value is called in the page.
func missingID(name string) string { return "missing-" + name }

// give gives a name the shape in its field, and the focus to the next one.
func give(d *desk, source app.Value, name string) {
	d.typed = false
	if typed := text(source.Get("value")); strings.TrimSpace(typed) != "" {
		wrong := d.bench.Give(name, typed) != nil
		source.Call("setAttribute", "aria-invalid", wrong)
		if !wrong {
			source.Set("value", "") // the next name takes this field over
		}
	}
	if left := d.bench.Missing(); len(left) > 0 {
		d.aim = missingID(left[0])
	}
}

// repairs offers changes, each with what it means; pressing one applies it.
func (p *Playground) repairs() app.UI {
	var body []app.UI
	if trace := p.bench.Good.Trace; trace != nil && !p.bench.Elsewhere() {
		body = p.mends(*trace)
	} else if c := p.bench.Good.Change; trace == nil && c != nil {
		body = p.mendsChange(*c)
	}
	if p.bench.Meant() {
		body = append(body, p.offer(0))
	}
	return elem("div.repairs.mend role=group aria-label=% hidden=%", p.t(words.LabelRepairs), flag(len(body) == 0 || p.told())).Body(body...)
}

// unsaid shows below the verdict what an error message leaves out.
func (p *Playground) unsaid() app.UI {
	o, _ := p.bench.Quoted()
	text := p.lang.Unsaid(o.Said)
	return elem("small.unsaid hidden=%", flag(text == "" || p.told()), text)
}

// mendsChange are the buttons of the repairs of a change that fails, or is to be checked.
func (p *Playground) mendsChange(c engine.Change) (body []app.UI) {
	if !c.Failed() && p.bench.Confirmed() {
		return nil
	}
	for i, r := range p.bench.Repairs() {
		body = append(body, p.repair(i, p.lang.Mended(c, r)))
	}
	if c.Doubted() {
		body = append(body, p.meant(p.lang.Meant()))
	}
	return append(body, p.origin(false)...)
}

// meant is the button that says that what is asked about was meant.
func (p *Playground) meant(said string) app.UI {
	return p.press("meant", p.bench.Confirm).Class("button").Text(said)
}

// mends are the buttons of the changes to a trace.
func (p *Playground) mends(trace engine.Trace) (body []app.UI) {
	verdict, _ := engine.Judge(trace)
	fails := trace.GivesNothing()
	asks := !fails && verdict == engine.RunsCheck && !p.bench.Confirmed()
	room := 2
	if asks {
		room = 1 // beside the button that says yes
	}
	list := p.bench.Repairs()
	list = list[:min(len(list), room)]
	o, quoted := p.bench.Quoted()
	if (fails || asks) && !(quoted && o.Kind == bench.OfferExcerpt) {
		for i, fix := range p.story(trace).Fixes(list) {
			body = append(body, p.repair(i, fix))
		}
	}
	if asks {
		body = append(body, p.meant(p.story(trace).Confirm()))
	}
	if quoted && o.Kind < bench.OfferExcerpt {
		return body // its lines are not those of the text
	}
	return append(body, p.origin(fails || asks)...)
}

// origin leads to an operation before that is to be checked, else, where that is wanted, to the line
// that an operand comes from.
func (p *Playground) origin(operand bool) []app.UI {
	o, found := p.bench.FirstOrigin()
	text := p.lang.Fill(words.LabelComesFrom, o.Name, o.Line)
	switch good := p.bench.Good; {
	case !found || o.Name != "" && !operand:
		return nil
	case o.Name == "" && o.Line == good.LineOf(good.Step):
		text = p.lang.Fill(words.LabelCheckOperation, o.Step+1)
	case o.Name == "":
		text = p.lang.Fill(words.LabelCheckLine, o.Line)
	}
	return []app.UI{goToLine(&p.desk, text, func() { openOrigin(&p.desk, o) })}
}

// repair is the button of one change: what it will mean, and how it is written.
func (p *Playground) repair(i int, fix words.Fix) app.UI {
	return p.press("repair-"+strconv.Itoa(i), func() { p.bench.Apply(i) }).Class("button").Body(
		elem("span.wide", fix.Means), elem("span.brief", fix.Short), elem("code", fix.Code))
}

// story returns the story of a trace, with the names of the figure.
func (d *desk) story(trace engine.Trace) *words.Story { return words.StoryOf(d.lang, trace) }

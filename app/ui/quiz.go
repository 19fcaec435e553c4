package ui

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
)

// Quiz is a question of a lesson whose options are marked true or not. The
// build wrote them; the component says which marks are right.
type Quiz struct {
	app.Compo
	Slot slot

	lang    words.Lang
	form    app.Value
	checked bool
	wrong   int // marks that are not right, when it was checked last
	tries   int
	page    listeners
}

// An option is one thing to mark.
type option struct {
	item          app.Value // the li element
	box           app.Value // to tick
	text          string
	right, marked bool
}

// OnInit reads the language of the page.
func (q *Quiz) OnInit() { q.lang = pageLang() }

// OnMount stands at the end of the form.
func (q *Quiz) OnMount(ctx app.Context) {
	place := q.Slot.element()
	q.form = query(place, "form")
	q.form.Call("append", q.JSValue())
	q.page.add(q.form, "submit", func(e app.Value) {
		e.Call("preventDefault")
		ctx.Dispatch(q.check)
	})
	q.page.add(q.form, "change", func(app.Value) {
		ctx.Dispatch(func(app.Context) { q.judge(false) })
	})
	q.page.askHost(text(place.Get("id")), func(was app.Value) {
		ctx.Dispatch(func(app.Context) { q.restore(was) })
	})
	q.Slot.ready()
}

// OnDismount lets the page go.
func (q *Quiz) OnDismount() { q.page.release() }

// options returns the options as they are marked now.
func (q *Quiz) options() []option {
	list := q.form.Call("querySelectorAll", "li[data-right]")
	options := make([]option, list.Length())
	for i := range options {
		li := list.Index(i)
		box := query(li, "input")
		options[i] = option{li, box, content(query(li, "label")),
			text(li.Get("dataset").Get("right")) == "true", box.Get("checked").Bool()}
	}
	return options
}

// between parts the options of an answer.
const between = " | "

// restore takes back an answer of an earlier visit.
func (q *Quiz) restore(was app.Value) {
	list := strings.Split(text(was.Get("answer")), between)
	for _, o := range q.options() {
		o.box.Set("checked", slices.Contains(list, o.text))
	}
	q.tries = was.Get("attempts").Int()
	q.judge(true)
}

// check compares the marks and tells what was marked.
func (q *Quiz) check(app.Context) {
	q.tries++
	q.judge(true)
	var marked []string
	for _, o := range q.options() {
		if o.marked {
			marked = append(marked, o.text)
		}
	}
	tellAnswer(text(q.Slot.element().Get("id")), strings.Join(marked, between), q.wrong == 0, q.tries)
}

// judge shows at each option whether its mark is right, and why, or no longer.
func (q *Quiz) judge(show bool) {
	q.checked, q.wrong = show, 0
	for _, o := range q.options() {
		class, label := "right", words.LabelRight
		if o.marked != o.right {
			class, label = "wrong", words.LabelNotYet
			q.wrong++
		}
		if !show {
			class = ""
		}
		o.item.Set("className", class)
		query(o.item, ".why b").Set("textContent", q.lang.Label(label))
		query(o.item, ".why").Set("open", show)
	}
}

// Render says whether all marks are right, once they are checked.
func (q *Quiz) Render() app.UI {
	return app.Elem("div").Role("status").Body(app.If(q.checked, q.outcome))
}

func (q *Quiz) outcome() app.UI {
	class, label := "reply right", words.LabelRight
	if q.wrong > 0 {
		class, label = "reply wrong", words.LabelNotYet
	}
	return app.Elem("div").Class(class).Body(app.Elem("p").Text(q.lang.Label(label)))
}

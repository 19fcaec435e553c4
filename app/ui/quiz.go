package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
)

// Quiz is a question of a lesson whose options are marked true or not.
type Quiz struct {
	app.Compo
	Slot slot

	lang    words.Lang
	options []option
	checked bool
	tries   int
	page    listeners
}

// An option is one thing to mark.
type option struct {
	Text   string
	Right  bool
	Why    string
	Marked bool
}

// OnInit reads the options that the build wrote.
func (q *Quiz) OnInit() {
	q.lang = pageLang()
	if app.IsServer {
		return
	}
	list := q.Slot.element().Call("querySelectorAll", "li[data-right]")
	for i := range list.Length() {
		li := list.Index(i)
		q.options = append(q.options, option{
			Text:  content(query(li, "summary")),
			Right: text(li.Get("dataset").Get("right")) == "true",
			Why:   content(query(li, ".why")),
		})
	}
}

// OnMount stands in the place of the list.
func (q *Quiz) OnMount(ctx app.Context) {
	place := q.Slot.element()
	query(place, "ul").Call("replaceWith", q.JSValue())
	q.page.askHost(text(place.Get("id")), func(was app.Value) {
		ctx.Dispatch(func(app.Context) { q.restore(was) })
	})
}

// OnDismount lets the page go.
func (q *Quiz) OnDismount() { q.page.release() }

// between parts the options of an answer.
const between = " | "

// marked returns the options that are marked, as an answer to tell.
func (q *Quiz) marked() string {
	var list []string
	for _, o := range q.options {
		if o.Marked {
			list = append(list, o.Text)
		}
	}
	return strings.Join(list, between)
}

// restore takes back an answer of an earlier visit.
func (q *Quiz) restore(was app.Value) {
	list := strings.Split(text(was.Get("answer")), between)
	boxes := q.JSValue().Call("querySelectorAll", "input")
	for i := range q.options {
		q.options[i].Marked = slices.Contains(list, q.options[i].Text)
		boxes.Index(i).Set("checked", q.options[i].Marked)
	}
	q.tries, q.checked = was.Get("attempts").Int(), true
}

func (q *Quiz) mark(i int) app.EventHandler {
	return func(ctx app.Context, _ app.Event) {
		q.options[i].Marked = ctx.JSSrc().Get("checked").Bool()
		q.checked = false
	}
}

func (q *Quiz) check(_ app.Context, e app.Event) {
	e.PreventDefault()
	q.checked = true
	q.tries++
	tellAnswer(text(q.Slot.element().Get("id")), q.marked(), q.wrong() == 0, q.tries)
}

// wrong returns how many options are marked that are not right, or the reverse.
func (q *Quiz) wrong() int {
	n := 0
	for _, o := range q.options {
		if o.Marked != o.Right {
			n++
		}
	}
	return n
}

// Render lays the options out, and once they are checked, what is right.
func (q *Quiz) Render() app.UI {
	return app.Form().OnSubmit(q.check).Body(
		app.Ul().Body(app.Range(q.options).Slice(q.option)),
		app.Button().Type("submit").Class("button", "primary").Text(q.lang.Label(words.LabelCheck)),
		app.Div().Role("status").Body(app.If(q.checked, q.outcome)),
	)
}

func (q *Quiz) option(i int) app.UI {
	o := q.options[i]
	class := ""
	if q.checked {
		class = map[bool]string{true: "right", false: "wrong"}[o.Marked == o.Right]
	}
	return app.Li().Class(class).Body(
		app.Label().Body(
			app.Input().Type("checkbox").OnChange(q.mark(i), app.EventScope(strconv.Itoa(i))),
			app.Code().Text(o.Text),
		),
		app.If(q.checked, func() app.UI { return app.P().Class("why").Text(o.Why) }),
	)
}

func (q *Quiz) outcome() app.UI {
	class, label := "reply right", words.LabelRight
	if q.wrong() > 0 {
		class, label = "reply wrong", words.LabelNotYet
	}
	return app.Div().Class(class).Body(app.P().Text(q.lang.Label(label)))
}

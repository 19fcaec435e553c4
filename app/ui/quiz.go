package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
)

// Quiz is a question of a lesson whose options are marked true or not. The
// build wrote them; the component says which marks are right.
type Quiz struct {
	exercise

	checked bool
	wrong   int // options that are marked wrongly or left out, when it was checked last
}

// An option is one thing to mark.
type option struct {
	item          app.Value // the li element
	box           app.Value // to tick
	text          string
	right, marked bool
}

// OnMount hears what is marked.
func (q *Quiz) OnMount(ctx app.Context) {
	q.hear(ctx, q.JSValue(), q.check, q.restore)
	q.page.add(q.form, "change", func(app.Value) {
		ctx.Dispatch(func(app.Context) { q.judge(false) })
	})
	q.Slot.ready()
}

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

func (q *Quiz) restore(_ app.Context, answer string) {
	list := strings.Split(answer, between)
	for _, o := range q.options() {
		o.box.Set("checked", slices.Contains(list, o.text))
	}
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
	tellAnswer(q.id(), strings.Join(marked, between), q.wrong == 0, q.tries)
}

// judge shows at each marked option whether it is right, and why, or no longer. Of
// those without a mark it says nothing before all is right: they are still asked.
func (q *Quiz) judge(show bool) {
	options := q.options()
	q.checked, q.wrong = show, 0
	for _, o := range options {
		if o.marked != o.right {
			q.wrong++
		}
	}
	for _, o := range options {
		class, label := "right", words.LabelRight
		switch {
		case o.marked != o.right:
			class, label = "wrong", words.LabelNotYet
		case !o.marked:
			label = words.LabelRightlyLeft
		}
		told := show && (o.marked || q.wrong == 0)
		if !told {
			class = ""
		}
		o.item.Set("className", class)
		query(o.item, ".why b").Set("textContent", q.t(label))
		query(o.item, ".why").Set("open", told)
	}
}

// Render says whether all marks are right, once they are checked.
func (q *Quiz) Render() app.UI {
	said := elem("div role=status")
	if q.checked {
		reason := ""
		if q.wrong > 0 {
			reason = strings.Replace(text(q.place.Get("dataset").Get("wrong")), "{n}", strconv.Itoa(q.wrong), 1)
		}
		said.Body(q.verdict(q.wrong == 0, reason))
	}
	return said
}

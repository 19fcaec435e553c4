package ui

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/svg"
	"shapecast/app/words"
)

// elem returns an element as a selector names it, with its attributes behind it:
// "button.icon type=button data-do=%". Each % takes the next of the values, and one
// value more is the text of the element.
func elem(selector string, values ...string) app.HTMLElem {
	parts := strings.Split(selector, " ")
	tag, classes, _ := strings.Cut(parts[0], ".")
	e := app.Elem(tag).Class(strings.ReplaceAll(classes, ".", " "))
	for _, part := range parts[1:] {
		name, value, _ := strings.Cut(part, "=")
		if value == "%" {
			value, values = values[0], values[1:]
		}
		e.Attr(name, value)
	}
	if len(values) > 0 {
		e.Text(values[0])
	}
	return e
}

// textField returns a field for what is no prose.
func textField(attributes string, values ...string) app.HTMLElem {
	return elem("input type=text autocomplete=off spellcheck=false autocapitalize=off "+attributes, values...)
}

// named says to everybody what a button without words does.
func named(button app.HTMLElem, label string) app.HTMLElem {
	return button.Aria("label", label).Title(label)
}

// scope tells the handlers of elements apart that are made alike.
func scope(id string) app.EventOption { return app.EventScope(id) }

// several lays out n elements, each by its number.
func several(n int, one func(i int) app.UI) []app.UI {
	list := make([]app.UI, n)
	for i := range list {
		list[i] = one(i)
	}
	return list
}

// A pick is one option of a menu: what it says and what it means.
type pick struct{ Text, Value string }

// options returns the options of a menu.
func options(picks []pick, chosen string) []app.UI {
	return several(len(picks), func(i int) app.UI {
		return elem("option value=% selected=%", picks[i].Value, flag(picks[i].Value == chosen), picks[i].Text)
	})
}

// picked returns the value of the option that is chosen. The menu itself would tell the
// text of one whose value is "".
func picked(menu app.Value, picks []pick) string {
	return picks[max(menu.Get("selectedIndex").Int(), 0)].Value
}

// picture returns a small drawing of lines for a button.
func picture(path string) app.UI {
	return app.Raw(`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="` + path + `"/></svg>`)
}

// text returns a JavaScript string, "" for any other value.
func text(v app.Value) string {
	if v.Type() != app.TypeString {
		return ""
	}
	return v.String()
}

// query returns the first element inside root that matches the selector.
func query(root app.Value, selector string) app.Value { return root.Call("querySelector", selector) }

// document returns the page.
func document() app.Value { return app.Window().Get("document") }

// pageLang returns the language of the page, which early.js or the build set.
func pageLang() words.Lang {
	return words.Of(text(document().Get("documentElement").Get("lang")))
}

// caught, deferred, ends a panic and passes its message on.
func caught(tell func(reason string)) {
	if reason := recover(); reason != nil {
		tell(fmt.Sprint(reason))
	}
}

// flag writes a truth as an attribute has it.
func flag(holds bool) string { return strconv.FormatBool(holds) }

// pageTheme returns the theme of the page, which early.js keeps; nil where the
// system's own colours are to be used instead.
func pageTheme() *svg.Theme {
	if app.Window().Call("matchMedia", "(forced-colors: active)").Get("matches").Bool() {
		return nil
	}
	switch text(document().Get("documentElement").Get("dataset").Get("theme")) {
	case svg.Light.Name:
		return &svg.Light
	case svg.Dark.Name:
		return &svg.Dark
	}
	return nil
}

// once wraps f for a script that calls it one time.
func once(f func(args []app.Value)) app.Func {
	var handler app.Func
	handler = app.FuncOf(func(_ app.Value, args []app.Value) any {
		handler.Release()
		f(args)
		return nil
	})
	return handler
}

// idle calls f when the browser has nothing else to do; one that cannot tell never does.
// What f waits for, the browser brings once its own call has ended.
func idle(f func()) {
	if app.Window().Get("requestIdleCallback").Truthy() {
		app.Window().Call("requestIdleCallback", once(func([]app.Value) { go f() }))
	}
}

// A pause calls a function once nothing has started it anew for a while.
type pause struct{ timer *time.Timer }

// start calls f once d has passed without another start.
func (p *pause) start(d time.Duration, f func()) {
	p.stop()
	p.timer = time.AfterFunc(d, f)
}

func (p *pause) stop() {
	if p.timer != nil {
		p.timer.Stop()
	}
}

// Listeners are what a component listens to outside its own elements. They are
// released with it.
type listeners struct{ list []listener }

type listener struct {
	target app.Value
	event  string
	f      app.Func
}

// add calls f with each event of the target.
func (l *listeners) add(target app.Value, event string, f func(event app.Value)) {
	handler := app.FuncOf(func(_ app.Value, args []app.Value) any {
		f(args[0])
		return nil
	})
	target.Call("addEventListener", event, handler)
	l.list = append(l.list, listener{target, event, handler})
}

func (l *listeners) release() {
	for _, x := range l.list {
		x.target.Call("removeEventListener", x.event, x.f)
		x.f.Release()
	}
	l.list = nil
}

// copyText puts text on the clipboard, and reports whether the browser could.
func copyText(s string) bool {
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		return false
	}
	// A browser may still refuse, when the page has lost the focus; the text
	// then stays where it can be selected.
	clipboard.Call("writeText", s).Call("catch", app.Window().Get("Boolean"))
	return true
}

// lines returns how many lines high a text area is to be: as many as it has, to eight.
func lines(area app.Value) int {
	return min(1+strings.Count(text(area.Get("value")), "\n"), 8)
}

// focus gives the focus to an element if it is there.
func focus(e app.Value) {
	if e.Truthy() {
		e.Call("focus")
	}
}

package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
)

// keysDialog lists the keys.
func (p *Playground) keysDialog() app.UI {
	list := p.lang.Keys()
	rows := make([]app.UI, len(list))
	for i, key := range list {
		rows[i] = app.Tr().Body(app.Td().Body(keyCaps(key.Keys)...), app.Td().Text(key.Does))
	}
	return app.Dialog().ID("keys").Aria("label", p.t(words.LabelKeys)).Body(
		app.H2().Text(p.t(words.LabelKeys)),
		app.Table().Body(app.TBody().Body(rows...)),
		app.Form().Method("dialog").Body(app.Button().Class("button", "primary").Text(p.t(words.LabelClose))),
	)
}

func keyCaps(keys string) []app.UI {
	var caps []app.UI
	for key := range strings.FieldsSeq(keys) {
		caps = append(caps, app.Kbd().Text(key), app.Text(" "))
	}
	return caps
}

// openKeys shows the list.
func (p *Playground) openKeys() { query(p.JSValue(), "#keys").Call("showModal") }

// pageKey opens the list when ? is pressed outside a field, and makes the
// story slower or faster with < and >.
func (p *Playground) pageKey(ctx app.Context, e app.Value) {
	field := e.Get("target").Call("closest", "input:not([type=range]), textarea, select, dialog[open]")
	if field.Truthy() {
		return
	}
	switch text(e.Get("key")) {
	case "?":
		p.openKeys()
	case "<", ">":
		ctx.Dispatch(func(ctx app.Context) {
			p.hurry(map[string]int{"<": -1, ">": 1}[text(e.Get("key"))])
			p.after(ctx)
		})
	}
}

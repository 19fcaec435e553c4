package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
)

// keysDialog lists the keys.
func (p *Playground) keysDialog() app.UI {
	list := p.lang.Keys()
	rows := several(len(list), func(i int) app.UI {
		return elem("tr").Body(elem("td").Body(keyCaps(list[i].Keys)...), elem("td", list[i].Does))
	})
	return elem("dialog id=keys aria-label=%", p.t(words.LabelKeys)).Body(
		elem("h2", p.t(words.LabelKeys)),
		elem("table").Body(elem("tbody").Body(rows...)),
		elem("form method=dialog").Body(elem("button.button.primary", p.t(words.LabelClose))),
	)
}

func keyCaps(keys string) []app.UI {
	var caps []app.UI
	for _, key := range strings.Fields(keys) {
		caps = append(caps, elem("kbd", key), app.Text(" "))
	}
	return caps
}

// openKeys shows the list from its first row; the browser goes to the button below it.
func (p *Playground) openKeys() {
	dialog := query(p.JSValue(), "#keys")
	dialog.Call("showModal")
	dialog.Set("scrollTop", 0)
}

// pageKey undoes and makes again, wherever the focus is, and opens the list of keys
// when ? is pressed outside a field.
func (p *Playground) pageKey(ctx app.Context, e app.Value) {
	key := text(e.Get("key"))
	if (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) && (key == "z" || key == "Z" || key == "y") {
		p.undoKey(ctx, e, key == "Z" || key == "y" || e.Get("shiftKey").Bool())
		return
	}
	if e.Get("target").Call("closest", "input, textarea, select, dialog[open]").Truthy() {
		return
	}
	if key == "?" {
		p.openKeys()
	}
}

// undoKey takes an edit back or makes it again, unless the dialog for other pages
// is open, whose fields have edits of their own.
func (p *Playground) undoKey(ctx app.Context, e app.Value, redo bool) {
	if e.Get("target").Call("closest", "#embed").Truthy() {
		return
	}
	e.Call("preventDefault")
	ctx.Dispatch(func(app.Context) {
		p.typing.pause.stop()
		if redo {
			p.change(p.bench.Redo)
		} else {
			p.change(p.bench.Undo)
		}
	})
}

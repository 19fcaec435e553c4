package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/embed"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// A pick is one option of a menu: what it says and what it means.
type pick struct{ Text, Value string }

// choices lays out which system the snippet is for, and how the figure is shown.
func (d *EmbedDialog) choices(says words.EmbedWords, e embed.Embedding) app.UI {
	list := embed.Snippets()
	systems := make([]pick, len(list))
	for i, s := range list {
		systems[i] = pick{s.Name, strconv.Itoa(i)}
	}
	stops := []pick{{says.Begin, ""}}
	for n := 1; n <= 8; n++ {
		stops = append(stops, pick{strconv.Itoa(n + 1), strconv.Itoa(n)})
	}
	stops = append(stops, pick{says.End, "end"})
	return app.Elem("div").Class("choices").Body(
		d.menu(says.For, systems, strconv.Itoa(d.chosen), func(v string) { d.chosen, _ = strconv.Atoi(v) }),
		d.menu(says.Language, []pick{{says.Automatic, ""}, {words.English.Name(), "en"}, {words.Chinese.Name(), "zh"}}, d.options.Lang,
			func(v string) { d.options.Lang = v }),
		d.menu(says.Theme, []pick{{says.Light, "light"}, {says.Dark, "dark"}, {says.Automatic, ""}}, d.options.Theme,
			func(v string) { d.options.Theme = v }),
		d.menu(says.Mode, []pick{{says.Figure, ""}, {says.Step, "step"}, {says.Predict, "predict"}, {says.Play, "play"}}, d.options.Mode,
			func(v string) { d.options.Mode = v }),
		d.menu(says.Stop, stops, stopText(d.options.Stop), func(v string) { d.options.Stop = stateOf("step=" + v).Stop }),
		d.pixels(says.Width, d.width, 240, func(n int) { d.width = n }),
		d.pixels(says.Height, e.Height, 80, func(n int) { d.fixed, d.height = true, n }),
		app.Elem("label").Body(app.Elem("span").Text(says.Fit), app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("checked", d.options.Fit).OnChange(func(ctx app.Context, _ app.Event) {
			d.copied, d.options.Fit = false, ctx.JSSrc().Get("checked").Bool()
			d.look(ctx)
		})),
	)
}

func stopText(stop int) string {
	switch stop {
	case 0:
		return ""
	case figure.End:
		return "end"
	}
	return strconv.Itoa(stop)
}

// menu is a labelled choice that gives what is chosen to set.
func (d *EmbedDialog) menu(label string, picks []pick, chosen string, set func(value string)) app.UI {
	return app.Elem("label").Body(
		app.Elem("span").Text(label),
		app.Elem("select").OnChange(func(ctx app.Context, _ app.Event) {
			d.copied = false
			set(text(ctx.JSSrc().Get("value")))
			d.look(ctx)
		}, app.EventScope(label)).Body(app.Range(picks).Slice(func(i int) app.UI {
			return app.Elem("option").Attr("value", picks[i].Value).Attr("selected", picks[i].Value == chosen).Text(picks[i].Text)
		})))
}

// pixels takes a length from least to 4000.
func (d *EmbedDialog) pixels(label string, value, least int, set func(n int)) app.UI {
	return app.Elem("label").Body(
		app.Elem("span").Text(label),
		app.ElemSelfClosing("input").Attr("type", "number").Attr("min", least).Attr("max", 4000).Attr("step", 10).Attr("value", value).
			OnChange(func(ctx app.Context, _ app.Event) {
				n, err := strconv.Atoi(text(ctx.JSSrc().Get("value")))
				if err != nil {
					return
				}
				d.copied = false
				set(min(max(n, least), 4000))
				d.look(ctx)
			}, app.EventScope(label)))
}

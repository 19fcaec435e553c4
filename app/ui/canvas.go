package ui

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
)

// A canvas is an element that shows a figure with its player. go-app knows the
// element and not what is in it: a figure is one piece of markup, written at
// once when something changes.
type canvas struct {
	element app.Value
	markup  string
	width   int
	slow    int // how often the speed is halved
	resized app.Func
	watcher app.Value
}

// mount takes the element and the width it has.
func (c *canvas) mount(element app.Value) {
	c.element = element
	c.measure()
}

// measure notes how wide a figure may be, and reports whether that changed.
func (c *canvas) measure() bool {
	width := c.element.Get("clientWidth").Int()
	if width == 0 || width == c.width {
		return false
	}
	c.width = width
	return true
}

// adopt moves a player that the build wrote into the element, and keeps it
// until something changes: nothing jumps and the story goes on.
func (c *canvas) adopt(player app.Value) {
	if player.Truthy() {
		c.element.Call("replaceChildren", player)
	}
}

// draw shows what a reading gave, at the stop that was shown before.
func (c *canvas) draw(r Reading, lang words.Lang) { c.look(r, scene.Options{Lang: lang}) }

// look is draw with options; the width is that of the element.
func (c *canvas) look(r Reading, o scene.Options) {
	if c.element == nil || r.empty() {
		return
	}
	o.Width = c.width
	markup := svg.Player(r.scene(o))
	if markup == c.markup {
		return
	}
	c.markup = markup
	before := query(c.element, ".player")
	c.element.Set("innerHTML", markup)
	app.Window().Call("shapecastPlayer", query(c.element, ".player"), before)
}

// pace sets how fast the story plays.
func (c *canvas) pace() {
	if player := c.player(); player.Truthy() {
		player.Set("speed", math.Exp2(float64(-c.slow)))
	}
}

// player returns what web/player.js made of the figure; it may be undefined.
func (c *canvas) player() app.Value {
	root := query(c.element, ".player")
	if !root.Truthy() {
		return root
	}
	return root.Get("shapecast")
}

// seek goes to a stop, the last one when it is negative. Stop 0 leaves the
// figure to play.
func (c *canvas) seek(stop int) {
	player := c.player()
	if stop == 0 || !player.Truthy() {
		return
	}
	if stop < 0 {
		stop = player.Get("stops").Int() - 1
	}
	player.Call("go", stop)
}

// follow calls draw when the width of the element changes.
func (c *canvas) follow(draw func()) {
	c.resized = app.FuncOf(func(app.Value, []app.Value) any {
		if c.measure() {
			draw()
		}
		return nil
	})
	c.watcher = app.Window().Get("ResizeObserver").New(c.resized)
	c.watcher.Call("observe", c.element)
}

// release ends the watch.
func (c *canvas) release() {
	if c.watcher != nil {
		c.watcher.Call("disconnect")
		c.resized.Release()
	}
}

// scene lays out what the reading shows.
func (r Reading) scene(o scene.Options) scene.Scene {
	if r.Change != nil {
		return scene.BuildChange(*r.Change, o)
	}
	return scene.Build(*r.Trace, o)
}

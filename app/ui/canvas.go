package ui

import (
	"math"
	"runtime"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/bench"
	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// A canvas is an element that shows a figure with its player. go-app knows the
// element and not what is in it: a figure is one piece of markup, written at
// once when something changes.
//
// What the reader waits for is the picture, so a change shows the moment of it
// first, which is a quarter of the work; the motion and the player's texts
// follow once nothing has changed for a while.
type canvas struct {
	element app.Value
	shown   sight        // what is in the element, or its still is
	late    *scene.Scene // of a still, whose player is to follow; nil when nothing is
	plan    chipPlan     // of the figure that is shown
	width   int
	slow    int // how often the speed is halved
	settle  pause
	stills  int // drawn since memory was collected
	crashed func(reason string)
	page    listeners
	fit     app.Func // draws for another width
	watcher app.Value
}

// A sight is all that a figure is made of.
type sight struct {
	source  string
	library engine.Library
	step    int
	rule    engine.Rule
	options scene.Options
	meant   bool
}

const (
	// settleDelay is how long nothing changes before what is late follows: longer
	// than between two keys on a slow machine, so that no key waits for it, and
	// after the rest of the page.
	settleDelay = 400 * time.Millisecond
	// idleDelay is how long after that memory is collected, which stops the page
	// for as long as five keys take.
	idleDelay = 1200 * time.Millisecond
	// manyStills leave enough behind to be worth it: each a quarter of a megabyte.
	manyStills = 40
)

// mount takes the element and the width it has, what draws for another width, and
// who hears what a panic said: what is late is drawn when nobody waits for it, or
// when somebody moves the figure.
func (c *canvas) mount(element app.Value, draw func(), crashed func(reason string)) {
	c.element, c.crashed = element, crashed
	c.measure()
	c.page.add(element, "shapecast-move", func(app.Value) {
		defer caught(c.crashed)
		c.finish()
	})
	c.follow(draw)
}

// measure notes how wide a figure may be, and reports whether that changed: the
// width of the element, or of the place that a player keeps in it.
func (c *canvas) measure() bool {
	place := c.element
	if figure := query(c.element, ".player-figure"); figure.Truthy() {
		place = figure
	}
	style := app.Window().Call("getComputedStyle", place)
	padding := app.Window().Call("parseFloat", style.Get("paddingLeft")).Float() + app.Window().Call("parseFloat", style.Get("paddingRight")).Float()
	width := place.Get("clientWidth").Int() - int(padding)
	if width <= 0 || width == c.width {
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
		if place := query(player, ".orcan"); place.Truthy() {
			place.Call("remove") // the question comes instead
		}
		c.measure()
	}
}

// draw shows what a reading gave, at the stop that was shown before, and reports
// whether there is another figure now. What is to be checked may be meant.
func (c *canvas) draw(r bench.Reading, lang words.Lang, meant bool) bool {
	defer caught(c.crashed)
	if c.element == nil {
		return false
	}
	if r.Empty() {
		c.blank()
		return false
	}
	o := scene.Options{Lang: lang, Width: c.width}
	sight := sight{source: r.Source, library: r.Library, step: r.Step, options: o, meant: meant}
	if r.Trace != nil {
		sight.rule = r.Trace.Rule
	}
	if sight == c.shown {
		c.pace()
		return false
	}
	c.shown = sight
	drawn := r.Scene(o)
	if meant {
		say := saysMeant(r, lang)
		for i, mark := range drawn.Marks {
			drawn.Marks[i].Say = say(mark.Stop)
		}
	}
	c.late, c.plan = &drawn, chipPlan{drawn.W, drawn.H, drawn.Chips, drawn.Names}
	if c.still(drawn) {
		c.settle.start(settleDelay, func() {
			defer caught(c.crashed)
			c.finish()
			c.settle.start(idleDelay, c.collect)
		})
	} else {
		c.finish()
	}
	return true
}

// saysMeant returns what is said at each step of what was meant.
func saysMeant(r bench.Reading, lang words.Lang) func(words.Stop) words.Say {
	if r.Trace == nil {
		return words.ChangeStoryOf(lang, *r.Change).Meant().Say
	}
	return words.StoryOf(lang, *r.Trace).Meant().Say
}

// collect frees memory after many stills, unless something plays that would falter.
func (c *canvas) collect() {
	if player := c.wired(); player.Truthy() && player.Get("playing").Bool() {
		c.settle.start(idleDelay, c.collect)
		return
	}
	if c.stills > manyStills {
		c.stills = 0
		runtime.GC()
	}
}

// blank takes the name from the player whose figure is hidden. What is shown
// next is drawn anew, with its own.
func (c *canvas) blank() {
	c.shown = sight{}
	if player := query(c.element, ".player"); player.Truthy() {
		player.Call("removeAttribute", "aria-label")
	}
}

// still shows one moment of a figure in the player of the one before, and
// reports whether there was such a player.
func (c *canvas) still(s scene.Scene) bool {
	player, theme := c.wired(), pageTheme()
	if !player.Truthy() || theme == nil {
		return false
	}
	c.stills++
	player.Call("still", svg.Frame(s, seenAt(s, player.Get("wanted").Int()), *theme), svg.Marks(s), s.W, s.H)
	return true
}

// seenAt returns when a stop reads as a still: the last one that the story
// reaches, where that comes before.
func seenAt(s scene.Scene, stop int) float64 {
	at := s.Marks[0].At
	for i, mark := range s.Marks {
		if i <= stop && !mark.Struck {
			at = mark.At
		}
	}
	return at
}

// wired returns what web/player.js made of the element's player; it may be undefined.
func (c *canvas) wired() app.Value {
	root := query(c.element, ".player")
	if !root.Truthy() {
		return root
	}
	return root.Get("shapecast")
}

// stop returns the stop that the reader wants to see, 0 before there is a player.
func (c *canvas) stop() int {
	if player := c.wired(); player.Truthy() {
		return player.Get("wanted").Int()
	}
	return 0
}

// finish writes the player of a still.
func (c *canvas) finish() {
	if c.late == nil {
		return
	}
	late := *c.late
	c.late = nil
	app.Window().Call("shapecastPlayer", c.element, svg.Player(late))
	c.pace()
}

// pace sets how fast the story plays, now or when there is a player.
func (c *canvas) pace() {
	if player := c.wired(); c.late == nil && player.Truthy() {
		player.Set("speed", math.Exp2(float64(-c.slow)))
	}
}

// player returns the player of what is shown; it may be undefined.
func (c *canvas) player() app.Value {
	c.finish()
	return c.wired()
}

// run plays until a stop is reached.
func (c *canvas) run(stop int) {
	if player := c.player(); player.Truthy() {
		player.Call("to", stop)
	}
}

// remark says something at Match in place of the story: in small beside the verdict, and
// why. Empty texts end it.
func (c *canvas) remark(small, why string) {
	if player := c.wired(); player.Truthy() {
		player.Call("note", small, why)
	}
}

// seek goes to a stop, the last one when it is negative.
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

// follow calls draw when the width of the element has changed: in the next
// frame, because a browser takes it for an error when an element changes while
// its size is told. No Go runs before that: whatever waits would run along.
func (c *canvas) follow(draw func()) {
	c.fit = app.FuncOf(func(app.Value, []app.Value) any {
		defer caught(c.crashed)
		if c.watcher != nil && c.measure() {
			draw()
		}
		return nil
	})
	next := app.Window().Get("requestAnimationFrame").Call("bind", app.Window(), c.fit)
	c.watcher = app.Window().Get("ResizeObserver").New(next)
	c.watcher.Call("observe", c.element)
}

// warm draws a figure that nobody sees, so many times: a browser compiles a function
// when it is called for the first time, and well when it is called often, and
// looks for a font when it first lays it out.
func (c *canvas) warm(times int) {
	if times == 0 {
		return
	}
	idle(func() {
		defer caught(c.crashed)
		b := bench.New(figure.State{Expr: "arange(240).reshape(12, 20) + 1"}, "")
		drawn := b.Good.Scene(scene.Options{Width: c.width})
		_ = b.Painted() + svg.Marks(drawn)
		place := document().Call("createElement", "div")
		place.Get("style").Set("cssText", "position:absolute;visibility:hidden")
		place.Set("innerHTML", svg.Frame(drawn, drawn.Poster, svg.Light))
		c.element.Call("append", place)
		place.Call("getBoundingClientRect")
		place.Call("remove")
		c.warm(times - 1)
	})
}

// release ends the watch, and what is late.
func (c *canvas) release() {
	c.settle.stop()
	c.page.release()
	if c.watcher == nil {
		return
	}
	c.watcher.Call("disconnect")
	c.watcher = nil
	c.settle.start(settleDelay, c.fit.Release) // a frame may have been asked for
}

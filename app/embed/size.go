package embed

import (
	"math"
	"strconv"
	"strings"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
)

// Width is that of a frame, in pixels, where the page has room for it.
const Width = 720

// narrowWidths are those of frames on phones and beside other columns.
var narrowWidths = [...]int{344, 396, 480, wideFrom}

const (
	phoneWidth  = 360
	wideFrom    = 640 // from here on a page shows the figure in its wide layout
	framePad    = 8   // around what a frame shows, on each side
	aroundScene = 310 // the height of controls, of what is said and of the link
	onPhone     = 24  // more of it where texts break
	codeLine    = 23  // the height of a line of the program
	whichLine   = 30  // of the one that leads to other operations
	askedFirst  = 150 // the height of a question and of the reply to it
	captionLine = 24  // the same of a caption, which may break on a phone
)

// Sized returns the embedding with the height of its figure at its width, and
// on a phone. Without a width it gets the usual one.
func (e Embedding) Sized() Embedding {
	if e.Width == 0 {
		e.Width = Width
	}
	e.Height, e.Narrow = e.heightAt(e.Width), 0
	for _, width := range narrowWidths {
		if width < e.Width || e.Narrow == 0 {
			e.Narrow = max(e.Narrow, e.heightAt(min(width, e.Width)))
		}
	}
	return e
}

// heightAt returns how high the page in the frame is at a width.
func (e Embedding) heightAt(width int) int {
	if e.Shown.Empty() {
		return DefaultHeight
	}
	height := aroundScene + codeLine*(1+strings.Count(strings.TrimSpace(e.Shown.Source), "\n")) + e.drawnHeight(width)
	asked := e.State.Mode == "predict"
	if asked {
		height += askedFirst
	} else if e.Figure.ID == "" && len(e.Shown.Outcome.Steps) > 1 {
		height += whichLine
	}
	if width < 400 {
		height += onPhone
	}
	if asked && width < 400 {
		height += onPhone // its buttons break, too
	}
	if e.Figure.ID == "" {
		return height
	}
	const letter = 8 // pixels, of a caption; a Chinese one is twice as wide
	wide := 0
	for _, r := range e.Figure.Caption {
		wide += letter + letter*min(int(r)/0x2e80, 1)
	}
	return height + captionLine*(1+wide/(width-2*framePad))
}

// drawnHeight returns the height of the drawing, which is scaled to its frame
// where it is wider.
func (e Embedding) drawnHeight(width int) int {
	s := e.sceneAt(width)
	return int(math.Ceil(s.H * min(1, float64(width-2*framePad)/s.W)))
}

// sceneAt lays the figure out for a frame of some width.
func (e Embedding) sceneAt(width int) scene.Scene {
	return e.Shown.Scene(scene.Options{Width: width - 2*framePad, Lang: e.lang()})
}

// lang returns the language that was chosen for the figure, else that of the person who
// chooses.
func (e Embedding) lang() words.Lang {
	if e.State.Lang != "" {
		return words.Of(e.State.Lang)
	}
	return e.Lang
}

// style returns the height, and what it is between the width of a phone and
// that of the frame, as a declaration. The unit is a hundredth of the room.
func (e Embedding) style(property, unit string) string {
	px := func(n int) string { return strconv.Itoa(n) + "px" }
	if e.Narrow == 0 || e.Narrow == e.Height || e.Width <= phoneWidth {
		return property + ":" + px(e.Height)
	}
	from, to := phoneWidth, e.Width
	if to > wideFrom+framePad {
		from, to = wideFrom, wideFrom+framePad // between two layouts the height jumps
	}
	slope := strconv.FormatFloat(float64(e.Narrow-e.Height)/float64(to-from), 'f', 2, 64)
	return property + ":clamp(" + px(min(e.Height, e.Narrow)) + ",calc(" + px(e.Height) + " + (" + px(to) + " - 100" + unit + ")*" + slope + ")," + px(max(e.Height, e.Narrow)) + ")"
}

// drawing returns the moving picture in the theme that was chosen, "" where
// there is nothing to draw.
func (e Embedding) drawing() string {
	if e.Shown.Empty() {
		return ""
	}
	s := e.sceneAt(max(e.Width, phoneWidth))
	switch e.State.Theme {
	case svg.Light.Name:
		return svg.Pinned(s, svg.Light)
	case svg.Dark.Name:
		return svg.Pinned(s, svg.Dark)
	}
	return svg.Animated(s)
}

// content returns what readers see in place of the live figure: its picture,
// which no style of the page makes wider than its column, in a frame of the
// final size.
func (e Embedding) content() string {
	if !e.telling() {
		return e.link()
	}
	if e.Later {
		return e.box("<!-- picture -->")
	}
	// Where a policy forbids styles, all of it would be black: the attribute leaves the link then.
	return e.box(strings.Replace(e.drawing(), "<svg ", `<svg display="none" style="display:block;max-width:100%;height:auto" `, 1))
}

// telling reports whether there is a picture that may be seen. That of a figure that asks
// a question first would answer it.
func (e Embedding) telling() bool { return !e.Shown.Empty() && e.State.Mode != "predict" }

// pictured is content with the picture as a file: for pages that take no other
// picture, or nothing with braces in it.
func (e Embedding) pictured() string {
	if !e.telling() {
		return e.link()
	}
	text := ""
	if !e.Later {
		text = percented(e.drawing())
	}
	return e.box(`<img alt="` + escape(e.title()) + `" style="display:block;max-width:100%;height:auto" src="data:image/svg+xml,` + text + `">`)
}

// percented writes text as an address may hold it, and as an attribute, a
// string and Markdown leave it alone.
func percented(text string) string {
	const unsafe, hex = "%#<>\"&\n\r{}'`\\", "0123456789ABCDEF"
	var b strings.Builder
	for _, c := range []byte(text) {
		if strings.IndexByte(unsafe, c) >= 0 {
			b.Write([]byte{'%', hex[c>>4], hex[c&15]})
		} else {
			b.WriteByte(c)
		}
	}
	return b.String()
}

// box keeps the height of the live figure free around its picture.
func (e Embedding) box(picture string) string {
	return `<div style="` + e.style("min-height", "cqw") + `">` + "\n" + picture + "\n" + e.link() + "</div>\n"
}

func (e Embedding) link() string {
	return `<a href="` + escape(e.Link()) + `">` + escape(e.title()) + "</a>\n"
}

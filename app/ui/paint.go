package ui

import (
	"strings"

	"shapecast/engine/expr"
)

// paintLimit bounds the line that is shown in colours.
const paintLimit = 4000

// paint writes the coloured copy that stands behind the line of Python. It is
// made of what stands in the field at this moment, so the two never differ; a
// longer line is shown by the field itself.
func (d *desk) paint() {
	area := query(d.owner.JSValue(), "#program")
	frame := area.Get("parentElement")
	short := len(d.bench.Line) <= paintLimit
	frame.Get("classList").Call("toggle", "painted", short)
	if !short {
		return
	}
	if markup := Painted(text(area.Get("value"))); markup != d.painted {
		d.painted = markup
		query(frame, ".paint").Set("innerHTML", markup)
	}
}

// scrollPaint keeps the copy at the place to which the field is scrolled.
func (d *desk) scrollPaint() {
	area := query(d.owner.JSValue(), "#program")
	query(area.Get("parentElement"), ".paint").Set("scrollTop", area.Get("scrollTop"))
}

// wordClasses are the classes of the kinds of words; "" stays plain.
var wordClasses = [...]string{
	expr.NameWord: "", expr.CallWord: "call", expr.NumberWord: "num",
	expr.TextWord: "str", expr.OperatorWord: "sign", expr.MarkWord: "",
}

// escaped is text that may stand in markup.
var escaped = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")

// Painted returns a line of Python as markup in which each kind of word has a
// class. Its text is the line and one line end more, which a field shows room
// for and an element does not.
func Painted(line string) string {
	var b strings.Builder
	end := 0
	for _, word := range expr.Words(line) {
		gap(&b, line[end:word.Span.Start])
		span(&b, wordClasses[word.Kind], line[word.Span.Start:word.Span.End])
		end = word.Span.End
	}
	gap(&b, line[end:])
	b.WriteByte('\n')
	return b.String()
}

// gap writes what is between words: blanks, comments, and what is outside the
// language.
func gap(b *strings.Builder, text string) {
	for text != "" {
		start := strings.IndexByte(text, '#')
		if start < 0 {
			break
		}
		length := strings.IndexByte(text[start:], '\n')
		if length < 0 {
			length = len(text) - start
		}
		span(b, "", text[:start])
		span(b, "note", text[start:start+length])
		text = text[start+length:]
	}
	span(b, "", text)
}

// span writes text, in a class unless it has none.
func span(b *strings.Builder, class, text string) {
	if class == "" {
		escaped.WriteString(b, text)
		return
	}
	b.WriteString(`<span class="` + class + `">`)
	escaped.WriteString(b, text)
	b.WriteString("</span>")
}

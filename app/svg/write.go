package svg

import (
	"math"
	"strconv"
)

// A writer collects markup. All numbers go through its one rounding.
type writer struct{ b []byte }

// raw writes markup as it is.
func (w *writer) raw(parts ...string) {
	for _, s := range parts {
		w.b = append(w.b, s...)
	}
}

// text writes s with the characters escaped that mean something in XML, and
// those dropped that XML cannot hold.
func (w *writer) text(s string) {
	for _, r := range s {
		switch {
		case r == '<':
			w.raw("&lt;")
		case r == '>':
			w.raw("&gt;")
		case r == '&':
			w.raw("&amp;")
		case r == '"':
			w.raw("&quot;")
		case r < ' ' && r != '\n' && r != '\t', r == 0xfffe, r == 0xffff:
		default:
			w.b = append(w.b, string(r)...)
		}
	}
}

// num writes v with at most two decimals.
func (w *writer) num(v float64) { w.b = number(w.b, v, 100) }

// number appends v rounded to 1/scale, without trailing zeros.
func number(b []byte, v, scale float64) []byte {
	v = math.Round(v*scale) / scale
	if v == 0 {
		v = 0 // not -0
	}
	start := len(b)
	b = strconv.AppendFloat(b, v, 'f', -1, 64)
	return dropZero(b, start)
}

// dropZero shortens "0.5" to ".5" in the bytes of b from start.
func dropZero(b []byte, start int) []byte {
	i := start
	if i < len(b) && b[i] == '-' {
		i++
	}
	if i+1 < len(b) && b[i] == '0' && b[i+1] == '.' {
		b = append(b[:i], b[i+1:]...)
	}
	return b
}

// attr writes name="value" for a number.
func (w *writer) attr(name string, v float64) {
	w.raw(" ", name, `="`)
	w.num(v)
	w.raw(`"`)
}

// quoted writes name="value" for a text.
func (w *writer) quoted(name, value string) {
	w.raw(" ", name, `="`)
	w.text(value)
	w.raw(`"`)
}

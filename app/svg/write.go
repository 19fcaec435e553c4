package svg

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
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
	written := 0
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		if escaped, special := escape(r, size); special {
			w.raw(s[written:i], escaped)
			written = i + size
		}
		i += size
	}
	w.raw(s[written:])
}

// escape returns what to write for a character of so many bytes that XML does
// not take as it is.
func escape(r rune, size int) (escaped string, special bool) {
	switch {
	case r == '<':
		return "&lt;", true
	case r == '>':
		return "&gt;", true
	case r == '&':
		return "&amp;", true
	case r == '"':
		return "&quot;", true
	case r == utf8.RuneError && size == 1:
		return string(utf8.RuneError), true
	case r < ' ' && r != '\n' && r != '\t', r == 0xfffe, r == 0xffff:
		return "", true
	}
	return "", false
}

// num writes v with at most two decimals.
func (w *writer) num(v float64) { w.b = number(w.b, v, 100) }

// number appends v rounded to 1/scale, a power of ten, without zeros that mean
// nothing: ".5". Browsers and gzip like it short.
func number(b []byte, v float64, scale int64) []byte {
	n := int64(math.Round(v * float64(scale)))
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	whole, part := n/scale, n%scale
	if whole > 0 || part == 0 {
		b = strconv.AppendInt(b, whole, 10)
	}
	if part > 0 {
		b = append(b, '.')
	}
	for ; part > 0; part %= scale {
		scale /= 10
		b = append(b, '0'+byte(part/scale))
	}
	return b
}

// decimal returns v with at most two decimals.
func decimal(v float64) string { return string(number(nil, v, 100)) }

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

// comma writes a comma before every item of a list but the first.
func (w *writer) comma(i int) {
	if i > 0 {
		w.raw(",")
	}
}

// json writes a number after some text, as JSON has it: with a digit before the point.
func (w *writer) json(before string, v float64) {
	w.raw(before)
	w.b = strconv.AppendFloat(w.b, float64(int(v*100+.5))/100, 'f', -1, 64)
}

// texts writes a list of strings as JSON after some text, which opens it.
func (w *writer) texts(before string, list []string) {
	w.raw(before)
	for i, text := range list {
		w.comma(i)
		w.raw(Quote(text))
	}
	w.raw("]")
}

// Quote writes text as a string of JSON, JavaScript and Python alike.
func Quote(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b.WriteString(`\` + string(r))
		case r == '\n':
			b.WriteString(`\n`)
		case r < ' ' || r == 0x7f:
			const hex = "0123456789abcdef"
			b.WriteString(`\u00` + string(hex[r>>4]) + string(hex[r&15]))
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

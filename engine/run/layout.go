package run

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"shapecast/engine"
)

// laidOut returns a number or a text as one of Python's formats says, such as ">8.2f", and
// whether we know it.
func laidOut(v value, spec string) (string, bool) {
	fill, align, sign, digits := " ", "", "", -1
	switch {
	case len(spec) > 1 && strings.Contains("<>^=", spec[1:2]):
		fill, align, spec = spec[:1], spec[1:2], spec[2:]
	case spec != "" && strings.Contains("<>^=", spec[:1]):
		align, spec = spec[:1], spec[1:]
	}
	if spec != "" && strings.Contains("+- ", spec[:1]) {
		sign, spec = strings.TrimPrefix(spec[:1], "-"), spec[1:]
	}
	if align == "" && strings.HasPrefix(spec, "0") && v.kind == numberKind {
		fill, align = "0", "="
	}
	width, spec := countIn(spec)
	spec, commas := strings.CutPrefix(spec, ",")
	if after, has := strings.CutPrefix(spec, "."); has {
		digits, spec = countIn(after)
	}
	text, known := unpadded(v, digits, spec)
	switch {
	case !known || max(width, digits) > 100 || commas && fill == "0" || v.kind != numberKind && (sign != "" || commas || align == "="):
		return "", false
	case v.kind != numberKind && align == "":
		align = "<"
	case v.kind == numberKind && !strings.HasPrefix(text, "-"):
		text = sign + text
	}
	if commas {
		text = withCommas(text)
	}
	return padded(text, fill, align, width), true
}

// countIn returns the number that a text begins with, and the rest.
func countIn(s string) (int, string) {
	rest := strings.TrimLeft(s, "0123456789")
	n, _ := strconv.Atoi(s[:len(s)-len(rest)])
	return n, rest
}

// unpadded returns a value as a type of a format shows it, without what is around it.
func unpadded(v value, digits int, verb string) (string, bool) {
	float := v.number.DType.Kind() == engine.KindFloat
	switch {
	case v.kind == textKind && digits < 0 && (verb == "" || verb == "s"):
		return v.text, true
	case v.kind != numberKind || v.number.DType == engine.Bool || !v.number.Known:
		return "", false
	case digits < 0 && (verb == "" || verb == "d" && !float):
		return v.number.String(), true
	case digits < 0:
		digits = 6
	}
	x, end := v.number.AsFloat(), ""
	if verb == "%" {
		x, verb, end = x*100, "f", "%"
	}
	if verb == "g" {
		digits = max(digits, 1)
	}
	if verb == "" || !strings.Contains("feg", verb) {
		return "", false
	}
	text := strconv.FormatFloat(x, verb[0], digits, 64)
	return strings.NewReplacer("+Inf", "inf", "Inf", "inf", "NaN", "nan").Replace(text) + end, true
}

// withCommas parts the digits before the point by threes.
func withCommas(text string) string {
	end := strings.IndexAny(text+".", ".e%")
	for i := end - 3; i > 0 && text[i-1] >= '0' && text[i-1] <= '9'; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}

// padded fills a text up to a width.
func padded(text, fill, align string, width int) string {
	n := max(width-utf8.RuneCountInString(text), 0)
	left, signed := n, text != "" && strings.Contains("+- ", text[:1])
	switch {
	case align == "<":
		left = 0
	case align == "^":
		left = n / 2
	case align == "=" && signed:
		return text[:1] + strings.Repeat(fill, n) + text[1:]
	}
	return strings.Repeat(fill, left) + text + strings.Repeat(fill, n-left)
}

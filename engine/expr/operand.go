package expr

import (
	"strconv"
	"strings"
)

// parseOperand reads a name, a literal, or something in brackets.
func parseOperand(p *parser) Expr {
	t := p.peek()
	switch {
	case p.atText():
		return parseTexts(p)
	case t.kind == numberToken:
		checkNumber(p, t)
		p.next()
		return &Literal{t.span, t.text}
	case t.kind == nameToken && (t.text == "True" || t.text == "False" || t.text == "None"), t.text == "...":
		p.at++
		return &Literal{t.span, t.text}
	case t.kind == nameToken && !isIn(keywords, t.text) && !t.outside():
		p.at++
		return &Name{t.span, t.text}
	case t.text == "(" || t.text == "[":
		return parseBracketed(p)
	case t.text == "{":
		return parseDict(p)
	}
	return p.valueMissing()
}

// parseBracketed reads a list, a tuple or an expression in round brackets.
func parseBracketed(p *parser) Expr {
	open := p.next()
	items, comma := p.list(p.starred)
	one, round := len(items) == 1 && !comma, open.text == "("
	if one && p.peek().text == "for" {
		return parseComprehension(p, open, nil, items[0])
	}
	if one && round {
		p.alone(items[0])
	}
	p.close(closing(open.text), comma)
	if one && round {
		return items[0]
	}
	return &Sequence{p.since(open.span.Start), items, round}
}

// checkNumber reports a number that is malformed or does not fit 64 bits.
func checkNumber(p *parser, t *token) {
	_, err := Number(strings.TrimSuffix(t.text, "j"))
	switch {
	case err == nil:
	case err.(*strconv.NumError).Err == strconv.ErrRange:
		p.problem(NumberTooLarge, "")
	default:
		p.problem(NumberMalformed, "")
	}
}

// Number returns the int64, the float64, or the uint64 for which an int64 has no room, that
// a number token stands for.
func Number(text string) (any, error) {
	digits := strings.TrimLeft(text, "0_")
	hex := len(text) > 1 && text[0] == '0' && isLetter(text[1]) && text[1]|0x20 != 'e'
	if !hex && strings.ContainsAny(text, ".eE") {
		return strconv.ParseFloat(strings.ReplaceAll(text, "_", ""), 64)
	}
	if !hex && digits != "" && len(digits) < len(text) {
		return nil, &strconv.NumError{Err: strconv.ErrSyntax}
	}
	if n, err := strconv.ParseUint(text, 0, 64); err != nil || n >= 1<<63 {
		return n, err
	}
	return strconv.ParseInt(text, 0, 64)
}

package expr

import (
	"strconv"
	"strings"
)

// parseSuffixes reads an operand and the calls, indices and attributes that follow it.
func parseSuffixes(p *parser) Expr {
	start := p.peek().span.Start
	for x := parseOperand(p); ; {
		switch {
		case p.take("("):
			call := &Call{Func: x, Arguments: parseArguments(p)}
			call.Span = p.since(start)
			x = call
		case p.take("["):
			index := &Index{X: x}
			index.Items, index.Tuple = parseSubscript(p)
			index.Span = p.since(start)
			x = index
		case p.take("."):
			name := p.name()
			x = &Attribute{p.since(start), x, name}
		default:
			return x
		}
	}
}

// parseSubscript reads the items of an index and its closing bracket.
func parseSubscript(p *parser) (items []Expr, tuple bool) {
	items, comma := p.list(p.slice)
	if len(items) == 0 {
		p.valueMissing()
	}
	p.close("]", comma)
	return items, comma || len(items) > 1
}

// slice reads an item of an index: an expression, or low:high:step.
func (p *parser) slice() Expr {
	start := p.peek().span.Start
	low := parseBound(p, p.starred)
	switch {
	case p.peek().text == ":":
	case low == nil:
		return p.valueMissing()
	default:
		return low
	}
	s := &Slice{Low: p.alone(low)}
	bound := func() Expr { return p.expression(choice) }
	if p.take(":") {
		s.High = parseBound(p, bound)
	}
	if p.take(":") {
		s.Step = parseBound(p, bound)
	}
	s.Span = p.since(start)
	return s
}

// parseBound reads a part of a slice, or returns nil where it is left out.
func parseBound(p *parser, read func() Expr) Expr {
	if t := p.peek().text; t == ":" || t == "," || t == "]" {
		return nil
	}
	return read()
}

// parseArguments reads the arguments of a call and the closing bracket.
func parseArguments(p *parser) []Argument {
	var list []Argument
	named, comma := false, false
	for more := true; more && !p.ends(); more = comma {
		a := parseArgument(p)
		if named && a.Name == "" && a.Value.precedence() > loosest {
			p.wrong(a.Value.At(), PositionalLate, "")
		}
		named = named || a.Name != ""
		list = append(list, a)
		comma = p.take(",")
	}
	p.close(")", comma)
	return list
}

// parseArgument reads one argument, with its name or its stars.
func parseArgument(p *parser) Argument {
	t := p.peek()
	if t.kind == nameToken && p.tokens[p.at+1].text == "=" && !isIn(keywords, t.text) {
		p.at += 2
		return Argument{t.text, p.expression(choice)}
	}
	if p.take("**") {
		return Argument{"**", p.expression(choice)}
	}
	value := p.starred()
	if p.peek().text == "for" {
		c := &Comprehension{Open: "(", Item: value, Clauses: parseClauses(p)}
		c.Span = p.since(t.span.Start)
		value = c
	}
	return Argument{Value: value}
}

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

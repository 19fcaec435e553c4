package expr

import (
	"strconv"
	"strings"
)

// operand reads a name, a literal, or something in brackets.
func (p *parser) operand() (Expr, error) {
	t := p.peek()
	switch t.kind {
	case numberToken:
		if err := p.checkNumber(t); err != nil {
			return nil, err
		}
		p.at++
		return &Literal{t.span, t.text}, nil
	case textToken:
		return p.texts()
	case nameToken:
		return p.word()
	case mark:
		return p.bracketed()
	}
	return nil, p.valueMissing()
}

// word reads a name or one of the words that are values.
func (p *parser) word() (Expr, error) {
	t := p.peek()
	switch t.text {
	case "True", "False", "None":
		p.at++
		return &Literal{t.span, t.text}, nil
	}
	if _, outside := p.feature(t); outside || keywords[t.text] {
		return nil, p.valueMissing()
	}
	p.at++
	if p.peek().kind == textToken && p.peek().span.Start == t.span.End {
		return p.prefixed(t)
	}
	return &Name{t.span, t.text}, nil
}

// texts reads quoted texts; those that follow each other are one.
func (p *parser) texts() (Expr, error) {
	t := p.peek()
	value := ""
	for p.peek().kind == textToken {
		value += Unquote(p.peek().text)
		p.at++
	}
	return p.further(&Literal{p.since(t.span.Start), quote(value)})
}

// Unquote returns what a quoted text says. Escapes other than the common ones
// stay as they are written.
func Unquote(text string) string {
	n := 1
	if strings.HasPrefix(text, `"""`) && len(text) >= 6 || strings.HasPrefix(text, "'''") && len(text) >= 6 {
		n = 3
	}
	return unescape.Replace(text[n : len(text)-n])
}

var (
	unescape = strings.NewReplacer(`\\`, `\`, `\n`, "\n", `\t`, "\t", `\'`, `'`, `\"`, `"`, "\\\n", "")
	escape   = strings.NewReplacer(`\`, `\\`, "\n", `\n`, "\t", `\t`, `"`, `\"`)
)

// quote returns value as the language writes it.
func quote(value string) string { return `"` + escape.Replace(value) + `"` }

// bracketed reads a list, a tuple, an expression in round brackets, or "...".
func (p *parser) bracketed() (Expr, error) {
	t := p.peek()
	switch t.text {
	case "...":
		p.at++
		return &Literal{t.span, t.text}, nil
	case "(", "[":
		p.at++
		items, comma, err := p.list(p.item)
		if err != nil {
			return nil, err
		}
		if len(items) == 1 && !comma && p.peek().text == "for" {
			return p.comprehension(t, nil, items[0])
		}
		one := t.text == "(" && len(items) == 1 && !comma
		if one {
			_, err = p.alone(items[0])
		}
		if err == nil && p.peek().text == ":=" {
			err = &UnsupportedError{Place: Place{p.source, p.peek().span}, Feature: OperationOn, Name: ":="}
		}
		if err == nil {
			err = p.want(closing(t.text))
		}
		if err != nil {
			return nil, p.orValueMissing(err, comma)
		}
		if one {
			return items[0], nil
		}
		return &Sequence{p.since(t.span.Start), items, t.text == "("}, nil
	case "{":
		return p.dict()
	}
	return nil, p.valueMissing()
}

// item reads an item of a list, a tuple or the arguments.
func (p *parser) item() (Expr, error) {
	if p.peek().kind == newlineToken {
		return nil, p.valueMissing()
	}
	return p.starred()
}

// orValueMissing turns the lack of a closing bracket into the lack of a value
// when two separators stand side by side.
func (p *parser) orValueMissing(err error, comma bool) error {
	if t := p.peek(); t.text == "," || comma {
		return p.valueMissing()
	}
	if feature, outside := p.feature(p.peek()); outside {
		return p.unsupported(feature, p.peek().span)
	}
	return err
}

// checkNumber reports a number that is malformed or does not fit 64 bits.
func (p *parser) checkNumber(t token) error {
	_, err := Number(t.text)
	switch {
	case err == nil:
		return nil
	case strings.HasSuffix(t.text, "j"):
		return p.unsupported(Complex, t.span)
	case t.text == LeastInt && p.at > 0 && p.tokens[p.at-1].text == "-":
		return nil // the sign makes it the least int64
	case err.(*strconv.NumError).Err == strconv.ErrRange:
		return p.problem(NumberTooLarge, "")
	}
	return p.problem(NumberMalformed, "")
}

// LeastInt is the least int64 without its sign, which does not fit by itself.
const LeastInt = "9223372036854775808"

// Number returns the int64 or float64 that a number token stands for.
func Number(text string) (any, error) {
	digits := strings.TrimLeft(text, "0_")
	hex := len(text) > 1 && text[0] == '0' && isLetter(text[1]) && text[1]|0x20 != 'e'
	if !hex && strings.ContainsAny(text, ".eE") {
		f, err := strconv.ParseFloat(strings.ReplaceAll(text, "_", ""), 64)
		return f, err
	}
	if !hex && digits != "" && len(digits) < len(text) {
		return nil, &strconv.NumError{Err: strconv.ErrSyntax}
	}
	n, err := strconv.ParseInt(text, 0, 64)
	return n, err
}

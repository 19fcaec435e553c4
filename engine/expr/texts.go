package expr

import "strings"

// prefixed reads a text whose prefix stands right before it, and those that
// follow it: r leaves its backslashes alone, f has expressions in it.
func (p *parser) prefixed(prefix token) (Expr, error) {
	quoted := p.peek()
	p.at++
	n := 1
	if strings.HasPrefix(quoted.text, `"""`) || strings.HasPrefix(quoted.text, "'''") {
		n = 3
	}
	first := &Literal{Span{prefix.span.Start, quoted.span.End}, quote(Unquote(quoted.text))}
	switch strings.ToLower(prefix.text) {
	case "u":
	case "r":
		first.Text = quote(quoted.text[n : len(quoted.text)-n])
	case "f", "fr", "rf":
		f := &Formatted{Span: first.Span, Text: prefix.text + quoted.text}
		if err := p.parts(f, quoted.span.Start+n, quoted.span.End-n); err != nil {
			return nil, err
		}
		return p.further(f)
	default:
		return nil, p.unsupported(PrefixedText, prefix.span)
	}
	return p.further(first)
}

// further returns the text with those that follow it: together they are one.
func (p *parser) further(x Expr) (Expr, error) {
	t := p.peek()
	prefix := t.kind == nameToken && p.tokens[p.at+1].kind == textToken && p.tokens[p.at+1].span.Start == t.span.End
	if t.kind != textToken && !prefix {
		return x, nil
	}
	next, err := p.operand()
	if err != nil {
		return nil, err
	}
	a, plain := x.(*Literal)
	b, too := next.(*Literal)
	span := p.since(x.At().Start)
	if plain && too {
		return &Literal{span, quote(Unquote(a.Text) + Unquote(b.Text))}, nil
	}
	before, after := formattedOf(x), formattedOf(next)
	return joined(span, before, after), nil
}

// formattedOf returns a text as one that may have expressions in it.
func formattedOf(x Expr) *Formatted {
	if l, plain := x.(*Literal); plain {
		return &Formatted{Text: l.Text, Between: []string{Unquote(l.Text)}}
	}
	return x.(*Formatted)
}

// joined returns two texts that stand behind each other as one.
func joined(span Span, a, b *Formatted) *Formatted {
	last := len(a.Between) - 1
	between := append(a.Between[:last:last], a.Between[last]+b.Between[0])
	return &Formatted{span, a.Text + " " + b.Text, append(a.Parts, b.Parts...), append(between, b.Between[1:]...), append(a.Specs, b.Specs...)}
}

// parts reads the expressions in braces between two places.
func (p *parser) parts(f *Formatted, at, end int) error {
	var plain strings.Builder
	for at < end {
		switch rest := p.source[at:end]; {
		case strings.HasPrefix(rest, "{{") || strings.HasPrefix(rest, "}}"):
			plain.WriteByte(rest[0])
			at += 2
		case rest[0] != '{':
			plain.WriteByte(rest[0])
			at++
		default:
			length := expressionLength(rest[1:])
			x, err := p.part(at+1, at+1+length)
			if err != nil {
				return err
			}
			at += 1 + length
			spec, _, _ := strings.Cut(p.source[at:end], "}")
			f.Parts, f.Specs = append(f.Parts, x), append(f.Specs, spec)
			f.Between = append(f.Between, unescape.Replace(plain.String()))
			plain.Reset()
			at += len(spec) + 1
		}
	}
	f.Between = append(f.Between, unescape.Replace(plain.String()))
	return nil
}

// part reads the expression between two places.
func (p *parser) part(at, end int) (Expr, error) {
	l := &lexer{source: p.source[:end], at: at}
	for l.skipBlanks(); l.at < end; l.skipBlanks() {
		if err := l.next(); err != nil {
			return nil, err
		}
	}
	l.tokens = append(l.tokens, token{kind: endToken, span: Span{end, end}})
	inner := &parser{source: p.source, tokens: l.tokens, depth: p.depth + 1}
	x, err := inner.tuple()
	if err == nil && inner.peek().kind != endToken {
		err = inner.problem(WantToken, "}")
	}
	return x, err
}

// expressionLength returns where the expression in braces ends that text begins
// with: before "}", or what says how to show it: ":", "!r", "=".
func expressionLength(text string) int {
	depth, quote := 0, byte(0)
	for i := 0; i < len(text); i++ {
		c := text[i]
		next := byte(0)
		if i+1 < len(text) {
			next = text[i+1]
		}
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"':
			quote = c
		case c == '(' || c == '[':
			depth++
		case c == ')' || c == ']':
			depth--
		case depth > 0:
		case c == '}', c == ':', c == '!' && next != '=':
			return i
		case strings.IndexByte("=!<>", c) >= 0 && next == '=':
			i++
		case c == '=':
			return i
		}
	}
	return len(text)
}

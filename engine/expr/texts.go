package expr

import (
	"cmp"
	"strings"
)

// atText reports whether a quoted text follows, with its prefix if it has one.
func (p *parser) atText() bool {
	t := p.peek()
	if t.kind != nameToken || isIn(keywords, t.text) || t.outside() {
		return t.kind == textToken
	}
	quoted := &p.tokens[p.at+1]
	return quoted.kind == textToken && quoted.span.Start == t.span.End
}

// parseTexts reads quoted texts; those that follow each other are one.
func parseTexts(p *parser) Expr {
	start, plain := p.peek().span.Start, true
	var all []string
	f := &Formatted{Between: []string{""}}
	for p.atText() {
		text, formatted := parseText(p, f)
		all, plain = append(all, text), plain && !formatted
	}
	f.Span, f.Text = p.since(start), strings.Join(all, " ")
	if plain {
		return &Literal{f.Span, quote(f.Between[0])}
	}
	return f
}

// parseText adds a quoted text to f and returns it as the language writes it, and
// whether there may be expressions in it: r leaves its backslashes alone, f has
// expressions.
func parseText(p *parser, f *Formatted) (text string, formatted bool) {
	prefix := &token{}
	if p.peek().kind == nameToken {
		prefix = p.next()
	}
	quoted := p.next()
	n := quoteLength(quoted.text)
	value := quoted.text[n : len(quoted.text)-n]
	switch strings.ToLower(prefix.text) {
	case "f", "fr", "rf":
		parseParts(p, f, quoted.span.Start+n, quoted.span.End-n)
		return prefix.text + quoted.text, true
	case "r":
	case "u", "":
		value = unescape.Replace(value)
	default:
		p.unsupported(PrefixedText, prefix.span)
	}
	f.Between[len(f.Between)-1] += value
	return quote(value), false
}

// Unquote returns what a quoted text says. Escapes other than the common ones
// stay as they are written.
func Unquote(text string) string {
	n := quoteLength(text)
	return unescape.Replace(text[n : len(text)-n])
}

// quoteLength returns how many quotes stand at each end of a text.
func quoteLength(text string) int {
	if len(text) >= 6 && begins(text, `"""`, "'''") {
		return 3
	}
	return 1
}

var (
	unescape = strings.NewReplacer(`\\`, `\`, `\n`, "\n", `\t`, "\t", `\'`, `'`, `\"`, `"`, "\\\n", "")
	escape   = strings.NewReplacer(`\`, `\\`, "\n", `\n`, "\t", `\t`, `"`, `\"`)
)

// quote returns value as the language writes it.
func quote(value string) string { return `"` + escape.Replace(value) + `"` }

// parseParts reads the expressions in braces between two places.
func parseParts(p *parser, f *Formatted, at, end int) {
	var plain strings.Builder
	between := func() {
		f.Between[len(f.Between)-1] += unescape.Replace(plain.String())
		plain.Reset()
	}
	for at < end {
		switch rest := p.source[at:end]; {
		case begins(rest, "{{", "}}"):
			plain.WriteByte(rest[0])
			at += 2
		case rest[0] != '{':
			plain.WriteByte(rest[0])
			at++
		default:
			length := 1 + expressionLength(rest[1:])
			spec, _, _ := strings.Cut(rest[length:], "}")
			width := length + len(spec) + 1
			if strings.HasPrefix(spec, "=") { // which shows the expression as well
				spec = cmp.Or(strings.TrimLeft(spec, "= "), "!r")
				plain.WriteString(rest[1:length] + strings.TrimSuffix(rest[length:width-1], spec))
			}
			between()
			f.Parts = append(f.Parts, parsePart(p, at+1, at+length))
			f.Specs, f.Between = append(f.Specs, spec), append(f.Between, "")
			at += width
		}
	}
	between()
}

// parsePart reads the expression between two places.
func parsePart(p *parser, at, end int) Expr {
	l := &lexer{source: p.source[:end], at: at}
	tokens, err := l.all()
	if err != nil {
		p.fail(err)
		return &Name{}
	}
	inner := &parser{source: p.source, tokens: tokens, depth: p.depth + 1}
	x := inner.tuple()
	if inner.peek().kind != endToken {
		inner.problem(WantToken, "}")
	}
	if inner.err != nil {
		p.fail(inner.err)
	}
	return x
}

// expressionLength returns where the expression in braces ends that text begins
// with: before "}", or what says how to show it: ":", "!r", "=".
func expressionLength(text string) int {
	l := &lexer{source: text}
	for more := true; more; {
		if more = l.more(); len(l.open) == 0 && len(l.tokens) > 0 {
			if t := l.tokens[len(l.tokens)-1]; t.text == "=" || strings.HasPrefix(t.text, ":") {
				return t.span.Start
			}
		}
	}
	if stop, ok := l.err.(*SyntaxError); ok { // a bracket that closes nothing, or a mark that is none
		return stop.Span.Start
	}
	return len(text)
}

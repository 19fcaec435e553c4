package expr

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A lexer cuts source into tokens. Line ends inside brackets have no meaning.
// Indentation is noted, and has one inside a block only: a program that was
// pasted with blanks before its lines is read all the same.
type lexer struct {
	source string
	paste  paste // the parts of it that are no program, those before at left out
	at     int
	line   int     // where the line begins, behind its prompt
	open   []token // brackets not yet closed
	tokens []token
}

func newLexer(source string) *lexer {
	return &lexer{source: source, paste: pasted(source), tokens: make([]token, 0, len(source)/3+1)}
}

// lex returns the tokens of source, the last one an endToken.
func lex(source string) ([]token, error) {
	if !utf8.ValidString(source) {
		at := 0
		for at < len(source) {
			r, n := utf8.DecodeRuneInString(source[at:])
			if r == utf8.RuneError && n == 1 {
				break
			}
			at += n
		}
		return nil, &SyntaxError{Place: Place{source, Span{at, at + 1}}, Problem: EncodingBroken}
	}
	l := newLexer(source)
	for {
		if l.skipBlanks(); l.at == len(source) {
			break
		}
		if err := l.next(); err != nil {
			return nil, err
		}
	}
	if n := len(l.open); n > 0 {
		open := l.open[n-1]
		return nil, l.problem(BracketOpen, open.span, closing(open.text))
	}
	l.tokens = append(l.tokens, token{kind: endToken, span: Span{l.at, l.at}})
	return l.tokens, nil
}

// skipBlanks moves over blanks, comments, continued lines and, inside
// brackets, line ends. It also moves over what was pasted with a program.
func (l *lexer) skipBlanks() {
	for l.at < len(l.source) {
		for len(l.paste.skip) > 0 && l.paste.skip[0].Start <= l.at {
			l.at = max(l.at, l.paste.skip[0].End)
			l.line = l.at
			l.paste.skip = l.paste.skip[1:]
		}
		rest := l.source[l.at:]
		r, n := utf8.DecodeRuneInString(rest)
		switch {
		case r == '\n' && len(l.open) == 0:
			return
		case unicode.IsSpace(r) || r == '\ufeff' || r == '\u200b':
			l.at += n
		case r == '\\' && strings.HasPrefix(rest, "\\\n"):
			l.at += 2
		case r == '\\' && strings.HasPrefix(rest, "\\\r\n"):
			l.at += 3
		case r == '#':
			end := strings.IndexByte(rest, '\n')
			if end < 0 {
				end = len(rest)
			}
			l.at += end
		default:
			return
		}
	}
}

// next reads one token.
func (l *lexer) next() error {
	c := l.source[l.at]
	r, _ := utf8.DecodeRuneInString(l.source[l.at:])
	switch {
	case c == '\n' || c == ';':
		l.emit(newlineToken, 1)
		return nil
	case isDigit(c) || c == '.' && l.at+1 < len(l.source) && isDigit(l.source[l.at+1]):
		l.emit(numberToken, numberLength(l.source[l.at:]))
		return nil
	case c == '\'' || c == '"':
		return l.text()
	case r == '_' || unicode.IsLetter(r):
		l.emit(nameToken, nameLength(l.source[l.at:]))
		return nil
	}
	for _, m := range marks {
		if strings.HasPrefix(l.source[l.at:], m) {
			l.emit(mark, len(m))
			return l.bracket()
		}
	}
	_, width := utf8.DecodeRuneInString(l.source[l.at:]) // 1 for a byte that is no character
	span := Span{l.at, l.at + width}
	if meant, ok := fullWidth[r]; ok {
		return l.problem(FullWidth, span, meant)
	}
	return l.problem(CharacterUnknown, span, "")
}

// bracket keeps the account of open brackets after a mark was read.
func (l *lexer) bracket() error {
	t := l.tokens[len(l.tokens)-1]
	switch t.text {
	case "(", "[", "{":
		l.open = append(l.open, t)
		if len(l.open) > MaxNesting {
			return &SyntaxError{Place: Place{l.source, t.span}, Problem: NestingTooDeep, Found: t.text, Limit: MaxNesting}
		}
	case ")", "]", "}":
		n := len(l.open)
		if n == 0 || closing(l.open[n-1].text) != t.text {
			return l.problem(BracketStray, t.span, "")
		}
		l.open = l.open[:n-1]
	}
	return nil
}

// text reads a quoted text; three quotes let it span lines.
func (l *lexer) text() error {
	quote, rest := l.source[l.at:l.at+1], l.source[l.at:]
	if triple := strings.Repeat(quote, 3); strings.HasPrefix(rest, triple) {
		quote = triple
	}
	for i := len(quote); i < len(rest); i++ {
		switch {
		case strings.HasPrefix(rest[i:], quote):
			l.emit(textToken, i+len(quote))
			return nil
		case rest[i] == '\\':
			i++
		case rest[i] == '\n' && len(quote) == 1:
			i = len(rest)
		}
	}
	return l.problem(TextOpen, Span{l.at, l.at + len(quote)}, "")
}

func (l *lexer) emit(kind tokenKind, length int) {
	span := Span{l.at, l.at + length}
	l.tokens = append(l.tokens, token{kind, span, l.source[span.Start:span.End], l.at - l.line})
	if l.at = span.End; kind == newlineToken && l.source[span.Start] == '\n' {
		l.line = l.at
	}
}

func (l *lexer) problem(p Problem, span Span, want string) error {
	place := Place{l.source, span}
	return &SyntaxError{Place: place, Problem: p, Found: place.Text(), Want: want}
}

func closing(open string) string {
	return map[string]string{"(": ")", "[": "]", "{": "}"}[open]
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// numberLength returns how far a number reaches, letters and all, so that a
// malformed one is reported whole.
func numberLength(text string) int {
	for i := 0; i < len(text); i++ {
		c := text[i]
		sign := (c == '+' || c == '-') && i > 0 && (text[i-1] == 'e' || text[i-1] == 'E') && !hasPrefixHex(text)
		if !isDigit(c) && c != '.' && c != '_' && !isLetter(c) && !sign {
			return i
		}
	}
	return len(text)
}

func hasPrefixHex(text string) bool { return len(text) > 1 && (text[1] == 'x' || text[1] == 'X') }

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func nameLength(text string) int {
	for i, r := range text {
		if r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) {
			return i
		}
	}
	return len(text)
}

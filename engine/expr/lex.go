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
	err    error // why reading stopped
}

func newLexer(source string) *lexer {
	return &lexer{source: source, paste: pasted(source), tokens: make([]token, 0, len(source)/3+1)}
}

// lex returns the tokens of source, the last one an endToken.
func lex(source string) ([]token, error) {
	for at, r := range source {
		if r == utf8.RuneError && !strings.HasPrefix(source[at:], "\uFFFD") {
			return nil, syntaxError(source, Span{at, at + 1}, EncodingBroken, "")
		}
	}
	return newLexer(source).all()
}

// all returns the tokens from here on, the last one an endToken.
func (l *lexer) all() ([]token, error) {
	for l.more() {
	}
	if n := len(l.open); n > 0 && l.err == nil {
		l.problem(BracketOpen, l.open[n-1].span, closing(l.open[n-1].text))
	}
	if l.err != nil {
		return nil, l.err
	}
	l.emit(endToken, 0)
	return l.tokens, nil
}

// more reads one token, if there is one that can be read.
func (l *lexer) more() bool {
	if l.skipBlanks(); l.at < len(l.source) {
		l.next()
	}
	return l.at < len(l.source) && l.err == nil
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
		case begins(rest, "\\\n", "\\\r\n"):
			l.at += 1 + strings.IndexByte(rest, '\n')
		case r == '#':
			comment, _, _ := strings.Cut(rest, "\n")
			l.at += len(comment)
		default:
			return
		}
	}
}

func (l *lexer) next() {
	c := l.source[l.at]
	r, width := utf8.DecodeRuneInString(l.source[l.at:]) // 1 for a byte that is no character
	switch {
	case c == '\n' || c == ';':
		l.emit(newlineToken, 1)
	case isDigit(c) || c == '.' && l.at+1 < len(l.source) && isDigit(l.source[l.at+1]):
		l.emit(numberToken, numberLength(l.source[l.at:]))
	case c == '\'' || c == '"':
		l.text()
	case r == '_' || unicode.IsLetter(r):
		l.emit(nameToken, nameLength(l.source[l.at:]))
	default:
		l.mark(Span{l.at, l.at + width})
	}
}

// mark reads a mark, or reports that the character at span is none.
func (l *lexer) mark(span Span) {
	for _, m := range marks {
		if strings.HasPrefix(l.source[l.at:], m) {
			l.emit(mark, len(m))
			l.bracket()
			return
		}
	}
	found := l.source[span.Start:span.End]
	if length, meant := curled(l.source[l.at:]); length > 0 {
		l.problem(MarkForeign, Span{l.at, l.at + length}, meant)
	} else if meant := foreign.Replace(found); meant != found {
		l.problem(MarkForeign, span, meant)
	} else {
		l.problem(CharacterUnknown, span, "")
	}
}

// curled returns how long the text in curly quotes is with which a source begins, and the
// text as Python has it.
func curled(source string) (length int, meant string) {
	line, _, _ := strings.Cut(source, "\n")
	for _, pair := range [...][2]string{{`"`, "“”"}, {"'", "‘’"}} {
		if strings.IndexAny(line, pair[1]) != 0 {
			continue
		}
		if to := strings.IndexAny(line[len("“"):], pair[1]); to >= 0 {
			return to + len("“”"), pair[0] + line[len("“"):len("“")+to] + pair[0]
		}
	}
	return 0, ""
}

// bracket keeps the account of open brackets after a mark was read.
func (l *lexer) bracket() {
	t := l.tokens[len(l.tokens)-1]
	switch t.text {
	case "(", "[", "{":
		l.open = append(l.open, t)
		if len(l.open) > maxNesting {
			l.problem(NestingTooDeep, t.span, "")
		}
	case ")", "]", "}":
		n := len(l.open)
		if n == 0 {
			l.problem(BracketStray, t.span, "")
		} else if wanted := closing(l.open[n-1].text); wanted != t.text {
			l.problem(WantToken, t.span, wanted)
		} else {
			l.open = l.open[:n-1]
		}
	}
}

// text reads a quoted text; three quotes let it span lines.
func (l *lexer) text() {
	quote, rest := l.source[l.at:l.at+1], l.source[l.at:]
	if triple := strings.Repeat(quote, 3); strings.HasPrefix(rest, triple) {
		quote = triple
	}
	for i := len(quote); i < len(rest); i++ {
		switch {
		case strings.HasPrefix(rest[i:], quote):
			l.emit(textToken, i+len(quote))
			return
		case rest[i] == '\\':
			i++
		case rest[i] == '\n' && len(quote) == 1:
			i = len(rest)
		}
	}
	l.problem(TextOpen, Span{l.at, l.at + len(quote)}, "")
}

func (l *lexer) emit(kind tokenKind, length int) {
	span := Span{l.at, l.at + length}
	l.tokens = append(l.tokens, token{kind, span, l.source[span.Start:span.End], l.at - l.line})
	if l.at = span.End; kind == newlineToken && l.source[span.Start] == '\n' {
		l.line = l.at
	}
}

func (l *lexer) problem(p Problem, span Span, want string) {
	l.err = syntaxError(l.source, span, p, want)
}

// closing returns the bracket that closes another.
func closing(open string) string { return string(")]}"[strings.Index("([{", open)]) }

// isIn reports whether a list, with blanks around each of its words, has a word.
func isIn(list, word string) bool { return strings.Contains(list, " "+word+" ") }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// numberLength returns how far a number reaches, letters and all, so that a
// malformed one is reported whole.
func numberLength(text string) int {
	for i := 0; i < len(text); i++ {
		c := text[i]
		sign := (c == '+' || c == '-') && i > 0 && (text[i-1] == 'e' || text[i-1] == 'E') && !begins(text, "0x", "0X")
		if !isDigit(c) && c != '.' && c != '_' && !isLetter(c) && !sign {
			return i
		}
		if c == '.' && i+1 < len(text) && isLetter(text[i+1]) && strings.Contains(text[:i], ".") {
			return i // an attribute of a float
		}
	}
	return len(text)
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func nameLength(text string) int {
	return len(text) - len(strings.TrimLeftFunc(text, func(r rune) bool {
		return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)
	}))
}

// A token is one word of source.
type token struct {
	kind tokenKind
	span Span
	text string
	// indent counts the blanks before the first token of a line.
	indent int
}

type tokenKind uint8

const (
	endToken     tokenKind = iota
	newlineToken           // the end of a statement: a line end or a semicolon
	nameToken
	numberToken
	textToken // quoted
	mark      // an operator, a bracket, a comma
)

// marks lists the operators and brackets, longest first where one begins another.
var marks = [...]string{
	"**=", "//=", "<<=", ">>=", "...",
	"**", "//", "<<", ">>", "<=", ">=", "==", "!=", "->", ":=",
	"+=", "-=", "*=", "/=", "%=", "@=", "&=", "|=", "^=",
	"+", "-", "*", "/", "%", "@", "&", "|", "^", "~", "<", ">", "=",
	"(", ")", "[", "]", "{", "}", ",", ":", ".",
}

// foreign replaces the marks that a Chinese keyboard or a text processor writes by the ones
// that are meant.
var foreign = strings.NewReplacer(
	"，", ",", "、", ",", "（", "(", "）", ")", "【", "[", "】", "]", "［", "[", "］", "]", "：", ":", "；", ";",
	"＋", "+", "－", "-", "＊", "*", "／", "/", "＝", "=", "．", ".", "。", ".", "“", `"`, "”", `"`, "‘", "'",
	"’", "'", "×", "*", "−", "-", "–", "-", "…", "...",
)

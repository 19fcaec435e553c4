package expr

import "strings"

// FillGaps returns source with a plus in each gap between two operands of a
// line. An address that was typed by hand loses its pluses there, because a
// form writes blanks as pluses. A sentence, and source that cannot be read, stay as they are.
func FillGaps(source string) string {
	tokens, err := lex(source)
	if err != nil {
		return source
	}
	out := make([]byte, 0, len(source)+8)
	at, spoken := 0, 0
	for i := 1; i < len(tokens); i++ {
		left, right := &tokens[i-1], &tokens[i]
		if left.span.End == right.span.Start || !isSpoken(left) || !isSpoken(right) {
			spoken = 0
		} else if spoken++; spoken == 2 {
			return source // three words in a row are a sentence's
		}
		if left.span.End < right.span.Start && endsOperand(left) && beginsOperand(left, right) {
			out = append(append(out, source[at:left.span.End]...), " + "...)
			at = right.span.Start
		}
	}
	if filled := string(append(out, source[at:]...)); at == 0 || parses(filled) {
		return filled
	}
	return source // words, such as those of an error message
}

// isSpoken reports whether a token may be a word of a sentence; the names of operands are one letter.
func isSpoken(t *token) bool { return t.kind == nameToken && len(t.text) > 1 && !isWord(t) }

func parses(source string) bool {
	_, err := Parse(source)
	return err == nil
}

func endsOperand(t *token) bool {
	switch t.kind {
	case nameToken:
		return !isWord(t)
	case mark:
		return t.text == ")" || t.text == "]"
	}
	return t.kind == numberToken || t.kind == textToken
}

// beginsOperand reports whether right begins an operand of its own after left.
// A bracket after the name of a function belongs to it, gap or not; the names
// of operands are one letter.
func beginsOperand(left, right *token) bool {
	switch right.kind {
	case nameToken:
		return !isWord(right)
	case mark:
		return (right.text == "(" || right.text == "[") && (left.kind != nameToken || len(left.text) == 1)
	}
	return right.kind == numberToken || right.kind == textToken && left.kind != textToken
}

// isWord reports whether a name is a word of Python, such as "and".
func isWord(t *token) bool {
	return t.outside() || isIn(keywords, t.text) && t.text != "True" && t.text != "False" && t.text != "None"
}

// A Word is a name, a number, a quoted text, an operator, a bracket or another mark.
type Word struct {
	Text  string
	Span  Span
	Plain bool // it is a name or a number
}

// Words returns the words of source in order, up to the first place where the
// language ends. Blanks and comments are between them.
func Words(source string) []Word {
	l := newLexer(source)
	for l.more() {
	}
	words := make([]Word, 0, len(l.tokens))
	for _, t := range l.tokens {
		if t.kind != newlineToken {
			words = append(words, Word{t.text, t.span, t.kind == nameToken || t.kind == numberToken})
		}
	}
	return words
}

// Owners returns the names that a dot follows, first of their chain: np of
// np.linalg.norm. Those in a text such as f"{a.shape}" are behind its braces.
func Owners(source string) []string {
	tokens, _ := lex(source)
	var names []string
	for i, t := range tokens {
		if i == 0 || tokens[i-1].kind != nameToken {
			continue
		}
		if before := tokens[i-1].text; t.text == "." && (i < 2 || tokens[i-2].text != ".") {
			names = append(names, before)
		} else if t.kind == textToken && strings.EqualFold(before, "f") {
			for _, part := range strings.Split(t.text, "{")[1:] {
				shown, _, _ := strings.Cut(strings.Replace(part, "!r}", "}", 1), "}")
				names = append(names, Owners(shown)...)
			}
		}
	}
	return names
}

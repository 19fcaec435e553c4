package expr

import "strings"

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
				shown, _, _ := strings.Cut(part, "}")
				names = append(names, Owners(shown)...)
			}
		}
	}
	return names
}

package expr

// A Word is a piece of source that a reader may want to tell from the others.
type Word struct {
	Kind WordKind
	Span Span
}

// A WordKind is what a word is.
type WordKind uint8

// The kinds of words. Brackets, commas and dots are marks.
const (
	NameWord WordKind = iota
	CallWord          // a name with its arguments behind it
	NumberWord
	TextWord
	OperatorWord
	MarkWord
)

// Words returns the words of source in order, up to the first place where the
// language ends. Blanks and comments are between them.
func Words(source string) []Word {
	l := newLexer(source)
	for l.more() {
	}
	words := make([]Word, 0, len(l.tokens))
	for n, t := range l.tokens {
		if t.kind != newlineToken {
			words = append(words, Word{t.word(n+1 < len(l.tokens) && l.tokens[n+1].text == "("), t.span})
		}
	}
	return words
}

// word returns the kind of a token; called tells that "(" follows.
func (t *token) word(called bool) WordKind {
	switch {
	case t.kind == nameToken && called:
		return CallWord
	case t.kind == nameToken:
		return NameWord
	case t.kind == numberToken:
		return NumberWord
	case t.kind == textToken:
		return TextWord
	}
	switch t.text {
	case "(", ")", "[", "]", "{", "}", ",", ":", ".":
		return MarkWord
	}
	return OperatorWord
}

// Owners returns the names that a dot follows, first of their chain: np of
// np.linalg.norm.
func Owners(source string) []string {
	tokens, _ := lex(source)
	var names []string
	for i := 1; i < len(tokens); i++ {
		if name := tokens[i-1]; tokens[i].text == "." && name.kind == nameToken && (i < 2 || tokens[i-2].text != ".") {
			names = append(names, name.text)
		}
	}
	return names
}

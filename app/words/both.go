package words

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// A both is one text in both languages.
type both struct{ english, chinese string }

// of returns the text of a language.
func (b both) of(l Lang) string { return l.In(b.english, b.chinese) }

// with fills the places of both texts with the same values. Where their order
// differs, or one is left out, the places are numbered: %[2]d.
func (b both) with(values ...any) both {
	return both{filled(b.english, values), filled(b.chinese, values)}
}

// filled returns a text with its places filled, if it has any.
func filled(text string, values []any) string {
	if !strings.Contains(text, "%") {
		return text
	}
	return fmt.Sprintf(text, values...)
}

// line returns a title and a text of one language.
func (l Lang) line(title, text both) Line { return Line{l.text(title), l.text(text)} }

// capital returns a text with a capital first letter, where the language has any.
func (l Lang) capital(text string) string {
	if l == Chinese || text == "" || text[0] >= utf8.RuneSelf {
		return text
	}
	return upper(text)
}

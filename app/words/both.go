package words

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// A both is one text in both languages.
type both struct{ english, chinese string }

// of returns the text of a language.
func (b both) of(l Lang) string { return l.In(b.english, b.chinese) }

// with fills the places of both texts with the same values; one that is a text
// too goes in by its language. Where the order of the places differs, or one is
// left out, they are numbered: %[2]d.
func (b both) with(values ...any) both {
	english, chinese := slices.Clone(values), slices.Clone(values)
	for i, value := range values {
		if text, ok := value.(both); ok {
			english[i], chinese[i] = text.english, text.chinese
		}
	}
	return both{filled(b.english, english), filled(b.chinese, chinese)}
}

// add appends another text.
func (b both) add(more both) both { return both{b.english + more.english, b.chinese + more.chinese} }

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

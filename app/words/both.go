package words

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// A both is one text in both languages, English before zh and Chinese behind it. In one string
// it takes half the code that two take, wherever it is passed on.
type both string

// zh is between the two languages of a text.
const zh = "\t"

// two returns a text that is put together.
func two(english, chinese string) both { return both(english + zh + chinese) }

func (b both) english() string { return b.of(English) }

func (b both) chinese() string { return b.of(Chinese) }

// of returns the text of a language.
func (b both) of(l Lang) string {
	english, chinese, _ := strings.Cut(string(b), zh)
	return l.In(english, chinese)
}

// with fills the places of both texts with the same values. Where their order
// differs, or one is left out, the places are numbered: %[2]s.
func (b both) with(values ...any) both {
	for i, v := range values {
		if n, is := v.(int); is {
			values[i] = Grouped(n)
		}
	}
	return two(filled(b.english(), values), filled(b.chinese(), values))
}

// fill fills the places with texts, each in its language. Taking them as values
// too would make the program 3 kB larger.
func (b both) fill(texts ...both) both {
	english, chinese := make([]any, len(texts)), make([]any, len(texts))
	for i, text := range texts {
		english[i], chinese[i] = text.english(), text.chinese()
	}
	return two(filled(b.english(), english), filled(b.chinese(), chinese))
}

// each returns what is said of every entry of a list.
func each[T any](list []T, text func(T) both) []both {
	texts := make([]both, len(list))
	for i, entry := range list {
		texts[i] = text(entry)
	}
	return texts
}

// join joins texts, with another between them.
func join(texts []both, between both) both {
	var joined both
	for i, text := range texts {
		if i > 0 {
			joined = joined.add(between)
		}
		joined = joined.add(text)
	}
	return joined
}

// listed joins texts: "A, B and C", "A、B、C".
func listed(texts []both) both {
	last := len(texts) - 1
	if last < 1 {
		return join(texts, "")
	}
	return join([]both{join(texts[:last], both(", "+zh+"、")), texts[last]}, both(" and "+zh+"、"))
}

// add appends another text.
func (b both) add(more both) both {
	return two(b.english()+more.english(), b.chinese()+more.chinese())
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
	if word, _, _ := strings.Cut(text, " "); l == Chinese || text == "" || text[0] >= utf8.RuneSelf || strings.Contains(word, ".") { // np.add.at
		return text
	}
	return upper(text)
}

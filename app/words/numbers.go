package words

import (
	"fmt"
	"strings"
)

// Grouped returns n with a comma before every three digits, from 10,000 on.
func Grouped(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; n >= 10_000 && i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// number returns n, which is the same in both languages.
func number(n int) both { return plain(Grouped(n)) }

// numbers are the English words for small numbers.
var numbers = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// inWords returns a number as a sentence has it: "three", "12,000".
func inWords(n int) both {
	b := both{Grouped(n), Grouped(n)}
	if n >= 0 && n < len(numbers) {
		b.english = numbers[n]
	}
	if n == 2 {
		b.chinese = "两"
	}
	return b
}

// axes returns "two axes", or "两个轴".
func axes(n int) both {
	switch n {
	case 0:
		return both{"no axes", "没有轴"}
	case 1:
		return both{"one axis", "1 个轴"}
	}
	return both{"%s axes", "%s 个轴"}.fill(inWords(n))
}

// times returns "once", "twice", "4 times", or "4 次".
func times(n int) both {
	b := both{Grouped(n) + " times", Grouped(n) + " 次"}
	switch n {
	case 1:
		b.english = "once"
	case 2:
		b.english = "twice"
	}
	return b
}

// size returns "size 4", or "大小 4".
func size(n int) both { return both{"size %s", "大小 %s"}.with(n) }

// List joins names: "A", "A and B", "A, B and C".
func (l Lang) List(names []string) string { return listed(each(names, plain)).of(l) }

// upper returns s with a capital first letter.
func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// room returns how much room a text takes, in characters.
func room(text string) int {
	n := 0
	for _, r := range text {
		if n++; wide(r) {
			n++
		}
	}
	return n
}

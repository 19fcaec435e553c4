package words

import (
	"fmt"
	"strings"
)

// snug fills in a Chinese sentence. A blank stands where Chinese meets what is
// none, such as the name of an array, and nowhere else.
func snug(format string, args ...any) string {
	text := []rune(fmt.Sprintf(format, args...))
	var out strings.Builder
	for i, r := range text {
		var before, after rune
		if i > 0 {
			before = text[i-1]
		}
		if i+1 < len(text) {
			after = text[i+1]
		}
		if r == ' ' && wide(before) && wide(after) {
			continue
		}
		if han(before) && alphanumeric(r) || alphanumeric(before) && han(r) {
			out.WriteByte(' ')
		}
		out.WriteRune(r)
	}
	return out.String()
}

// wide reports whether r is a Chinese character or mark.
func wide(r rune) bool { return r >= 0x2e80 }

func han(r rune) bool { return r >= 0x3400 && r <= 0x9fff }

func alphanumeric(r rune) bool {
	return r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z'
}

package bench

import (
	"slices"
	"strings"
	"unicode"

	"shapecast/engine/expr"
)

// numbered returns a text with numbers for the letters in its shapes: "(N, 3) and (N,)" is
// "(4, 3) and (4,)". Words in brackets stay.
func numbered(text string) string {
	ours := map[string]int{}
	return eachShape(text, func(shape string) string {
		inside := shape[1 : len(shape)-1]
		if !isLettered(inside) {
			return shape
		}
		return shape[:1] + sized(inside, nil, ours) + shape[len(shape)-1:]
	})
}

// isLettered reports whether the sizes of a shape are letters, or numbers and names.
func isLettered(shape string) bool {
	names, numbers, longest := 0, 0, 0
	for item := range strings.SplitSeq(shape, ",") {
		switch item = strings.TrimSpace(item); {
		case item == "": // behind the last comma
		case expr.IsNumber(item):
			numbers++
		default:
			names, longest = names+1, max(longest, len(item))
		}
	}
	return names > 0 && (numbers > 0 || longest <= len("bs"))
}

// withTuples returns a text that speaks of shapes with tuples for those in square brackets.
func withTuples(text string) string {
	if !slices.ContainsFunc([]string{"shape", "size", "dim", "形状", "维"}, func(word string) bool { return strings.Contains(text, word) }) {
		return text
	}
	return eachShape(text, func(shape string) string {
		if shape[0] == '(' {
			return shape
		}
		return "(" + strings.TrimSuffix(shape[1:len(shape)-1], ",") + ",)"
	})
}

// longestShape bounds the bytes of a shape in a text.
const longestShape = 100

// eachShape replaces each shape in a text, brackets and all. The arguments of a call and an index are
// no shapes.
func eachShape(text string, other func(shape string) string) string {
	done := 0
	for at := 0; at < len(text); at++ {
		if text[at] != '(' && text[at] != '[' {
			continue
		}
		end := at + strings.IndexAny(text[at:min(len(text), at+longestShape)], ")]")
		if end < at {
			continue
		}
		shape, before := text[at:end+1], text[done:at]
		inside := shape[1 : len(shape)-1]
		written := strings.TrimRightFunc(before, func(r rune) bool { return unicode.IsLetter(r) || r == ')' || r == ']' }) != before
		if written || !isShape(inside) || shape[0] == '(' && !strings.Contains(inside, ",") {
			continue
		}
		shape = other(shape)
		text, at = text[:at]+shape+text[end+1:], at+len(shape)-1
		done = at + 1
	}
	return text
}

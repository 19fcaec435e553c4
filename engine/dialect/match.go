package dialect

import (
	"cmp"
	"strconv"
	"strings"
)

// read finds the last place in text that the template matches, and returns
// what fills its blanks and the bytes it covers. Runs of white space match any
// other run, because pages and terminals break lines where they like.
func (t template) read(text string) (v values, start, end int, ok bool) {
	head, blank, after := cutBlank(string(t))
	if head == "" && blank == 'w' {
		head, _, _ = cutBlank(after)
	}
	head = firstWord(head)
	for at := len(text); ; {
		if at = max(strings.LastIndex(text[:at], head), strings.LastIndex(text[:at], capital(head))); at < 0 {
			return values{}, 0, 0, false
		}
		start = at
		if t[0] == '{' {
			start = 1 + strings.LastIndexAny(strings.TrimRight(text[:at], space), space) // of the word before
		}
		if v, end, ok = t.readAt(text, start); ok {
			return v, start, end, true
		}
	}
}

// readAt reads the template at byte at of text.
func (t template) readAt(text string, at int) (v values, end int, ok bool) {
	start := at
	for rest := strings.TrimLeft(string(t), " "); rest != ""; {
		literal, blank, after := cutBlank(rest)
		if after == "" && literal == "." && (at == len(text) || text[at] != '.') {
			return v, at, true // the full stop is easily lost
		}
		if at == start && strings.HasPrefix(text[at:], firstWord(capital(literal))) {
			literal = capital(literal) // in a title
		}
		if at, ok = skip(text, at, literal); !ok {
			return v, at, false
		}
		if blank != 0 {
			follow, list, _ := cutBlank(after)
			if follow == "" && list == 'l' {
				follow = "[" // a word may end where a list begins
			}
			if at, ok = v.readBlank(text, at, blank, follow); !ok {
				return v, at, false
			}
		}
		rest = after
	}
	return v, at, true
}

// capital returns a literal with a capital.
func capital(literal string) string {
	if literal == "" {
		return ""
	}
	return strings.ToUpper(literal[:1]) + literal[1:]
}

// readBlank reads what fills one blank, which follow comes after.
func (v *values) readBlank(text string, at int, blank byte, follow string) (int, bool) {
	switch blank {
	case 'n':
		n, end, ok := readInt(text, at)
		v.ints = append(v.ints, n)
		return end, ok
	case 'w':
		line, _, _ := strings.Cut(text[at:], "\n")
		word, _, found := strings.Cut(line, cmp.Or(firstWord(follow), "\n"))
		v.words = append(v.words, strings.TrimSpace(word))
		return at + len(word), word != "" && (found || firstWord(follow) == "")
	case '*':
		return v.readLists(text, at)
	}
	list, end, ok := readList(text, at)
	v.lists = append(v.lists, list)
	return end, ok
}

// readLists reads at least one list; blanks, commas and arrows separate them.
func (v *values) readLists(text string, at int) (int, bool) {
	found := false
	for {
		list, end, ok := readList(text, skipAny(text, at, separators))
		if !ok {
			return at, found
		}
		v.lists = append(v.lists, list)
		at, found = len(text)-len(strings.TrimPrefix(text[end:], "->")), true
	}
}

// readList reads integers in brackets of any kind and depth, separated by blanks,
// commas or both. A "?", a "None" and a "newaxis" read as -1. In a list with commas, a line
// may end within an integer.
func readList(text string, at int) (list []int, end int, ok bool) {
	list = []int{}
	depth, from := 0, at
	for at < len(text) {
		switch text[at] {
		case '(', '[':
			depth++
			at++
		case ')', ']':
			depth--
			at++
		default:
			n, next, found := readSize(text, at)
			if !found || depth == 0 {
				return list, at, false
			}
			if last := len(list) - 1; last > 0 && isCut(text[from:at]) {
				n, _ = strconv.Atoi(strconv.Itoa(list[last]) + text[at:next])
				list = list[:last]
			}
			list, at = append(list, n), next
		}
		if depth == 0 {
			return list, at, true
		}
		at = skipAny(text, at, separators)
	}
	return list, at, false
}

// isCut reports whether a terminal broke the line within the last integer of a list with commas.
func isCut(list string) bool {
	line := strings.TrimSuffix(list, "\n")
	return line != list && strings.Contains(list, ",") && strings.TrimRight(line, "0123456789") != line
}

// readSize reads an integer or a word for an unknown one.
func readSize(text string, at int) (n, end int, ok bool) {
	for _, word := range [...]string{"?", "None", "newaxis"} {
		if strings.HasPrefix(text[at:], word) {
			return -1, at + len(word), true
		}
	}
	return readInt(text, at)
}

// readInt reads an integer with or without a sign.
func readInt(text string, at int) (n, end int, ok bool) {
	end = skipAny(text, len(text)-len(strings.TrimPrefix(text[at:], "-")), "0123456789")
	n, err := strconv.Atoi(text[at:end])
	return n, end, err == nil
}

// skip moves over literal, letting white space match white space.
func skip(text string, at int, literal string) (int, bool) {
	for i := 0; i < len(literal); {
		if strings.IndexByte(space, literal[i]) >= 0 {
			i, at = skipAny(literal, i, space), skipAny(text, at, space)
			continue
		}
		if at >= len(text) || text[at] != literal[i] {
			return at, false
		}
		i, at = i+1, at+1
	}
	return at, true
}

// skipAny moves over any of some bytes.
func skipAny(text string, at int, bytes string) int {
	return len(text) - len(strings.TrimLeft(text[at:], bytes))
}

// White space, and what separates lists.
const (
	space      = " \n\t\r"
	separators = space + ","
)

// firstWord returns literal up to its first white space after the leading one.
func firstWord(literal string) string {
	literal = strings.TrimLeft(literal, space)
	if i := strings.IndexAny(literal, space); i >= 0 {
		return literal[:i]
	}
	return literal
}

// A template is a message with blanks. Each blank is in braces and is one of
// these:
//
//	{n}  an integer, "-1"
//	{w}  a word, up to what follows the blank
//	{t}  a shape, "(2, 3)"; "newaxis" stands for -1
//	{l}  a list or a column of integers, "[2, 3]"; "?" stands for an unknown size, -1
//	{*}  several of these; commas, blanks and arrows separate them
//
// A brace that opens none of these stands for itself.
type template string

// values fill the blanks of a template, each kind in the order of its blanks.
type values struct {
	ints  []int
	words []string
	lists [][]int // shapes and vectors
}

// cutBlank splits a template before and after its first blank; blank is 0 when
// it has none.
func cutBlank(t string) (literal string, blank byte, after string) {
	for i := 0; i+2 < len(t); i++ {
		if t[i] == '{' && t[i+2] == '}' && strings.IndexByte("nwtl*", t[i+1]) >= 0 {
			return t[:i], t[i+1], t[i+3:]
		}
	}
	return t, 0, ""
}

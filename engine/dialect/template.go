package dialect

import (
	"strconv"
	"strings"
)

// A template is a message with blanks. Each blank is in braces and is one of
// these:
//
//	{n}  an integer, "-1"
//	{w}  a word, up to what follows the blank
//	{t}  a shape as NumPy prints it in errors, "(2,3)"; "newaxis" stands for -1
//	{T}  a shape as Python prints it, "(2, 3)"
//	{l}  a list without blanks, "[2,3]"; "?" stands for an unknown size, -1
//	{L}  a list as Python prints it, "[2, 3]"
//	{a}  a vector as NumPy prints it, "[ 4  8 12]"
//	{c}  a column as NumPy prints it, "[[1]\n [2]]"
//	{*}  several {t}, each followed by a blank
//	{+}  several {T}, separated by a comma and a blank
//	{;}  several {L}, separated in the same way
//	{>}  several pairs of {t} with an arrow between them, each followed by a
//	     blank; what a second one has no axis for at the left is left out
//
// A brace that opens none of these stands for itself.
type template string

// values fill the blanks of a template, each kind in the order of its blanks.
type values struct {
	ints  []int
	words []string
	lists [][]int // shapes and vectors; {*}, {+}, {;} and {>} take all that are left
}

// write returns the template with its blanks filled.
func (t template) write(v values) string {
	var b strings.Builder
	for rest := string(t); rest != ""; {
		literal, blank, after := cutBlank(rest)
		b.WriteString(literal)
		switch blank {
		case 0:
		case 'n':
			b.WriteString(strconv.Itoa(v.ints[0]))
			v.ints = v.ints[1:]
		case 'w':
			b.WriteString(v.words[0])
			v.words = v.words[1:]
		case '*', '+', ';', '>':
			b.WriteString(manyLists(blank, v.lists))
			v.lists = nil
		default:
			b.WriteString(oneList(blank, v.lists[0]))
			v.lists = v.lists[1:]
		}
		rest = after
	}
	return b.String()
}

// cutBlank splits a template before and after its first blank; blank is 0 when
// it has none.
func cutBlank(t string) (literal string, blank byte, after string) {
	for i := 0; i+2 < len(t); i++ {
		if t[i] == '{' && t[i+2] == '}' && strings.IndexByte("nwtTlLac*+;>", t[i+1]) >= 0 {
			return t[:i], t[i+1], t[i+3:]
		}
	}
	return t, 0, ""
}

// A listStyle is how a list of integers is printed.
type listStyle struct {
	open, sep, close string
	trailing         bool   // a comma follows a lone entry
	unknown          string // printed for -1; "" prints the number
}

// styleOf returns the style of a blank that holds a list.
func styleOf(blank byte) listStyle {
	switch blank {
	case 't', '*':
		return listStyle{"(", ",", ")", true, "newaxis"}
	case 'T', '+':
		return listStyle{"(", ", ", ")", true, ""}
	case 'l':
		return listStyle{"[", ",", "]", false, "?"}
	}
	return listStyle{"[", ", ", "]", false, ""}
}

func oneList(blank byte, list []int) string {
	switch blank {
	case 'a':
		return "[" + strings.Join(padded(list), " ") + "]"
	case 'c':
		return "[[" + strings.Join(padded(list), "]\n [") + "]]"
	}
	return styleOf(blank).print(list)
}

func (s listStyle) print(list []int) string {
	parts := make([]string, len(list))
	for i, n := range list {
		parts[i] = strconv.Itoa(n)
		if n == -1 && s.unknown != "" {
			parts[i] = s.unknown
		}
	}
	text := s.open + strings.Join(parts, s.sep)
	if s.trailing && len(list) == 1 {
		text += ","
	}
	return text + s.close
}

func manyLists(blank byte, lists [][]int) string {
	if blank == '>' {
		return pairs(lists)
	}
	parts := make([]string, len(lists))
	for i, list := range lists {
		parts[i] = styleOf(blank).print(list)
	}
	if blank == '*' {
		return strings.Join(parts, " ") + " "
	}
	return strings.Join(parts, ", ")
}

// pairs prints shapes, and the shapes that they were seen at.
func pairs(lists [][]int) string {
	text := ""
	for i := 0; i+1 < len(lists); i += 2 {
		seen, style := lists[i+1], styleOf('t')
		style.trailing = len(seen) == 1
		for len(seen) > 0 && seen[0] == -1 {
			seen = seen[1:]
		}
		text += styleOf('t').print(lists[i]) + "->" + style.print(seen) + " "
	}
	return text
}

// padded returns the integers as texts of one width, as NumPy prints them.
func padded(list []int) []string {
	parts := make([]string, len(list))
	width := 0
	for i, n := range list {
		parts[i] = strconv.Itoa(n)
		width = max(width, len(parts[i]))
	}
	for i, part := range parts {
		parts[i] = strings.Repeat(" ", width-len(part)) + part
	}
	return parts
}

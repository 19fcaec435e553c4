package bench

import (
	"errors"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
	"shapecast/engine/run"
)

// mendLimit bounds how many characters of a line are replaced.
const mendLimit = 200

// mended returns a line in which a slip is mended: characters as a Chinese keyboard types
// them, sizes that are not in one tuple, or are in one, and what slipped has. It returns "" where there is no such
// slip.
func mended(line string, mistake error, l engine.Library) string {
	switch e := mistake.(type) {
	case *run.NameError:
		return inLetters(line, e.Place, l)
	case *expr.SyntaxError:
		if e.Problem == expr.MarkForeign {
			return halfWidth(line)
		}
	case *expr.UnsupportedError:
		if e.Feature == expr.AttributeOf {
			return inLetters(line, e.Place, l)
		}
		return slipped(line, l)
	case *run.OperandError, *run.ArgumentError:
		return slipped(line, l)
	case *run.LibraryError:
		if e.Type == "AttributeError" {
			return inLetters(line, e.Place, l)
		}
		if mended := inTuple(line, e.Place.Span); mended != "" && e.Place.Source == line && !isRaised(run.Run(mended, l).Err) {
			return mended
		}
		return slipped(line, l)
	}
	return ""
}

// settled offers lines that mend a condition of several values, by .any() or .all(), or an assignment
// to an entry of a JAX array: x = x.at[0].set(1).
func settled(line string, mistake error, l engine.Library) (list []Offer) {
	e, raised := mistake.(*run.LibraryError)
	if !raised || e.Place.Source != line {
		return nil
	}
	at, endings := e.Place.Span, []string{".any()", ".all()"}
	code, rest := line[at.Start:at.End], line[at.End:]
	switch {
	case strings.HasPrefix(e.Text, "JAX arrays are immutable"):
		line, _, _ := strings.Cut(rest, "\n")
		line, _, _ = strings.Cut(line, " #")
		rest, endings = rest[len(line):], []string{strings.NewReplacer(" = ", ".set(", " += ", ".add(").Replace(line) + ")"}
		name, _, _ := strings.Cut(code, "[")
		code = name + " = " + name + ".at" + code[len(name):]
	case !strings.Contains(e.Text, "ambiguous") || !strings.HasPrefix(rest, ":"):
		return nil
	case strings.Contains(code, " "):
		code = "(" + code + ")"
	}
	for _, ending := range endings {
		if mended := line[:at.Start] + code + ending + rest; meets(mended, l) {
			list = append(list, Offer{Kind: OfferMended, Line: mended, Library: l})
		}
	}
	return list
}

// letters are those of names.
const letters = "abcdefghijklmnopqrstuvwxyz_"

// inLetters returns a line in which the name at the end of a place has a letter less, one
// more, another one or two in the other order, so that the program or its library knows it,
// and the line runs. Short names have too many like them.
func inLetters(line string, place expr.Place, l engine.Library) string {
	at := place.Span
	at.Start += strings.LastIndexByte(line[at.Start:at.End], '.') + 1
	name := line[at.Start:at.End]
	if place.Source != line || len(name) < 3 || len(name) > mendLimit {
		return ""
	}
	names := map[string]bool{name: true} // that were tried
	for _, near := range nearby(name) {
		if names[near] || !library.Calls(l, near) && !slices.Contains(pythons[:], near) && !slices.ContainsFunc(expr.Words(line), func(w expr.Word) bool { return w.Text == near }) {
			continue
		}
		names[near] = true
		mended := line[:at.Start] + near + line[at.End:]
		if meets(mended, l) {
			return mended
		}
	}
	return ""
}

// meets reports whether a program runs, or ends where sizes differ.
func meets(program string, l engine.Library) bool {
	err := run.Run(program, l).Err
	return err == nil || engine.Mismatched(err)
}

// nearby returns the names that differ from one in a letter, the likeliest first.
func nearby(name string) (list []string) {
	list = append(list, strings.ToUpper(name[:1])+name[1:])
	for i := range len(name) - 1 {
		list = append(list, name[:i]+name[i+1:i+2]+name[i:i+1]+name[i+2:])
	}
	for i := range name {
		list = append(list, name[:i]+name[i+1:])
	}
	for more := range 2 { // a letter is forgotten more often than another is typed
		for i := range len(name) + 1 - more {
			for _, letter := range letters {
				list = append(list, name[:i]+string(letter)+name[i+more:])
			}
		}
	}
	return list
}

// pythons are names of Python's that are often misspelt.
var pythons = [...]string{"True", "False", "None", "print", "range", "len"}

// slipped returns a line in which methods are called, the rows of an array are one list, or
// lists are arrays; "" where it does not run so.
func slipped(line string, l engine.Library) string {
	words := append(expr.Words(line), expr.Word{}, expr.Word{})
	for kind := range 3 {
		text := line
		for i := len(words) - 3; i > 0; i-- {
			w, next, open, shut := words[i], words[i+1], "", ""
			switch {
			case kind == 0 && words[i-1].Text == "." && next.Text != "(" && library.Calls(l, w.Text):
				text = text[:w.Span.End] + "()" + text[w.Span.End:]
			case kind == 1 && w.Text == "(" && next.Text == "[" && words[i-1].Text == "array":
				open, shut = "[", "]"
			case kind == 2 && w.Text == "=" && next.Text == "[":
				open, shut = "np.array(", ")"
			}
			if end := closing(line, next.Span.Start, kind == 1); open != "" && end > 0 {
				text = text[:next.Span.Start] + open + text[next.Span.Start:end] + shut + text[end:]
			}
		}
		if text != line && meets(text, l) {
			return text
		}
	}
	return ""
}

// closing returns where the list ends that begins at a place of a line, or the last of the
// lists beside it; 0 where there is none.
func closing(line string, at int, beside bool) int {
	depth, end := 0, 0
	for _, w := range expr.Words(line[at:]) {
		switch w.Text {
		case "[", "(":
			depth++
		case "]", ")":
			depth--
		}
		if depth < 0 {
			return end
		}
		if end = at + w.Span.End; depth == 0 && !beside {
			return end
		}
	}
	return 0
}

// halfWidth returns a line with the marks of Python outside of texts and comments, "" where
// that is not all that is wrong with it.
func halfWidth(line string) string {
	for range mendLimit {
		_, err := expr.Parse(line)
		e, found := errors.AsType[*expr.SyntaxError](err)
		if !found {
			return line
		} else if e.Problem != expr.MarkForeign {
			break
		}
		line = line[:e.Span.Start] + e.Want + line[e.Span.End:]
	}
	return ""
}

// inTuple returns a line in which the sizes of the array that is made at a place are one
// tuple, as NumPy wants them, or for some functions are none.
func inTuple(line string, at expr.Span) string {
	words := expr.Words(line)
	for i, w := range words {
		if sizes, loose := looseSizes(words, i+1); loose && touches(at, sizes) && slices.Contains(fills[:], w.Text) {
			return line[:sizes.Start] + "(" + line[sizes.Start:sizes.End] + ")" + line[sizes.End:]
		}
		if sizes, loose := looseSizes(words, i+2); loose && touches(at, sizes) && slices.Contains(bySizes[:], w.Text) {
			open := words[i+2].Span
			return line[:open.Start] + line[open.End:sizes.End] + line[sizes.End+1:]
		}
	}
	return ""
}

// touches reports whether two spans have a place in common.
func touches(a, b expr.Span) bool { return a.Start <= b.End && b.Start <= a.End }

// looseSizes returns where several names or numbers stand between the bracket which is word
// i and the one that closes it: 3, 4 in (3, 4).
func looseSizes(words []expr.Word, i int) (sizes expr.Span, several bool) {
	end := i + 1
	for end < len(words) && (words[end].Plain || words[end].Text == ",") {
		end++
	}
	if end >= len(words) || end <= i+2 || words[i].Text != "(" || words[end].Text != ")" {
		return sizes, false
	}
	return expr.Span{Start: words[i+1].Span.Start, End: words[end].Span.Start}, true
}

// OfferedLine returns the line of an offer that tells what it is: the first that is mended,
// the one that is drawn, else the last.
func (b *Bench) OfferedLine(o Offer) string {
	offered, typed := strings.Split(o.Line, "\n"), strings.Split(b.Line, "\n")
	for i, line := range offered {
		if o.Kind >= OfferTensorFlow && i < len(typed) && line != typed[i] {
			return line
		}
	}
	at := len(offered)
	if b.Good.Source == o.Line && b.Good.Step >= 0 {
		at = b.Good.LineOf(b.Good.Step)
	}
	code, _, _ := strings.Cut(offered[at-1], " #")
	return strings.Trim(code, " ")
}

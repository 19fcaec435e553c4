package bench

import (
	"errors"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// mendLimit bounds how many characters of a line are replaced.
const mendLimit = 200

// mended returns a line in which a slip is mended: characters as a Chinese keyboard types
// them, sizes that are not in one tuple, or are in one. It returns "" where there is no such
// slip.
func mended(line string, mistake error, library engine.Library) string {
	switch e := mistake.(type) {
	case *expr.SyntaxError:
		if e.Problem == expr.FullWidth {
			return halfWidth(line)
		}
	case *run.LibraryError:
		if mended := inTuple(line, e.Place.Span); e.Place.Source == line && !isRaised(run.Run(mended, library).Err) {
			return mended
		}
	}
	return ""
}

// halfWidth returns a line without full-width characters outside of texts and comments.
func halfWidth(line string) string {
	for range mendLimit {
		_, err := expr.Parse(line)
		e, found := errors.AsType[*expr.SyntaxError](err)
		if !found || e.Problem != expr.FullWidth {
			break
		}
		line = line[:e.Span.Start] + e.Want + line[e.Span.End:]
	}
	return line
}

// spread are functions that take sizes one by one.
var spread = [...]string{"rand", "randn"}

// inTuple returns a line in which the sizes of the array that is made at a place are one
// tuple, as NumPy wants them, or for some functions are none.
func inTuple(line string, at expr.Span) string {
	words := expr.Words(line)
	for i, w := range words {
		if sizes, loose := looseSizes(words, i+1); loose && touches(at, sizes) && slices.Contains(fills[:], w.Text) {
			return line[:sizes.Start] + "(" + line[sizes.Start:sizes.End] + ")" + line[sizes.End:]
		}
		if sizes, loose := looseSizes(words, i+2); loose && touches(at, sizes) && slices.Contains(spread[:], w.Text) {
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
// else the last.
func (b *Bench) OfferedLine(o Offer) string {
	offered, typed := strings.Split(o.Line, "\n"), strings.Split(b.Line, "\n")
	for i, line := range offered {
		if o.Kind == OfferMended && line != typed[i] {
			return line
		}
	}
	code, _, _ := strings.Cut(offered[len(offered)-1], " #")
	return strings.TrimRight(code, " ")
}

package scene

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"shapecast/engine"
)

// A textAt returns the text of the value at an index, "" when it is not known. The
// index may change after the call.
type textAt func(index []int) string

func noText([]int) string { return "" }

// writtenOnce writes each value when it is asked for the first time.
func writtenOnce(write func(index []int) string) textAt {
	texts := map[string]string{}
	return func(index []int) string {
		var room [32]byte
		key := appendCell(room[:0], index)
		s, written := texts[string(key)]
		if !written {
			s = write(index)
			texts[string(key)] = s
		}
		return s
	}
}

// textsOf returns the values of an array.
func textsOf(a engine.Array) textAt {
	if n, err := a.Shape.Count(); err != nil || n == 0 || !a.Values.Known() {
		return noText
	}
	decimals := -1
	return writtenOnce(func(index []int) string {
		s := valueText(a.At(index...), anyNumber)
		if strings.HasPrefix(s, "≈") {
			if decimals < 0 {
				decimals = decimalsOf(a.Values)
			}
			s = valueText(a.At(index...), decimals)
		}
		return s
	})
}

// anyNumber lets a value have as many decimals as there is room for.
const anyNumber = longestValue

// mostAlike is how many values are looked at to be written alike.
const mostAlike = 1 << 8

// decimalsOf returns how many decimals every rounded one of some values has room for: a minus takes
// the room of a digit, and 1.2247 beside −1.225 looks like another magnitude.
func decimalsOf(v engine.Values) int {
	least := anyNumber
	for i := range v.Floats[:min(len(v.Floats), mostAlike)] {
		text := valueText(v.Scalar(i), anyNumber)
		_, after, _ := strings.Cut(text, ".")
		if strings.HasPrefix(text, "≈") && !strings.Contains(text, "e") && utf8.RuneCountInString(text) == longestValue {
			least = min(least, len(after))
		}
	}
	return least
}

// textsRead returns the values of operand n by the index of the result's cell that
// reads them.
func textsRead(t engine.Trace, n int) textAt {
	at, read := textsOf(t.Operands[n].Array), reads(t, n)
	return func(index []int) string { return at(read(index)) }
}

// reads returns the index in operand n of the value that the result's cell at an index reads.
func reads(t engine.Trace, n int) func(index []int) []int {
	own := make([]int, t.Operands[n].Shape.Rank())
	return func(index []int) []int {
		for k, column := range t.Columns {
			if m := column.Meetings[n]; !m.Padded() && !m.Axis.One() {
				own[m.From] = index[k]
			}
		}
		return own
	}
}

// readAgain tells which cells of an array show a value that an earlier cell has stored, as those of
// sliding windows and of repeated rows do. The same value is one entry back on an axis, and some
// entries ahead on a later one. It is nil where each cell has a value of its own.
func readAgain(a engine.Array) func(index []int) bool {
	if n, err := a.Shape.Count(); err != nil || !a.Shape.IsDense() || n == 0 {
		return nil
	}
	var twins [][3]int // the one axis, the other one, and how many entries ahead
	sizes := a.Shape.Sizes()
	for p, stride := range a.Strides {
		if sizes[p] > 1 && stride == 0 {
			twins = append(twins, [3]int{p, p})
		}
		for q := p + 1; q < len(sizes) && sizes[p] > 1; q++ {
			if other := a.Strides[q]; other != 0 && stride%other == 0 && max(stride/other, -stride/other) < sizes[q] {
				twins = append(twins, [3]int{p, q, stride / other})
			}
		}
	}
	if twins == nil {
		return nil
	}
	return func(index []int) bool {
		return slices.ContainsFunc(twins, func(t [3]int) bool {
			at := index[t[1]] + t[2]
			return index[t[0]] > 0 && at >= 0 && at < sizes[t[1]]
		})
	}
}

// blank reports whether the values of an operand are not known.
func blank(o engine.Operand) bool { return !o.Values.Known() }

// computable reports whether the values of a trace's result are known.
func computable(t engine.Trace) bool { return !t.Failed() && !slices.ContainsFunc(t.Operands, blank) }

// mostComputed is how many values of a result are computed, though not all of
// them may be shown: one by one they cost more.
const mostComputed = 1024

// textsComputed returns the values of a trace's result.
func textsComputed(t engine.Trace) textAt {
	if !computable(t) {
		return noText
	}
	if n, err := t.Result().Count(); err == nil && n <= mostComputed && (t.Output == nil || t.Output.Kind == engine.Augmented) {
		if a, _, err := engine.Apply(t); err == nil {
			return textsOf(a)
		}
	}
	return writtenOnce(func(index []int) string { return valueText(t.Cell(index...).Value, anyNumber) })
}

// notesOn returns how the values of a trace's result come of what was counted,
// where that had no room in their type: "300 − 256"; "" where it had.
func notesOn(t engine.Trace) textAt {
	cuts := func(o engine.Operand) bool { return narrow(o.Values.DType) }
	wraps := slices.ContainsFunc(t.Operands, cuts) || t.Output != nil && cuts(t.Output.Operand)
	if !wraps || !computable(t) {
		return noText
	}
	return func(index []int) string { return wrapped(t.Cell(index...)) }
}

// wrapped returns how a cell's value wrapped around, "" where it did not.
func wrapped(c engine.Cell) string {
	if c.Whole == 0 || !narrow(c.Value.DType) {
		return ""
	}
	room := int64(1) << (8 * c.Value.DType.ItemSize())
	sign, turns := " − ", (c.Whole-c.Value.Int)/room
	if turns < 0 {
		sign, turns = " + ", -turns
	}
	if turns > 1 {
		sign += strconv.FormatInt(turns, 10) + "×"
	}
	return minus(strconv.FormatInt(c.Whole, 10)) + sign + strconv.FormatInt(room, 10)
}

// narrow reports whether an int of a type wraps around where it is told how.
func narrow(t engine.DType) bool { return t.Kind() == engine.KindInt && t.ItemSize() < 8 }

// longestValue is how many characters of a value a cell shows.
const longestValue = 7

// valueText returns a value as a cell shows it, "" when it is not known: as Python
// prints it, or rounded to at most so many decimals with a sign that says so.
func valueText(s engine.Scalar, decimals int) string {
	if !s.Known {
		return ""
	}
	text := s.String()
	if len(text) > longestValue {
		text = rounded(s.AsFloat(), decimals)
	}
	return minus(text)
}

// minus writes a minus as long as a plus.
func minus(s string) string { return strings.ReplaceAll(s, "-", "−") }

// shortExponent writes an exponent without what every reader adds to it.
var shortExponent = strings.NewReplacer("e+0", "e", "e-0", "e-", "e+", "e")

// rounded returns the most digits of v that fit after "≈", or without it where
// they are all; of its decimals so many, if three digits are left.
func rounded(v float64, decimals int) string {
	for digits := 5; ; digits-- {
		s := strconv.FormatFloat(v, 'g', digits, 64)
		if _, after, _ := strings.Cut(s, "."); len(after) > decimals && digits > 3 {
			continue
		}
		same, _ := strconv.ParseFloat(s, 64)
		s = shortExponent.Replace(s)
		if len(s) < longestValue || digits == 1 {
			return pick(same == v, s, "≈"+filledUp(s, decimals))
		}
	}
}

// filledUp returns a rounded number with zeros up to so many decimals, as far as there is room.
func filledUp(s string, decimals int) string {
	at := strings.IndexByte(s, '.')
	for at >= 0 && decimals < anyNumber && !strings.Contains(s, "e") && len(s)-at <= decimals && len(s) < longestValue-1 {
		s += "0"
	}
	return s
}

// cellName returns an index as a cell is called by: "1,2".
func cellName(index []int) string {
	var room [32]byte
	return string(appendCell(room[:0], index))
}

func appendCell(b []byte, index []int) []byte {
	if len(index) == 0 {
		return append(b, '-')
	}
	for k, i := range index {
		if k > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendInt(b, int64(i), 10)
	}
	return b
}

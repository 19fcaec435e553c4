package answer

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/run"
)

// cell says what a cell is made of.
func (r reader) cell() string {
	if r.Trace == nil || !r.typed.number {
		return ""
	}
	story := r.story()
	cell := r.Trace.Cell(r.Cell...)
	reads := make([]string, len(cell.Reads))
	why := ""
	for n, read := range cell.Reads {
		reads[n] = story.Names()[n] + at(read.Index)
		if why == "" {
			why = r.repeats(n, story.Names()[n])
		}
	}
	made := strings.Join(reads, " "+r.Trace.Op.Symbol()+" ")
	if why != "" {
		made += r.lang.In("; ", "；") + why
	}
	return r.lang.Fill(words.CellReason, at(r.Cell), made) + r.lang.In(".", "。")
}

// repeats says on which axes of the result operand n is read at one place, "" for none:
// on all that it lacks, else on the last on which it has size 1.
func (r reader) repeats(n int, name string) string {
	var lacks []string
	one := ""
	for k, c := range r.Trace.Columns {
		if m := c.Meetings[n]; m.Padded() {
			lacks = append(lacks, r.lang.Axis(k))
		} else if m.Stretched {
			one = r.lang.Fill(words.ReadsAgain, name, r.lang.Axis(k))
		}
	}
	if lacks == nil {
		return one
	}
	return r.lang.Fill(words.LacksAxis, name, r.lang.List(lacks))
}

// at returns an index as Python writes it, "" where there is none.
func at(index []int) string {
	if len(index) == 0 {
		return ""
	}
	return strings.ReplaceAll(fmt.Sprint(index), " ", ", ")
}

// value says what a value is, when the program asks an array for one: its
// attribute, or what it was reduced from.
func (r reader) value() string {
	if _, number := strconv.ParseFloat(plain(r.Answer), 64); !r.typed.number && (number == nil || r.typed.shape == nil) {
		return ""
	}
	source := strings.TrimSpace(r.Source)
	dot := strings.LastIndexByte(source, '.')
	if dot < 0 {
		return ""
	}
	out := run.Run(source[:dot], r.Library)
	if out.Err != nil || out.Last.Array == nil {
		return ""
	}
	array := *out.Last.Array
	switch source[dot+1:] {
	case "ndim":
		return r.lang.Label(words.NdimReason)
	case "size":
		return r.lang.Fill(words.SizeReason, product(array.Shape))
	case "nbytes":
		return r.lang.Fill(words.BytesReason, product(array.Shape), array.Values.DType.ItemSize())
	case "strides":
		return r.strides()
	}
	count, _ := array.Shape.Count()
	return r.lang.Fill(words.Computed, words.ShapeText(array.Shape), strconv.Itoa(count))
}

func sizes(s engine.Shape) []string {
	list := make([]string, len(s.Axes))
	for k, axis := range s.Axes {
		list[k] = words.SizeText(axis)
	}
	return list
}

// product writes the number of values of a shape, "2 × 3".
func product(s engine.Shape) string { return cmp.Or(strings.Join(sizes(s), " × "), "1") }

// strides names the first axis on which two tuples of strides part; of the right
// one the axis along which nothing moves.
func (r reader) strides() string {
	truth := Numbers(plain(r.Answer))
	if len(truth) != len(r.typed.numbers) {
		return r.lang.Fill(words.StrideCount, len(truth))
	}
	right := slices.Equal(truth, r.typed.numbers)
	for k, n := range truth {
		if n != r.typed.numbers[k] || right && (n == 0 || k == len(truth)-1) {
			return r.lang.Fill(either(n == 0, words.NoStride, words.NextStride), k, n)
		}
	}
	return ""
}

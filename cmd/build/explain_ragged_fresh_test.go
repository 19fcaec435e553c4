package main

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
)

// program writes a in one of the notations it can be written in.
func (g gardener) program(a grown) string {
	flat, list, lengths := pythonList(a.flat()), pythonList(a.nested()), lengthsText(a.lengths())
	if a.rank == 0 {
		return []string{
			fmt.Sprintf("array(%s).reshape(%s)", flat, lengths),
			fmt.Sprintf("tf.reshape(tf.constant(%s, dtype=tf.int32), %s)", flat, lengths),
			fmt.Sprintf("ragged(%s, ragged_rank=0, lengths=%s)", list, lengths),
		}[g.IntN(3)]
	}
	inner := a.sizes[a.rank+1:]
	asWritten := !slices.ContainsFunc(a.sizes[1:a.rank+1], func(n int) bool { return n >= 0 })
	switch n := g.IntN(5); {
	case n == 0:
		return fmt.Sprintf("ragged(%s, ragged_rank=%d, lengths=%s)", list, a.rank, lengths)
	case n == 1:
		return fmt.Sprintf("ragged(array(%s), lengths=%s, ragged_rank=%d)", flat, lengths, a.rank)
	case n == 2 && asWritten && len(a.flat()) > 0:
		return fmt.Sprintf("tf.ragged.constant(%s, ragged_rank=%d, inner_shape=%s)", list, a.rank, tupled(inner))
	case n == 3 && asWritten && len(inner) == 0 && len(a.flat()) > 0:
		return fmt.Sprintf("tf.ragged.constant(%s)", list)
	}
	levels := a.levels()
	text := fmt.Sprintf("array(%s).reshape(%s)", flat, tupled(append([]int{len(levels[a.rank+1])}, inner...)))
	for k := a.rank; k > 0; k-- {
		text = g.cut(text, levels[k], a.sizes[k])
	}
	return text
}

// cut writes values cut into rows, which are those of a level.
func (g gardener) cut(values string, level []*tree, size int) string {
	if size >= 0 {
		return fmt.Sprintf("tf.RaggedTensor.from_uniform_row_length(%s, %d, nrows=%d)", values, size, len(level))
	}
	lengths, splits, ids := []int{}, []int{0}, []int{}
	for row, t := range level {
		n := len(t.items)
		lengths, splits = append(lengths, n), append(splits, splits[row]+n)
		ids = append(ids, slices.Repeat([]int{row}, n)...)
	}
	const cut = "tf.RaggedTensor.from_%s(%s, [%s])"
	switch g.IntN(5) {
	case 0:
		return fmt.Sprintf(cut, "row_lengths", values, joined(lengths))
	case 1:
		return fmt.Sprintf(cut, "row_starts", values, joined(splits[:len(lengths)]))
	case 2:
		return fmt.Sprintf(cut, "row_limits", values, joined(splits[1:]))
	case 3:
		return fmt.Sprintf("tf.RaggedTensor.from_value_rowids(%s, [%s], nrows=%d)", values, joined(ids), len(level))
	}
	return fmt.Sprintf(cut, "row_splits", values, joined(splits))
}

func TestExplainFreshRagged(t *testing.T) {
	g := gardener{rand.New(rand.NewPCG(4, 2026))}
	pairs, facts, slips := map[string][]question{}, map[string][]question{}, map[string][]question{}
	for i := range 4000 {
		a := g.grow()
		b := g.graft(a)
		if g.IntN(6) == 0 {
			b = g.grow()
		}
		if g.IntN(2) == 0 {
			a, b = b, a
		}
		pairs[fmt.Sprint(i)] = []question{{g.program(a) + " - " + g.program(b), engine.InTensorFlow, meet(a, b).check}}
		facts[fmt.Sprint(i)] = g.facts(a)
		if q, ok := g.slip(a); ok {
			slips[fmt.Sprint(i)] = []question{q}
		}
	}
	ask(t, "fresh ragged pairs", pairs)
	ask(t, "fresh ragged facts", facts)
	ask(t, "fresh ragged slips", slips)
}

func (h harvest) check(a answer) error {
	switch {
	case h.axis >= 0 && (a.OK || a.Error.Kind != "mismatch" || *a.Error.Axis != h.axis):
		return fmt.Errorf("got %+v, want a mismatch at axis %d", a.Error, h.axis)
	case h.axis >= 0 && (a.Error.Row == nil) != (h.row < 0) || h.row >= 0 && *a.Error.Row != h.row:
		return fmt.Errorf("got %+v, want row %d", a.Error, h.row)
	case h.axis >= 0:
		return nil
	case !a.OK:
		return fmt.Errorf("got %+v, want it to run", a.Error)
	case !reflect.DeepEqual(orEmpty(a.Result.Lengths), h.lengths()) || a.Result.RaggedRank != h.rank:
		return fmt.Errorf("got %v, ragged rank %d, want %v, %d", a.Result.Lengths, a.Result.RaggedRank, h.lengths(), h.rank)
	case h.rank > 0 && !reflect.DeepEqual(a.Result.Nested, h.nested()):
		return fmt.Errorf("got %v, want %v", a.Result.Nested, h.nested())
	}
	return holds(h.flat(), 0)(a)
}

// facts asks an array what it tells about itself.
func (g gardener) facts(a grown) []question {
	static := make([]any, len(a.sizes))
	for k, n := range a.sizes {
		if n >= 0 {
			static[k] = float64(n)
		}
	}
	written := g.program(a)
	list := []question{{program: written + ".shape", check: isTuple(static)}}
	if a.rank > 0 {
		list = append(list, a.raggedFacts(written)...)
	}
	for i := range list {
		list[i].library = engine.InTensorFlow
	}
	return list
}

func (a grown) raggedFacts(written string) []question {
	levels := a.levels()
	lengths, splits, ids, bounding := []any{}, []any{0.0}, []any{}, []any{}
	for row, t := range levels[1] {
		n := float64(len(t.items))
		lengths, splits = append(lengths, n), append(splits, splits[row].(float64)+n)
		ids = append(ids, slices.Repeat([]any{float64(row)}, len(t.items))...)
	}
	for k, level := range levels[:len(a.sizes)] {
		most := 0
		for _, t := range level {
			most = max(most, len(t.items))
		}
		if k > a.rank {
			most = a.sizes[k]
		}
		bounding = append(bounding, float64(most))
	}
	return []question{
		{program: written + ".row_splits", check: holds(splits, 0)},
		{program: written + ".row_lengths()", check: holds(lengths, 0)},
		{program: written + ".row_starts()", check: holds(splits[:len(lengths)], 0)},
		{program: written + ".value_rowids()", check: holds(ids, 0)},
		{program: written + ".bounding_shape()", check: holds(bounding, 0)},
		{program: written + ".flat_values", check: holds(a.flat(), 0)},
		{program: written + ".ragged_rank", check: isPython(float64(a.rank))},
		{program: "len(" + written + ".nested_row_splits)", check: isPython(float64(a.rank))},
		{program: fmt.Sprintf("%s.nested_row_splits[%d][-1]", written, a.rank-1), check: holds([]any{float64(len(levels[a.rank+1]))}, 0)},
	}
}

// slip writes an array with one mistake in it, if there is a place for one.
func (g gardener) slip(a grown) (question, bool) {
	list, values := pythonList(a.nested()), a.flat()
	switch g.IntN(4) {
	case 0: // one length too many, or one too few, or other ones
		lengths := a.lengths()
		if len(lengths) == 0 {
			return question{}, false
		}
		k := g.IntN(len(lengths))
		if rows, ragged := lengths[k].([]any); !ragged {
			lengths[k] = lengths[k].(float64) + 1
		} else if len(rows) == 0 || g.IntN(2) == 0 {
			lengths[k] = append(rows, 1.0)
		} else {
			rows[g.IntN(len(rows))] = 7.0
		}
		if len(values) == 0 {
			return question{}, false // axes that no list shows may be longer
		}
		return question{fmt.Sprintf("ragged(%s, lengths=%s)", list, lengthsText(lengths)), engine.InTensorFlow, refuses}, true
	case 1: // a value one bracket deeper, or less deep
		if len(values) < 2 {
			return question{}, false
		}
		last := a.levels()[len(a.sizes)]
		deep := *last[0]
		*last[0] = tree{items: []*tree{&deep}}
		text := uneven(a.root, len(a.sizes))
		*last[0] = deep
		return question{"tf.ragged.constant(" + text + ")", engine.InTensorFlow, refuses}, true
	case 2: // a ragged rank without room
		return question{fmt.Sprintf("ragged(%s, ragged_rank=%d, lengths=%s)", list, max(len(a.sizes), 1), lengthsText(a.lengths())), engine.InTensorFlow, refuses}, true
	}
	if a.rank == 0 {
		return question{}, false
	}
	return question{fmt.Sprintf("ragged(array(%s), lengths=%s)", pythonList(append(values, 1.0)), lengthsText(a.lengths())), engine.InTensorFlow, refuses}, true
}

// uneven writes a tree in which one value is a list of one value.
func uneven(t *tree, depth int) string {
	switch {
	case depth == 0 && t.items == nil:
		return fmt.Sprint(t.value)
	case depth == 0:
		return "[" + fmt.Sprint(t.items[0].value) + "]"
	}
	parts := make([]string, len(t.items))
	for i, item := range t.items {
		parts[i] = uneven(item, depth-1)
	}
	return "[" + strings.Join(parts, ", ") + "]"
}

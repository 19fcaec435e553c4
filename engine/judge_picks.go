package engine

import (
	"cmp"
	"slices"
	"strings"
)

// writesTwice reports whether an operation in place writes into an entry more than once, since
// indices pick it so often: of counts[labels] += 1 the last sum alone stays.
func (t Trace) writesTwice() bool {
	return t.Output != nil && t.Output.Kind == Augmented && t.Output.Picked != nil && repeats(*t.Output.Picked)
}

// repeats reports whether a number comes twice.
func repeats(list []int) bool {
	sorted := slices.Clone(list)
	slices.SortStableFunc(sorted, cmp.Compare[int]) // a sort that the program has already
	for i := 1; i < len(sorted); i++ {
		if sorted[i] == sorted[i-1] {
			return true
		}
	}
	return false
}

// Doubted reports whether what came out may not be what was meant.
func (c Change) Doubted() bool { return c.Clamped != nil || c.MeetsAll() }

// MeetsAll reports whether an index that the program writes takes, of every row, an entry for each
// value of a variable that has one for every row, some of them the same: p[:, y], where
// p[arange(4), y] may be meant.
func (c Change) MeetsAll() bool {
	if !c.AllRows || !strings.HasPrefix(c.Index, "[") || c.To.Shape.Rank() != 2 || c.Sources == nil {
		return false
	}
	rows, entries, size := c.From.Shape.Axes[0].Size, c.From.Shape.Axes[1].Size, c.To.Shape.Axes[1].Size
	return size == rows && size > 1 && (size > entries || len(*c.Sources) >= size && repeats((*c.Sources)[:size]))
}

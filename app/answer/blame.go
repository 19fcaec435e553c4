package answer

import (
	"slices"

	"shapecast/app/words"
)

// blame says what is wrong with an answer to "which axis fails?".
func (r reader) blame() string {
	if r.Trace == nil {
		return ""
	}
	switch {
	case r.typed.word == "runs":
		return r.failure()
	case r.typed.word == "output" && r.Answer == "runs":
		return r.story().WhyItRuns()
	case r.typed.word == "output":
		return r.lang.Label(words.NoPlace)
	case r.typed.word == "error" && r.Answer == "runs":
		return r.story().WhyItRuns()
	case r.typed.word == "error" && r.Trace.Grows():
		return r.lang.Label(words.WhichCause) + r.room()
	case r.typed.word == "error":
		return r.lang.Label(words.WhichAxis)
	case namesRow(r.typed.text):
		return r.lang.Fill(words.RowOfAxis, r.typed.numbers[0])
	case !r.typed.axis || len(r.typed.numbers) == 0:
		return ""
	}
	return r.axis(r.typed.numbers)
}

// room asks whether the output has room, which a learner who blames something else may see.
func (r reader) room() string { return r.lang.Gap() + r.lang.Label(words.IsThereRoom) }

// axis says what happens on an axis that is not the one to blame.
func (r reader) axis(numbers []int) string {
	k := numbers[0]
	switch rank := len(r.Trace.Columns); {
	case rank == 0:
		return r.lang.Label(words.NoAxis)
	case k < 0 || k >= rank:
		return r.lang.Fill(words.NoSuchAxis, rank-1)
	}
	c := r.Trace.Columns[k].Conflict
	switch {
	case c == nil && r.Trace.Grows():
		return r.story().AxisReason(k) + r.room()
	case c == nil:
		return r.story().AxisReason(k)
	case c.Row < 0 && len(numbers) > 1 && slices.Equal(numbers[:1], Numbers(r.Answer)):
		return r.lang.Fill(words.EveryRow, k)
	case c.Row < 0:
		return r.lang.Fill(words.BlamedOther, r.story().AxisReason(k))
	case len(numbers) == 1:
		return r.lang.Fill(words.WhichRow, k)
	}
	return r.row(k, numbers[1])
}

// row says why a row is not the first one that fails.
func (r reader) row(k, row int) string {
	if row > r.Trace.Columns[k].Conflict.Row {
		return r.lang.Label(words.BlamedRow)
	} else if row < 0 {
		return ""
	}
	return r.lang.Fill(words.RowMatches, row)
}

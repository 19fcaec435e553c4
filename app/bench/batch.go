package bench

import "shapecast/engine"

// BatchOf2 returns the program with a first axis of 2 where every operand has
// one of 1, and reports whether that brings out what the 1 hides: a failure,
// or a question that was not asked before.
func (b *Bench) BatchOf2() (line string, hides bool) {
	before := b.Good.Trace
	if before == nil || before.Failed() || !allBatchesOf1(*before) {
		return "", false
	}
	r := b.Good
	for i := range before.Operands {
		shape := r.Rows[i].Shape
		if shape.Rank() == 0 || shape.Axes[0].Size != 1 {
			continue // one that follows from another has become 2 with it
		}
		shape.Axes = append([]engine.Axis{{Name: shape.Axes[0].Name, Size: 2}}, shape.Axes[1:]...)
		next, err := newReading(r.replace(i, r.Rows[i].reshaped(i, shape)), r.Library, b.chosen, b.State.Show)
		if err != nil || next.Trace == nil || len(next.Trace.Operands) != len(before.Operands) {
			return "", false
		}
		r = next
	}
	return r.Source, verdictRank(*r.Trace) > verdictRank(*before)
}

// allBatchesOf1 reports whether at least two operands have axes, and each of
// those has 1 on its first.
func allBatchesOf1(t engine.Trace) bool {
	count := 0
	for _, operand := range t.Operands {
		if operand.Shape.Rank() == 0 {
			continue
		}
		if !operand.Shape.Axes[0].One() {
			return false
		}
		count++
	}
	return count > 1
}

// verdictRank orders verdicts: the more there is to say, the higher.
func verdictRank(t engine.Trace) int {
	verdict, checks := engine.Judge(t)
	if verdict == engine.Fails {
		return 1 << 8
	}
	return len(checks)
}

// MakeBatchOf2 tries the operation on two samples.
func (b *Bench) MakeBatchOf2() {
	if line, hides := b.BatchOf2(); hides {
		b.edit(Field{Kind: Press}, line)
	}
}

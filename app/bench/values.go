package bench

import (
	"math"
	"slices"

	"shapecast/engine"
)

// valuesLimit bounds how many values a row writes out.
const valuesLimit = 256

// operand returns operand i of what is shown.
func (b *Bench) operand(i int) engine.Array {
	if b.Good.Trace == nil {
		return b.Good.Change.From.Array
	}
	return b.Good.Trace.Operands[i].Array
}

// made returns the array of a type and of sizes whose value at an index is that of value.
func made(d engine.DType, sizes []int, value func(at []int) engine.Scalar) engine.Array {
	zeros, _ := engine.Full(engine.Dense(sizes...), engine.Scalar{DType: d, Known: true})
	a, _ := zeros.Held()
	at := make([]int, len(sizes))
	for i := range a.Values.Len() {
		a.Values.Set(i, value(at))
		for k := len(at) - 1; k >= 0; k-- {
			if at[k]++; at[k] < sizes[k] {
				break
			}
			at[k] = 0
		}
	}
	return a
}

// resized returns an array with another size of an axis. What is added goes on
// by the difference of the last two values, or repeats the last.
func resized(a engine.Array, axis, size int) engine.Array {
	sizes, old := a.Shape.Sizes(), a.Shape.Axes[axis].Size
	sizes[axis] = size
	d := [...]engine.DType{engine.Bool, engine.Int64, engine.Float64}[a.Values.DType.Kind()]
	if old == 0 {
		d = engine.Int64
	}
	return made(d, sizes, func(at []int) engine.Scalar {
		if at[axis] < old {
			return a.At(at...)
		}
		return beyond(a, slices.Clone(at), axis)
	})
}

// beyond returns the value that continues an axis past its size.
func beyond(a engine.Array, at []int, axis int) engine.Scalar {
	old := a.Shape.Axes[axis].Size
	if old == 0 {
		return engine.IntScalar(int64(at[axis] + 1))
	}
	steps := at[axis] - old + 1
	value := func(i int) engine.Scalar {
		at[axis] = i
		return a.At(at...)
	}
	last := value(old - 1)
	if old < 2 {
		return last
	}
	before := value(old - 2)
	for i := old - 3; i >= 0; i-- {
		if value(i+1).Int-value(i).Int != last.Int-before.Int || value(i+1).Float-value(i).Float != last.Float-before.Float {
			return last
		}
	}
	if last.DType == engine.Bool || math.Abs(float64(last.Int)) > 1<<40 {
		return last
	}
	last.Int += int64(steps) * (last.Int - before.Int)
	last.Float += float64(steps) * (last.Float - before.Float)
	return last
}

// starts reports whether a is what whole begins with along an axis.
func starts(a, whole engine.Array, axis int) bool {
	if a.Shape.Rank() != whole.Shape.Rank() || a.Shape.Axes[axis].Size > whole.Shape.Axes[axis].Size {
		return false
	}
	cut := resized(whole, axis, a.Shape.Axes[axis].Size)
	return cut.Shape.SameExtent(a.Shape) && cut.Nested().String() == a.Nested().String()
}

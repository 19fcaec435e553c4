package engine

import "slices"

// Reshape returns the values of from, in C order, counted along other axes.
//
//	sizes   of the result; one may be negative: what is left over
//	result  a view where strides can describe it, else a copy; beside a [*ReshapeError] what is asked
//
// Errors: [*UnknownSizesError]; [*ReshapeError]; [*RankError]; [*SizeError]
// when a copy would be too large.
//
// Source: NumPy reference, numpy.reshape.
func Reshape(from Operand, sizes ...int) (Change, error) {
	c, err := begin("reshape", from)
	if err != nil {
		return c, err
	}
	n, err := from.Shape.Count()
	if err != nil {
		return c, err
	}
	full, err := leftOver(from.Shape, n, sizes)
	if _, fails := err.(*ReshapeError); fails {
		c.Asked = sizes
	}
	if err != nil {
		return c, err
	}
	c.To = from.Array
	c.To.Shape = Dense(full...)
	c.Axes = kept(from.Shape, c.To.Shape)
	strides, ok := from.regroup(full)
	if same := slices.Equal(sizes, from.Shape.Sizes()); same {
		strides, ok = from.Strides, true
	} else if n == 0 {
		strides = c.To.Shape.Strides() // a view of nothing has strides all the same
	}
	if c.To.Strides = strides; ok {
		return c, c.To.Shape.Valid()
	}
	c.Copied = true
	if p := from.Values.Progression; !from.Values.Known() || p != nil && p.Step == 0 && !from.Values.Held() {
		c.To.Offset = 0 // the same in any order
		return c, c.To.Shape.Valid()
	}
	values, err := from.Flat()
	c.To = Array{Shape: c.To.Shape, Values: values}
	return c, err
}

// leftOver returns sizes with the negative one replaced by what n values leave.
func leftOver(from Shape, n int, sizes []int) ([]int, error) {
	full, open := slices.Clone(sizes), -1
	for k, size := range sizes {
		if size < 0 && open >= 0 {
			return nil, &UnknownSizesError{Axes: [2]int{open, k}}
		} else if size < 0 {
			open, full[k] = k, 1
		}
	}
	rest, err := Dense(full...).Count()
	if err != nil {
		return nil, err
	}
	ambiguous := open >= 0 && rest == 0
	if open >= 0 && rest > 0 {
		full[open] = n / rest
		rest *= full[open]
	}
	if rest != n || ambiguous {
		return nil, &ReshapeError{From: from, To: sizes}
	}
	return full, nil
}

// Places returns the shape that a reshape asks for and the values do not fill. An open size is
// as large as they fill it, and at least 1.
func (c Change) Places() Shape {
	sizes, rest := make([]int, len(c.Asked)), 1
	for _, size := range c.Asked {
		rest *= max(size, 1)
	}
	count, _ := c.From.Shape.Count()
	for k, size := range c.Asked {
		if sizes[k] = size; size < 0 {
			sizes[k] = max(count/rest, 1)
		}
	}
	return Dense(sizes...)
}

// kept returns, for each axis of to, the axis of from that it is: new axes of
// size 1 leave the others what they were; any other reshape makes all new.
func kept(from, to Shape) []int {
	axes, old, fresh := slices.Repeat([]int{-1}, to.Rank()), from.long(), to.long()
	if slices.EqualFunc(old, fresh, func(i, k int) bool { return from.Axes[i].Size == to.Axes[k].Size }) {
		for n, k := range fresh {
			axes[k] = old[n]
		}
	}
	return axes
}

// regroup returns the strides that describe the values of a at other sizes of
// the same count, and whether there are any.
func (a Array) regroup(sizes []int) ([]int, bool) {
	if a.Strides == nil || a.Contiguous() {
		return nil, true
	}
	old := a.Shape.long()
	strides := make([]int, len(sizes))
	for k := 0; k < len(sizes); {
		if len(old) == 0 {
			strides[k] = strides[max(k-1, 0)] // only 1s are left, and they may have any
			k++
			continue
		}
		next, used, ok := a.group(strides, sizes, k, old)
		if !ok {
			return nil, false
		}
		k, old = next, old[used:]
	}
	return strides, true
}

// group takes the fewest of the old axes and of the sizes from k on that have
// the same product, and sets their strides. It fails where the old ones do not
// lie in memory like one.
func (a Array) group(strides, sizes []int, k int, old []int) (next, used int, ok bool) {
	next, used = k+1, 1
	have, want := a.Shape.Axes[old[0]].Size, sizes[k]
	for have != want {
		if have < want {
			if a.Strides[old[used-1]] != a.Strides[old[used]]*a.Shape.Axes[old[used]].Size {
				return 0, 0, false
			}
			have *= a.Shape.Axes[old[used]].Size
			used++
		} else {
			want *= sizes[next]
			next++
		}
	}
	step := a.Strides[old[used-1]]
	for i := next - 1; i >= k; i-- {
		strides[i] = step
		step *= sizes[i]
	}
	return next, used, true
}

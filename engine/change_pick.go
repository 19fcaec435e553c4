package engine

import "slices"

// picked fills in a copy of the entries that arrays of indices name. The axes
// they index are moved to the front, read there, and the new ones moved back.
func (c Change) picked(full []Subscript) (Change, error) {
	p := picker{from: c.From.Array}
	view, err := p.split(full)
	if e, unlike := err.(*MaskError); unlike {
		c.With, c.Axes, c.Axis = p.refused, p.under, e.Axis
		c.Unequal = &Conflict{Operands: [2]int{0, 1}, Sizes: [2]int{e.Size, e.Mask}, Row: -1}
	}
	if err != nil {
		return c, err
	}
	rest, err := Index(c.From, view...)
	if err != nil {
		return c, err
	}
	met := Explain(NumPy, Identity, p.indices...)
	met.Call = c.Name
	if err := met.Err(); err != nil {
		return c, err
	}
	if err := p.count(); err != nil {
		return c, err
	}
	first, last := full[0], full[len(full)-1]
	c.AllRows = len(full) == 2 && first.Kind == Ranged && first.Range == (Range{}) && last.Kind == Picked && last.Words.Name != "" && last.Array.Values.DType != Bool
	l := p.layout(rest, met.Result())
	c.Copied, c.Picks, c.Axes, c.Strides = true, true, l.origin, besides(Shape{Axes: l.axes}.Sizes(), l.fastestFirst())
	c.To = Array{Shape: Shape{Axes: l.axes}, Values: Values{DType: c.From.Values.DType}}
	if err := c.To.Shape.Valid(); err != nil {
		return c, err
	}
	if p.unknown {
		c.Sources = &Sources{}
		return c, nil
	}
	positions, err := p.positions(rest, met)
	if err == nil {
		c.To.Values, err = l.read(rest.To, positions)
		c.Sources = l.sources(c.From.Array, rest.To, positions)
	}
	return c, err
}

// sources returns the numbers of the values of from that lie positions further
// than those of a, of which it is a view.
func (l layout) sources(from, a Array, positions []int64) *Sources {
	list, numbers := Sources{}, from.numbers()
	if n, err := (Shape{Axes: l.axes}).Count(); err == nil && n > 0 && n <= MostSources && numbers != nil {
		list = make(Sources, n)
		l.each(a, positions, func(out, at int) { list[out] = numbers[at] })
	}
	return &list
}

// A picker is the arrays of indices among some subscripts.
type picker struct {
	from      Array
	indices   []Operand // counted from the start, once count was called
	axes      []int     // of from, one for each; -1 for that of a single bool
	place     int       // of the first one's axes among those that are left
	separated bool      // something else is between them
	unknown   bool      // the values of some are not known: they are taken to be within the axis
	refused   []Operand // the mask that is not as long as the axes it picks from
	under     []int     // of from, the axis that each of its own is about
}

// split returns the subscripts with those that pick replaced by full ranges,
// and keeps the arrays. An index beside an array is an array too.
func (p *picker) split(full []Subscript) ([]Subscript, error) {
	var view []Subscript
	axis, kept, last := 0, 0, -1
	for i, s := range full {
		switch s.Kind {
		case Ranged:
			axis++
			fallthrough
		case NewAxis:
			kept++
			view = append(view, s)
			continue
		case Ellipsis:
			continue
		}
		if last < 0 {
			p.place = kept
		}
		p.separated = p.separated || last >= 0 && last != i-1
		last = i
		n, err := p.keep(s, axis)
		if err != nil {
			p.refuse(s, axis)
			return nil, err
		}
		view = append(view, slices.Repeat([]Subscript{{Kind: Ranged}}, n)...)
		axis += n
	}
	return view, nil
}

// keep adds the indices of s, which covers the axes from axis on, and
// returns how many those are. A single one is found out of bounds at once, those in
// arrays when the arrays have met.
func (p *picker) keep(s Subscript, axis int) (int, error) {
	if s.Kind == Single {
		s.Array = Array{Values: Ints(int64(s.At))}
		if _, err := entry(s.At, axis, p.from.Shape.Axes[axis].Size); err != nil {
			return 0, err
		}
	}
	if !s.Array.Values.Known() {
		p.unknown = true
		p.push(s.Array.Shape, nil, axis)
		p.call(s.Words)
		return 1, nil
	}
	flat, err := s.Array.Flat()
	if err != nil {
		return 0, err
	}
	if flat.DType == Bool {
		return p.keepMask(s.Array.Shape, flat.Ints, axis)
	}
	positions := make([]int64, flat.Len())
	for i := range positions {
		positions[i] = flat.Int(i)
	}
	p.push(s.Array.Shape, positions, axis)
	p.call(s.Words)
	return 1, nil
}

// refuse keeps a subscript that picks from axes of another length.
func (p *picker) refuse(s Subscript, axis int) {
	mask := s.Words
	mask.Array = s.Array
	p.refused = []Operand{mask}
	for k := range s.Array.Shape.Rank() {
		p.under = append(p.under, axis+k)
	}
}

// call gives the last indices the words that the program has for them.
func (p *picker) call(words Operand) {
	last := &p.indices[len(p.indices)-1]
	words.Array = last.Array
	*last = words
}

// count counts the indices from the start of their axes.
func (p *picker) count() error {
	for j, axis := range p.axes {
		if axis < 0 {
			continue
		}
		list := p.indices[j].Values.Ints
		for i, n := range list {
			at, err := entry(int(n), axis, p.from.Shape.Axes[axis].Size)
			if err != nil {
				return err
			}
			list[i] = int64(at)
		}
	}
	return nil
}

// keepMask adds the indices at which a mask is true, an array for each of its axes.
func (p *picker) keepMask(shape Shape, mask []int64, axis int) (int, error) {
	for k, size := range shape.Sizes() {
		if have := p.from.Shape.Axes[axis+k].Size; have != size {
			return 0, &MaskError{Axis: axis + k, Size: have, Mask: size}
		}
	}
	if shape.Rank() == 0 {
		p.push(Dense(int(mask[0])), make([]int64, mask[0]), -1) // all of it, or nothing
	}
	for k, stride := range shape.Strides() {
		positions := []int64{}
		for i, chosen := range mask {
			if chosen != 0 {
				positions = append(positions, int64(i/stride%shape.Axes[k].Size))
			}
		}
		p.push(Dense(len(positions)), positions, axis+k)
	}
	return shape.Rank(), nil
}

func (p *picker) push(shape Shape, positions []int64, axis int) {
	p.indices = append(p.indices, Operand{Array: Array{Shape: shape, Values: Ints(positions...)}})
	p.axes = append(p.axes, axis)
}

// A layout is the axes of what is picked, and how each moves through what is
// read: by a stride of its own, or by one through the indices that met.
type layout struct {
	axes    []Axis
	origin  []int
	strides []int // through the values, 0 along the picked axes
	through []int // through the indices, 0 along the others
	met     []int // the picked axes
}

func (l *layout) push(axis Axis, origin, stride, through int) {
	l.axes = append(l.axes, axis)
	l.origin = append(l.origin, origin)
	l.strides = append(l.strides, stride)
	l.through = append(l.through, through)
}

// layout puts the axes on which the indices met among those of rest that were
// not picked from.
func (p picker) layout(rest Change, met Shape) layout {
	var l layout
	place, kept := p.place, 0
	if p.separated {
		place = 0
	}
	fresh := func() {
		for k, stride := range met.Strides() {
			l.met = append(l.met, len(l.axes))
			l.push(met.Axes[k], -1, 0, stride)
		}
	}
	for k, from := range rest.Axes {
		if from >= 0 && slices.Contains(p.axes, from) {
			continue
		}
		if kept == place {
			fresh()
		}
		kept++
		l.push(rest.To.Shape.Axes[k], from, rest.To.Strides[k], 0)
	}
	if kept <= place {
		fresh()
	}
	return l
}

// fastestFirst returns the axes in the order in which NumPy stores what is picked, the
// fastest first: the picked axes are the slowest.
func (l layout) fastestFirst() []int {
	isPicked := func(k int) bool { return slices.Contains(l.met, k) }
	order := slices.DeleteFunc(fastestFirst(l.strides), isPicked)
	met := slices.Clone(l.met)
	slices.Reverse(met)
	return append(order, met...)
}

// positions returns, for each cell in which the indices met, how far it is
// from the first value of rest.
func (p picker) positions(rest Change, met Trace) ([]int64, error) {
	n, err := met.Result().holdable()
	total := make([]int64, n)
	for j, axis := range p.axes {
		if err != nil {
			return nil, err
		}
		if axis < 0 {
			continue
		}
		stride := rest.To.Strides[slices.Index(rest.Axes, axis)]
		var seen Values
		seen, err = Array{Shape: met.Result(), Strides: met.Strides(j), Values: p.indices[j].Values}.Flat()
		for m := range total {
			total[m] += seen.Int(m) * int64(stride)
		}
	}
	return total, err
}

// read returns the values of a that lie positions further, along the axes of l.
func (l layout) read(a Array, positions []int64) (Values, error) {
	n, err := Shape{Axes: l.axes}.holdable()
	if err != nil || !a.Values.Known() {
		return Values{DType: a.Values.DType}, err
	}
	values := makeValues(a.Values.DType, n)
	if n > 0 {
		l.each(a, positions, func(out, at int) { values.Set(out, a.Values.Scalar(at)) })
	}
	return values, nil
}

// each calls visit with the number of each value, one at least, and its place in memory.
func (l layout) each(a Array, positions []int64, visit func(out, at int)) {
	w := newWalk(Shape{Axes: l.axes}.Sizes(), l.strides, l.through)
	w.rows([]int{a.Offset, 0}, func(out int, at []int) {
		for i := range w.length {
			visit(out+i, at[0]+i*w.steps[0]+int(positions[at[1]+i*w.steps[1]]))
		}
	})
}

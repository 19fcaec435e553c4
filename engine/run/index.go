package run

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

func evalIndex(m *machine, x *expr.Index) value {
	of, v := byAttribute(m, x, "index", x)
	if v != nil {
		return v
	}
	switch _, last := cutLast(of.text); {
	case of.isSequence() && !of.isIterator():
		return itemOf(m, x, of)
	case of.isDataset():
		return partOfDataset(m, operandValue{of, x.X}, x, keyOf(m, x), false)
	case of.kind == instanceKind:
		if v, has := methodNamed(m, operandValue{of, x.X}, "__getitem__", x, operandValue{keyOf(m, x), x}); has {
			return v
		}
	case of.kind == dictKind:
		return itemOfDict(m, x, of)
	case of.kind == textKind:
		return lettersOf(m, x, of)
	case of.kind == moduleKind && contains("ogrid|mgrid|c_|r_", last):
		return ofRanges(m, x, written(libraryOf(of.text), "index", last))
	case strings.HasPrefix(of.text, "typing"), of.kind == typeKind && contains("list|tuple|type", of.text), of.kind == callKind && of.text == "" && contains("dict|set|enumerate", of.fn.name):
		return of // the name of a type with the types of its parts
	case of.kind == moduleKind && of.text == "numpy.s_":
		return keyOf(m, x)
	case of.kind == moduleKind:
		return m.outside(x, expr.FunctionOf, of.text)
	case of.kind != arrayKind:
		keyOf(m, x) // whose own mistakes come first
		if of.kind == callKind && of.fn != nil || of.kind == typeKind {
			m.told(x, "_not_indexed", of.own, of.text, cmp.Or(of.fn, &function{name: of.text}).name, of.self != nil, string(of.row.Style))
		}
		return fails(&CallError{Place: m.place(x.X), Type: m.className(of), Index: true})
	}
	return staged(m, indexing(m, of, func() value { return entriesOf(m, x, of) }))
}

// indexers holds the attribute of a library's arrays whose brackets are functions that are
// written in the language: index_NAME of the array and of what stands in the brackets, and
// put_NAME of what is written there too.
const indexers = "numpy flat; xarray loc"

// byAttribute calls the function of that role for such brackets, and for others returns what
// stands before them.
func byAttribute(m *machine, t *expr.Index, role string, x expr.Expr, more ...operandValue) (before, made value) {
	a, ok := t.X.(*expr.Attribute)
	if !ok || entryOf(indexers, string(orNumPy(m.library))) != a.Name || !m.named && !m.isNumPy() {
		return onceIn(m, t.X), nil
	}
	of := m.value(a.X)
	if of.kind != arrayKind || of.foreign || !m.isNumPy() && !of.array.Shape.Named() {
		return attributeOf(m, of, a), nil
	}
	return nil, m.invoke(written(m.library, role, a.Name), x, append([]operandValue{{of, a.X}, {keyOf(m, t), t}}, more...)...)
}

func entriesOf(m *machine, x *expr.Index, of value) value {
	from := m.operand(operandValue{of, x.X})
	if name := coordName(m, x, of); name != "" {
		if v := coordinate(m, operandValue{of, x.X}, x, name); v != nil {
			return v
		}
		return m.refuses(x, "KeyError", name)
	}
	if !from.Shape.IsDense() {
		return raggedEntries(m, x, operandValue{of, x.X}, keyOf(m, x))
	}
	if byNames(m, of) {
		return m.invoke(written(m.library, "", "_entries"), x, operandValue{of, x.X}, operandValue{keyOf(m, x), x})
	}
	subscripts, bad := []engine.Subscript(nil), of.numpy && m.isNumPy() && contains("str|float", badIndex(&m.context, x))
	if !bad {
		subscripts = seenMasks(m, x, of.array, anySubscripts(m, x))
	}
	picks := func(s engine.Subscript) bool { return s.Kind != engine.NewAxis && s.Kind != engine.Ellipsis }
	if bad || of.numpy && slices.ContainsFunc(subscripts, picks) { // a number has no entries
		return m.refuses(x, "IndexError", "invalid index to scalar variable.")
	}
	of, subscripts = selected(m, x, of, subscripts)
	from.Array = *of.array
	var outside *engine.IndexError
	if m.library == engine.InJAX {
		subscripts, outside = clamped(from.Shape, subscripts)
	} else if m.library == engine.InTensorFlow && m.named {
		kernelIndex(m, x, subscripts)
	}
	c, err := engine.Index(from, subscripts...)
	if m.inside == nil {
		c.Clamped = outside
		failing(m, x, c)
	}
	misindexed(m, x, from.Shape, subscripts, err)
	if c.Failed() {
		must(err)
	}
	clashing(m, x, err)
	if err == nil && m.inside == nil {
		meetIndices(m, x, subscripts, false)
	}
	if err == nil && m.isTorch() {
		c.To = restrided(c)
	} else if err == nil && m.isNumPy() {
		c.To = c.To.LaidOut(c.Strides)
	}
	// With an ellipsis, NumPy gives a view even of a single entry.
	if number := m.arrayOrNumber(c.To); number.numpy && !hasKind(subscripts, engine.Ellipsis) {
		v := m.change(x, nil, c, err)
		v.numpy = true // an entry that NumPy gives as a number of its own
		return v
	}
	return m.change(x, of.array, c, err)
}

// clashing keeps as a step how arrays of indices do not broadcast.
func clashing(m *machine, x *expr.Index, err error) {
	if e, clash := err.(*engine.MismatchError); clash {
		e.Trace.Library = m.library
		_ = m.step(Step{Span: x.Span, Text: expr.Format(x), Trace: &e.Trace})
	}
}

// meetIndices keeps as a step how arrays of indices broadcast before they pick, where one is
// read again; of those that pair one to one what they pick tells all. Before something is written
// there it is kept only where it is to be checked.
func meetIndices(m *machine, x *expr.Index, subscripts []engine.Subscript, writes bool) {
	var indices []engine.Operand
	for n := range subscripts {
		if s := &subscripts[n]; s.Kind == engine.Picked && s.Array.Values.DType != engine.Bool {
			o := s.Words
			if len(x.Items) == 1 { // a tuple of them
				o = engine.Operand{Text: o.Text + "[" + strconv.Itoa(n) + "]"}
			}
			o.Array = s.Array
			o.Shape = s.Words.Shape // as it is written
			indices = append(indices, o)
		}
	}
	if t := engine.Explain(engine.NumPy, engine.Identity, indices...); stretches(&t) {
		t.Call = "index"
		if s := (Step{Span: x.Span, Text: expr.Format(x), Trace: &t}); !writes || isToCheck(s) {
			must(m.step(s))
		}
	}
}

// selected takes the ints among subscripts first where others pick items by an
// array: PyTorch applies each int as it comes, so that it does not count as one
// of the arrays that meet.
func selected(m *machine, x *expr.Index, of value, subscripts []engine.Subscript) (value, []engine.Subscript) {
	if !m.isTorch() || of.kind != arrayKind || !hasKind(subscripts, engine.Single) || !hasKind(subscripts, engine.Picked) {
		return of, subscripts
	}
	var first, rest []engine.Subscript
	for _, s := range subscripts {
		if s.Kind == engine.Single || s.Kind == engine.Ellipsis {
			first = append(first, s)
		} else {
			first = append(first, slices.Repeat([]engine.Subscript{{Kind: engine.Ranged}}, s.Width())...)
		}
		if s.Kind != engine.Single {
			rest = append(rest, s)
		}
	}
	c, err := engine.Index(m.operand(operandValue{of, x.X}), first...)
	if m.inside == nil {
		failing(m, x, c)
	}
	misindexed(m, x, of.array.Shape, subscripts, err)
	must(err)
	return m.view(of.array, c), rest
}

func hasKind(subscripts []engine.Subscript, k engine.SubscriptKind) bool {
	return slices.ContainsFunc(subscripts, func(s engine.Subscript) bool { return s.Kind == k })
}

// onAxis returns the subscripts that apply one to an axis.
func onAxis(axis int, one engine.Subscript) []engine.Subscript {
	return append(slices.Repeat([]engine.Subscript{{Kind: engine.Ranged}}, axis), one)
}

// counting returns an array of a shape whose values count them.
func counting(s engine.Shape) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: s, Values: engine.Values{DType: engine.Int64, Progression: &engine.Progression{Step: 1}}}}
}

// axesUnder returns the first of the axes of an array that each subscript is about.
func axesUnder(rank int, subscripts []engine.Subscript) []int {
	axes, axis, width := make([]int, len(subscripts)), 0, 0
	for _, sub := range subscripts {
		width += sub.Width()
	}
	for i, sub := range subscripts {
		axes[i] = axis
		if axis += sub.Width(); sub.Kind == engine.Ellipsis {
			axis += rank - width
		}
	}
	return axes
}

// clamped brings indices outside an axis to its ends, as JAX does, and returns the first of them.
func clamped(s engine.Shape, subscripts []engine.Subscript) ([]engine.Subscript, *engine.IndexError) {
	axes, subscripts := axesUnder(s.Rank(), subscripts), slices.Clone(subscripts)
	var outside *engine.IndexError
	for i, sub := range subscripts {
		if axes[i] < 0 || axes[i] >= s.Rank() || s.Axes[axes[i]].Size == 0 {
			continue
		}
		size := s.Axes[axes[i]].Size
		near := func(at int) int {
			if (at < -size || at >= size) && outside == nil {
				outside = &engine.IndexError{Axis: axes[i], Index: at, Size: size}
			}
			if at < 0 {
				at += size
			}
			return min(max(at, 0), size-1)
		}
		switch {
		case sub.Kind == engine.Single:
			subscripts[i].At = near(sub.At)
		case sub.Kind == engine.Picked && sub.Array.Values.DType != engine.Bool:
			if flat, err := sub.Array.Flat(); err == nil && flat.Known() {
				n, _ := sub.Array.Shape.Count()
				list := make([]int64, n)
				for k := range list {
					list[k] = int64(near(int(flat.Int(k))))
				}
				subscripts[i].Array = engine.Array{Shape: sub.Array.Shape, Values: engine.Ints(list...)}
			}
		}
	}
	return subscripts, outside
}

// misindexed is what the library says of an index that NumPy takes or words in another way, with
// the mistake that was found, if one was.
func misindexed(m *machine, x *expr.Index, s engine.Shape, subscripts []engine.Subscript, err error) {
	backwards := func(s engine.Subscript) bool { return m.isTorch() && s.Range.Step != nil && *s.Range.Step <= 0 }
	if _, clash := err.(*engine.MismatchError); clash || err == nil && !slices.ContainsFunc(subscripts, backwards) || m.library == engine.InTensorFlow && !m.named {
		return
	}
	m.told(x, "_misindexed", err, subscripts, axesUnder(s.Rank(), subscripts), s, picksNothing(s, subscripts))
}

// picksNothing reports whether arrays pick of axes of which no value is left.
func picksNothing(s engine.Shape, subscripts []engine.Subscript) bool {
	around := slices.Clone(subscripts)
	for i := range around {
		if around[i].Kind == engine.Picked {
			around[i] = engine.Subscript{Kind: engine.Ranged}
		}
	}
	c, err := engine.Index(engine.Operand{Array: engine.Array{Shape: s}}, around...)
	n, _ := c.To.Shape.Count()
	return err == nil && n == 0 && hasKind(subscripts, engine.Picked)
}

// restrided returns the outcome of an index with the strides that PyTorch gives
// new axes: those of unsqueeze, where NumPy has 0.
func restrided(c engine.Change) engine.Array {
	step, strides := 1, c.To.StridesOrDefault()
	for k := len(strides) - 1; k >= 0 && !c.Copied; k-- {
		if c.Axes[k] < 0 {
			strides[k] = step
		}
		step = strides[k] * max(c.To.Shape.Axes[k].Size, 1)
	}
	if !c.Copied {
		c.To.Strides = strides
	}
	return c.To
}

// badIndex returns the type of an index into a list or a tuple that Python refuses, or "".
func badIndex(in *context, x *expr.Index) string {
	if x.Tuple {
		return "tuple"
	}
	switch item := x.Items[0].(type) {
	case *expr.Literal:
		v, err := tried(func() value { return evalLiteral(in, item) })
		if err != nil {
			return ""
		}
		if _, isInt := v.isInt(); v.kind == textKind || v.kind == noneKind || v.kind == numberKind && !isInt {
			return v.typeName()
		}
	case *expr.Sequence:
		return map[bool]string{false: "list", true: "tuple"}[item.Tuple]
	}
	return ""
}

// lettersOf returns a letter of a text, or a part of it.
func lettersOf(m *machine, x *expr.Index, of value) value {
	if kind := badIndex(&m.context, x); kind != "" {
		return m.refuses(x, "TypeError", "string indices must be integers, not '"+kind+"'")
	}
	v := itemOf(m, x, &object{kind: listKind, text: "string", items: m.items(of, x.X)})
	says := v.text
	for _, letter := range v.items {
		says += letter.text
	}
	return text(says)
}

// tupleNames has the tuples of libraries whose indices Python checks.
var tupleNames = strings.NewReplacer("torch.Size", "tuple", "TensorShape", "tuple")

// itemOf returns an item of a list or a tuple, or some of its items.
func itemOf(m *machine, x *expr.Index, of value) value {
	if kind := badIndex(&m.context, x); kind != "" {
		return m.refuses(x, "TypeError", tupleNames.Replace(of.typeName())+" indices must be integers or slices, not "+kind)
	}
	subscripts := m.subscripts(x)
	if adrift(subscripts) {
		return m.outside(x, expr.ValuesUnknown, "an index")
	}
	if a := subscripts[0].Array; len(subscripts) == 1 && subscripts[0].Kind == engine.Picked && m.isNumPy() && m.named && a.Shape.Rank() > 0 && a.Shape.Axes[0].Size != 1 {
		return m.refuses(x, "TypeError", "only integer scalar arrays can be converted to a scalar index")
	}
	if len(subscripts) != 1 || subscripts[0].Kind > engine.Ranged {
		return m.outside(x, expr.IndexBy, "more than an int or a slice")
	}
	c, err := engine.Index(counting(engine.Dense(len(of.items))), subscripts...)
	if _, outside := err.(*engine.IndexError); outside {
		foresees(m)
		name := of.typeName()
		if of.kind == sizeKind {
			name = "tuple"
		} else if of.text == "range" {
			name = "range object"
		}
		return m.refuses(x, "IndexError", name+" index out of range")
	}
	must(err)
	if c.To.Shape.Rank() == 0 {
		return of.items[c.To.Offset]
	}
	items := make([]value, c.To.Shape.Axes[0].Size)
	for i := range items {
		items[i] = of.items[c.To.At(i).Int]
	}
	v := sequence(of.kind, items)
	if of.kind == sizeKind {
		v.text = of.text
	}
	return v
}

// ofRanges calls a function that is written in the language with what stands between
// the brackets of np.ogrid[0:3, 0:4] and its kin, where low:high:step is an array.
func ofRanges(m *machine, x *expr.Index, f value) value {
	items := make([]value, len(x.Items))
	for i, item := range x.Items {
		items[i] = m.invoke(written(engine.InNumPy, "", "_ranged"), item, operandValue{itemOfIndex(m, item), item})
	}
	given := operandValue{tuple(items...), &expr.Sequence{Span: x.Span, Items: x.Items, Tuple: true}}
	return m.invoke(f, x, given, operandValue{boolean(len(items) == 1 && !x.Tuple), x})
}

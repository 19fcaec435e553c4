package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// xarrays returns the methods that only xarray's arrays have.
func xarrays() []function {
	return []function{
		{"entries_at", "a places", func(c *call) value {
			of := c.args[0]
			subscripts := slices.Repeat([]engine.Subscript{{Kind: engine.Ranged}}, of.array.Shape.Rank())
			for i, name := range c.args[1].items {
				subscripts[axisNamed(*of.array, name.text)] = subscript(c.machine, c.args[1].values[i], c.node)
			}
			return entriesAt(c.machine, c.node, of, seenMasks(c.machine, c.node, nil, subscripts))
		}},
		{"coord_names", "", func(c *call) value { return valueOf(c.coords) }},
		{"namedlike", "a like", func(c *call) value {
			return array(withNamesOf(*c.args[0].array, c.args[1].array.Shape.Axes))
		}},
		{"labels", "a name", func(c *call) value {
			labels, err := labelsOf(c.machine, c.args[0].array.Shape, c.args[1].text)
			if labels == nil {
				return fails(err)
			}
			must(err)
			return list(labels...)
		}},
		{"sure", "a name", func(c *call) value {
			k := axisNamed(*c.args[0].array, c.args[1].text)
			return boolean(k >= 0 && c.args[0].array.Shape.Axes[k].Origin.Index > 0)
		}},
		{"label_items", "v", func(c *call) value {
			if items, known := labelItems(&c.context, c.args[0].object); known {
				return list(items...)
			}
			return none()
		}},
		{"label_axis", "a name labels", labelled},
		{"named_axes", "a names", namedAxes},
		{"bare", "a", func(c *call) value {
			c.args[0].bare = true
			return c.args[0].object
		}},
	}
}

// unnamed returns the values of an array without the names of its axes: what
// NumPy, and nobody else, would see.
func unnamed(m *machine, v value) value {
	if v.kind != arrayKind || v.numpy || v.array.Shape.Rank() > 0 && !v.array.Shape.Named() {
		return v
	}
	a := *v.array
	a.Shape.Axes = slices.Clone(a.Shape.Axes)
	for k := range a.Shape.Axes {
		a.Shape.Axes[k].Name, a.Shape.Axes[k].Origin.Index = "", 0
	}
	plain := array(a)
	plain.foreign, plain.array.Beside = true, 0
	m.share(v.array, plain.array)
	return plain
}

// axisNamed returns the number of the axis of a that goes by a name, or -1.
func axisNamed(a engine.Array, name string) int {
	return slices.IndexFunc(a.Shape.Axes, func(axis engine.Axis) bool { return axis.Name == name })
}

// numbered returns v, an argument that says which axes, with the names of axes
// of the first argument replaced by their numbers.
func (c *call) numbered(v value) value {
	if len(c.args) == 0 || c.args[0].kind != arrayKind {
		return v
	}
	if shape := c.args[0].array.Shape; !shape.Named() && (c.library != engine.InXArray || shape.Rank() > 0) {
		return v
	}
	switch {
	case v.isSequence():
		list := *v
		list.items = slices.Clone(v.items)
		for i := range list.items {
			list.items[i] = c.numbered(list.items[i])
		}
		return &list
	case v.kind != textKind:
		return v
	case !c.method && c.inside == nil || c.fn.name == "argsort": // a function of NumPy's
		return c.says("TypeError", "'str' object cannot be interpreted as an integer")
	}
	a := *c.args[0].array
	k := axisNamed(a, v.text)
	if k >= 0 && twice(a.Shape) == v.text {
		return c.told(c.node, "_twice_named", v.text, dimsOf(a))
	} else if k >= 0 {
		return integer(k)
	}
	return c.told(c.node, "_no_dim", v.text, dimsOf(a))
}

// twice returns a name that two axes have, or "".
func twice(s engine.Shape) string {
	for k, axis := range s.Axes {
		if axis.Name != "" && axisNamed(engine.Array{Shape: s}, axis.Name) < k {
			return axis.Name
		}
	}
	return ""
}

// dimsOf returns the names of the axes of a as Python prints them.
func dimsOf(a engine.Array) string {
	names, _ := shapeOf(&context{}, a, "dims").represent()
	return names
}

func withNamesOf(a engine.Array, axes []engine.Axis) engine.Array {
	a.Shape.Axes = slices.Clone(a.Shape.Axes)
	for k := range a.Shape.Axes {
		if a.Shape.Axes[k].Name = axes[k].Name; a.Shape.Axes[k].Size == axes[k].Size {
			a.Shape.Axes[k].Origin.Index = axes[k].Origin.Index
		}
	}
	return a
}

func namedAxes(c *call) value {
	v := array(*c.args[0].array)
	v.array.Shape.Axes = slices.Clone(v.array.Shape.Axes)
	for k, name := range c.args[1].items {
		a := &v.array.Shape.Axes[k]
		if a.Name = name.text; a.Origin.Index > 0 {
			c.coords = append(c.coords, a.Name)
		}
	}
	c.share(c.args[0].array, v.array)
	if given, is := c.frame.given[c.args[0].object]; is {
		c.frame.give(operandValue{v, given.expr}) // by another name
	}
	return v
}

// alongside returns a with its axes in the order of the target, which has them
// all, and an axis of size 1 for each that a lacks.
func alongside(a engine.Array, target engine.Shape) engine.Array {
	own, strides := a.StridesOrDefault(), make([]int, target.Rank())
	axes := slices.Clone(target.Axes)
	for k, axis := range axes {
		if i := axisNamed(a, axis.Name); i >= 0 {
			strides[k] = own[i]
		} else {
			axes[k].Size = 1
		}
	}
	a.Shape, a.Strides = engine.Shape{Axes: axes}, strides
	return a
}

// ruleOf returns the rule by which the library lines up operands. xarray goes by
// names where all have them; an array of NumPy's meets the others by place.
func ruleOf(in *context, operands ...engine.Operand) engine.Rule {
	hasNoNames := func(o engine.Operand) bool { return o.Shape.Rank() > 0 && !o.Shape.Named() }
	if in.library != engine.InXArray || slices.ContainsFunc(operands, hasNoNames) {
		return engine.NumPy
	}
	return engine.XArray
}

// keepsDims reports a result with axes that the named operand has no names for.
func keepsDims(m *machine, x expr.Expr, t engine.Trace, result engine.Array) error {
	if m.library != engine.InXArray || t.Rule == engine.XArray || t.Failed() || m.inside != nil {
		return nil
	}
	rank := t.Result().Rank()
	for n, o := range t.Operands {
		if o.Shape.Rank() < rank && (o.Shape.Named() || o.Shape.Rank() == 0 && !o.Weak) {
			return m.toldError(x, "_no_room", shapeOf(&m.context, o.Array, "dims"), rank, t.Call == "" && (n == 0 || strings.HasPrefix(t.Operands[0].Text, "[") || m.vars[t.Operands[0].Text] != nil && m.vars[t.Operands[0].Text].isSequence()), unnamed(m, array(result)))
		}
	}
	return nil
}

// skips reports whether a fold leaves out values which are nan, as xarray's do.
func skips(c *call, from engine.Operand) bool {
	if c.library != engine.InXArray || c.args[0].foreign || from.Values.DType.Kind() != engine.KindFloat || !from.Values.Known() {
		return false
	}
	flat, err := from.Flat()
	n, _ := from.Shape.Count()
	for i := 0; err == nil && i < n; i++ {
		if x := flat.Float(i); x != x {
			return true
		}
	}
	return n == 0 && contains("max|min", c.fn.name)
}

// xarrayKeyword is what xarray says of an axis beside dim, and of what no fold of NumPy's has.
func xarrayKeyword(c *call, a keyword) {
	folds := c.library == engine.InXArray && c.method && !c.args[0].foreign && c.args[0].kind == arrayKind && contains("sum|mean|max|min|std|var|median|prod|any|all", c.fn.name)
	if folds || c.library == engine.InXArray && contains("keepdim|dims", a.name) {
		c.told(c.node, "_keyword", c.fn.name, a.name, c.args[0].object, c.args[1].object, a.object, folds)
	}
}

// A Dataset of xarray's is a dictionary of its variables. Its methods are written in the
// language as Dataset_NAME, what it tells about itself as dataset_NAME.

func (v *object) isDataset() bool { return v.kind == dictKind && v.text == "Dataset" }

// loose refuses a Dataset that has coordinates of no variable.
func loose(in *context, v value, x expr.Expr) {
	if v.isDataset() && in.inside == nil && v.find(text("")) >= 0 {
		in.outside(x, expr.OperationOn, "a Dataset with coordinates of no variable")
	}
}

// attributeOfDataset returns a method of a Dataset, what it tells, or a variable.
func attributeOfDataset(m *machine, of operandValue, x *expr.Attribute) value {
	has := func(part string) bool {
		source, _ := library.Written(engine.InXArray, part+"_"+x.Name)
		return source != ""
	}
	switch arrays, _ := library.PartOf("xarray.DataArray"); {
	case has("dataset"):
		return m.invoke(written(engine.InXArray, "dataset", x.Name), x, of)
	case has("Dataset"):
		if !contains("assign|assign_attrs|isel|sel", x.Name) {
			loose(&m.context, of.object, x)
		}
		return written(engine.InXArray, "Dataset", x.Name).boundTo(of)
	case contains("keys|values|items|get", x.Name):
		loose(&m.context, of.object, x)
		return methodOf(m, of, "dict", x.Name)
	case arrays.Has(x.Name) && !contains(ofArrays, x.Name) || contains(ofDatasets, x.Name):
		return m.outside(x, expr.AttributeOf, x.Name)
	}
	return partOfDataset(m, of, x, text(x.Name), true)
}

// ofDatasets lists what Datasets have and arrays do not, ofArrays the other way round.
const (
	ofDatasets = "info|filter_by_attrs|to_zarr|eval|to_stacked_array|dump_to_store|load_store|from_dataframe|rename_dims"
	ofArrays   = "T|data|dot|dt|dtype|get_axis_num|item|name|ndim|searchsorted|shape|size|str|to_dataset|to_index|to_numpy|to_series|variable"
)

// partOfDataset returns the variable of a Dataset that a key names, or what else it means.
func partOfDataset(m *machine, of operandValue, x expr.Expr, key value, attribute bool) value {
	if i := of.find(key); i >= 0 {
		return of.values[i]
	}
	return m.invoke(written(engine.InXArray, "", "_of_dataset"), x, of, operandValue{key, x}, operandValue{boolean(attribute), x})
}

// operateDatasets carries out an operator on each variable of a Dataset, with that of the
// same name where both sides are one.
func operateDatasets(m *machine, x expr.Expr, s sides) value {
	loose(&m.context, s.l.object, x)
	loose(&m.context, s.r.object, x)
	return m.invoke(written(engine.InXArray, "", "_operate"), x, s.l, s.r, operandValue{text(s.op), x})
}

// overDatasets carries out a function that goes value by value, or folds, on each variable of
// a Dataset, or makes an array of times, and returns nil for any other call.
func overDatasets(c *call) value {
	const known = "abs|zeros_like|ones_like|full_like|where|mean|sum|max|min|std|var|prod|any|all"
	args, dated := objects(c.args), c.library == engine.InXArray && contains("array|asarray|arange", c.fn.name) && strings.Contains(c.source, "datetime64")
	if dated && c.inside == nil {
		if v := handOn(c, "_of_times", text(c.fn.name), args); v.kind != noneKind {
			return v
		}
	}
	if !slices.ContainsFunc(c.args, operandValue.isDataset) || c.method || c.module == "" && c.fn.name != "abs" || c.row.Style != library.Ufunc && !contains(known, c.fn.name) {
		return nil
	}
	loose(&c.context, c.args[0].object, c.node)
	return handOn(c, "_over_datasets", &object{kind: callKind, fn: c.fn, text: c.module, row: c.row}, args)
}

// wrapsAgain reports a function of NumPy's of whose results NumPy makes arrays of xarray's again.
func wrapsAgain(c *call) bool {
	if c.library != engine.InXArray || c.inside != nil {
		return false
	}
	source, _ := library.Written(c.library, "rewraps_"+c.fn.name)
	return source != ""
}

// ofXArray carries out a function of NumPy's that is written as numpy_NAME for arrays of
// xarray's, and returns nil for any other call.
func ofXArray(c *call) value {
	if c.library != engine.InXArray || c.inside != nil || libraryOf(c.module) != engine.InNumPy {
		return nil
	}
	if own := written(c.library, "", strings.ReplaceAll(c.module+"."+c.fn.name, ".", "_")); own != nil {
		given := evalArguments(c)
		if c.given = &given; slices.ContainsFunc(given.placed, operandValue.isNative) {
			return c.apply(own, c.node, &given)
		}
	}
	return nil
}

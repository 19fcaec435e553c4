package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

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
	if !slices.ContainsFunc(c.args, operandValue.isDataset) || c.method || c.row.Style != library.Ufunc && !contains(known, c.fn.name) {
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

package dialect_test

import (
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

func TestCode(t *testing.T) {
	column := engine.Operand{Name: "x", Array: engine.Array{Shape: engine.Dense(3, 1), Values: ints(0, 10, 20)}}
	counted := engine.Operand{Name: "y", Array: engine.Array{Shape: engine.Dense(4), Values: engine.Values{
		DType: engine.Int64, Progression: &engine.Progression{Step: 1}}}}
	ones := engine.Operand{Array: engine.Array{Shape: engine.Dense(2, 3), Values: engine.Values{
		DType: engine.Float64, Progression: &engine.Progression{First: 1}}}}
	five := engine.Operand{Text: "5", Weak: true, Array: engine.Array{Values: ints(5)}}
	rows := engine.Operand{Array: engine.Array{Shape: engine.Shape{
		Axes: []engine.Axis{{Size: 2}, {Lengths: []int{2, 1}}}, RaggedRank: 1}, Values: ints(1, 2, 3)}}
	narrow := engine.Operand{Array: engine.Array{Shape: engine.Dense(2, 3), Values: engine.Values{
		DType: engine.Float32, Progression: &engine.Progression{First: 1}}}}
	explain := func(op engine.Op, list ...engine.Operand) engine.Trace {
		return engine.Explain(engine.NumPy, op, list...)
	}
	byPlace := explain(engine.Add, column, counted)
	byPlace.Library = engine.InXArray
	ofPyTorch := func(t engine.Trace) engine.Trace { // whose ones are float32
		t.Library = engine.InPyTorch
		return t
	}
	for _, test := range []struct {
		name    string
		library engine.Library
		trace   engine.Trace
		want    string
	}{
		{"a type that the program says", engine.InNumPy, explain(engine.Add, narrow, counted),
			"import numpy as np|a = np.ones((2, 3), dtype=np.float32)|y = np.arange(4)|a + y|"},
		{"a type that PyTorch's program says", engine.InPyTorch, ofPyTorch(explain(engine.Add, ones, narrow)),
			"import torch|a = torch.ones(2, 3, dtype=torch.float64)|b = torch.ones(2, 3)|a + b|"},
		{"a chain", engine.InTensorFlow, explain(engine.Add, ones, ones, five),
			"import tensorflow as tf|a = tf.ones([2, 3])|b = tf.ones([2, 3])|a + b + 5|"},
		{"values and a count", engine.InNumPy, explain(engine.Add, column, counted),
			"import numpy as np|x = np.array([[0], [10], [20]])|y = np.arange(4)|x + y|"},
		{"values and a count", engine.InPyTorch, explain(engine.Add, column, counted),
			"import torch|x = torch.tensor([[0], [10], [20]])|y = torch.arange(4)|x + y|"},
		{"values and a count", engine.InTensorFlow, explain(engine.Add, column, counted),
			"import tensorflow as tf|x = tf.constant([[0], [10], [20]])|y = tf.range(4)|x + y|"},
		{"values and a count", engine.InJAX, explain(engine.Add, column, counted),
			"import jax.numpy as jnp|x = jnp.array([[0], [10], [20]])|y = jnp.arange(4)|x + y|"},
		{"an axis that stretches is left out", engine.InXArray, explain(engine.Add, column, counted),
			"import numpy as np|import xarray as xr|x = xr.DataArray(np.array([0, 10, 20]), dims=[\"axis_0\"])|y = xr.DataArray(np.arange(4), dims=[\"axis_1\"])|x + y|"},
		{"arrays without names meet by place in xarray's programs too", engine.InXArray, byPlace,
			"import numpy as np|import xarray as xr|x = np.array([[0], [10], [20]])|y = np.arange(4)|x + y|"},
		{"a number stands for itself", engine.InNumPy, explain(engine.Multiply, ones, five),
			"import numpy as np|a = np.ones((2, 3))|a * 5|"},
		{"sizes are bare in PyTorch", engine.InPyTorch, explain(engine.Multiply, ones, five),
			"import torch|a = torch.ones(2, 3)|a * 5|"},
		{"sizes are a list in TensorFlow", engine.InTensorFlow, explain(engine.Equal, ones, five),
			"import tensorflow as tf|a = tf.ones([2, 3])|tf.equal(a, 5)|"},
		{"a function", engine.InPyTorch, explain(engine.Maximum, ones, ones),
			"import torch|a = torch.ones(2, 3)|b = torch.ones(2, 3)|torch.maximum(a, b)|"},
		{"three operands", engine.InXArray, explain(engine.Where, ones, five, five),
			"import numpy as np|import xarray as xr|a = xr.DataArray(np.ones((2, 3)), dims=[\"axis_0\", \"axis_1\"])|xr.where(a, 5, 5)|"},
		{"ragged rows", engine.InTensorFlow, explain(engine.Add, rows, five),
			"import tensorflow as tf|a = tf.RaggedTensor.from_nested_row_lengths(tf.constant([1, 2, 3]), [[2, 1]])|a + 5|"},
		{"ragged rows elsewhere", engine.InNumPy, explain(engine.Add, rows, five), ""},
		{"in place", engine.InNumPy, ofPyTorch(into(engine.Augmented, engine.Add, []int{2, 3}, []int{2, 3}, []int{3})),
			"import numpy as np|a = np.ones((2, 3))|b = np.ones((3,))|a += b|"},
		{"in place without a place", engine.InJAX, ofPyTorch(into(engine.Augmented, engine.Add, []int{2, 3}, []int{2, 3}, []int{3})),
			"import jax.numpy as jnp|a = jnp.ones((2, 3))|b = jnp.ones((3,))|a = a.at[...].set(a + b)|"},
		{"out=", engine.InPyTorch, ofPyTorch(into(engine.Out, engine.Subtract, []int{2, 3}, []int{2, 3}, []int{3})),
			"import torch|a = torch.ones(2, 3)|b = torch.ones(3)|c = torch.zeros(2, 3)|torch.sub(a, b, out=c)|"},
		{"an assignment", engine.InNumPy, ofPyTorch(into(engine.Assigned, engine.Identity, []int{2, 3}, []int{3})),
			"import numpy as np|a = np.ones((3,))|b = np.zeros((2, 3))|b[...] = a|"},
		{"a shape asked for", engine.InTensorFlow, ofPyTorch(into(engine.Target, engine.Identity, []int{4, 3}, []int{3})),
			"import tensorflow as tf|a = tf.ones([3])|tf.broadcast_to(a, [4, 3])|"},
		{"a shape asked for", engine.InPyTorch, ofPyTorch(into(engine.Target, engine.Identity, []int{4, 3}, []int{3})),
			"import torch|a = torch.ones(3)|a.expand(4, 3)|"},
		{"shapes alone", engine.InNumPy, ofPyTorch(called("broadcast_shapes", []int{4, 1}, []int{3})),
			"import numpy as np|a = np.ones((4, 1))|b = np.ones((3,))|np.broadcast_shapes(a.shape, b.shape)|"},
	} {
		t.Run(string(test.library)+", "+test.name, func(t *testing.T) {
			if got := strings.ReplaceAll(run.Code(test.library, test.trace), "\n", "|"); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

func ints(list ...int64) engine.Values { return engine.Values{DType: engine.Int64, Ints: list} }

func TestRepairCodeOfOracle(t *testing.T) {
	s := score{t: t, name: "broadcast_to.jsonl, code of repairs"}
	defer s.print()
	for _, r := range rows[row](t, "broadcast_to.jsonl") {
		if r.Kind != "fix" {
			continue
		}
		trace := add(r.A, r.B)
		all := engine.Repairs(trace)
		repairs := slices.DeleteFunc(slices.Clone(all), func(r engine.Repair) bool { // the rows know new axes alone, the fewest
			fewer := func(other engine.Repair) bool {
				return other.Kind == r.Kind && other.Operand == r.Operand && len(other.Axes) < len(r.Axes)
			}
			return r.Kind != engine.RepairInsert || slices.ContainsFunc(all, fewer)
		})
		for i, fix := range r.Fixes {
			s.same(r.ID, run.RepairCode(engine.InNumPy, trace, repairs[i], ""), fix.Expr)
		}
	}
}

func TestRepairCode(t *testing.T) {
	student := engine.Axis{Name: "student", Size: 3}
	mistyped := engine.Explain(engine.XArray, engine.Add,
		engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: []engine.Axis{{Name: "class", Size: 2}, student}}}},
		engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: []engine.Axis{{Name: "studnet", Size: 3}}}}})
	for _, test := range []struct {
		name  string
		trace engine.Trace
		want  map[engine.Library][]string
	}{
		{"drop", add([]int{4}, []int{4, 1}), map[engine.Library][]string{
			engine.InNumPy:      {"a[:, None]", "b.squeeze(1)"},
			engine.InPyTorch:    {"a[:, None]", "b.squeeze(1)"},
			engine.InTensorFlow: {"a[:, None]", "tf.squeeze(b, [1])"},
			engine.InXArray:     {"", ""}}},
		{"a new output", into(engine.Augmented, engine.Add, []int{3}, []int{3}, []int{2, 3}), map[engine.Library][]string{
			engine.InNumPy: {"a = a + b"}}},
		{"a name", mistyped, map[engine.Library][]string{
			engine.InXArray: {`b.rename({"studnet": "student"})`}, engine.InNumPy: {""}}},
	} {
		for library, want := range test.want {
			var got []string
			for _, r := range engine.Repairs(test.trace) {
				got = append(got, run.RepairCode(library, test.trace, r, ""))
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s: got %q, want %q", test.name, library, got, want)
			}
		}
	}
}

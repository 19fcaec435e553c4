package dialect_test

import (
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
)

func TestChangeCode(t *testing.T) {
	const numpy, torch, tensorflow, jax = engine.InNumPy, engine.InPyTorch, engine.InTensorFlow, engine.InJAX
	x := engine.Operand{Name: "x", Array: engine.Array{Shape: engine.Dense(2, 1, 3), Values: engine.Values{
		DType: engine.Float64, Progression: &engine.Progression{First: 1}}}}
	must := func(c engine.Change, err error) engine.Change {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	reduce := func(f engine.Fold, keep bool, axes ...int) engine.Change {
		c, _, err := engine.Reduce(x, engine.Reduction{Fold: f, Axes: axes, KeepDims: keep})
		return must(c, err)
	}
	index, err := engine.Index(x)
	for _, test := range []struct {
		name   string
		change engine.Change
		want   map[engine.Library]string
	}{
		{"new axes", must(engine.ExpandDims(x, 1, -1)), map[engine.Library]string{
			numpy: "x[:, None, :, :, None]", torch: "x[:, None, :, :, None]"}},
		{"an axis less", must(engine.Squeeze(x, 1)), map[engine.Library]string{numpy: "x.squeeze(1)", tensorflow: "tf.squeeze(x, [1])"}},
		{"another order", must(engine.Transpose(x, 2, 0, 1)), map[engine.Library]string{
			numpy: "x.transpose(2, 0, 1)", torch: "x.permute(2, 0, 1)", tensorflow: "tf.transpose(x, [2, 0, 1])", jax: "x.transpose(2, 0, 1)"}},
		{"another count", must(engine.Reshape(x, 3, -1)), map[engine.Library]string{
			numpy: "x.reshape((3, 2))", torch: "x.reshape((3, 2))", tensorflow: "tf.reshape(x, [3, 2])"}},
		{"tiles", must(engine.Tile(x, 2, 1, 4, 1)), map[engine.Library]string{
			numpy: "np.tile(x, (2, 1, 4, 1))", torch: "torch.tile(x, (2, 1, 4, 1))",
			tensorflow: "tf.tile(tf.reshape(x, [1, 2, 1, 3]), [2, 1, 4, 1])"}},
		{"a sum", reduce(engine.Sum, false), map[engine.Library]string{numpy: "np.sum(x)", tensorflow: "tf.reduce_sum(x)"}},
		{"a mean that keeps its axis", reduce(engine.Mean, true, 2), map[engine.Library]string{
			numpy: "np.mean(x, axis=2, keepdims=True)", torch: "torch.mean(x, dim=2, keepdim=True)",
			tensorflow: "tf.reduce_mean(x, axis=2, keepdims=True)", jax: "jnp.mean(x, axis=2, keepdims=True)"}},
		{"the largest along two axes", reduce(engine.Max, false, 0, 2), map[engine.Library]string{
			numpy: "np.max(x, axis=(0, 2))", torch: "torch.amax(x, dim=(0, 2))", tensorflow: "tf.reduce_max(x, axis=[0, 2])"}},
		{"a product along two axes", reduce(engine.Prod, false, 0, 2), map[engine.Library]string{
			numpy: "np.prod(x, axis=(0, 2))", torch: ""}},
		{"an index does not say what it was", must(index, err), map[engine.Library]string{numpy: ""}},
		{"names have no places", must(engine.Transpose(x)), map[engine.Library]string{engine.InXArray: ""}},
	} {
		for library, want := range test.want {
			code := dialect.ChangeCode(library, test.change)
			lines := strings.Split(strings.TrimSuffix(code, "\n"), "\n")
			if got := lines[len(lines)-1]; got != want {
				t.Errorf("%s, %s: got %q, want %q", test.name, library, got, want)
			}
			if want == "" {
				continue
			}
			out := expr.Run(code, library)
			if out.Err != nil || !slices.Equal(out.Last.Array.Shape.Sizes(), test.change.To.Shape.Sizes()) {
				t.Errorf("%s gives %v, want %v (%v)", code, out.Last, test.change.To.Shape, out.Err)
			}
		}
	}
}

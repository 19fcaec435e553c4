package bench_test

import (
	"testing"

	"shapecast/engine"
)

// TestACallKeepsWhatItSays changes the size of an axis where a call says the sizes: the
// function, its values and its type stay.
func TestACallKeepsWhatItSays(t *testing.T) {
	for _, test := range []struct {
		name, line string
		axis       int
		want       string
	}{
		{"a module", "np.ones((3, 4)) + 1", 0, "np.ones((4, 4)) + 1"},
		{"a list", "np.ones([3, 4]) + 1", 1, "np.ones([3, 5]) + 1"},
		{"one size", "np.zeros(3) + 1", 0, "np.zeros(4) + 1"},
		{"one size in a tuple", "np.zeros((3,)) + 1", 0, "np.zeros((4,)) + 1"},
		{"a type", "np.zeros((3, 4), dtype=int) + 1", 0, "np.zeros((4, 4), dtype=int) + 1"},
		{"a value", "np.full((3, 4), 7) + 1", 0, "np.full((4, 4), 7) + 1"},
		{"a value and one size", "np.full(3, 7) + 1", 0, "np.full(4, 7) + 1"},
		{"by name", "np.full(shape=(3, 4), fill_value=7) + 1", 1, "np.full(shape=(3, 5), fill_value=7) + 1"},
		{"a count", "np.arange(3) + 1", 0, "np.arange(4) + 1"},
		{"a count in rows", "np.arange(12).reshape(3, 4) + 1", 0, "np.arange(16).reshape(4, 4) + 1"},
		{"a count in a tuple of rows", "np.arange(12).reshape((3, -1)) + 1", 0, "np.arange(16).reshape((4, 4)) + 1"},
		{"a count of floats", "torch.arange(3.0) + 1", 0, "torch.arange(4.0) + 1"},
		{"a count of floats in rows", "torch.arange(10.).reshape(2, 5) + 1", 0, "torch.arange(15.).reshape(3, 5) + 1"},
		{"a count that is no whole one", "np.arange(2.5) + 1", 0, "np.array([1, 2, 3, 4]) + 1"},
		{"points", "np.linspace(0, 1, 5) + 1", 0, "np.linspace(0, 1, 6) + 1"},
		{"random values", "np.random.rand(3, 4) + 1", 1, "np.random.rand(3, 5) + 1"},
		{"random values with a size", "np.random.normal(0, 1, size=(3, 4)) + 1", 1, "np.random.normal(0, 1, size=(3, 5)) + 1"},
		{"PyTorch", "torch.zeros(3, 4, dtype=torch.int64) + 1", 0, "torch.zeros(4, 4, dtype=torch.int64) + 1"},
		{"TensorFlow", "tf.fill([3, 4], 7) + tf.ones([3, 4], dtype=tf.int32)", 0, "tf.constant([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]) + tf.ones([3, 4], dtype=tf.int32)"},
		{"JAX", "jnp.zeros((3, 4), jnp.int32) + 1", 0, "jnp.zeros((4, 4), jnp.int32) + 1"},
		{"our own", "ones(3, 4) + 1", 0, "ones((4, 4)) + 1"},
		{"a count that begins elsewhere", "np.arange(1, 4) + 1", 0, "np.array([1, 2, 3, 4]) + 1"},
	} {
		b := typed(test.line)
		b.Spin(0, test.axis, 1)
		if b.Line != test.want {
			t.Errorf("%s: %q becomes %q, want %q", test.name, test.line, b.Line, test.want)
		}
	}
	b := typed("np.array([True, False, True]) & np.ones((2, 3), dtype=bool)")
	if b.Spin(1, 0, 1); b.Slip != nil || b.Good.Result.Values.DType != engine.Bool {
		t.Errorf("bools: %q, %v", b.Line, b.Slip)
	}
	b = typed("np.ones(3) + 1")
	if b.SetSize(0, 0, "2, 3"); b.Line != "np.ones((2, 3)) + 1" {
		t.Errorf("a whole shape: %q", b.Line)
	}
}

// TestEmptiedListsKeepTheirAxes gives an axis of values that are written out the size 0, and
// its first size again.
func TestEmptiedListsKeepTheirAxes(t *testing.T) {
	b := typed("array([[0], [10], [20]]) + array([5, 6])")
	b.SetSize(0, 0, "0")
	if want := "array([]).reshape(0, 1) + array([5, 6])"; b.Line != want || b.Good.Answer() != "(0, 2)" {
		t.Errorf("got %q, which gives %s, want %q", b.Line, b.Good.Answer(), want)
	}
	b.SetSize(0, 0, "3")
	if got := b.Good.Result.Shape.String(); got != "(3, 2)" {
		t.Errorf("it comes back as %q, %s", b.Line, got)
	}
	b.SetSize(0, 1, "0")
	if want := "array([[], [], []]) + array([5, 6])"; b.Line != want {
		t.Errorf("got %q, want %q", b.Line, want)
	}
}

package run_test

import (
	"fmt"
	"testing"

	"shapecast/engine/run"
)

// TestUpdates changes items as JAX does, in a copy.
func TestUpdates(t *testing.T) {
	const x = "x = jnp.zeros((2, 3)); "
	for _, test := range []struct{ name, program, want string }{
		{"a row", x + "x.at[0].set(5)", "[5 5 5 0 0 0]"},
		{"a column", x + "x.at[:, 1].set(jnp.array([1., 2.]))", "[0 1 0 0 2 0]"},
		{"all, by a row", x + "x.at[...].add(jnp.arange(3.))", "[0 1 2 0 1 2]"},
		{"one item", x + "x.at[1, 2].add(7)", "[0 0 0 0 0 7]"},
		{"what was there stays", x + "y = x.at[0].set(1); x", "[0 0 0 0 0 0]"},
		{"where a mask is true", "x = jnp.arange(4); x.at[x > 1].multiply(10)", "[0 1 20 30]"},
		{"items picked by a list", "x = jnp.arange(4); x.at[jnp.array([3, 0])].set(jnp.array([7, 8]))", "[8 1 2 7]"},
		{"a row that does not fit", x + "x.at[0].set(jnp.ones(2))", "*engine.MismatchError"},
		{"an item twice", "x = jnp.zeros(3); x.at[jnp.array([0, 0])].add(1)", "[2 0 0]"},
	} {
		out := run.Run(test.program, "")
		got := fmt.Sprintf("%T", out.Err)
		if out.Err == nil {
			flat, err := out.Last.Array.Flat()
			list := []float64{}
			for i := range len(flat.Floats) + len(flat.Ints) {
				list = append(list, flat.Float(i))
			}
			if got = fmt.Sprint(list); err != nil {
				t.Error(err)
			}
		}
		if got != test.want {
			t.Errorf("%s: got %s (%v), want %s", test.name, got, out.Err, test.want)
		}
	}
}

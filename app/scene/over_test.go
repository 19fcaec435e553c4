package scene

import (
	"slices"
	"testing"

	"shapecast/engine/run"
)

// TestOverTheArrow looks for what the program says of an index over the arrow to the result.
func TestOverTheArrow(t *testing.T) {
	for _, test := range []struct{ program, want string }{
		{"a = arange(20).reshape(4, 5)\na[a > 2]", "[a > 2]"},
		{"a = arange(20).reshape(4, 5)\na[:, [0, 3, 3]]", "[:, [0, 3, 3]]"},
		{"a = arange(20).reshape(4, 5)\na[[0, 1, 2], [1, 2, 4]]", "[…]"},
		{"a = arange(20).reshape(4, 5)\nnp.roll(a, 1, axis=1)", "roll"},
		{"a = arange(20).reshape(4, 5)\nnp.flip(a, axis=1)", "flip"},
		{"a = arange(20).reshape(4, 5)\nnp.take(a, [2, 0], axis=1)", "take"},
		{"import torch\nx = torch.arange(6).reshape(2, 3)\nx.index_select(1, torch.tensor([2, 0]))", "index_select"},
		{"import xarray as xr\nt = xr.DataArray(np.arange(6).reshape(2, 3), dims=['x', 'y'])\nt.isel(y=1)", "isel"},
		{"a = arange(20).reshape(4, 5)\na.T.take([2, 0], axis=1)[0]", "[0]"},
	} {
		step, _ := run.Run(test.program, "").Focus()
		var said []string
		built(step, 720).Each(0, func(item Item) { said = append(said, item.Text) })
		if !slices.Contains(said, test.want) {
			t.Errorf("%s: got %q, want %q among them", test.program, said, test.want)
		}
	}
}

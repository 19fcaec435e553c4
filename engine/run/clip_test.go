package run_test

import (
	"strings"
	"testing"

	"shapecast/engine/run"
)

// TestClipIsOneStep checks that both bounds of a clip meet the values of the source at once.
func TestClipIsOneStep(t *testing.T) {
	for call, want := range map[string]string{
		"np.clip(np.arange(4), 1, 2)":                                                       "0 1 2",
		"np.arange(4).clip(np.array([[1], [2]]), 2)":                                        "0 1 2",
		"import torch\ntorch.clamp(torch.arange(4), 1, 2)":                                  "0 1 2",
		"import jax.numpy as jnp\njnp.clip(jnp.arange(4), 1, 2)":                            "0 1 2",
		"import tensorflow as tf\ntf.clip_by_value(tf.range(4), 1, 2)":                      "0 1 2",
		"import xarray as xr\nxr.DataArray(np.arange(4), dims='x').clip(1, 2)":              "0 1 2",
		"np.clip(np.arange(4), 1, None)":                                                    "0 1",
		"import torch\nimport torch.nn.functional as F\nF.hardtanh(torch.arange(4.), 1, 2)": "0 1 2",
	} {
		out := run.Run(call, "")
		step, _ := out.Focus()
		if out.Err != nil || step.Trace == nil {
			t.Errorf("%s: %v", call, out.Err)
			continue
		}
		var first []string
		for _, o := range step.Trace.Operands {
			first = append(first, o.At(make([]int, o.Shape.Rank())...).String())
		}
		if got := strings.ReplaceAll(strings.Join(first, " "), ".0", ""); got != want || len(out.Operations()) != 1 {
			t.Errorf("%s: %d steps, and the first values are %q, want one and %q", call, len(out.Operations()), got, want)
		}
	}
}

//go:build !fetched

package library

import _ "embed" // for the texts below

// What these libraries have, as extract.py wrote it.
var (
	//go:embed tables/jax.txt
	jax string
	//go:embed tables/tensorflow.txt
	tensorflow string
	//go:embed tables/torch.txt
	torch string
	//go:embed tables/xarray.txt
	xarray string
)

// The functions of the libraries that few programs need. The program of the pages is
// built without them, with the tag fetched.
var (
	//go:embed functions/jax.py
	jaxFunctions string
	//go:embed functions/jax_control.py
	jaxControl string
	//go:embed functions/jax_lax.py
	jaxLax string
	//go:embed functions/jax_numbers.py
	jaxNumbers string
	//go:embed functions/jax_words.py
	jaxWords string
	//go:embed functions/numpy_linear.py
	numpyLinear string
	//go:embed functions/numpy_rare.py
	numpyRare string
	//go:embed functions/numpy_rarer.py
	numpyRarer string
	//go:embed functions/python_rare.py
	pythonRare string
	//go:embed functions/shared_rare.py
	sharedRare string
	//go:embed functions/tensorflow.py
	tensorflowFunctions string
	//go:embed functions/tensorflow_layers.py
	tensorflowLayers string
	//go:embed functions/tensorflow_losses.py
	tensorflowLosses string
	//go:embed functions/tensorflow_models.py
	tensorflowModels string
	//go:embed functions/tensorflow_picks.py
	tensorflowPicks string
	//go:embed functions/tensorflow_ragged.py
	tensorflowRagged string
	//go:embed functions/tensorflow_words.py
	tensorflowWords string
	//go:embed functions/torch.py
	torchFunctions string
	//go:embed functions/torch_deep.py
	torchDeep string
	//go:embed functions/torch_layers.py
	torchLayers string
	//go:embed functions/torch_linear.py
	torchLinear string
	//go:embed functions/torch_modules.py
	torchModules string
	//go:embed functions/torch_products.py
	torchProducts string
	//go:embed functions/torch_random.py
	torchRandom string
	//go:embed functions/torch_shapes.py
	torchShapes string
	//go:embed functions/torch_statistics.py
	torchStatistics string
	//go:embed functions/torch_activations.py
	torchActivations string
	//go:embed functions/torch_indexing.py
	torchIndexing string
	//go:embed functions/torch_losses.py
	torchLosses string
	//go:embed functions/torch_training.py
	torchTraining string
	//go:embed functions/torch_words.py
	torchWords string
	//go:embed functions/xarray.py
	xarrayFunctions string
	//go:embed functions/xarray_beside.py
	xarrayBeside string
	//go:embed functions/xarray_missing.py
	xarrayMissing string
	//go:embed functions/xarray_more.py
	xarrayMore string
	//go:embed functions/xarray_groups.py
	xarrayGroups string
	//go:embed functions/xarray_shapes.py
	xarrayShapes string
	//go:embed functions/xarray_windows.py
	xarrayWindows string
	//go:embed functions/xarray_datasets.py
	xarrayDatasets string
)

func apart(file string) string {
	switch file {
	case "jax":
		return jax + tableEnd + jaxFunctions + jaxControl + jaxNumbers + jaxLax + jaxWords
	case "numpy_rare":
		return tableEnd + numpyLinear + numpyRare + numpyRarer
	case "python_rare":
		return tableEnd + pythonRare
	case "shared_rare":
		return tableEnd + sharedRare
	case "tensorflow":
		return tensorflow + tableEnd + tensorflowFunctions + tensorflowLosses + tensorflowLayers + tensorflowModels + tensorflowRagged + tensorflowPicks + tensorflowWords
	case "torch":
		return torch + tableEnd + torchFunctions + torchProducts + torchLinear + torchDeep + torchLayers + torchModules + torchRandom + torchShapes + torchStatistics + torchActivations + torchIndexing + torchLosses + torchTraining + torchWords
	default:
		return xarray + tableEnd + xarrayFunctions + xarrayBeside + xarrayMissing + xarrayDatasets + xarrayMore + xarrayGroups + xarrayShapes + xarrayWindows
	}
}

package library

import _ "embed" // for the texts below

// What each library has, as extract.py wrote it.
var (
	//go:embed tables/jax.txt
	jax string
	//go:embed tables/numpy.txt
	numpy string
	//go:embed tables/python.txt
	python string
	//go:embed tables/tensorflow.txt
	tensorflow string
	//go:embed tables/torch.txt
	torch string
	//go:embed tables/xarray.txt
	xarray string
)

// The functions of the libraries, written in the language of package expr.
var (
	//go:embed functions/jax.py
	jaxFunctions string
	//go:embed functions/jax_control.py
	jaxControl string
	//go:embed functions/jax_words.py
	jaxWords string
	//go:embed functions/numpy.py
	numpyFunctions string
	//go:embed functions/numpy_numbers.py
	numpyNumbers string
	//go:embed functions/numpy_shapes.py
	numpyShapes string
	//go:embed functions/numpy_words.py
	numpyWords string
	//go:embed functions/python.py
	pythonFunctions string
	//go:embed functions/shared.py
	sharedFunctions string
	//go:embed functions/tensorflow.py
	tensorflowFunctions string
	//go:embed functions/tensorflow_layers.py
	tensorflowLayers string
	//go:embed functions/tensorflow_picks.py
	tensorflowPicks string
	//go:embed functions/tensorflow_ragged.py
	tensorflowRagged string
	//go:embed functions/tensorflow_words.py
	tensorflowWords string
	//go:embed functions/torch.py
	torchFunctions string
	//go:embed functions/torch_layers.py
	torchLayers string
	//go:embed functions/torch_modules.py
	torchModules string
	//go:embed functions/torch_products.py
	torchProducts string
	//go:embed functions/torch_shapes.py
	torchShapes string
	//go:embed functions/torch_words.py
	torchWords string
	//go:embed functions/xarray.py
	xarrayFunctions string
	//go:embed functions/xarray_missing.py
	xarrayMissing string
	//go:embed functions/xarray_datasets.py
	xarrayDatasets string
)

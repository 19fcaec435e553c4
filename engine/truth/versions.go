package truth

// Written by truth.py.

import "shapecast/engine"

var versions = map[engine.Library]string{
	engine.InNumPy:      "2.5.5",
	engine.InPyTorch:    "2.15.0",
	engine.InTensorFlow: "2.21.0",
	engine.InJAX:        "0.12.0.1",
	engine.InXArray:     "2026.9.0",
}

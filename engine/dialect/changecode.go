package dialect

import (
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
)

// ChangeCode returns one array made into another as a program that the library
// runs, or "" where the change does not say enough, as an index does not, or
// the library has no such arrays: xarray's axes have names and no places.
func ChangeCode(library engine.Library, c engine.Change) string {
	if library == engine.InXArray || !c.From.Shape.IsDense() || c.From.Shape.Rank() == 0 {
		return ""
	}
	w := writer{speech: speechOf(library), library: library}
	w.nameAll(engine.Trace{Operands: []engine.Operand{c.From}})
	statement := w.change(c, w.names[0])
	if statement == "" {
		return ""
	}
	return w.speech.imports + "\n" + w.names[0] + " = " + w.make(c.From) + "\n" + statement + "\n"
}

// change returns the expression that changes the array called name, or "".
func (w *writer) change(c engine.Change, name string) string {
	switch c.Name {
	case "expand_dims":
		if axes := placesOf(c.Axes, -1); len(axes) > 0 {
			return name + newAxes(axes)
		}
	case "squeeze":
		if axes := missing(c.From.Shape.Rank(), c.Axes); len(axes) > 0 {
			return w.squeeze(name, axes, c.From.Shape)
		}
	case "transpose":
		return w.transposed(name, c.Axes)
	case "reshape":
		return w.reshaped(name, c.To.Shape.Sizes())
	case "tile":
		return w.tiled(name, c)
	case "sum", "prod", "mean", "max", "min", "all", "any":
		return w.reduced(name, c)
	}
	return ""
}

// placesOf returns where want stands in list.
func placesOf(list []int, want int) []int {
	var places []int
	for k, n := range list {
		if n == want {
			places = append(places, k)
		}
	}
	return places
}

// missing returns the axes below rank that are not in list.
func missing(rank int, list []int) []int {
	var axes []int
	for k := range rank {
		if !slices.Contains(list, k) {
			axes = append(axes, k)
		}
	}
	return axes
}

func (w *writer) transposed(name string, order []int) string {
	switch w.library {
	case engine.InTensorFlow:
		return "tf.transpose(" + name + ", " + styleOf('L').print(order) + ")"
	case engine.InPyTorch:
		return name + ".permute(" + joined(order) + ")"
	}
	return name + ".transpose(" + joined(order) + ")"
}

func (w *writer) reshaped(name string, sizes []int) string {
	if w.library == engine.InTensorFlow {
		return "tf.reshape(" + name + ", " + w.shape(sizes) + ")"
	}
	return name + ".reshape(" + styleOf('T').print(sizes) + ")"
}

// tiled returns the call that repeats whole arrays: as often as the sizes grew.
func (w *writer) tiled(name string, c engine.Change) string {
	from, to := c.From.Shape.Sizes(), c.To.Shape.Sizes()
	reps := make([]int, len(to))
	for k := range to {
		size := fromRight(from, len(to)-k)
		if size == 0 {
			return ""
		}
		reps[k] = to[k] / size
	}
	if w.library == engine.InTensorFlow && len(from) < len(to) {
		name = "tf.reshape(" + name + ", " + w.shape(append(slices.Repeat([]int{1}, len(to)-len(from)), from...)) + ")"
	}
	return w.module + "tile(" + name + ", " + w.shape(reps) + ")"
}

// reduced returns the call that makes one value of many along axes, or "" for
// those that PyTorch takes along one axis only.
func (w *writer) reduced(name string, c engine.Change) string {
	axis, keep, call := "axis=", "keepdims=True", w.module+c.Name
	kept := c.To.Shape.Rank() == c.From.Shape.Rank()
	switch w.library {
	case engine.InPyTorch:
		axis, keep = "dim=", "keepdim=True"
		switch c.Name {
		case "max", "min":
			call = "torch.a" + c.Name
		case "prod", "all", "any":
			if len(c.Reduced) > 1 && (kept || len(c.Reduced) < c.From.Shape.Rank()) {
				return ""
			}
		}
	case engine.InTensorFlow:
		call = tensorflowFolds[c.Name]
	}
	arguments := []string{name}
	switch {
	case len(c.Reduced) == 1:
		arguments = append(arguments, axis+strconv.Itoa(c.Reduced[0]))
	case kept || len(c.Reduced) < c.From.Shape.Rank():
		arguments = append(arguments, axis+w.shape(c.Reduced))
	}
	if kept {
		arguments = append(arguments, keep)
	}
	return call + "(" + strings.Join(arguments, ", ") + ")"
}

// tensorflowFolds are the names of TensorFlow's reductions.
var tensorflowFolds = map[string]string{
	"sum": "tf.reduce_sum", "prod": "tf.reduce_prod", "mean": "tf.reduce_mean", "max": "tf.reduce_max",
	"min": "tf.reduce_min", "all": "tf.reduce_all", "any": "tf.reduce_any",
}

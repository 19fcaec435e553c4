package run

import (
	"fmt"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// kernelError is what one of TensorFlow's kernels raises.
func (in *context) kernelError(x expr.Expr, kernel, format string, args ...any) error {
	if !strings.Contains(kernel, "]") {
		kernel += "]" // else more follows, such as the name of a node
	}
	return in.refuses(x, "InvalidArgumentError", fmt.Sprintf(format, args...)+" [Op:"+kernel)
}

// kernelSays returns what TensorFlow says of a mistake that its kernels find.
func kernelSays(c *call, err error) error {
	if c.library != engine.InTensorFlow || !c.named {
		return err
	}
	switch e := err.(type) {
	case *engine.AxisError:
		return noKernelAxis(c, e)
	case *engine.SqueezeError:
		return c.kernelError(c.node, "Squeeze", "Can not squeeze dim[%d], expected a dimension of 1, got %d", e.Axis, e.Size)
	case *engine.PermutationError:
		return c.kernelError(c.node, "Transpose", "transpose expects a vector of size %d. But input(1) is a vector of size %d", e.Rank, len(e.Axes))
	case *engine.RepeatedAxisError:
		if e.Fold && strings.HasPrefix(c.fn.name, "reduce_") {
			return c.kernelError(c.node, kernelName(c), "Invalid reduction arguments: Axes contains duplicate dimension: %d", e.Axis)
		}
	case *engine.UnknownSizesError:
		return c.kernelError(c.node, "Reshape", "Only one input size may be -1, not both %d and %d", e.Axes[0], e.Axes[1])
	case *engine.LengthError:
		if c.fn.name == "zeros" || c.fn.name == "ones" || c.fn.name == "fill" {
			return c.kernelError(c.node, "Fill", "Dimension %d must be >= 0", e.Length)
		}
	}
	return err
}

// kernelName returns the kernel of a fold: Sum of reduce_sum.
func kernelName(c *call) string {
	name := strings.TrimPrefix(c.fn.name, "reduce_")
	return strings.ToUpper(name[:1]) + name[1:]
}

// noAxis holds the kernels that look for an axis, and what they say where there is none: of
// the axis, the rank of the array, and the least axis that there is.
var noAxis = map[string][2]string{
	"squeeze":     {"Squeeze", "Tried to squeeze dim index %[1]d for tensor with %[2]d dimensions."},
	"expand_dims": {"ExpandDims", "Tried to expand dim index %[1]d for tensor with %[2]d dimensions."},
	"transpose":   {"Transpose", "%[1]d is out of range [0 .. %[2]d)"},
	"argmax":      {"ArgMax", "Expected dimension in the range [%[3]d, %[2]d), but got %[1]d"},
	"argmin":      {"ArgMin", "Expected dimension in the range [%[3]d, %[2]d), but got %[1]d"},
	"cumsum":      {"Cumsum", "ScanOp: Expected scan axis in the range [%[3]d, %[2]d), but got %[1]d"},
	"cumprod":     {"Cumprod", "ScanOp: Expected scan axis in the range [%[3]d, %[2]d), but got %[1]d"},
	"concat":      {"ConcatV2", "ConcatOp : Expected concatenating dimensions in the range [%[3]d, %[2]d), but got %[1]d"},
}

// noKernelAxis words an axis that there is not.
func noKernelAxis(c *call, e *engine.AxisError) error {
	rank := e.Rank
	if c.fn.name == "expand_dims" {
		rank--
	}
	if says, known := noAxis[c.fn.name]; known {
		return c.kernelError(c.node, says[0], says[1], e.Axis, rank, -e.Rank)
	}
	switch {
	case c.fn.name == "stack":
		return c.says("ValueError", "Argument `axis` = %d not in range [-%d, %[2]d)", e.Axis, e.Rank)
	case contains("reduce_sum|reduce_mean|reduce_max|reduce_min|reduce_prod|reduce_any|reduce_all", c.fn.name):
		return c.kernelError(c.node, kernelName(c), "Invalid reduction dimension (%d for input with %d dimension(s)", e.Axis, e.Rank)
	}
	return e
}

// unlike is what TensorFlow says of an argument of another type than the first.
func (in *context) unlike(x expr.Expr, kernel string, i int, first, other engine.DType) error {
	return in.kernelError(x, kernel+"] name: ", "cannot compute %s as input #%d(zero-based) was expected to be a %s tensor but is a %s tensor",
		kernel, i, nameInC(first), nameInC(other))
}

// kernelDivision words a division of ints by 0.
func kernelDivision(in *context, x expr.Expr, op engine.Op, err error) error {
	if _, zero := err.(*engine.ZeroDivisionError); zero && in.library == engine.InTensorFlow && in.named {
		return in.kernelError(x, kernels[op]+"] name: ", "Integer division by zero")
	}
	return err
}

// kernelSlice words a mistake about an index into a tensor of TensorFlow's.
func kernelSlice(in *context, x expr.Expr, rank int, err error) error {
	switch e := err.(type) {
	case *engine.IndexError:
		at := e.Index
		if at < 0 {
			at += e.Size
		}
		return in.kernelError(x, "StridedSlice", "slice index %d of dimension %d out of bounds.", at, e.Axis)
	case *engine.TooManyIndicesError:
		if rank == 0 {
			return in.kernelError(x, "StridedSlice", "Attempting to slice scalar input.")
		}
		return in.kernelError(x, "StridedSlice", "Index out of range using input dim %d; input has only %[1]d dims", rank)
	}
	return err
}

// kernelIndex reports an index that TensorFlow does not take: a tensor of ints
// that has axes, or a list beside others.
func kernelIndex(in *context, x *expr.Index, subscripts []engine.Subscript) error {
	for i, s := range subscripts {
		if s.Kind == engine.Picked && s.Array.Values.DType == engine.Bool && i < len(x.Items) {
			if _, written := x.Items[i].(*expr.Sequence); written {
				return in.outside(x, expr.IndexBy, "a list of bools")
			}
		}
		if s.Kind == engine.Picked && s.Array.Values.DType == engine.Bool && s.Array.Shape.Rank() == 0 {
			return in.refuses(x, "ValueError", "mask cannot be scalar.")
		}
		if s.Kind != engine.Picked || s.Array.Values.DType == engine.Bool || s.Array.Shape.Rank() == 0 || i >= len(x.Items) {
			continue
		}
		if list, written := x.Items[i].(*expr.Sequence); written && !list.Tuple {
			return in.refuses(x, "TypeError", "Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 tensors are valid indices, got "+expr.Format(list))
		}
		return in.outside(x, expr.IndexBy, "a tensor of ints")
	}
	return nil
}

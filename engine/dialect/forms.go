package dialect

import "shapecast/engine"

// A form is one thing that a library says: its text, what it raises with it,
// and what its blanks hold.
type form struct {
	library engine.Library
	layout  layout
	raises  string
	text    template
}

// The exceptions that forms raise.
const (
	valueError   = "ValueError"
	runtimeError = "RuntimeError"
	typeError    = "TypeError"
	indexError   = "IndexError"
	tfError      = "InvalidArgumentError"
)

// sayings lists all that the libraries say: what is written is read as well.
var sayings []*form

// say makes a form, and lists it.
func say(library engine.Library, layout layout, raises string, text template) *form {
	f := &form{library, layout, raises, text}
	sayings = append(sayings, f)
	return f
}

// What the libraries say.
var (
	numpyOperands = say(engine.InNumPy, together, valueError,
		"operands could not be broadcast together with shapes {*}")
	numpyObjects = say(engine.InNumPy, arguments, valueError,
		"shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg {n} with shape {T} and arg {n} with shape {T}.")
	numpyOutput = say(engine.InNumPy, grown, valueError,
		"non-broadcastable output operand with shape {t} doesn't match the broadcast shape {t}")
	numpyAssigned = say(engine.InNumPy, assigned, valueError,
		"could not broadcast input array from shape {t} into shape {t}")
	numpyTarget = say(engine.InNumPy, target, valueError,
		"operands could not be broadcast together with remapped shapes [original->remapped]: {t}  and requested shape {t}")
	numpyTargetScalar = say(engine.InNumPy, other, valueError,
		"cannot broadcast a non-scalar to a scalar array")
	numpyTargetRank = say(engine.InNumPy, other, valueError,
		"input operand has more dimensions than allowed by the axis remapping")
	numpyTargetNegative = say(engine.InNumPy, other, valueError,
		"all elements of broadcast shape must be non-negative")
	numpyNegative = say(engine.InNumPy, other, valueError,
		"negative dimensions are not allowed")
	numpyInhomogeneous = say(engine.InNumPy, uneven, valueError,
		"setting an array element with a sequence. The requested array has an inhomogeneous shape after {n} dimensions. The detected shape was {T} + inhomogeneous part.")
	numpyRank = say(engine.InNumPy, other, valueError,
		"maximum supported dimension for an ndarray is currently 64, found {n}")
	numpyReshape = say(engine.InNumPy, reshaping, valueError,
		"cannot reshape array of size {n} into shape {t}")
	numpyReshapeRest = say(engine.InNumPy, reshaping, valueError,
		"cannot reshape array of size {n} into shape ({n})")
	numpyAxis = say(engine.InNumPy, ranks, "AxisError",
		"axis {n} is out of bounds for array of dimension {n}")
	numpyRepeatedAxis = say(engine.InNumPy, ranks, valueError,
		"repeated axis")
	numpyRepeatedFold = say(engine.InNumPy, ranks, valueError,
		"duplicate value in 'axis'")
	torchRepeatedFold = say(engine.InPyTorch, ranks, runtimeError,
		"dim {n} appears multiple times in the list of dims")
	numpySqueeze = say(engine.InNumPy, ranks, valueError,
		"cannot select an axis to squeeze out which has size not equal to one")
	numpyIndices = say(engine.InNumPy, picking, indexError,
		"too many indices for array: array is {n}-dimensional, but {n} were indexed")
	numpyIndex = say(engine.InNumPy, picking, indexError,
		"index {n} is out of bounds for axis {n} with size {n}")
	numpyCast = say(engine.InNumPy, typing, "UFuncTypeError",
		"Cannot cast ufunc '{w}' output from dtype('{w}') to dtype('{w}') with casting rule 'same_kind'")
	numpyOverflow = say(engine.InNumPy, typing, "OverflowError",
		"Python integer {w} out of bounds for {w}")
	numpyBeyond = say(engine.InNumPy, typing, "OverflowError",
		"Python int too large to convert to C long")
	numpyReadOnly = say(engine.InNumPy, other, valueError,
		"output array is read-only")
	numpyAssignReadOnly = say(engine.InNumPy, other, valueError,
		"assignment destination is read-only")
	numpyBoolSubtract = say(engine.InNumPy, typing, typeError,
		"numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.")
	numpyNoLoop = say(engine.InNumPy, typing, "UFuncTypeError",
		"ufunc '{w}' did not contain a loop with signature matching types <class 'numpy.dtypes.BoolDType'> -> None")
	numpyNegation = say(engine.InNumPy, typing, typeError,
		"The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the logical_not function instead.")
	numpyInvert = say(engine.InNumPy, typing, typeError,
		"ufunc 'invert' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''")
	numpyIntegerPower = say(engine.InNumPy, typing, valueError,
		"Integers to negative integer powers are not allowed.")
	numpyTooLarge = say(engine.InNumPy, other, valueError,
		"array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.")
	numpyIndexing = say(engine.InNumPy, together, indexError,
		"shape mismatch: indexing arrays could not be broadcast together with shapes {*}")
	numpyUnknownSizes = say(engine.InNumPy, reshaping, valueError,
		"can only specify one unknown dimension")
	numpyEllipses = say(engine.InNumPy, picking, indexError,
		"an index can only have a single ellipsis ('...')")
	numpyMask = say(engine.InNumPy, picking, indexError,
		"boolean index did not match indexed array along axis {n}; size of axis is {n} but size of corresponding boolean axis is {n}")
	numpyJoinRank = say(engine.InNumPy, joining, valueError,
		"all the input arrays must have same number of dimensions, but the array at index 0 has {n} dimension(s) and the array at index {n} has {n} dimension(s)")
	numpyJoinSize = say(engine.InNumPy, joining, valueError,
		"all the input array dimensions except for the concatenation axis must match exactly, but along dimension {n}, the array at index 0 has size {n} and the array at index {n} has size {n}")
	numpyPermutation = say(engine.InNumPy, ranks, valueError,
		"axes don't match array")
	numpyEmptyReduction = say(engine.InNumPy, other, valueError,
		"zero-size array to reduction operation {w} which has no identity")
	numpyEmptySequence = say(engine.InNumPy, other, valueError,
		"attempt to get {w} of an empty sequence")
	numpyStep = say(engine.InNumPy, picking, valueError,
		"slice step cannot be zero")
	numpyRepeats = say(engine.InNumPy, unequal, valueError,
		"operands could not be broadcast together with shape {t} {t}")
	numpyRemapped = say(engine.InNumPy, remapped, valueError,
		"operands could not be broadcast together with remapped shapes [original->remapped]: {>}")

	torchPair = say(engine.InPyTorch, sizes, runtimeError,
		"The size of tensor a ({n}) must match the size of tensor b ({n}) at non-singleton dimension {n}")
	torchOutput = say(engine.InPyTorch, grown, runtimeError,
		"output with shape {L} doesn't match the broadcast shape {L}")
	torchExpand = say(engine.InPyTorch, expanded, runtimeError,
		"The expanded size of the tensor ({n}) must match the existing size ({n}) at non-singleton dimension {n}.  Target sizes: {L}.  Tensor sizes: {L}")
	torchExpandRank = say(engine.InPyTorch, target, runtimeError,
		"expand(torch.{w}{{L}}, size={L}): the number of sizes provided ({n}) must be greater or equal to the number of dimensions in the tensor ({n})")
	torchExpandBools = say(engine.InPyTorch, target, runtimeError,
		"expand(CPUBoolType{{L}}, size={L}): the number of sizes provided ({n}) must be greater or equal to the number of dimensions in the tensor ({n})")
	torchExpandLeading = say(engine.InPyTorch, other, runtimeError,
		"The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension {n}")
	torchNegative = say(engine.InPyTorch, other, runtimeError,
		"numel: integer multiplication overflow")
	torchRepeat = say(engine.InPyTorch, other, runtimeError,
		"Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor")
	torchOverlap = say(engine.InPyTorch, other, runtimeError,
		"unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.")
	torchCast = say(engine.InPyTorch, typing, runtimeError,
		"result type {w} can't be cast to the desired output type {w}")
	torchBoolSubtract = say(engine.InPyTorch, typing, "NotImplementedError",
		"Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.")
	torchBoolMixed = say(engine.InPyTorch, typing, "NotImplementedError",
		"Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.")
	torchNegation = say(engine.InPyTorch, typing, "NotImplementedError",
		"Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.")
	torchPlus   = say(engine.InPyTorch, typing, "NotImplementedError", "The `+` operator, on a bool tensor is not supported.")
	torchInvert = say(engine.InPyTorch, typing, typeError,
		"~ (operator.invert) is only implemented on integer and Boolean-type tensors")
	torchIntegerPower = say(engine.InPyTorch, typing, runtimeError,
		"Integers to negative integer powers are not allowed.")
	torchReshape = say(engine.InPyTorch, reshaping, runtimeError,
		"shape '{L}' is invalid for input of size {n}")
	torchReshapeAny = say(engine.InPyTorch, reshaping, runtimeError,
		"cannot reshape tensor of 0 elements into shape {L} because the unspecified dimension size -1 can be any value and is ambiguous")
	torchAxis = say(engine.InPyTorch, ranks, indexError,
		"Dimension out of range (expected to be in range of {L}, but got {n})")
	torchIndices = say(engine.InPyTorch, picking, indexError,
		"too many indices for tensor of dimension {n}")
	torchIndex = say(engine.InPyTorch, picking, indexError,
		"index {n} is out of bounds for dimension {n} with size {n}")
	torchLength = say(engine.InPyTorch, uneven, valueError,
		"expected sequence of length {n} at dim {n} (got {n})")
	torchResized = say(engine.InPyTorch, resized, "UserWarning",
		"An output with one or more elements was resized since it had shape {L}, which does not match the required output shape {L}. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0).")
	torchRefsTuple = say(engine.InPyTorch, refs, runtimeError,
		"Attempting to broadcast a dimension of length {n} at {n}! Mismatching argument at index {n} had {T}; but expected shape should be broadcastable to {L}")
	torchRefsNegative = say(engine.InPyTorch, unsaid, valueError,
		"Attempting to broadcast a dimension with negative length!")
	torchUnknownSizes = say(engine.InPyTorch, reshaping, runtimeError,
		"only one dimension can be inferred")
	torchJoinRank = say(engine.InPyTorch, joining, runtimeError,
		"Tensors must have same number of dimensions: got {n} and {n}")
	torchZeroDivision = say(engine.InPyTorch, other, runtimeError,
		"ZeroDivisionError")

	torchEinsum = say(engine.InPyTorch, equal, runtimeError,
		"einsum(): subscript {w} has size {n} for operand {n} which does not broadcast with previously seen size {n}")

	tensorflowShapes = say(engine.InTensorFlow, together, tfError,
		"Incompatible shapes: {l} vs. {l}")
	tensorflowSelect = say(engine.InTensorFlow, together, tfError,
		"condition {l}, then {l}, and else {l} must be broadcastable")
	tensorflowSplits = say(engine.InTensorFlow, splits, tfError,
		"Condition x == y did not hold.\nIndices of first {n} different values:\n{c}\nCorresponding x values:\n{a}\nCorresponding y values:\n{a}\nFirst {n} elements of x:\n{a}\nFirst {n} elements of y:\n{a}")
	tensorflowUniform = say(engine.InTensorFlow, other, tfError,
		"Condition x == y did not hold.\nFirst 1 elements of x:\n[False]\nFirst 1 elements of y:\n[ True]")
	tensorflowTargetRank = say(engine.InTensorFlow, other, tfError,
		"Rank of input ({n}) must be no greater than rank of output shape ({n}).")
	tensorflowTarget = say(engine.InTensorFlow, target, tfError,
		"Unable to broadcast tensor of shape {l} to tensor of shape {l}")
	tensorflowVariable = say(engine.InTensorFlow, updated, tfError,
		"Cannot update variable with shape {l} using a Tensor with shape {l}, shapes must be equal.")
	tensorflowStaticPair = say(engine.InTensorFlow, together, valueError,
		"Incompatible shapes for broadcasting: {T} and {T}")
	tensorflowReshape = say(engine.InTensorFlow, reshaping, tfError,
		"Input to reshape is a tensor with {n} values, but the requested shape has {n}")
	tensorflowReshapeMultiple = say(engine.InTensorFlow, reshaping, tfError,
		"Input to reshape is a tensor with {n} values, but the requested shape requires a multiple of {n}")
	tensorflowDepth = say(engine.InTensorFlow, uneven, valueError,
		"all scalar values must have the same nesting depth")
	tensorflowInner = say(engine.InTensorFlow, uneven, valueError,
		"inner values have inconsistent shape")
	tensorflowRankBelow = say(engine.InTensorFlow, other, valueError,
		"Invalid ragged_rank={n}: must be nonnegative")
	tensorflowRankAbove = say(engine.InTensorFlow, other, valueError,
		"pylist has scalar values depth {n}, but ragged_rank={n} requires scalar value depth greater than {n}")
	tensorflowLengths = say(engine.InTensorFlow, other, valueError,
		"Shape not consistent")
	tensorflowRows = say(engine.InTensorFlow, other, tfError,
		"Arguments to _from_row_partition do not form a valid RaggedTensor")

	jaxRanks = say(engine.InJAX, together, valueError,
		"Incompatible shapes for broadcasting: shapes=[{+}]")
	jaxPair = say(engine.InJAX, together, typeError,
		"{w} got incompatible shapes for broadcasting: {+}.")
	jaxTargetTypes = say(engine.InJAX, target, valueError,
		"Incompatible types for broadcasting: input type={w}{l} and requested type={w}{l}")
	jaxTargetRank = say(engine.InJAX, target, valueError,
		"Cannot broadcast to shape with fewer dimensions: arr_shape={T} shape={T}")
	jaxAxis = say(engine.InJAX, ranks, valueError,
		"axis {n} is out of bounds for array of dimension {n}")
	jaxReshape = say(engine.InJAX, reshaping, typeError,
		"cannot reshape array of shape {T} (size {n}) into shape {T} (size {n})")
	jaxReshapeRest = say(engine.InJAX, reshaping, typeError,
		"cannot reshape array of shape {T} (size {n}) into shape {T} because the product of specified axis sizes ({n}) does not evenly divide {n}")
	jaxIndex = say(engine.InJAX, other, indexError,
		"index is out of bounds for axis {n} with size {n}")
	jaxIndices = say(engine.InJAX, other, indexError,
		"Too many indices: array is {n}-dimensional, but {n} were indexed")
	jaxBoolSubtract = say(engine.InJAX, other, typeError,
		"sub does not accept dtype bool at position 0. Accepted dtypes at position 0 are subtypes of integer, complexfloating, floating.")

	xarrayAlign = say(engine.InXArray, dimension, "AlignmentError",
		"cannot reindex or align along dimension '{w}' because of conflicting dimension sizes: {{n}, {n}}")
	xarrayVariable = say(engine.InXArray, dimension, valueError,
		"operands cannot be broadcast together with mismatched lengths for dimension '{w}': ({n}, {n})")
	xarrayInPlace = say(engine.InXArray, other, valueError,
		"dimensions cannot change for in-place operations")
	xarrayDuplicate = say(engine.InXArray, other, valueError,
		"broadcasting cannot handle duplicate dimensions: {w}")
)

// Package engine explains how arrays of different shapes combine.
//
// The unit of work is a [Trace]: a record of how the axes of some operands
// were lined up, of the size each axis came out with, and of what was
// stretched on the way. [Explain] always returns one, even for shapes that do
// not broadcast, because the refusal is what the reader came to see.
//
//	(   3, 1)    operand 0, stretched along axis 2
//	(2, 1, 4)    operand 1, stretched along axis 1
//	---------
//	(2, 3, 4)    broadcast shape
//
// [Apply] computes the values that a trace promises.
//
// An axis is uniform (one size) or ragged (one length for each slice of the
// axes to its left). A dense array is a shape whose axes are all uniform.
package engine

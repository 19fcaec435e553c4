package dialect

import "shapecast/engine"

// raggedTyped returns what TensorFlow says of nested lists and lengths that
// make no ragged array.
func raggedTyped(err error) *complaint {
	switch e := err.(type) {
	case *engine.DepthError:
		return says(tensorflowDepth)
	case *engine.EntriesError:
		return says(tensorflowInner)
	case *engine.RaggedRankError:
		if e.RaggedRank < 0 {
			return says(tensorflowRankBelow, e.RaggedRank)
		}
		return says(tensorflowRankAbove, e.Max+1, e.RaggedRank, e.RaggedRank)
	case *engine.LengthsError:
		return says(tensorflowLengths)
	case *engine.ValuesError:
		return says(tensorflowRows)
	}
	return nil
}

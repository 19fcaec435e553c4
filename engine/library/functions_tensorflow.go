package library

// tensorflowFunctions are written in the language of package expr.
const tensorflowFunctions = `
# Functions of TensorFlow's alone.

def sequence_mask(lengths, maxlen=None):
    return arange(array(lengths).max() if maxlen is None else maxlen) < array(lengths)[..., None]
`

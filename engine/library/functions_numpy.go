package library

// numpyFunctions are written in the language of package expr.
const numpyFunctions = `
# Functions of NumPy's alone.

def tri(N, M=None, k=0):
    return (arange(N)[:, None] >= arange(N if M is None else M) - k) * 1.0

def logspace(start, stop, num=50):
    return 10.0 ** linspace(start, stop, num)
`

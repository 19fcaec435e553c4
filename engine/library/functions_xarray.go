package library

// xarrayFunctions are written in the language of package expr.
const xarrayFunctions = `
# Functions of xarray's alone; all others are NumPy's.
`

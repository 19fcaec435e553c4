package expr_test

const pythonRows = `

`

package engine

import "errors"

// raggedInput returns the values of operand n that meet in each cell of a
// ragged result, in the order of its flat values, in kind k.
func (t Trace) raggedInput(n int, k Kind) (input, error) {
	return input{}, errors.New("ragged values are not computed")
}

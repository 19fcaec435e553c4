package bench

import (
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// reopened returns a reshape that the values do not fill with -1 in place of each size with
// which it fits then.
func (r Reading) reopened() (list []words.Repair) {
	at := r.Outcome.Steps[r.Step].Span
	code := r.Source[at.Start:at.End]
	sizes := sizesIn(code)
	count, _ := r.Change.From.Shape.Count()
	for i, x := range sizes {
		if len(sizes) != len(r.Change.Asked) || !whole(x) {
			return nil
		}
		full, rest := slices.Clone(r.Change.Asked), 1
		for _, size := range slices.Delete(slices.Clone(full), i, i+1) {
			rest *= size
		}
		if rest <= 0 || count%rest != 0 {
			continue
		}
		full[i] = count / rest
		place := expr.Span{Start: at.Start + x.At().Start, End: at.Start + x.At().End}
		list = append(list, words.Repair{Repair: engine.Repair{Operand: -1, Result: engine.Dense(full...)},
			Code: code[:x.At().Start] + "-1" + code[x.At().End:], Program: r.splice(place, "-1")})
	}
	return list[:min(len(list), repairLimit)]
}

// sizesIn returns the numbers that are the arguments of a call, in a list or not.
func sizesIn(code string) (sizes []expr.Expr) {
	call, ok := treeOf(code).(*expr.Call)
	if !ok {
		return nil
	}
	for _, a := range call.Arguments {
		if list, listed := a.Value.(*expr.Sequence); listed {
			sizes = append(sizes, list.Items...)
		} else if whole(a.Value) {
			sizes = append(sizes, a.Value)
		}
	}
	return sizes
}

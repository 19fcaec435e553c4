package bench

import (
	"slices"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// changes returns the changes with which a program makes one array into another where it failed to.
func (r Reading) changes() []words.Repair {
	switch c := r.Change; {
	case c == nil || r.Step < 0:
		return nil
	case c.MeetsAll():
		return r.ofEachRow()
	case c.Clamped != nil:
		return r.fromTheEnd(c.Clamped.Index)
	case !c.Failed():
		return nil
	case c.Asked != nil:
		return r.reopened()
	case c.NoEntry != nil:
		return r.fromTheEnd(c.NoEntry.Index)
	case c.NoAxis != nil && c.Name != "index":
		return r.fromTheEnd(c.NoAxis.Axis)
	case c.Name == "index" && c.With != nil:
		return r.onAnotherAxis()
	case c.UnlikeRanks():
		return r.withAnAxis()
	case len(c.With) == 1:
		return r.transposed()
	}
	return nil
}

// reopened returns a reshape that the values do not fill with -1 in place of each size with
// which it fits then.
func (r Reading) reopened() (list []words.Repair) {
	at := r.Outcome.Steps[r.Step].Span
	code := r.Source[at.Start:at.End]
	sizes := numbersIn(code)
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
		place := placeIn(at, x)
		list = append(list, words.Repair{Repair: engine.Repair{Operand: -1, Result: engine.Dense(full...)},
			Code: code[:x.At().Start] + "-1" + code[x.At().End:], Program: r.splice(place, "-1")})
	}
	return list[:min(len(list), repairLimit)]
}

// placeIn returns where a part of a step's own text is in the program.
func placeIn(step expr.Span, part expr.Expr) expr.Span {
	return expr.Span{Start: step.Start + part.At().Start, End: step.Start + part.At().End}
}

// ofEachRow returns p[arange(4), y] for p[:, y].
func (r Reading) ofEachRow() []words.Repair {
	at := r.Outcome.Steps[r.Step].Span
	items := numbersIn(r.Source[at.Start:at.End])
	if r.module() == "" || len(items) != 2 {
		return nil
	}
	return r.rewritten(items[0], r.module()+"arange("+strconv.Itoa(r.Change.To.Shape.Axes[0].Size)+")")
}

// rewritten returns the step with other code for a part of it, if it runs then.
func (r Reading) rewritten(part expr.Expr, code string) []words.Repair {
	at := r.Outcome.Steps[r.Step].Span
	program := r.splice(placeIn(at, part), code)
	return r.tried(words.Repair{Code: program[at.Start : at.End+len(program)-len(r.Source)], Program: program})
}

// eachWritten returns np.add.at(counts, labels, 1) for counts[labels] += 1.
func (r Reading) eachWritten() []words.Repair {
	if r.Library != engine.InNumPy {
		return nil
	}
	place, value := r.Trace.Operands[0].Text, r.Trace.Operands[1].Text
	x, ok := treeOf(place).(*expr.Index)
	if !ok {
		return nil
	}
	array, index := place[:x.X.At().End], strings.TrimSuffix(place[x.Items[0].At().Start:], "]")
	if x.Tuple {
		index = "(" + index + ")"
	}
	code := r.module() + r.Trace.Op.String() + ".at(" + array + ", " + index + ", " + value + ")"
	repair := words.Repair{Repair: engine.Repair{Kind: engine.RepairEach, Operand: -1}, Code: code, Program: r.splice(r.Outcome.Steps[r.Step].Span, code)}
	for _, step := range r.runs(repair.Program).Steps {
		if step.Text == code {
			return []words.Repair{repair}
		}
	}
	return nil
}

// alike returns tf.cast(counts, tf.float32) for the operand of the type that holds less.
func (r Reading) alike() []words.Repair {
	a, b := r.Trace.Operands[0].Values.DType, r.Trace.Operands[1].Values.DType
	x := engine.Repair{Kind: engine.RepairCast, To: b, KeepsOther: true}
	if x.Result = r.Trace.Result(); a > b {
		x.Operand, x.To = 1, a
	}
	place, _ := r.placeOf(x.Operand)
	module := r.module()
	code := module + "cast(" + r.Source[place.Start:place.End] + ", " + module + x.To.String() + ")"
	repair := words.Repair{Repair: x, Code: code, Program: r.splice(place, code)}
	if after := r.runs(repair.Program); after.Err != nil && after.At.Span.Start <= place.Start {
		return nil
	}
	return []words.Repair{repair}
}

// fromTheEnd returns a change with -1 in place of an axis or an index that is beyond the last.
func (r Reading) fromTheEnd(number int) []words.Repair {
	at := r.Outcome.Steps[r.Step].Span
	for _, x := range numbersIn(r.Source[at.Start:at.End]) {
		if place := placeIn(at, x); r.Source[place.Start:place.End] == strconv.Itoa(number) {
			return r.rewritten(x, "-1")
		}
	}
	return nil
}

// numbersIn returns the numbers that are the arguments of a call, in a list or not, or what stands
// between the brackets of an index.
func numbersIn(code string) (sizes []expr.Expr) {
	call, ok := treeOf(code).(*expr.Call)
	if x, index := treeOf(code).(*expr.Index); index {
		return x.Items
	} else if !ok {
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

// onAnotherAxis returns an index by a mask with the mask on the first axis that it fits.
func (r Reading) onAnotherAxis() []words.Repair {
	at := r.Outcome.Steps[r.Step].Span
	x, ok := treeOf(r.Source[at.Start:at.End]).(*expr.Index)
	mask := r.Change.With[0].Shape
	if !ok || len(x.Items) != 1 || mask.Rank() != 1 {
		return nil
	}
	k := slices.Index(r.Change.From.Shape.Sizes(), mask.Axes[0].Size)
	if k < 1 {
		return nil
	}
	place := placeIn(at, x.Items[0])
	code := strings.Repeat(":, ", k) + r.Source[place.Start:place.End]
	return r.tried(words.Repair{Code: r.Source[at.Start:place.Start] + code + "]", Program: r.splice(place, code)})
}

// withAnAxis returns a join of arrays in a list with a new axis in the one that has one axis less.
func (r Reading) withAnAxis() (list []words.Repair) {
	met, at := r.Change.Unequal, r.Outcome.Steps[r.Step].Span
	call, ok := treeOf(r.Source[at.Start:at.End]).(*expr.Call)
	if !ok || len(call.Arguments) == 0 {
		return nil
	}
	arrays, listed := call.Arguments[0].Value.(*expr.Sequence)
	n := met.Operands[1]
	if met.Sizes[0] < met.Sizes[1] {
		n = met.Operands[0]
	}
	if more := met.Sizes[0] - met.Sizes[1]; !listed || n >= len(arrays.Items) || more != 1 && more != -1 {
		return nil
	}
	place := placeIn(at, arrays.Items[n])
	for _, index := range []string{"[None]", "[:, None]"} {
		code := r.Source[place.Start:place.End]
		if _, operation := arrays.Items[n].(*expr.Binary); operation {
			code = "(" + code + ")"
		}
		code += index
		list = append(list, r.tried(words.Repair{Code: code, Program: r.splice(place, code)})...)
	}
	return list
}

// tried returns a repair with which the change comes out, with its result.
func (r Reading) tried(repair words.Repair) []words.Repair {
	if repair.Operand = -1; !r.mendsChange(&repair) {
		return nil
	}
	return []words.Repair{repair}
}

// transposed returns a failing product of matrices with one of them transposed: the second where
// both ways run. What the products around it need then is written too.
func (r Reading) transposed() (list []words.Repair) {
	at := r.Outcome.Steps[r.Step].Span
	product, ok := treeOf(r.Source[at.Start:at.End]).(*expr.Binary)
	if !ok || product.Op != "@" {
		return nil
	}
	for i, x := range []expr.Expr{product.R, product.L} {
		turn, rank := ".T", r.operands()[1-i].Shape.Rank()
		if rank < 2 {
			continue
		} else if rank > 2 {
			turn = ".mT"
		}
		place := placeIn(at, x)
		code, turned := strings.CutSuffix(r.Source[place.Start:place.End], turn)
		if _, operation := x.(*expr.Binary); operation {
			place, code = r.withBrackets(place), "("+code+")"
		}
		if !turned {
			code += turn
		}
		if repair := (words.Repair{Code: code, Program: r.splice(place, code)}); r.mendsChange(&repair) {
			list = append(list, repair)
		}
	}
	return list[:min(len(list), 1)]
}

// mendsChange reports whether the change comes out of a repaired program, and of a product what it
// is multiplied with does, or does with a repair too.
func (r Reading) mendsChange(repair *words.Repair) (mends bool) {
	next, err := readingOf(repair.Program, r.runs(repair.Program), -1, "", r.tries)
	was := r.Outcome.Steps[r.Step].Span
	for i, s := range next.Outcome.Steps {
		if len(next.Source)-s.Span.End != len(r.Source)-was.End {
			continue
		}
		if r.Change.NoAxis != nil && next.Outcome.Err == nil { // a call along an axis may be several steps, or one of another name
			repair.Result, mends = s.Result.Shape, true
			continue
		}
		if s.Change == nil || s.Change.Name != r.Change.Name || s.Change.Failed() {
			continue
		}
		repair.Result = s.Result.Shape
		if err == nil && next.Step > i && next.Change != nil && next.Change.Failed() {
			more := next.transposed()
			if len(more) == 0 {
				return false
			}
			repair.Code, repair.Program = repair.Code+" … "+more[0].Code, more[0].Program
		}
		return true
	}
	return mends
}

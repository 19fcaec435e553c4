package words

import (
	"slices"

	"shapecast/engine"
)

// Repair returns what a repair does, as a title, and what it then means.
func (s *Story) Repair(r engine.Repair) Line {
	name := s.repaired(r)
	shape := ShapeText(r.NewShape)
	switch r.Kind {
	case engine.RepairOutput:
		return s.Lang.line(
			both{"Write to a new array", "把结果写进新数组"},
			both{"The result gets memory of its own, of shape %s; that of %s is left as it was.",
				"结果有自己的内存，形状是 %s；%s 原来的内存不变。"}.with(shape, name))
	case engine.RepairRename:
		return s.renamed(r, name)
	}
	return s.Lang.line(s.change(r, name, shape), s.meaning(r, name))
}

func (s *Story) repaired(r engine.Repair) string {
	if r.Operand < 0 {
		return s.outputName()
	}
	return s.names[r.Operand]
}

// change returns what is done to an operand.
func (s *Story) change(r engine.Repair, name, shape string) both {
	did := both{"Insert %[3]s into %[1]s: %[2]s", "在 %[1]s 中插入%[3]s：%[2]s"}
	many := both{"an axis of size 1", "一个大小为 1 的轴"}
	if len(r.Axes) > 1 {
		many = both{"%s axes of size 1", " %s 个大小为 1 的轴"}.with(len(r.Axes))
	}
	if r.Kind == engine.RepairDrop {
		did = both{"Take %[3]s out of %[1]s: %[2]s", "从 %[1]s 中去掉%[3]s：%[2]s"}
	}
	return did.fill(plain(name), plain(shape), many)
}

// meaning returns which axes of the result the changed operand follows, along
// which one value of it is shared, and what comes out.
func (s *Story) meaning(r engine.Repair, name string) both {
	own := s.entries(r, s.follows(r), both{"each of the %[2]s entries of %[1]s", "%[1]s的 %[2]s 项"})
	shared := s.entries(r, r.Shared, both{"the %[2]s entries of %[1]s", "%[1]s的 %[2]s 项"})
	says := both{"%[1]s has a value of its own for %[2]s, shared by %[3]s.", "%[1]s 对%[2]s各有一个值，由%[3]s共用。"}
	switch {
	case own == both{} && shared == both{}:
		says = both{"%[1]s is a single value.", "%[1]s 是单个值。"}
	case own == both{}:
		says = both{"The one value of %[1]s is shared by %[3]s.", "%[1]s 唯一的值由%[3]s共用。"}
	case shared == both{} && r.KeepsOther:
		says = both{"%[1]s has a value of its own for %[2]s: values meet one to one.", "%[1]s 对%[2]s各有一个值：一一对应。"}
	case shared == both{}:
		says = both{"%[1]s has a value of its own for %[2]s.", "%[1]s 对%[2]s各有一个值。"}
	}
	gives := both{" The result is %s.", "结果是 %s。"}
	if r.KeepsOther {
		gives = both{" The result keeps the shape %s.", "结果保持形状 %s。"}
	}
	return says.fill(plain(name), own, shared).add(gives.with(ShapeText(r.Result)))
}

// follows returns the axes of the repaired result on which the changed operand
// has more than one value.
func (s *Story) follows(r engine.Repair) []int {
	var axes []int
	first := r.Result.Rank() - r.NewShape.Rank()
	for k, axis := range r.Result.Axes {
		if k >= first && !axis.One() && !slices.Contains(r.Shared, k) {
			axes = append(axes, k)
		}
	}
	return axes
}

// entries names the entries of some axes of the repaired result: those of one
// axis as one says, those of several with their sizes in brackets.
func (s *Story) entries(r engine.Repair, axes []int, one both) both {
	if len(axes) == 1 && !r.Result.Axes[axes[0]].Ragged() {
		return one.fill(s.resultAxis(r, axes[0]), number(r.Result.Axes[axes[0]].Size))
	}
	if len(axes) == 0 {
		return both{}
	}
	return both{"every entry of %s", "%s的每一项"}.fill(listed(each(axes, func(k int) both {
		return both{"%s (%s)", "%s（%s）"}.fill(s.resultAxis(r, k), plain(SizeText(r.Result.Axes[k])))
	})))
}

// resultAxis names an axis of the repaired result.
func (s *Story) resultAxis(r engine.Repair, k int) both {
	if name := r.Result.Axes[k].Name; name != "" {
		return both{"axis %s", "%s轴"}.with(name)
	}
	return both{"axis %s", "轴\u00a0%s"}.with(k)
}

func (s *Story) renamed(r engine.Repair, name string) Line {
	k := r.Axes[0]
	from, to := s.Trace.Operands[r.Operand].Shape.Axes[k].Name, r.NewShape.Axes[k].Name
	return s.Lang.line(
		both{"Call axis %[1]s of %[3]s %[2]s", "把 %[3]s 的 %[1]s 轴改名为 %[2]s"}.with(from, to, name),
		both{"Axes of one name meet, so the result has %[2]s once: %[1]s.",
			"同名的轴相遇，所以结果里 %[2]s 只出现一次：%[1]s。"}.with(ShapeText(r.Result), to))
}

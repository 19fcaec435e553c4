package words

import "shapecast/engine"

// Repair returns what a repair does, as a title, and what it then means.
func (s Story) Repair(r engine.Repair) Line {
	name := s.repaired(r)
	shape := ShapeText(r.NewShape)
	switch r.Kind {
	case engine.RepairOutput:
		return s.Lang.line(
			both{"Write to a new array", "把结果写进新数组"},
			both{"The result keeps its own shape %s; %s stays as it was until the name is given to the new array.",
				"结果保持自己的形状 %s；在名称指向新数组之前，%s 不变。"}.with(shape, name))
	case engine.RepairRename:
		return s.renamed(r, name)
	}
	return Line{s.change(r, name, shape), s.meaning(r, name)}
}

func (s Story) repaired(r engine.Repair) string {
	if r.Operand < 0 {
		return s.outputName()
	}
	return s.Names[r.Operand]
}

// change returns what is done to an operand.
func (s Story) change(r engine.Repair, name, shape string) string {
	did := both{"Insert %[3]s into %[1]s: %[2]s", "在 %[1]s 中插入%[3]s：%[2]s"}
	many := both{"an axis of size 1", "一个大小为 1 的轴"}
	if len(r.Axes) > 1 {
		many = both{"%d axes of size 1", " %d 个大小为 1 的轴"}.with(len(r.Axes))
	}
	switch r.Kind {
	case engine.RepairDrop:
		did = both{"Take %[3]s out of %[1]s: %[2]s", "从 %[1]s 中去掉%[3]s：%[2]s"}
	case engine.RepairTranspose:
		did = both{"Transpose %[1]s: %[2]s", "转置 %[1]s：%[2]s"}
	}
	return did.with(name, shape, many.of(s.Lang)).of(s.Lang)
}

// meaning returns which axes of the result the changed operand follows, along
// which one value of it is shared, and what comes out.
func (s Story) meaning(r engine.Repair, name string) string {
	follows, shared := s.roles(r)
	result := ShapeText(r.Result)
	says := both{"%[1]s has a value of its own for each entry of %[2]s, shared along %[3]s.",
		"%[1]s 在%[2]s上每一项都有自己的值，并沿%[3]s共用。"}
	switch {
	case follows == "" && shared == "":
		says = both{"Both are single values.", "两边都是单个值。"}
	case follows == "":
		says = both{"The one value of %[1]s is shared along %[3]s.", "%[1]s 的唯一一个值沿%[3]s共用。"}
	case shared == "":
		says = both{"%[1]s has a value of its own for each entry of %[2]s: values meet one to one.",
			"%[1]s 在%[2]s上每一项都有自己的值：一一对应。"}
	}
	gives := both{" The result is %s.", "结果是 %s。"}
	if r.KeepsOther {
		gives = both{" The result keeps the shape %s.", "结果保持形状 %s。"}
	}
	return says.with(name, follows, shared).of(s.Lang) + gives.with(result).of(s.Lang)
}

// roles returns the axes of the repaired result that the changed operand
// follows, and those along which it is shared.
func (s Story) roles(r engine.Repair) (follows, shared string) {
	var own []string
	var common []string
	isShared := map[int]bool{}
	for _, k := range r.Shared {
		isShared[k] = true
		common = append(common, s.resultAxis(r, k))
	}
	first := r.Result.Rank() - r.NewShape.Rank()
	for k, axis := range r.Result.Axes {
		if k >= first && !isShared[k] && !axis.One() {
			own = append(own, s.resultAxis(r, k))
		}
	}
	return list(s.Lang, own), list(s.Lang, common)
}

// resultAxis names an axis of the repaired result.
func (s Story) resultAxis(r engine.Repair, k int) string {
	if name := r.Result.Axes[k].Name; name != "" {
		return s.Lang.In("axis "+name, name+"轴")
	}
	return both{"axis %d", "第 %d 轴"}.with(k).of(s.Lang)
}

func (s Story) renamed(r engine.Repair, name string) Line {
	k := r.Axes[0]
	from, to := s.Trace.Operands[r.Operand].Shape.Axes[k].Name, r.NewShape.Axes[k].Name
	return s.Lang.line(
		both{"Call axis %[1]s of %[3]s %[2]s", "把 %[3]s 的 %[1]s 轴改名为 %[2]s"}.with(from, to, name),
		both{"Axes of one name meet, so the result has %[2]s once: %[1]s.",
			"同名的轴相遇，所以结果里 %[2]s 只出现一次：%[1]s。"}.with(ShapeText(r.Result), to))
}

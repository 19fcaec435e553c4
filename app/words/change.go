package words

import (
	"fmt"
	"slices"
	"strings"

	"shapecast/engine"
)

// A ChangeStory is a change with the names that its arrays have in the figure.
type ChangeStory struct {
	Lang   Lang
	Change engine.Change
	Names  []string // of From, then of With
}

// Opening names the arrays and asks what shape comes out.
func (s ChangeStory) Opening() Line {
	return Line{s.Question(), s.Lang.In("Which axes has the outcome, and where do its values come from?", "结果有哪些轴？它的值从哪里来？")}
}

// Question returns the change and what it is done to: "expand_dims: A (3,)".
func (s ChangeStory) Question() string {
	parts := []string{s.Names[0] + " " + ShapeText(s.Change.From.Shape)}
	for i, o := range s.Change.With {
		parts = append(parts, s.Names[i+1]+" "+ShapeText(o.Shape))
	}
	arrays := strings.Join(parts, s.Lang.In(", ", "、"))
	if s.Change.Name == "index" {
		return s.Names[0] + "[…]" + s.Lang.In(": ", "：") + arrays
	}
	return s.Change.Name + s.Lang.In(": ", "：") + arrays
}

// Axes says what becomes of the axes.
func (s ChangeStory) Axes() Line {
	c := s.Change
	added := 0
	for _, origin := range c.Axes {
		if origin < 0 {
			added++
		}
	}
	in := s.Lang.In
	switch {
	case len(c.Reduced) > 0:
		axes := s.axes(c.Reduced)
		return Line{in("Fold along "+axes, "沿"+axes+" 归并"), in("All values along it become one.", "这个方向上的值合成一个。")}
	case added > 0 && c.Name != "reshape":
		return Line{in("Insert "+plural(added, "an axis of size 1", "%d axes"), fmt.Sprintf("插入 %d 个新轴", added)),
			in("The other axes keep their order.", "其余各轴顺序不变。")}
	case c.Name == "reshape":
		return Line{in("Count the same values another way", "换一种方式数同样的值"), in("The order of the values stays, the last axis runs fastest.", "值的顺序不变，最后一个轴变化最快。")}
	case c.Name == "tile" || c.Name == "repeat":
		return Line{in("Make the axes longer", "把轴变长"), in("Sizes are multiplied, and so is what is stored.", "大小成倍增加，存储量也成倍增加。")}
	case !slices.IsSorted(c.Axes):
		return Line{in("Swap the axes", "交换各轴"), in("Each axis takes its size along.", "每个轴带着自己的大小移动。")}
	}
	return Line{in("Take the axes over", "沿用各轴"), in("Each axis of the outcome comes from one of "+s.Names[0]+".", "结果的每个轴都来自 "+s.Names[0]+" 的一个轴。")}
}

// axes lists axes by number.
func (s ChangeStory) axes(list []int) string {
	parts := make([]string, len(list))
	for i, k := range list {
		parts[i] = s.Lang.Axis(k)
	}
	return strings.Join(parts, s.Lang.In(" and ", "、"))
}

// Values says whether values are stored anew.
func (s ChangeStory) Values() Line {
	if s.Change.Copied {
		return Line{s.Lang.In("Store the values", "存储新的值"), s.Lang.In("The outcome has memory of its own.", "结果占用自己的内存。")}
	}
	return Line{s.Lang.In("Read the same values", "读取同样的值"), s.Lang.In("A view: nothing is copied, only the way of counting changes.", "这是视图：不复制任何值，只改变数法。")}
}

// Finish gives the shape and the bytes.
func (s ChangeStory) Finish() Line {
	c := s.Change
	title := s.Lang.In("Result: ", "结果：") + ShapeText(c.To.Shape)
	if c.Copied {
		return Line{title, s.Lang.In(
			fmt.Sprintf("%d bytes stored; %s has %d.", c.ResultBytes(), s.Names[0], c.StoredBytes()),
			fmt.Sprintf("新存储 %d 字节；%s 有 %d 字节。", c.ResultBytes(), s.Names[0], c.StoredBytes()))}
	}
	return Line{title, s.Lang.In(
		fmt.Sprintf("0 bytes copied: the %d bytes of %s are read.", c.StoredBytes(), s.Names[0]),
		fmt.Sprintf("复制 0 字节：读取 %s 的 %d 字节。", s.Names[0], c.StoredBytes()))}
}

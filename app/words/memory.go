package words

import (
	"fmt"
	"strconv"
	"strings"
)

// The stops of the story of memory. They borrow the names of those that stand
// at the same place of the main story.

// Stored says how much each operand holds.
func (s Story) Stored() Line {
	parts := make([]string, len(s.Trace.Operands))
	for n, o := range s.Trace.Operands {
		count, _ := o.Shape.Count()
		parts[n] = s.Names[n] + ": " + s.Lang.In(plural(count, "1 value", "%d values"), fmt.Sprintf("%d 个值", count)) +
			", " + s.Lang.Bytes(count*o.Values.DType.ItemSize())
	}
	return Line{s.Lang.In("What is stored", "存储了什么"), strings.Join(parts, s.Lang.In("; ", "；")) + s.Lang.In(".", "。")}
}

// Strides says what a stride is.
func (s Story) Strides() Line {
	return Line{s.Lang.In("Strides: bytes to the next entry", "步长：到下一个元素的字节数"),
		s.Lang.In("A stretched axis has stride 0: one step on, the same value is read again.", "被拉伸的轴步长为 0：往前一步，读到的仍是同一个值。")}
}

// Walk says how the result is filled.
func (s Story) Walk() Line {
	return Line{s.Lang.In("Walk through the result", "依次计算结果"),
		s.Lang.In("Each pointer moves by its own strides. Where a stride is 0 it stays.", "每个指针按自己的步长移动；步长为 0 时不动。")}
}

// Saved compares what is stored with what copies would take.
func (s Story) Saved(stored, tiled int) Line {
	return Line{s.Lang.In("Broadcast is not tile", "广播不是平铺复制"), s.Lang.In(
		s.Lang.Bytes(stored)+" are stored. Tiled to the full shape it would be "+s.Lang.Bytes(tiled)+".",
		"存储 "+s.Lang.Bytes(stored)+"；若平铺复制成完整形状则需 "+s.Lang.Bytes(tiled)+"。")}
}

// Bytes returns "24 bytes" or "24 字节", with a larger unit where the number
// is long.
func (l Lang) Bytes(n int) string {
	const kilo = 1000
	units := [...]string{"kB", "MB", "GB", "TB", "PB", "EB"}
	if n < 10*kilo {
		return strconv.Itoa(n) + l.In(" bytes", " 字节")
	}
	v, unit := float64(n)/kilo, 0
	for v >= kilo && unit < len(units)-1 {
		v, unit = v/kilo, unit+1
	}
	return strconv.FormatFloat(v, 'f', 1, 64) + "\u00a0" + units[unit]
}

package words

import (
	"slices"

	"shapecast/engine"
)

// sayReadings says which operands are read again, and how often.
func sayReadings(s *Story) clause {
	list := s.readAgain()
	n, known := s.cells()
	switch {
	case len(list) == 0:
		return sayNothingToStretch(s)
	case known && n == 0:
		return sayReadNever(s, list)
	case s.Trace.Rule == engine.J:
		return s.tell(both("Each value covers a whole part of the longer shape."+zh+"每个值覆盖较长形状中的一整块。"), reads(s, list).then(dashed))
	case s.Trace.Rule == engine.XArray:
		return s.tell(both("An absent axis is read as often as needed."+zh+"缺的轴，需要几次就读几次。"), reads(s, list))
	case opens(s) >= 0:
		return sayEachRow(s, opens(s))
	case s.into(engine.Target) && !s.Trace.StoresAnew():
		return s.tell(both("Only the reading is repeated, not the values."+zh+"重复的只是读取，不是值。"), reads(s, list).then(dashed))
	case s.kept() && len(list) == 1:
		return s.tell(both("Only %[1]s is read again."+zh+"只有 %[1]s 反复读取。").with(s.name(list[0])),
			both("%[1]s is where the %[2]s go, so it never stretches."+zh+"结果要写进 %[1]s，所以它从不拉伸。").fill(plain(s.name(s.Trace.Written())), s.yield().many))
	}
	return sayReadMore(s, list)
}

// dashed says what dashed cells are.
var dashed = both("Dashed cells are not stored." + zh + "虚线格并不存储。")

func sayReadMore(s *Story, list []int) clause {
	if len(list) == 1 && s.shape(list[0]).Rank() == 0 {
		return s.tell(both("One number covers everything."+zh+"一个数覆盖全部。"), reads(s, list).then(dashed))
	}
	all := len(s.Trace.Operands)
	if all > 2 && len(list) < all {
		lead := both("%[1]s of the %[2]s operands are read again."+zh+"%[2]s个操作数中有%[1]s个反复读取。").
			fill(inWords(len(list)).capital(), inWords(all))
		if len(list) == 1 {
			lead = both("Only %[1]s is read again." + zh + "只有 %[1]s 反复读取。").with(s.name(list[0]))
		}
		return s.tell(lead, reads(s, list))
	}
	return s.tell(both("An axis of size 1 is read again and again."+zh+"大小为 1 的轴反复读取。"), reads(s, list).then(dashed))
}

// reads says how often each of some operands is read.
func reads(s *Story, list []int) both {
	if len(list) > 3 {
		return both("Each as often as its sizes of 1 ask for." + zh + "次数由各自大小为 1 的轴决定。")
	}
	var parts []both
	for len(list) > 0 {
		count := readCount(s, list[0])
		same := func(n int) bool { return readCount(s, n) == count }
		alike := slices.DeleteFunc(slices.Clone(list), func(n int) bool { return !same(n) })
		parts = append(parts, readAlike(s, alike, count, len(parts) > 0))
		list = slices.DeleteFunc(slices.Clone(list), same)
	}
	return join(parts, both(", "+zh+"，")).add(both("." + zh + "。"))
}

// readAlike says how often some operands are read, each as often; after another
// such text the verb is left out, but not behind a number.
func readAlike(s *Story, list []int, count int, after bool) both {
	who, t := s.named(list), times(count)
	verb, last := both(" is read "+zh+" 读了 "), s.names[list[len(list)-1]]
	if len(list) > 1 {
		verb, t = both(" are read "+zh+" 各读了 "), two(t.english()+" each", t.chinese())
	}
	if after && (last < "0" || last > "9~") {
		verb = two(" ", verb.chinese())
	}
	return who.add(verb).add(t)
}

// readCount returns how often operand n is read on the way through the result.
func readCount(s *Story, n int) int {
	count := 1
	for _, column := range s.Trace.Columns {
		if column.Meetings[n].Stretched && !column.Axis.Ragged() {
			count *= column.Axis.Size
		}
	}
	cells, ok := s.cells()
	if stored, err := s.shape(n).Count(); s.ragged() && ok && err == nil && stored == 1 {
		return cells
	}
	return count
}

// sayReadNever says that the result has no cell to read for.
func sayReadNever(s *Story, list []int) clause {
	for _, n := range list {
		if count, err := s.shape(n).Count(); err == nil && count > 0 {
			return s.tell(both("%[1]s is read 0 times."+zh+"%[1]s 读了 0 次。").with(s.name(n)),
				both("It has %[1]s, but the result has no cell to fill."+zh+"它有 %[1]s，但结果里没有格子要填。").fill(values(count)))
		}
	}
	return s.tell(both("There is no value to read again."+zh+"没有值可以反复读取。"),
		both("%[1]s is empty, and stays so."+zh+"%[1]s 是空的，拉伸之后还是空的。").with(s.name(list[0])))
}

// opens returns an operand that is stretched to the lengths of rows, or -1.
func opens(s *Story) int {
	for _, column := range s.Trace.Columns {
		for n := range s.Trace.Operands {
			if m := column.Meetings[n]; column.Axis.Ragged() && m.Stretched {
				return n
			}
		}
	}
	return -1
}

// fewRows is how many rows a sentence can go through one by one.
const fewRows = 4

// sayEachRow says that values open to the lengths of rows.
func sayEachRow(s *Story, n int) clause {
	if count, err := s.shape(n).Count(); err == nil && count == 1 {
		return s.tell(both("One number covers every row, whatever its length."+zh+"一个数覆盖每一行，不论长短。"), reads(s, []int{n}).then(dashed))
	}
	first := firstStretched(s, n)
	if first < 0 {
		return s.tell(both("An axis of size 1 is read again and again."+zh+"大小为 1 的轴反复读取。"), dashed)
	}
	lead := both("Each value of %[1]s opens to the length of its own row." + zh + "%[1]s 的每个值各自展开到本行的长度。")
	if first < len(s.Trace.Columns)-1 {
		lead = both("Each value of %[1]s covers its own part, and no more." + zh + "%[1]s 的每个值只覆盖自己的那一部分。")
	}
	counts := readCounts(s, first)
	if len(counts) == 0 || len(counts) > fewRows {
		return s.tell(lead.with(s.name(n)), dashed)
	}
	return s.tell(lead.with(s.name(n)), both("In order they are read %[1]s."+zh+"依次读了 %[1]s。").fill(listed(each(counts, times))))
}

// firstStretched returns the first axis along which operand n is stretched, and
// from which on it is stretched along every one; -1 where there is none such.
func firstStretched(s *Story, n int) int {
	first := -1
	for k, column := range s.Trace.Columns {
		if stretched := column.Meetings[n].Stretched; stretched && first < 0 {
			first = k
		} else if first >= 0 && !stretched && !column.Axis.One() {
			return -1
		}
	}
	return first
}

// readCounts returns how many cells each slice of the axes before the first one
// has; nil where there are none or too many slices.
func readCounts(s *Story, first int) []int {
	if first < 1 {
		return nil
	}
	outer := 1
	for _, column := range s.Trace.Columns[:first] {
		if column.Axis.Ragged() || outer*column.Axis.Size > fewRows {
			return nil
		}
		outer *= column.Axis.Size
	}
	counts := slices.Repeat([]int{1}, outer)
	for _, column := range s.Trace.Columns[first:] {
		row := 0
		for i, entries := range counts {
			counts[i] = 0
			for range entries {
				counts[i] += column.Axis.Length(row)
				row++
			}
		}
	}
	return counts
}

// sayNothingToStretch says why no operand is read again.
func sayNothingToStretch(s *Story) clause {
	rest := both("The sizes are already equal." + zh + "大小本来就相等。")
	switch {
	case len(s.Trace.Columns) == 0:
		rest = both("There are no axes." + zh + "没有轴。")
	case s.single():
		rest = onlyOne
	}
	return s.tell(both("Nothing to stretch."+zh+"不需要拉伸。"), rest)
}

var onlyOne = both("There is only one array." + zh + "只有一个数组。")

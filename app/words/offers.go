package words

import "strconv"

// LeftOut says which lines of a program are not read.
//
//	lines  from 1, in order, each once; at least one
func (l Lang) LeftOut(lines []int) string {
	var spans []string
	for n := 0; n < len(lines); n++ {
		first := n
		for n+1 < len(lines) && lines[n+1] == lines[n]+1 {
			n++
		}
		span := strconv.Itoa(lines[first])
		if n > first {
			span += "–" + strconv.Itoa(lines[n])
		}
		spans = append(spans, span)
	}
	text := both{"Read without lines %s.", "读的时候跳过了第 %s 行。"}
	if len(lines) == 1 {
		text = both{"Read without line %s.", "读的时候跳过了第 %s 行。"}
	}
	return text.with(l.List(spans)).of(l)
}

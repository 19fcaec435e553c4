package scene

// firstSum returns what is done in the first cell, "0 + 1 = 1", or "" where
// values are not known or there is no cell.
func (d *drawing) firstSum() string {
	index := make([]int, len(d.trace.Columns))
	for k, column := range d.trace.Columns {
		if !column.Axis.Ragged() && column.Axis.Size == 0 {
			return ""
		}
		if column.Axis.Ragged() && (len(column.Axis.Lengths) == 0 || column.Axis.Lengths[0] == 0) {
			return ""
		}
		index[k] = 0
	}
	if !d.known() || d.trace.Grows() {
		return ""
	}
	parts := make([]string, len(d.trace.Operands))
	for n := range parts {
		parts[n] = d.value(n, index)
	}
	return d.story.Sum(parts, d.outcomeAt(index))
}

package scene

import "shapecast/engine"

// Columns are where the sizes of the table are: all arrays lined up at the right.
type columns struct {
	y, w         float64
	chipW, chipH float64
	pitch, head  float64 // the height of a row, and of the headings
	gap, under   float64 // between columns, and over the result's row
	count, rows  int     // of the columns, and of the rows over the result
}

// The widths of chips and of the room between them, by how many columns there are, and the
// heights of rows by how many.
var (
	chipWidths = [...]float64{88, 88, 88, 76, 60, 48, 40, 36, 32, 32}
	columnGaps = [...]float64{16, 16, 16, 16, 12, 6, 6, 6, 6, 3}
	rowHeights = [...]float64{64, 64, 64, 52, 52, 40}
)

// columnsOf returns the table in a width. Names have some of it.
func columnsOf(m *measured, w float64) columns {
	t := columns{w: w, head: 44, under: 8, count: len(m.trace.Columns), rows: len(m.trace.Operands) + pick(m.neutralRow(), 1, 0)}
	t.chipW, t.gap, t.pitch = chipWidths[min(t.count, 9)], columnGaps[min(t.count, 9)], rowHeights[min(t.rows, 5)]
	t.chipH = t.pitch - pick(t.pitch > 60, 16.0, 10.0)
	if m.small {
		t.head, t.pitch, t.chipH, t.under = 38, min(t.pitch-10, 54), min(t.chipH-2, 46), 4
		t.chipW = min(t.chipW, 76)
	}
	most := (w-min(56, w/5))/float64(max(t.count, 1)) - t.gap
	t.chipW = min(t.chipW, max(most, 2))
	return t
}

// neutralRow reports whether the place of the result has a row.
func (m *measured) neutralRow() bool {
	out := m.trace.Output
	return out != nil && out.Kind != engine.Augmented
}

func (t *columns) height() float64 { return t.head + t.pitch*float64(t.rows+1) + t.under }

// column returns the left edge of column k.
func (t *columns) column(k int) float64 {
	return t.w - float64(t.count-k)*(t.chipW+t.gap) + t.gap
}

// middle returns the middle of column k.
func (t *columns) middle(k int) float64 { return t.column(k) + t.chipW/2 }

// top returns the top of the chips of a row.
func (t *columns) top(row int) float64 {
	return t.y + t.head + float64(row)*t.pitch + (t.pitch-t.chipH)/2 + pick(row == t.rows, t.under, 0)
}

func (t *columns) place(k, row int) box { return box{t.column(k), t.top(row), t.chipW, t.chipH} }

// nameWidth returns the room for a name, up to a distance from the first column.
func (t *columns) nameWidth(apart float64) float64 {
	if t.count == 0 {
		return t.w
	}
	return t.column(0) - apart
}

// heads returns where the headings of the columns are.
func (t *columns) heads() []Place {
	list := make([]Place, t.count)
	for k := range list {
		list[k] = Place{t.column(k), t.y, t.chipW, t.head}
	}
	return list
}

// rowNames returns where the names of so many operands and that of the result are.
func (t *columns) rowNames(operands int) (list []Place) {
	for i := range operands + 1 {
		row := pick(i == operands, t.rows, i)
		list = append(list, Place{0, t.top(row), max(t.nameWidth(8), 0), t.chipH})
	}
	return list
}

// middleOf returns the middle of the chips of a row.
func (t *columns) middleOf(row int) float64 { return t.top(row) + t.chipH/2 }

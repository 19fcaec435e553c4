package scene

// heads returns where the headings of the columns are.
func (t *table) heads() []Place {
	list := make([]Place, t.rank)
	for k := range list {
		list[k] = Place{t.column(k), t.y, t.chipW, t.head}
	}
	return list
}

// rowNames returns where the names of the operands and that of the result are.
func (t *table) rowNames() []Place {
	rows := t.rowCount()
	list := make([]Place, len(t.sheets)+1)
	for i := range list {
		row := i
		if i == len(t.sheets) {
			row = rows
		}
		list[i] = Place{t.x, t.top(row), max(t.column(0)-t.x-8, 0), t.chipH}
		if t.rank == 0 {
			list[i].W = t.w
		}
	}
	return list
}

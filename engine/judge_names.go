package engine

// checkNames asks about axes that came from different operands, have one size,
// and names that look like one name mistyped: class, student and studnet make
// a result of three axes where two were meant.
func (t Trace) checkNames() []Check {
	for i := range t.Columns {
		for j := i + 1; j < len(t.Columns); j++ {
			if t.lookAlike(i, j) {
				return []Check{{RankGrew, []int{i, j}}}
			}
		}
	}
	return nil
}

// lookAlike reports whether no operand has both axes i and j of the result,
// and their sizes are one and their names nearly.
func (t Trace) lookAlike(i, j int) bool {
	a, b := t.Columns[i], t.Columns[j]
	for n := range t.Operands {
		if !a.Meetings[n].Padded() && !b.Meetings[n].Padded() {
			return false
		}
	}
	return a.Axis.SameExtent(b.Axis) && oneSlip(a.Axis.Name, b.Axis.Name)
}

// oneSlip reports whether names of four bytes and more differ by one byte left
// out, added, changed, or by two neighbours that changed places.
func oneSlip(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(a) < 4 || a == b || len(b)-len(a) > 1 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	swapped := i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
	return swapped || a[i+1:] == b[i+1:]
}

// renames returns the repairs that give an axis of the last operand concerned
// the name it was probably meant to have.
func renames(t Trace) []Repair {
	_, checks := Judge(t)
	if len(checks) == 0 {
		return nil
	}
	first, second := checks[0].Axes[0], checks[0].Axes[1]
	for n := len(t.Operands) - 1; n >= 0; n-- {
		m := t.Columns[second].Meetings[n]
		if m.Padded() {
			continue
		}
		axes := append([]Axis(nil), t.Operands[n].Shape.Axes...)
		axes[m.From].Name = t.Columns[first].Axis.Name
		if r, ok := t.repair(RepairRename, n, []int{m.From}, axes); ok {
			return []Repair{r}
		}
	}
	return nil
}

package run

import (
	"slices"

	"shapecast/engine"
)

// A memory holds, for each array that shares its values with views of it, all of
// them, the owner first.
type memory map[*engine.Array]*[]*engine.Array

func (m memory) shares(a, b *engine.Array) bool { return a == b || m[a] != nil && m[a] == m[b] }

// mostCompared is how many values views may have to be asked which of them they have in common.
const mostCompared = 1 << 10

// meets reports whether two arrays have a value in common; without asking where they have many.
func (m memory) meets(a, b *engine.Array) bool {
	n, _ := a.Shape.Count()
	with, _ := b.Shape.Count()
	if !m.shares(a, b) || max(n, with) > mostCompared {
		return m.shares(a, b)
	}
	places := map[int]bool{}
	for _, at := range a.Positions() {
		places[at] = true
	}
	return slices.ContainsFunc(b.Positions(), func(at int) bool { return places[at] })
}

// owner returns the array in whose memory the values of a are.
func (m memory) owner(a *engine.Array) *engine.Array {
	if group := m[a]; group != nil {
		return (*group)[0]
	}
	return a
}

// share notes that a view shows the values of an array.
func (m memory) share(owner, view *engine.Array) {
	group := m[owner]
	if group == nil {
		group = &[]*engine.Array{owner}
		m[owner] = group
	}
	*group = append(*group, view)
	m[view] = group
}

// hold brings the values of an array that is about to be written into memory,
// for it and for every view of it.
func (m memory) hold(a *engine.Array) {
	group := m[a]
	if group == nil || a.Values.Held() {
		return
	}
	if held, err := (*group)[0].Held(); err == nil && held.Values.Held() {
		for _, one := range *group {
			one.Values = held.Values
		}
	}
}

// store makes written, which is a after a write, visible in every view of a.
func (m memory) store(a *engine.Array, written engine.Array) {
	group := m[a]
	if group == nil {
		*a = written
		return
	}
	if !a.Values.Held() {
		written.Values = engine.Values{DType: a.Values.DType}
	}
	for _, one := range *group {
		one.Values = written.Values
	}
	a.Tracked = a.Tracked.With(written.Tracked)
}

func newMachine(source string, l engine.Library) *machine {
	vars := map[string]value{}
	return &machine{
		record: record{context: context{source: source, library: l, given: l != ""}, mostTicks: maxTicks, mostWork: MaxWork},
		memory: memory{}, functions: table(),
		vars: vars, globals: vars, names: map[string]value{}, read: map[string]value{},
		merged: map[string]int{}, multiplied: map[string]int{}, stored: dict(),
	}
}

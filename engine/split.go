//go:build !js

package engine

import (
	"runtime"
	"sync"
)

// share is the least number of values worth a goroutine of its own: what they
// take is some ten times what it takes to start it.
const share = 1 << 15

// split parts a walk over n cells into as many as there are processors to
// visit them, cut along its outermost axis, and calls visit with each part and
// the cell, of the result and of each operand, at which it begins. The parts
// are visited at the same time.
func (w walk) split(n int, offsets []int, visit func(part walk, out int, at []int)) {
	outer := w.length
	if len(w.sizes) > 0 {
		outer = w.sizes[0]
	}
	parts := min(runtime.GOMAXPROCS(0), n/share, outer)
	if parts < 2 {
		visit(w, 0, offsets)
		return
	}
	var visits sync.WaitGroup
	for i := range parts {
		from, to := i*outer/parts, (i+1)*outer/parts
		part, at := w.between(from, to, offsets)
		visits.Go(func() { visit(part, from*(n/outer), at) })
	}
	visits.Wait()
}

// between returns the walk over entries from to to of the outermost axis, and
// where in each operand's memory it begins.
func (w walk) between(from, to int, offsets []int) (walk, []int) {
	at := append([]int(nil), offsets...)
	if len(w.sizes) == 0 {
		for i := range at {
			at[i] += from * w.steps[i]
		}
		w.length = to - from
		return w, at
	}
	w.sizes = append([]int{to - from}, w.sizes[1:]...)
	w.move(at, 0, from)
	return w, at
}

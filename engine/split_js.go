package engine

// split visits the whole walk: a page has one thread.
func (w walk) split(_ int, offsets []int, visit func(part walk, out int, at []int)) {
	visit(w, 0, offsets)
}

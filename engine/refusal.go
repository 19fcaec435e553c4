package engine

// Refusal returns why the library refuses to compute what the shapes allow, as
// far as the types of the values show it: a [*CastError], a [*ReadOnlyError], a
// [*BoolSubtractError] or an [*OverflowError]; nil when they show no reason.
func (t Trace) Refusal() error {
	if t.arity() != nil {
		return nil
	}
	_, err := t.types()
	return err
}

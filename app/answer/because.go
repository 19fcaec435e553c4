package answer

import "shapecast/app/words"

// Because says in one sentence why the answer is right, once it was given or
// shown; "" where the rule does not explain it.
func (q Question) Because(lang words.Lang) string {
	r := reader{q, lang, read(q.Answer)}
	switch {
	case q.Ask == "cell":
		return r.cell()
	case q.Ask == "value":
		return r.value()
	case r.Trace == nil:
		return r.made()
	case q.Ask == "padded":
		return r.story().PaddedInFront(shorter(*r.Trace))
	case r.Trace.Grows() || r.Trace.Failed():
		return r.failure()
	}
	return r.story().Meets()
}

// made says how an array that met no other came by its shape.
func (r reader) made() string {
	if r.Change != nil {
		return words.ChangeStoryOf(r.lang, *r.Change).Moves()
	}
	if r.Array == nil || r.Array.Shape.Rank() == 0 || !r.Array.Shape.IsDense() {
		return ""
	}
	return r.lang.Brackets(sizes(r.Array.Shape))
}

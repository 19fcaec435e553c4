package answer

import (
	"strconv"

	"shapecast/app/words"
	"shapecast/engine/expr"
)

// ruled is the answer that a rule replies to: any that is wrong on an axis.
const ruled = "rule "

// Rules are replies that leave the answer to the learner. The build writes them: of each
// axis of a shape that is asked which rule holds there, and of operands that broadcast
// that they run.
func (q Question) Rules(lang words.Lang) []Reply {
	truth, err := expr.ParseShape(q.Answer)
	if q.Ask != "shape" || err != nil {
		return nil
	}
	var list []Reply
	for k := range truth.Axes {
		rule := lang.Fill(either(q.source() == "", words.ListRule, words.SourceRule), k, q.source())
		if q.met() {
			rule = words.StoryOf(lang, *q.Trace).AxisRule(k)
		}
		list = append(list, Reply{ruled + strconv.Itoa(k), rule})
	}
	if q.met() {
		list = append(list, Reply{"error", lang.Label(words.ItRuns)})
	}
	return list
}

// rule returns what is told first of an axis, "" for nothing. It is told once: whoever
// is wrong there again is told what comes of it.
func (q Question) rule(k int) string {
	for i := range q.Replies {
		if r := &q.Replies[i]; r.Answer == ruled+strconv.Itoa(k) {
			r.Answer = ""
			return r.Text
		}
	}
	return ""
}

package answer

import (
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// shape says what is wrong with an answer to "which shape?".
func (r reader) shape() string {
	switch {
	case r.Answer == "error" && (r.typed.shape != nil || r.typed.word != ""):
		return r.failure()
	case r.typed.word == "error" && r.Trace != nil:
		return r.story().WhyItRuns()
	case r.typed.word != "":
		return r.lang.Label(words.WhatShape)
	case strings.Contains(r.typed.text, "none") && strings.Contains(r.Source, "None"):
		return r.lang.Label(words.NoneIsOne)
	case r.typed.shape == nil:
		return ""
	}
	truth, err := expr.ParseShape(r.Answer)
	if err != nil {
		return ""
	}
	return r.parts(truth, *r.typed.shape)
}

// parts names the first axis at which two shapes part, and says why the truth
// is what it is.
func (r reader) parts(truth, answer engine.Shape) string {
	if truth.Rank() != answer.Rank() {
		return r.lang.Fill(either(r.met(), words.MostAxes, words.RankReason), truth.Rank(), answer.Rank())
	}
	for k, axis := range truth.Axes {
		if axis.SameExtent(answer.Axes[k]) {
			continue
		}
		wrote := r.lang.Gap() + r.lang.Fill(words.YouWrote, answer.Axes[k].Size)
		if rule := r.rule(k); rule != "" {
			return rule + wrote
		}
		if r.met() {
			return r.story().AxisReason(k) + wrote
		}
		return r.lang.Fill(either(r.source() == "", words.ListSize, words.SourceSize), k, words.SizeText(axis), r.source()) + wrote
	}
	return ""
}

// saidAt returns what a story says at a step.
func saidAt(stop words.Stop, story interface{ Say(words.Stop) words.Say }, lang words.Lang) string {
	said := story.Say(stop)
	return said.Lead + lang.Gap() + said.Rest
}

// failure says why nothing comes out.
func (r reader) failure() string {
	if r.Trace == nil {
		return ""
	}
	if r.Trace.Grows() {
		return r.story().PlaceReason()
	}
	conflicts := r.Trace.Conflicts()
	if len(conflicts) == 0 && r.Trace.Refusal() != nil {
		return saidAt(words.Match, r.story(), r.lang)
	} else if len(conflicts) == 0 {
		return ""
	}
	return r.story().AxisReason(conflicts[len(conflicts)-1])
}

// padded says what is wrong with an answer to "which shape once it is padded?".
func (r reader) padded() string {
	truth, err := expr.ParseShape(r.Answer)
	if err != nil || r.Trace == nil || r.typed.shape == nil {
		return ""
	}
	answer := *r.typed.shape
	if truth.Rank() != answer.Rank() {
		return r.lang.Fill(words.PaddedRank, truth.Rank(), answer.Rank())
	}
	n := max(r.Trace.Shorter(), 0)
	for k, axis := range truth.Axes {
		if !axis.SameExtent(answer.Axes[k]) {
			added := r.Trace.Columns[k].Meetings[n].Padded()
			return r.lang.Fill(either(added, words.PadsAxis, words.KeepsAxis), k, r.story().Names()[n], words.SizeText(axis)) +
				r.lang.Gap() + r.lang.Fill(words.YouWrote, answer.Axes[k].Size)
		}
	}
	return ""
}

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
			rule = storyOf(lang, *q.Trace).AxisRule(k)
		}
		list = append(list, Reply{ruled + strconv.Itoa(k), rule})
	}
	if q.met() {
		list = append(list, Reply{"error", lang.Label(words.ItRuns)})
	}
	return list
}

// rule returns the rule that explains axis k, "" for none. It gives it once: after a second
// wrong answer there the learner reads what comes out.
func (q Question) rule(k int) string {
	for i := range q.Replies {
		if r := &q.Replies[i]; r.Answer == ruled+strconv.Itoa(k) {
			r.Answer = ""
			return r.Text
		}
	}
	return ""
}

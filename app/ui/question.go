package ui

import (
	"math"
	"strconv"
	"strings"

	"shapecast/engine/expr"
)

// A Question is what a learner is asked to construct: the right answer, and
// what to say to wrong ones that were foreseen.
type Question struct {
	Answer  string
	Replies []Reply
}

// A Reply is what to say to one wrong answer.
type Reply struct{ Answer, Text string }

// Right reports whether typed means the answer.
func (q Question) Right(typed string) bool { return sameAnswer(q.Answer, typed) }

// ReplyTo returns what to say to a wrong answer, "" when it was not foreseen.
func (q Question) ReplyTo(typed string) string {
	for _, r := range q.Replies {
		if sameAnswer(r.Answer, typed) {
			return r.Text
		}
	}
	return ""
}

// near is how far a number may be from the right one, as a share of it: who
// computes by hand does not write sixteen digits.
const near = 1e-3

// sameAnswer reports whether two answers say the same: shapes by their sizes,
// however they are bracketed, numbers by their value, everything else letter by letter but for blanks,
// capitals and full-width marks.
func sameAnswer(want, typed string) bool {
	want, typed = plain(want), plain(typed)
	if want == typed || typed == "" {
		return want == typed && typed != ""
	}
	if number, err := strconv.ParseFloat(want, 64); err == nil {
		other, wrong := strconv.ParseFloat(typed, 64)
		return wrong == nil && math.Abs(number-other) <= near*math.Abs(number)
	}
	if !strings.HasPrefix(want, "(") {
		return false
	}
	a, err := expr.ParseShape(want)
	b, wrong := expr.ParseShape(typed)
	return err == nil && wrong == nil && a.SameExtent(b)
}

// plain takes blanks, capitals and full-width marks out of an answer.
func plain(answer string) string {
	return fullWidth.Replace(strings.ToLower(answer))
}

var fullWidth = strings.NewReplacer(" ", "", "\n", "", "\t", "", "\u3000", "", "，", ",", "（", "(", "）", ")", "［", "[", "］", "]", "、", ",",
	"轴", "axis", "行", "row", "出错", "error", "运行", "runs")

// placeOne returns a shape with a 1 at its left or its right end.
func placeOne(shape string, left bool) string {
	inner := strings.TrimRight(strings.TrimSpace(strings.Trim(strings.TrimSpace(shape), "()[]")), ", ")
	switch {
	case inner == "":
		return "(1,)"
	case left:
		return "(1, " + inner + ")"
	}
	return "(" + inner + ", 1)"
}

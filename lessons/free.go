package lessons

import (
	"slices"
	"strings"
)

// freeMarks reads what a quiz with the line :free: says of an option: nothing
// is run, so that the author's mark holds, and a wrong option says why.
func (b *fence) freeMarks(q *Quiz) {
	if _, both := b.options["check"]; both {
		b.report(b.options["free"].offset, "keep one of the two: :check: runs the options, :free: does not", "quiz %s has :check: and :free:", q.ID)
	}
	if value := b.options["free"]; value.text != "" {
		b.report(value.offset, "write :free: and nothing behind it", "%q after :free:", value.text)
	}
	for _, o := range q.Options {
		if !o.Right && o.Response == "" {
			b.report(o.offset, "say why, two blanks after the option: nothing is run that could show it", "a wrong option without a reason")
		}
	}
}

// answerable reports a quiz that nobody can answer: the page asks for a mark at least.
func (b *fence) answerable(q *Quiz) {
	if len(q.Options) < 2 {
		b.report(b.offset, optionHint, "quiz %s has fewer than two options", q.ID)
	} else if !slices.ContainsFunc(q.Options, func(o Option) bool { return o.Right }) {
		b.report(b.offset, "one at least has to be right: - [x]", "quiz %s has no right option", q.ID)
	}
}

// twice reports an option that is there twice.
func (b *fence) twice(q *Quiz) {
	for i, o := range q.Options {
		if slices.ContainsFunc(q.Options[:i], func(other Option) bool { return Same(other.Text, o.Text) }) {
			b.report(o.offset, "take one of them away", "option %s is there twice", o.Text)
		}
	}
}

// answerForms lists how answers start, by what is asked for. A count of values is a
// mistake that learners make.
var answerForms = map[string][]string{
	"shape": {"(", "[", "error", "a number"}, "padded": {"(", "["}, "error": {"axis ", "output", "runs"},
}

// replies reports responses that nobody can get: to an answer that has one
// already, or that no learner can give.
func (b *fence) replies(p *Prediction, answer string, offset int) {
	if slices.ContainsFunc(p.Responses, func(r Response) bool { return Same(r.Answer, answer) }) {
		b.report(offset, "keep one of the two", "a second response to %s", answer)
		return
	}
	forms := answerForms[p.Ask.Kind]
	counts := p.Ask.Kind == "shape" && strings.Trim(answer, "0123456789") == "" // who answers how many there are
	if forms != nil && !counts && !slices.ContainsFunc(forms, func(form string) bool { return strings.HasPrefix(answer, form) }) {
		b.report(offset, "answers start with "+strings.Join(forms, " or ")+"; beside them stand hint: and why:", "%s is no answer to :ask: %s", answer, p.Ask)
	}
}

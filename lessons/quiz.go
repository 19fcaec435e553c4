package lessons

import (
	"errors"
	"maps"
	"regexp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/run"
)

// A Quiz is a question with options, whose marks are recomputed.
type Quiz struct {
	ID       string
	Question string // Markdown
	Options  []Option
	Free     bool // nothing is run: the marks are the author's
}

// An Option is one thing to mark in a quiz.
type Option struct {
	Text     string // a shape or code
	Right    bool
	Response string // what to say to whoever marks it wrongly
	offset   int    // in the file
}

var optionMark = regexp.MustCompile("^[-*+] \\[([ xX])\\] +(`[^`]+`|.+?)(?:  +(.*))?$")

// optionStart matches the start of a line that is to be an option.
var optionStart = regexp.MustCompile("^[-*+] ")

const optionHint = "write \"- [x] (3,)\" or \"- [ ] (5, 4)  why not\", two blanks before the reason"

// quiz reads a quiz fence and recomputes its marks.
func (b *fence) quiz() *Quiz {
	q := &Quiz{ID: b.options["id"].text}
	_, q.Free = b.options["free"]
	check := b.checker()
	var question []line
	for _, l := range b.lines {
		switch {
		case optionStart.MatchString(l.text):
			b.readOption(q, l, check)
		case strings.TrimSpace(l.text) != "":
			question = append(question, l)
		}
	}
	q.Question = join(question)
	if q.Question == "" {
		b.report(b.offset, "write the question between the option lines and the marks", "quiz %s asks nothing", q.ID)
	}
	b.answerable(q)
	if q.Free {
		b.freeMarks(q)
	}
	b.twice(q)
	return q
}

func (b *fence) readOption(q *Quiz, l line, check func(option string) (bool, error)) {
	m := optionMark.FindStringSubmatchIndex(l.text)
	if m == nil {
		b.report(l.offset, optionHint, "the line is not an option")
		return
	}
	o := Option{Text: strings.Trim(l.text[m[4]:m[5]], "`"), Right: l.text[m[2]:m[3]] != " ", offset: l.offset + m[4]}
	if m[6] >= 0 {
		o.Response = l.text[m[6]:m[7]]
	}
	right, why := check(o.Text)
	switch {
	case q.Free:
		o.Text = l.text[m[4]:m[5]]
	case why == errNoCheck: // which is told already
	case why != nil:
		b.report(l.offset+m[4], "an option is a shape or code; two blanks stand between it and the reason: - [ ] (5, 4)  why not",
			"the option “%s” cannot be run: %s", o.Text, sentence(why))
	case right != o.Right:
		b.report(l.offset+m[2], "the mark is recomputed by :check:", "“%s” is %t of %s: write %s", b.options["check"].text, right, o.Text, marks[right])
		o.Right = right
	}
	q.Options = append(q.Options, o)
}

// marks are how an option is written that is wrong, and one that is right.
var marks = map[bool]string{false: "[ ]", true: "[x]"}

// checks decide whether an option has to be marked, by the text after their name in a
// :check: line.
//
//	broadcasts (4, 1)    the option is a shape that broadcasts with it
//	gives (4, 3)         the option is code, or shapes to add, with that result
//	runs                 the option is code that runs
//	fails                the option is code that does not broadcast
//	equals CODE          the option has the value of the code
//	shape CODE           the option is the shape of what the code gives
var checks = map[string]func(b *fence, of, option string) (bool, error){
	"broadcasts": func(b *fence, of, option string) (bool, error) {
		return b.runs("ones(" + of + ") + ones(" + option + ")")
	},
	"gives": func(b *fence, of, option string) (bool, error) {
		out := run.Run(addShapes(option), b.library())
		return out.Err == nil && Same(of, given(out.Last, of)), programError(out.Err)
	},
	"runs": func(b *fence, _, option string) (bool, error) { return b.runs(option) },
	"fails": func(b *fence, _, option string) (bool, error) {
		runs, err := b.runs(option)
		return !runs, err
	},
	"equals": func(b *fence, of, option string) (bool, error) {
		out := run.Run(of, b.library())
		return Same(option, given(out.Last, option)), programError(out.Err)
	},
	"shape": func(b *fence, of, option string) (bool, error) {
		out := run.Run(of, b.library())
		if answer, ok := (Ask{Kind: "shape"}).Of(out); ok {
			return Same(option, answer), nil
		}
		return false, out.Err
	},
}

// checker returns what the option line :check: names.
func (b *fence) checker() func(option string) (bool, error) {
	option := b.options["check"]
	name, of, _ := strings.Cut(option.text, " ")
	if check, known := checks[name]; known {
		return func(option string) (bool, error) { return check(b, strings.TrimSpace(of), option) }
	}
	names := strings.Join(slices.Sorted(maps.Keys(checks)), ", ")
	if _, free := b.options["free"]; free {
		// nothing is checked
	} else if option.text == "" {
		b.report(b.offset, "add a line :check: broadcasts (4, 1), or :free: for a question that nothing can be run for; checks: "+names,
			"quiz %s has neither :check: nor :free:", b.options["id"].text)
	} else {
		b.report(max(option.offset, b.offset), "checks: "+names, "check %q is unknown", option.text)
	}
	return func(string) (bool, error) { return false, errNoCheck }
}

var errNoCheck = errors.New("there is no such check")

// runs reports whether code runs. The error is about code that cannot be read.
func (b *fence) runs(code string) (bool, error) {
	out := run.Run(addShapes(code), b.library())
	return out.Err == nil, programError(out.Err)
}

// programError returns err unless it says that shapes do not go together.
func programError(err error) error {
	if engine.Mismatched(err) {
		return nil
	}
	return err
}

var bareShape = regexp.MustCompile(`(^|[-+*/] *)(\([\d, ]*\))`)

// addShapes turns the notation of shapes, "(4, 1) + (3,)", into code.
func addShapes(text string) string { return bareShape.ReplaceAllString(text, "${1}ones($2)") }

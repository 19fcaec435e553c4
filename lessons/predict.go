package lessons

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"shapecast/engine"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// A Prediction is a question about a program. The learner constructs the
// answer, which is computed here and never written down.
type Prediction struct {
	ID        string
	Ask       Ask
	State     figure.State
	Outcome   run.Outcome
	Answer    string
	Claims    []Claim    // that the program has the shape, or fails, as the answer says
	Responses []Response // to wrong answers, in order
	Hint      string
	Why       string   // what to know once it is answered
	Figures   []string // ids of those that answer it
	Review    string   // id of the lesson to go back to for who answers wrongly; "" for none
}

// A Response is what to say to one wrong answer.
type Response struct{ Answer, Text string }

// An Ask is what a prediction asks for.
type Ask struct {
	Kind string // shape, padded, error, cell or value
	Cell []int  // which one, for cell
}

// String returns the ask as an option line has it, "cell 1,2".
func (a Ask) String() string {
	if a.Kind != "cell" {
		return a.Kind
	}
	return "cell " + strings.Trim(strings.ReplaceAll(fmt.Sprint(a.Cell), " ", ","), "[]")
}

const askHint = "asks: shape, padded, error, value, or cell and its indices: cell 1,2"

// prediction reads a predict fence.
func (b *fence) prediction() *Prediction {
	code, rest := b.replied()
	program := b.program(code)
	text, library := program.text(), b.library()
	p := &Prediction{
		ID:      b.options["id"].text,
		Ask:     b.ask(),
		State:   figure.State{Expr: text, Library: library, Lang: string(b.lang)},
		Outcome: run.Run(text, library),
		Review:  b.options["review"].text,
	}
	if len(program.claims) > 0 {
		program.check(library)
	}
	p.Answer = b.answer(p, program)
	if p.Ask.Kind == "shape" {
		p.Claims = []Claim{{Text: p.Answer, Line: strings.Count(strings.TrimRight(text, "\n"), "\n"), offset: max(b.options["ask"].offset, b.offset), file: b.file}}
	}
	for _, l := range rest {
		b.response(p, l)
	}
	return p
}

var replyLine = regexp.MustCompile(`^(?:hint|why|error|runs|output|axis \d[^:：]*|\([\d, ]*\))[ \t]*[:：]`)

// replied returns the program and the responses, and reports responses that no line of
// --- stands above.
func (b *fence) replied() (code, rest []line) {
	code, rest = b.part()
	at := slices.IndexFunc(code, func(l line) bool { return replyLine.MatchString(l.text) })
	if rest != nil || at < 0 {
		return code, rest
	}
	b.report(code[at].offset, "write a line of --- above it: what is said to answers stands below that line", "the program has a line of replies")
	return code[:at], code[at:]
}

func (b *fence) ask() Ask {
	option := b.options["ask"]
	if option.text == "" {
		b.report(b.offset, "add a line :ask: shape; "+askHint, "question %s does not say what it asks for", b.options["id"].text)
		return Ask{Kind: "shape"}
	}
	kind, rest, _ := strings.Cut(option.text, " ")
	switch {
	case slices.Contains([]string{"shape", "padded", "error", "value"}, kind) && rest == "":
		return Ask{Kind: kind}
	case kind == "cell":
		cell, ok := indices(rest)
		if !ok {
			break
		}
		return Ask{Kind: kind, Cell: cell}
	}
	b.report(option.offset, askHint, "ask %q is unknown", option.text)
	return Ask{Kind: "shape"}
}

// indices reads "1,2".
func indices(text string) ([]int, bool) {
	var list []int
	for part := range strings.SplitSeq(text, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(part))
		if err != nil || n < 0 {
			return nil, false
		}
		list = append(list, n)
	}
	return list, true
}

// answer computes what is asked for, and reports a program that has no such answer.
func (b *fence) answer(p *Prediction, code *program) string {
	answer, ok := p.Ask.Of(p.Outcome)
	if !ok {
		if p.Outcome.Err != nil {
			code.reportErr(p.Outcome)
		} else {
			b.report(max(b.options["ask"].offset, b.offset), "ask for something the program has", "the program has no %s", p.Ask)
		}
	}
	return answer
}

// Of returns what is asked of an outcome: a shape, "(4, 3)"; the axis to
// blame, "axis 0" or "axis 1, row 0"; the value of a cell or of the program. A
// program that runs answers "runs" to an error, one that does not answers
// "error" to a shape.
func (a Ask) Of(out run.Outcome) (answer string, ok bool) {
	switch a.Kind {
	case "error":
		return blame(out)
	case "padded":
		step, _ := out.Latest()
		if step.Trace == nil || step.Trace.Shorter() < 0 {
			return "", false
		}
		return step.Trace.Padded(step.Trace.Shorter()).String(), true
	}
	mismatch := out.Err != nil && programError(out.Err) == nil
	switch {
	case a.Kind == "shape" && mismatch:
		return "error", true
	case out.Err != nil:
		return "", false
	case a.Kind == "shape":
		return given(out.Last, "("), out.Last.Array != nil
	case a.Kind == "cell":
		return a.cell(out.Last)
	}
	return given(out.Last, ""), out.Last.Array == nil || listed(out.Last.Array)
}

func blame(out run.Outcome) (string, bool) {
	switch err := out.Err.(type) {
	case nil:
		return "runs", true
	case *engine.OutputError:
		return "output", true
	case *engine.MismatchError:
		at := "axis " + strconv.Itoa(err.Axis)
		if row := err.Conflict().Row; row >= 0 {
			at += ", row " + strconv.Itoa(row)
		}
		return at, true
	}
	return "", false
}

// cell returns the value with the asked indices.
func (a Ask) cell(value run.Value) (string, bool) {
	if !listed(value.Array) || len(a.Cell) != value.Array.Shape.Rank() {
		return "", false
	}
	n := value.Array.Nested()
	for _, i := range a.Cell {
		if i >= len(n.Items) {
			return "", false
		}
		n = n.Items[i]
	}
	return strings.TrimSuffix(n.String(), ".0"), true // as figures write it
}

// once keeps a text of which a question has one.
func (b *fence) once(kept *string, name, text string, offset int) {
	if *kept != "" {
		b.report(offset, "keep one of the two", "a second %s", name)
	}
	*kept = text
}

// fullWidth puts plain marks in an answer for those of a Chinese keyboard.
var fullWidth = strings.NewReplacer("（", "(", "）", ")", "，", ",")

// response reads "(4, 1): Look again …", "hint: …" or "why: …".
func (b *fence) response(p *Prediction, l line) {
	if strings.TrimSpace(l.text) == "" {
		return
	}
	answer, text, found := cutColon(l.text)
	answer, text = fullWidth.Replace(strings.TrimSpace(answer)), strings.TrimSpace(text)
	switch {
	case !found || text == "":
		b.report(l.offset, `write "(4, 1): what to say to it", or "hint: …", or "why: …"`, "the line is no response to an answer")
	case answer == "hint":
		b.once(&p.Hint, answer, text, l.offset)
	case answer == "why":
		b.once(&p.Why, answer, text, l.offset)
	case Same(answer, p.Answer):
		b.report(l.offset, "respond to wrong answers only", "%s is the right answer", answer)
	default:
		b.replies(p, answer, l.offset)
		p.Responses = append(p.Responses, Response{answer, text})
	}
}

// cutColon cuts text at its first colon, which may be a full-width one.
func cutColon(text string) (before, after string, found bool) {
	i := strings.IndexAny(text, ":：")
	if i < 0 {
		return text, "", false
	}
	_, width := utf8.DecodeRuneInString(text[i:])
	return text[:i], text[i+width:], true
}

package lessons

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// A Claim is what a comment "# -> …" says about the statement before it: a
// shape, values, or an error, "ValueError: could not be broadcast".
type Claim struct {
	Text string
	Line int // of the code, from 0

	offset int // in the file
	file   *file
	step   *Figure // that would draw what its line does; nil where arrays do not meet
}

// Problem returns a problem at the place of the claim.
func (c Claim) Problem(format string, args ...any) *Problem {
	return c.file.problem(c.offset, claimHint, format, args...)
}

const claimHint = "correct the claim, or the code it is about"

const arrow = "# ->"

// A program is the code of a fence, the claims cut off.
type program struct {
	*fence
	code   []line
	claims []Claim
}

func (b *fence) program(lines []line) *program {
	p := &program{fence: b}
	for i, l := range lines {
		code, want, found := strings.Cut(l.text, arrow)
		p.code = append(p.code, line{strings.TrimRight(code, " \t"), l.offset})
		if found {
			blanks := len(want) - len(strings.TrimLeft(want, " \t"))
			at := l.offset + len(code) + len(arrow) + blanks
			p.claims = append(p.claims, Claim{Text: strings.TrimSpace(want), Line: i, offset: at, file: b.file})
		}
	}
	b.nearClaims(lines)
	p.strict()
	return p
}

// text returns the code without claims and empty lines at the ends.
func (p *program) text() string { return strings.Trim(join(p.code), "\n") }

// check runs the program up to each claim and reports those that do not hold.
// A statement that is claimed to fail is left out of what runs after it. One that fails
// and is not claimed ends the program. It returns what each run gave.
func (p *program) check(library engine.Library) (runs []run.Outcome) {
	code := slices.Clone(p.code)
	for n, c := range p.claims {
		out := p.run(code[:c.Line+1], library)
		runs = append(runs, out)
		if step, ok := out.Latest(); ok && marked(join(code[:c.Line+1]), step.Span)[1] == c.Line+1 {
			p.claims[n].step = &Figure{Drawn: step, Outcome: out}
		}
		if out.Err != nil {
			if before := p.run(code[:statementStart(code, c.Line)], library); before.Err != nil {
				p.reportErr(before)
				return runs
			}
		}
		if programError(out.Err) != nil && !errorClaim.MatchString(c.Text) {
			p.reportErr(out)
		} else if got, ok := p.holds(c, out); !ok {
			p.report(c.offset, claimHint, "expected %s, got %s", c.Text, got)
		}
		if out.Err != nil {
			for i := statementStart(code, c.Line); i <= c.Line; i++ {
				code[i].text = ""
			}
		}
	}
	out := p.run(code, library)
	if out.Err != nil && (p.kind == "broadcast" || programError(out.Err) != nil) {
		p.reportErr(out)
	}
	return append(runs, out)
}

// run runs some lines of a program. Where the fence names a rule, the operation
// that it draws follows that rule.
func (p *program) run(code []line, library engine.Library) run.Outcome {
	out := run.Run(join(code), library)
	if show := p.options["show"].text; show == "" || out.Find(show) >= 0 {
		_, out = p.follow(out)
	}
	return out
}

// statementStart returns the line on which the statement that ends on line
// last begins: brackets that it closes are opened there.
func statementStart(code []line, last int) int {
	depth := 0
	for i := last; i >= 0; i-- {
		text := code[i].text
		depth += opened(text)
		if depth >= 0 && strings.TrimSpace(text) != "" {
			return i
		}
	}
	return 0
}

// opened returns how many more brackets a text opens than it closes.
func opened(text string) int {
	return strings.Count(text, "(") + strings.Count(text, "[") - strings.Count(text, ")") - strings.Count(text, "]")
}

// reportErr reports the error of an outcome at its place in the program, once.
func (p *program) reportErr(out run.Outcome) {
	hint := "mend the code"
	if message, _, _ := strings.Cut(inItsWords(out.Err, out.Library), "\n"); !strings.HasPrefix(message, ownWords) {
		hint = `claim it with "# -> ` + strings.TrimSpace(message) + `", or ` + hint
	}
	problem := p.problem(p.place(out.At), hint, "%s", sentence(out.Err))
	if !slices.ContainsFunc(*p.problems, func(other *Problem) bool { return *other == *problem }) {
		*p.problems = append(*p.problems, problem)
	}
}

// ownWords is what begins the text of an error in our words, which nobody claims.
const ownWords = "Error: "

// inItsWords words an error as the library does, the class that it raises first. What
// the library would not say is said in our words.
func inItsWords(err error, library engine.Library) string {
	if says := run.SaidOf(library, err); says.Class != "" {
		return says.String()
	} else if class, text := run.Raised(err); class != "" {
		return class + ": " + text
	}
	return ownWords + err.Error()
}

// sentence returns what an error says, without the place in the program that
// it may start with: a problem has a place of its own.
func sentence(err error) string {
	text := err.Error()
	if place, rest, found := strings.Cut(text, ": "); found && strings.HasPrefix(place, "line ") {
		return rest
	}
	return text
}

// place returns the offset in the file of a place in the program.
func (p *program) place(at expr.Place) int {
	n := at.Line() - 1
	if at.Source == "" || n >= len(p.code) {
		return p.offset
	}
	return p.code[n].offset + len(at.Source[:at.Span.Start]) - (1 + strings.LastIndexByte(at.Source[:at.Span.Start], '\n'))
}

var errorClaim = regexp.MustCompile(`^([A-Za-z][\w.]*(?:Error|Exception)):?\s*(.*)$`)

// holds reports whether the claim is true of what the program gave, and says
// what it gave in the claim's own terms.
func (p *program) holds(c Claim, out run.Outcome) (got string, ok bool) {
	if out.Err != nil {
		got = inItsWords(out.Err, out.Library)
		return got, c.Fails(got)
	}
	if errorClaim.MatchString(c.Text) {
		return given(out.Last, "(:"), false
	}
	got = given(out.Last, c.Text)
	return got, Same(c.Text, got)
}

// Fails reports whether the claim is that of the error message.
func (c Claim) Fails(message string) bool {
	want := errorClaim.FindStringSubmatch(c.Text)
	kind, text, _ := strings.Cut(message, ": ")
	return want != nil && want[1] == kind && strings.Contains(text, want[2])
}

// given prints a value in the terms of a claim: its shape when that is what
// the claim states, else the value.
func given(value run.Value, want string) string {
	if value.Array == nil {
		return python(value)
	}
	shape := value.Array.Shape
	switch {
	case strings.HasPrefix(want, "(") && shape.IsDense() && !strings.Contains(want, ":"):
		return engine.Dense(shape.Sizes()...).String()
	case strings.HasPrefix(want, "("), !shape.IsDense() && strings.Contains(want, "("):
		return shape.String()
	case !listed(value.Array):
		return shape.String() + " of unknown values"
	}
	return value.Array.Nested().String()
}

var numberOrRest = regexp.MustCompile(`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[^\s]`)

// Same reports whether two printed values are the same, whatever their
// blanks, and fractions equal to eight digits.
func Same(want, got string) bool {
	a, b := numberOrRest.FindAllString(want, -1), numberOrRest.FindAllString(got, -1)
	return slices.EqualFunc(a, b, func(a, b string) bool { return a == b || sameNumber(a, b) })
}

// sameNumber reports whether two numbers are equal: integers exactly, others
// to eight digits.
func sameNumber(a, b string) bool {
	x, errX := strconv.ParseFloat(a, 64)
	y, errY := strconv.ParseFloat(b, 64)
	exact := !strings.ContainsAny(a+b, ".e")
	return errX == nil && errY == nil && !exact && math.Abs(x-y) <= 1e-8*max(math.Abs(x), math.Abs(y))
}

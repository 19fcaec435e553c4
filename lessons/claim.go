package lessons

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// A claim is what a comment "# -> …" says about the statement before it.
type claim struct {
	want line
	last int // index of the line it stands on
}

const arrow = "# ->"

// A program is the code of a fence, the claims cut off.
type program struct {
	*fence
	code   []line
	claims []claim
}

func (b *fence) program(lines []line) *program {
	p := &program{fence: b}
	for i, l := range lines {
		code, want, found := strings.Cut(l.text, arrow)
		p.code = append(p.code, line{strings.TrimRight(code, " \t"), l.offset})
		if found {
			blanks := len(want) - len(strings.TrimLeft(want, " \t"))
			at := l.offset + len(code) + len(arrow) + blanks
			p.claims = append(p.claims, claim{line{strings.TrimSpace(want), at}, i})
		}
	}
	return p
}

// text returns the code without claims and empty lines at the ends.
func (p *program) text() string { return strings.Trim(join(p.code), "\n") }

// check runs the program up to each claim and reports those that do not hold.
// A statement that is claimed to fail is left out of what runs after it.
func (p *program) check(library engine.Library) {
	code := append([]line(nil), p.code...)
	for _, c := range p.claims {
		out := expr.Run(join(code[:c.last+1]), library)
		if got, ok := p.holds(c, out, library); !ok {
			p.report(c.want.offset, "correct the claim, or the code it is about", "expected %s, got %s", c.want.text, got)
		}
		if out.Err != nil {
			for i := statementStart(code, c.last); i <= c.last; i++ {
				code[i].text = ""
			}
		}
	}
	if out := expr.Run(join(code), library); out.Err != nil {
		p.reportErr(out.Err, library)
	}
}

// statementStart returns the line on which the statement that ends on line
// last begins: brackets that it closes are opened there.
func statementStart(code []line, last int) int {
	depth := 0
	for i := last; i >= 0; i-- {
		text := code[i].text
		depth += strings.Count(text, ")") + strings.Count(text, "]") - strings.Count(text, "(") - strings.Count(text, "[")
		if depth <= 0 && strings.TrimSpace(text) != "" {
			return i
		}
	}
	return 0
}

// reportErr reports an error of the program at its place in it.
func (p *program) reportErr(err error, library engine.Library) {
	p.report(p.place(err), `claim it with "# -> `+p.say(err, library)+`", or mend the code`, "%v", err)
}

// place returns the offset in the file of the place err names, or of the last line.
func (p *program) place(err error) int {
	var at interface {
		Line() int
		Column() int
	}
	if !errors.As(err, &at) || at.Line() > len(p.code) {
		last := slices.IndexFunc(p.code, func(l line) bool { return l.text != "" })
		for i, l := range p.code {
			if l.text != "" {
				last = i
			}
		}
		return p.code[max(last, 0)].offset
	}
	l := p.code[at.Line()-1]
	column := 0
	for i := range l.text {
		if column++; column == at.Column() {
			return l.offset + i
		}
	}
	return l.offset + len(l.text)
}

var errorClaim = regexp.MustCompile(`^([A-Z]\w*(?:Error|Exception)):?\s*(.*)$`)

// holds reports whether the claim is true of what the program gave, and says
// what it gave in the claim's own terms.
func (p *program) holds(c claim, out expr.Outcome, library engine.Library) (got string, ok bool) {
	want := errorClaim.FindStringSubmatch(c.want.text)
	switch {
	case out.Err == nil && want == nil:
		got = given(out.Last, c.want.text)
		return got, sameText(c.want.text, got)
	case out.Err == nil:
		return given(out.Last, "(:"), false
	}
	got = p.say(out.Err, library)
	kind, message, _ := strings.Cut(got, ": ")
	return got, want != nil && want[1] == kind && strings.Contains(message, want[2])
}

// given prints a value in the terms of a claim: its shape when that is what
// the claim states, else the value.
func given(value expr.Value, want string) string {
	if value.Array == nil {
		return python(value.Python, value.Tuple)
	}
	shape := value.Array.Shape
	switch {
	case strings.Contains(want, "None"):
		return static(shape)
	case strings.HasPrefix(want, "(") && shape.IsDense() && !strings.Contains(want, ":"):
		return python(ints(shape.Sizes()), true)
	case strings.HasPrefix(want, "("), !shape.IsDense() && strings.Contains(want, "("):
		return shape.String()
	case !value.Array.Values.Known():
		return shape.String() + " of unknown values"
	}
	return nested(*value.Array)
}

// static prints a shape as TensorFlow does, None where lengths vary.
func static(s engine.Shape) string {
	sizes := make([]any, s.Rank())
	for k, axis := range s.Axes {
		if !axis.Ragged() {
			sizes[k] = int64(axis.Size)
		}
	}
	return python(sizes, true)
}

var numberOrRest = regexp.MustCompile(`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[^\s]`)

// sameText reports whether two printed values are the same, whatever their
// blanks, and their numbers equal to eight digits.
func sameText(want, got string) bool {
	a, b := numberOrRest.FindAllString(want, -1), numberOrRest.FindAllString(got, -1)
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] == b[i] {
			continue
		}
		x, errX := strconv.ParseFloat(a[i], 64)
		y, errY := strconv.ParseFloat(b[i], 64)
		if errX != nil || errY != nil || abs(x-y) > 1e-8*max(abs(x), abs(y)) {
			return false
		}
	}
	return true
}

func abs(x float64) float64 { return max(x, -x) }

package words

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// A Story is a trace with the names that its operands have in the figure, the
// output's last if there is one. Its methods say what happens at each step.
type Story struct {
	Lang    Lang
	Trace   engine.Trace
	Folded  bool // the figure has no room for the brackets of every axis
	names   []string
	refused error              // by which the library refuses to compute what the shapes allow
	meant   bool               // the reader has confirmed what a check asks about
	most    int                // characters of a name that a sentence has room for; 0 for all
	lost    func() engine.Loss // computed once, and only if it is asked for
}

// StoryOf returns the story of a trace whose operands are called as in the
// code, or by a letter where the code has no name for them.
func StoryOf(l Lang, t engine.Trace) *Story {
	s := &Story{Lang: l, Trace: t, names: namesOf(t.Operands, t.Program), refused: t.Refusal(), lost: sync.OnceValue(t.Loss)}
	if t.Output != nil {
		s.names = append(s.names, placeName(l, *t.Output, s.names))
		if t.Output.Kind == engine.Augmented {
			s.names[0] = s.names[len(s.names)-1]
		}
	}
	return s
}

// Meant returns the story of an operation that the reader has confirmed: what
// looks unintended about it is asked no more.
func (s *Story) Meant() *Story {
	t := *s
	t.meant = true
	return &t
}

// checks returns the reasons to look twice at the operation.
func (s *Story) checks() []engine.Check {
	if s.meant {
		return nil
	}
	_, checks := engine.Judge(s.Trace)
	return checks
}

// Names returns what the operands are called, then the output if there is one.
func (s *Story) Names() []string { return s.names }

// longestText is how many characters of source may serve as a name: "x[:, 0]".
const longestText = 10

// longestPart is how many characters may serve as the name of a part of something
// that has one: "m.mean(axis=1)", "weights[:, :, None]". A button has as much room.
const longestPart = 19

// isPlain reports whether an operand without a name is short as it is written, and has no brackets.
func isPlain(o engine.Operand) bool {
	return o.Name == "" && o.Text != "" && len(o.Text) <= longestPart && !strings.ContainsAny(o.Text, "([")
}

// isPart reports whether a text is short, and reads a part off something with a name:
// outside of its brackets there are only names and dots. What a module makes is no part
// of it.
func isPart(text string) bool {
	end := strings.IndexAny(text, ".[")
	if end < 1 || len(text) > longestPart || engine.ModuleAt(text[:end]) != "" || text[:end] == "jax" || text[:end] == "math" {
		return false
	}
	depth := 0
	for _, r := range text {
		switch {
		case r == '[' || r == '(':
			depth++
		case r == ']' || r == ')':
			depth--
		case depth == 0 && r != '.' && r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r):
			return false
		}
	}
	return !unicode.IsDigit(rune(text[0])) && !strings.ContainsAny(text[:end], "([ ")
}

// namesOf returns the names that the code gives operands; a number, a shape, a part of
// something and a short expression, such as b * c, are called as they are written, and what has
// no name gets the letter of its place, or the next one that the program does not use, large or
// small.
func namesOf(operands []engine.Operand, program string) []string {
	names := make([]string, len(operands))
	taken := map[string]bool{}
	for n, operand := range operands {
		names[n] = operand.Name
		short := len(operand.Text) <= longestText
		number := operand.Shape.Rank() == 0 && short && !strings.Contains(operand.Text, "(")
		shape := short && strings.HasPrefix(operand.Text, "(") && !operand.Values.Known()
		if names[n] == "" && (number || shape || isPart(operand.Text) || isPlain(operand)) {
			names[n] = operand.Text
		}
		for _, word := range strings.FieldsFunc(names[n]+" "+operand.Text+" "+program, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			taken[strings.ToUpper(word)] = true
		}
	}
	for n := range names {
		for letter := n; names[n] == ""; letter++ {
			if name := Letter(letter); !taken[name] {
				names[n], taken[name] = name, true
			}
		}
	}
	return names
}

// Letter returns what operand n is called that has no name: A to Z, then A1 and so on.
func Letter(n int) string {
	const letters = 26
	name := string(rune('A' + n%letters))
	if n >= letters {
		name += Grouped(n / letters)
	}
	return name
}

// placeName returns what the place for the result is called: by its name, as
// it is written where that is short, as a part of what it is a part of, or by what it is.
func placeName(l Lang, out engine.Output, names []string) string {
	of, _, part := strings.Cut(out.Text, "[")
	switch {
	case out.Kind == engine.Target:
		return l.In("target", "目标")
	case out.Name != "":
		return out.Name
	case out.Text != "" && len(out.Text) <= longestText:
		return out.Text
	case part && of != "" && len(of)+len("[…]") <= longestText:
		return of + "[…]"
	case out.Kind == engine.Augmented:
		return names[0]
	}
	return l.In("output", "输出")
}

// Steps lists the steps; a trace that fails has all five too.
func (s *Story) Steps() []Stop { return []Stop{LineUp, Pad, Match, Stretch, Compute} }

// StopName returns what a step is called.
func (s *Story) StopName(stop Stop) string { return s.Lang.StopName(stop) }

// Last returns the index of the last step that is reached.
func (s *Story) Last() int {
	if s.Trace.GivesNothing() {
		return slices.Index(s.Steps(), Match)
	}
	return len(s.Steps()) - 1
}

// Empty reports whether there is nothing to do at a step.
func (s *Story) Empty(stop Stop) bool {
	switch stop {
	case LineUp:
		return !s.any(func(k int, m engine.Meeting) bool { return !m.Padded() && m.From != k })
	case Pad:
		return s.Trace.Rule == engine.XArray || len(s.gaining()) == 0
	case Match:
		return len(s.Trace.Columns) == 0 || s.single()
	case Stretch:
		return len(s.readAgain()) == 0
	case Compute:
		n, ok := s.cells()
		return ok && n == 0 || s.into(engine.Target)
	}
	return false
}

// any reports whether something holds of a participant on an axis of the result.
func (s *Story) any(holds func(k int, m engine.Meeting) bool) bool {
	for k, column := range s.Trace.Columns {
		for _, m := range column.Meetings {
			if holds(k, m) {
				return true
			}
		}
	}
	return false
}

// readAgain returns the operands that are stretched along an axis.
func (s *Story) readAgain() []int {
	var list []int
	for n := range s.Trace.Operands {
		if slices.ContainsFunc(s.Trace.Columns, func(c engine.Column) bool { return c.Meetings[n].Stretched }) {
			list = append(list, n)
		}
	}
	return list
}

// cells returns how many values the result has; ok is false where that is not
// known or more than 64 bits can count.
func (s *Story) cells() (n int, ok bool) {
	if s.Trace.Failed() {
		return 0, false
	}
	n, err := s.Trace.Result().Count()
	return n, err == nil
}

// stored returns how many values the operands hold together; views of one array hold no more
// than that has.
func (s *Story) stored() int {
	n, held := 0, map[*engine.Array]int{}
	for _, operand := range s.Trace.Operands {
		count, _ := operand.Shape.Count()
		if owner := operand.Owner; owner != nil {
			all, _ := owner.Shape.Count()
			count = min(count, all-held[owner])
			held[owner] += count
		}
		n += count
	}
	return n
}

// left reports whether the rule lines up left edges.
func (s *Story) left() bool { return s.Trace.Rule.FromLeft(s.Trace.Operands) }

// added returns the axes of the result that operand n lacks.
func (s *Story) added(n int) []int {
	var axes []int
	for k, column := range s.Trace.Columns {
		if column.Meetings[n].Padded() {
			axes = append(axes, k)
		}
	}
	return axes
}

// A Line is what a figure says at one stop: a title and a sentence or two.
type Line struct{ Title, Text string }

func outputName(s *Story) string { return s.names[len(s.names)-1] }

// ResultName returns what the result is called: "A + B", "maximum(A, B)",
// "a += b".
func (s *Story) ResultName() string {
	names := s.names[:len(s.Trace.Operands)]
	if out := s.Trace.Output; out != nil {
		switch out.Kind {
		case engine.Augmented:
			return strings.Join(names, " "+s.Trace.Op.Symbol()+"= ")
		case engine.Assigned, engine.Out:
			return outputName(s)
		}
	}
	if symbol := " " + s.Trace.Op.Symbol() + " "; symbol != "  " {
		program, err := expr.Parse("(" + strings.Join(names, ")"+symbol+"(") + ")") // of which only the brackets stay that it needs
		if err != nil {
			return strings.Join(names, symbol)
		}
		return expr.Format(program.Statements[0].Value)
	}
	function := s.Trace.OpName()
	if s.Trace.Op == engine.Identity {
		if function = s.Trace.Call; !s.Trace.Part || function == "" || s.Trace.Locates() {
			return s.Lang.In("result", "结果")
		}
	}
	return function + "(" + strings.Join(names, ", ") + ")"
}

// axisTitle returns the name of axis k of the result, or its number.
func axisTitle(s *Story, k int) string {
	if name := s.Trace.Columns[k].Axis.Name; name != "" {
		return s.Lang.In("axis "+name, snug("%s轴", name))
	}
	return s.Lang.Axis(k)
}

// Axis returns "axis 2" or "轴 2".
func (l Lang) Axis(k int) string { return called("", k, 0).of(l) }

// Question returns the change and what it is done to: "expand_dims: A (3,)".
func (s *ChangeStory) Question() string {
	parts := []string{s.names[0] + " " + ShapeText(s.Change.From.Shape)}
	for i, o := range s.Change.With {
		parts = append(parts, s.names[i+1]+" "+ShapeText(o.Shape))
	}
	arrays := strings.Join(parts, s.Lang.In(", ", "、"))
	if s.Change.Name == "index" {
		return s.names[0] + "[…]" + s.Lang.In(": ", "：") + arrays
	}
	return s.Change.Name + s.Lang.In(": ", "：") + arrays
}

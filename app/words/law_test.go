package words_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"shapecast/app/words"
	"shapecast/engine"
)

// room is how much room a text takes, in characters; a Chinese one takes that
// of two.
func room(text string) int {
	n := 0
	for _, r := range text {
		if n++; unicode.Is(unicode.Han, r) || r >= 0x3000 {
			n++
		}
	}
	return n
}

// alone finds a size in a verdict that is not called one.
var alone = regexp.MustCompile(`against \d|: \d|对\d`)

// randomOperands returns operands of up to eight axes that often fit together;
// every fourth time their names are long.
func randomOperands(r *rand.Rand) []engine.Operand {
	sizes := []int{0, 1, 1, 1, 2, 3, 3, 4, 4, 100, 12345}
	common := make([]int, r.IntN(9))
	for k := range common {
		common[k] = sizes[r.IntN(len(sizes))]
	}
	names := []string{"", "", "a", "bonus", "y_true", "calibration_constants_of_every_sensor_by_year", "成绩"}
	operands := make([]engine.Operand, 2+r.IntN(4))
	for n := range operands {
		own := slices.Clone(common[r.IntN(len(common)+1):])
		for k := range own {
			switch {
			case r.IntN(3) == 0:
				own[k] = 1
			case r.IntN(12) == 0:
				own[k] = sizes[r.IntN(len(sizes))]
			}
		}
		operands[n] = engine.Operand{Name: names[r.IntN(len(names))], Text: "x", Array: engine.Array{Shape: engine.Dense(own...)}}
	}
	return operands
}

// randomTrace returns an operation of any kind on random operands.
func randomTrace(t *testing.T, r *rand.Rand) engine.Trace {
	operands := randomOperands(r)
	op := opFor(r, len(operands))
	switch r.IntN(6) {
	case 0:
		out := operands[0]
		return engine.ExplainInto(engine.NumPy, engine.Add, &engine.Output{Kind: engine.Augmented, Operand: out}, operands...)
	case 1:
		return engine.ExplainInto(engine.NumPy, op, &engine.Output{Kind: engine.Out, Operand: randomOperands(r)[0]}, operands...)
	case 2:
		kind := []engine.OutputKind{engine.Target, engine.Assigned}[r.IntN(2)]
		return engine.ExplainInto(engine.NumPy, engine.Identity, &engine.Output{Kind: kind, Operand: operands[1]}, operands[0])
	case 3:
		for n := range operands {
			nameAxes(r, operands[n].Shape.Axes)
		}
		operands[0].Dropped = uint8(r.IntN(2) * min(operands[0].Shape.Rank(), 1))
		return engine.Explain(engine.XArray, op, operands...)
	case 4:
		operands[0].Shape = randomRows(t, r)
		rule := []engine.Rule{engine.NumPy, engine.Awkward, engine.TorchNested}[r.IntN(3)]
		if len(operands) > 1 && r.IntN(2) == 0 {
			operands[1].Shape = randomRows(t, r)
		}
		return engine.Explain(rule, op, operands...)
	}
	return engine.Explain([]engine.Rule{engine.NumPy, engine.NumPy, engine.Julia, engine.J}[r.IntN(4)], op, operands...)
}

// opFor returns an operation that takes so many operands.
func opFor(r *rand.Rand, n int) engine.Op {
	op := engine.Op(r.IntN(engine.OpCount))
	if op.Arity() != n {
		return engine.Add
	}
	return op
}

// nameAxes gives axes names from the last one on, some of them long.
func nameAxes(r *rand.Rand, axes []engine.Axis) {
	names := []string{"city", "time", "student", "studnet", "temperature_of_the_sea_surface", "班级", "x", "y"}
	for k := range axes {
		axes[len(axes)-1-k].Name = names[(k+r.IntN(2)*k)%len(names)]
	}
}

// randomRows returns a ragged shape of two or three axes.
func randomRows(t *testing.T, r *rand.Rand) engine.Shape {
	rows := 1 + r.IntN(4)
	axes := []engine.Axis{{Size: rows}, {Lengths: make([]int, rows)}}
	inner := 0
	for i := range rows {
		axes[1].Lengths[i] = r.IntN(4)
		inner += axes[1].Lengths[i]
	}
	if r.IntN(2) == 0 {
		axes = append(axes, engine.Axis{Lengths: make([]int, inner)})
		for i := range inner {
			axes[2].Lengths[i] = r.IntN(3)
		}
	}
	rank := len(axes) - 1
	s, err := engine.FromLengths(axes, &rank)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestSayLaws says every step of random operations, and each reason to look twice: there is
// always a verdict and a clause, nothing is longer than its room, no size is left alone.
func TestSayLaws(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	r := rand.New(rand.NewPCG(7, 15))
	kinds, reasons := map[words.Kind]int{}, map[engine.Reason]bool{}
	for range 2000 {
		trace := randomTrace(t, r)
		for _, l := range words.Langs {
			story := words.StoryOf(l, trace)
			if steps := story.Steps(); len(steps) != 5 || story.Last() < 2 {
				t.Fatalf("%v has the steps %v, the last is %d", trace.Operands, steps, story.Last())
			}
			for _, stop := range story.Steps() {
				said := story.Say(stop)
				kinds[said.Kind]++
				if fault := faultOf(l, said); fault != "" {
					t.Fatalf("%s, %s: %s: %+v", shapesOf(trace), l.StopName(stop), fault, said)
				}
			}
			_, checks := engine.Judge(trace)
			for _, c := range checks {
				reasons[c.Reason] = true
				if said := story.Check(c); sound(l, clean(said.Title)) != "" || sound(l, clean(said.Text)) != "" {
					t.Fatalf("%s: %+v is not sound", shapesOf(trace), said)
				}
			}
			for _, fault := range speechFaults(l, story) {
				t.Fatalf("%s: %s", shapesOf(trace), fault)
			}
		}
	}
	if len(reasons) != int(engine.LabelsDropped)+1 {
		t.Errorf("%d reasons to look twice were said, want %d", len(reasons), engine.LabelsDropped+1)
	}
	for kind := words.Asking; kind <= words.Checking; kind++ {
		if kinds[kind] < 100 {
			t.Errorf("kind %d was said %d times only", kind, kinds[kind])
		}
	}
}

func shapesOf(t engine.Trace) string {
	text := fmt.Sprint(t.Rule, " ", t.Op)
	for _, o := range t.Operands {
		text += " " + o.Name + o.Shape.String()
	}
	if t.Output != nil {
		text += fmt.Sprint(" into ", t.Output.Kind, t.Output.Shape)
	}
	return text
}

// clean takes the Chinese names of operands and axes out of a text.
var clean = strings.NewReplacer("成绩", "scores", "班级", "class").Replace

// faultOf returns what is wrong with what is said at a step, or "".
func faultOf(l words.Lang, said words.Say) string {
	for _, text := range []string{said.Verdict, said.ShortVerdict, said.Lead} {
		if fault := sound(l, clean(text)); fault != "" {
			return fmt.Sprintf("%q is %s", text, fault)
		}
	}
	for _, text := range []string{said.Small, said.Rest} {
		if fault := sound(l, clean(text)); text != "" && fault != "" {
			return fmt.Sprintf("%q is %s", text, fault)
		}
	}
	switch all := said.Verdict + said.ShortVerdict + said.Small + said.Lead + said.Rest; {
	case room(said.Verdict) > 44:
		return "the verdict is too long"
	case room(said.ShortVerdict) > 28:
		return "the short verdict is too long"
	case room(said.Small) > 60:
		return "the small line is too long"
	case room(said.Lead+" "+said.Rest) > 130:
		return "what is said is too long"
	case strings.Contains(all, "-1"):
		return "an axis is -1"
	case alone.MatchString(said.Verdict):
		return "a size is left alone"
	}
	return ""
}

// speechFaults returns what is wrong with what is spoken of chips, figure and
// repairs.
func speechFaults(l words.Lang, s *words.Story) []string {
	texts := []string{s.Spoken(), s.Confirm(), s.ResultRow()}
	for k := range s.Trace.Columns {
		for n := -1; n < len(s.Names()); n++ {
			texts = append(texts, s.ChipName(n, k), s.ChipValue(n, k, words.LineUp), s.ChipValue(n, k, words.Compute))
		}
	}
	repairs := offered(s)
	fixes := s.Fixes(repairs[:min(len(repairs), 2)]) // as many as the page shows
	if len(fixes) == 2 && fixes[0].Short+fixes[0].Code == fixes[1].Short+fixes[1].Code {
		return []string{fixes[0].Short + " stands on two buttons"}
	}
	for _, repair := range repairs {
		fix := s.Fix(repair.Repair)
		texts = append(texts, fix.Means, fix.Short)
		if room(fix.Short) > 24 {
			return []string{fix.Short + " is too long for a phone"}
		}
	}
	for _, text := range texts {
		if strings.TrimSpace(text) == "" || strings.Contains(text, "%!") || strings.Contains(text, "-1") {
			return []string{fmt.Sprintf("%q is no text", text)}
		}
	}
	return nil
}

// randomChange returns a change of any kind of a random array; ok is false
// where the engine refuses it.
func randomChange(r *rand.Rand) (c engine.Change, ok bool) {
	from := randomOperands(r)[0]
	rank := from.Shape.Rank()
	var err error
	switch at := r.IntN(rank + 1); r.IntN(8) {
	case 0, 1:
		fold := engine.Reduction{Fold: engine.Fold(r.IntN(int(engine.LowerMedian) + 1)), KeepDims: r.IntN(2) == 0}
		if at < rank {
			fold.Axes = []int{at}
		}
		c, _, err = engine.Reduce(from, fold)
	case 2:
		c, err = engine.ExpandDims(from, at)
	case 3:
		c, err = engine.Transpose(from)
	case 4:
		c, err = engine.Reshape(from, 1, -1)
	case 5:
		c, err = engine.Concatenate(0, from, from, from)
	case 6:
		c, err = engine.Stack(at, from, from)
	case 7:
		c, err = engine.Index(from, engine.Subscript{Kind: engine.NewAxis}, engine.Subscript{Kind: engine.Ellipsis})
	}
	return c, err == nil
}

// TestChangeLaws says every step of random changes. The first one shows the sizes of the
// result: to ask for them there would be to ask for what stands above the question.
func TestChangeLaws(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	said := 0
	for range 3000 {
		c, ok := randomChange(r)
		if !ok {
			continue
		}
		said++
		for _, l := range words.Langs {
			story := words.ChangeStoryOf(l, c)
			if n := len(story.Steps()); story.Last() != n-1 || (n == 3) != (len(c.Reduced) > 0) {
				t.Fatalf("%s has %d steps, the last is %d", c.Name, n, story.Last())
			}
			for _, stop := range story.Steps() {
				if fault := faultOf(l, story.Say(stop)); fault != "" || story.Say(stop).Kind != words.Running {
					t.Fatalf("%s of %s, %s: %s: %+v", c.Name, c.From.Shape, l.StopName(stop), fault, story.Say(stop))
				}
			}
		}
	}
	if said < 1000 {
		t.Errorf("only %d changes were said", said)
	}
}

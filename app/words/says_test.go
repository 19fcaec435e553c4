package words_test

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/run"
)

var update = flag.Bool("update", false, "write what is said to testdata/says.txt")

// A teller is a story of either kind.
type teller interface {
	Steps() []words.Stop
	Last() int
	Empty(words.Stop) bool
	Say(words.Stop) words.Say
	StopName(words.Stop) string
}

// storyOfProgram returns the story of the step of a program that a figure draws.
func storyOfProgram(t *testing.T, l words.Lang, library, source string) teller {
	t.Helper()
	if library == "rule" {
		return words.StoryOf(l, otherTraces(t)[source])
	}
	out := run.Run(strings.ReplaceAll(source, "; ", "\n"), engine.Library(library))
	step, ok := out.Focus()
	switch {
	case !ok:
		t.Fatalf("%s draws nothing: %v", source, out.Err)
	case step.Change != nil:
		return words.ChangeStoryOf(l, *step.Change)
	}
	return words.StoryOf(l, *step.Trace)
}

// otherTraces returns operations that no program of ours makes: by the rules of
// other systems, and on shapes that no array has.
func otherTraces(t *testing.T) map[string]engine.Trace {
	rows := func(axes ...engine.Axis) engine.Operand {
		rank := len(axes) - 1
		s, err := engine.FromLengths(axes, &rank)
		if err != nil {
			t.Fatal(err)
		}
		return engine.Operand{Array: engine.Array{Shape: s}}
	}
	two := rows(engine.Axis{Size: 2}, engine.Axis{Lengths: []int{2, 1}})
	twin := rows(engine.Axis{Size: 2}, engine.Axis{Lengths: []int{2, 1}})
	twice := engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: []engine.Axis{{Name: "x", Size: 2}, {Name: "x", Size: 2}}}}}
	vector, table := dense([]int{2}), dense([]int{2, 3})
	return map[string]engine.Trace{
		"an array alone":             engine.Explain(engine.NumPy, engine.Identity, table),
		"Julia runs":                 engine.Explain(engine.Julia, engine.Add, vector, table),
		"Julia fails":                engine.Explain(engine.Julia, engine.Add, dense([]int{3}), table),
		"J runs":                     engine.Explain(engine.J, engine.Add, vector, table),
		"J fails":                    engine.Explain(engine.J, engine.Add, dense([]int{1}), table),
		"Awkward Array":              engine.Explain(engine.Awkward, engine.Add, two, vector),
		"PyTorch nested":             engine.Explain(engine.TorchNested, engine.Add, two, twin),
		"a size below 0":             engine.Explain(engine.NumPy, engine.Add, dense([]int{-1}), table),
		"one name twice":             engine.Explain(engine.XArray, engine.Add, twice, twice),
		"too many axes":              engine.Explain(engine.NumPy, engine.Add, dense(make([]int, 70)), vector),
		"too large to be worked out": engine.Explain(engine.NumPy, engine.Add, dense([]int{5_000_000, 1, 1}), rows(engine.Axis{Size: 1}, engine.Axis{Lengths: []int{2}}, engine.Axis{Lengths: []int{2, 3}})),
	}
}

// write writes a story as a table: the question or the verdict where it
// changes, and each step with what it says; "-" marks an empty one.
func write(b *bytes.Buffer, l words.Lang, s teller) {
	verdict := ""
	for i, stop := range s.Steps() {
		said := s.Say(stop)
		if i > s.Last() {
			return
		}
		if line := strings.Join([]string{said.Verdict, said.ShortVerdict, said.Small}, " | "); line != verdict {
			verdict = line
			fmt.Fprintf(b, "  %s %s\n", [...]string{"?", "=", "x", "!"}[said.Kind], line)
		}
		empty := " "
		if s.Empty(stop) {
			empty = "-"
		}
		fmt.Fprintf(b, "  %s %s: %s%s%s\n", empty, s.StopName(stop), said.Lead, l.In(" ", ""), said.Rest)
	}
}

// TestSays compares what is said of every kind of figure, in both languages,
// with a text that is read by people.
func TestSays(t *testing.T) {
	const file = "testdata/says.txt"
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var got bytes.Buffer
	for block := range strings.SplitSeq(string(want), "\n\n") {
		head, _, _ := strings.Cut(strings.TrimSpace(block), "\n")
		library, source, found := strings.Cut(head, ": ")
		if !found {
			t.Fatalf("%q names no library", head)
		}
		fmt.Fprintln(&got, head)
		for _, l := range words.Langs {
			write(&got, l, storyOfProgram(t, l, library, source))
		}
		got.WriteString("\n")
	}
	text := append(bytes.TrimSpace(got.Bytes()), '\n')
	if *update {
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	lines := strings.Split(string(want), "\n")
	for i, line := range strings.Split(string(text), "\n") {
		if old := cmp.Or(append(lines, "")[min(i, len(lines))], ""); old != line {
			t.Fatalf("line %d is %q, want %q", i+1, line, old)
		}
	}
}

// TestAFaultLeavesRoomForItsRepairs checks that what is said of a fault takes two lines
// on a phone, where the buttons of the repairs are below it.
func TestAFaultLeavesRoomForItsRepairs(t *testing.T) {
	const line = 46 // characters; a Chinese one takes the room of two
	for _, program := range []string{
		"np.ones((4, 32, 14, 14)) + np.ones((2, 32, 14, 14))",
		"np.ones((4, 3)) + np.ones(4)",
		"np.ones(4) + np.ones(3)",
		"x = np.ones((100, 3)); x - x.mean(axis=1)",
		"a = np.zeros((3, 1)); a += np.arange(4)",
	} {
		for _, l := range words.Langs {
			said := storyOfProgram(t, l, "numpy", program).Say(words.Match)
			if n := room(said.Lead + said.Rest); n > 2*line {
				t.Errorf("%s, in %s: %d characters: %s %s", program, l, n, said.Lead, said.Rest)
			}
		}
	}
}

// TestHowPairsMeet holds that rows are said to meet only where a row meets a row, and cells only
// where nothing repeats.
func TestHowPairsMeet(t *testing.T) {
	for program, want := range map[string]string{
		"ones(3, 4) + ones(3, 4)":               "Cell by cell the pairs are added.",
		"ones(3, 4) + ones(4)":                  "Row by row the pairs are added.",
		"ones(3, 4) + ones(3, 1)":               "They are added.",
		"ones(2, 3, 4) + ones(3, 4)":            "They are added.",
		"ones(2, 16, 5, 5) + ones(2, 16, 1, 1)": "They are added.",
		"import xarray as xr; import numpy as np; xr.DataArray(np.ones((3, 4)), dims=('time', 'lat')) + xr.DataArray(np.ones(3), dims='time')": "They are added.",
		"ones(3) ** arange(2)[:, None]": "They are taken as base and exponent.",
	} {
		if got := fmt.Sprint(storyOfTrace(t, words.English, program).Say(words.Compute)); !strings.Contains(got, want) {
			t.Errorf("%s: got %s, want %q", program, got, want)
		}
	}
}

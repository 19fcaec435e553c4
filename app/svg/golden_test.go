package svg_test

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/run"
)

var update = flag.Bool("update", false, "write what is drawn into the golden files")

// A golden is a file of testdata: a program, its trace and its figure.
type golden struct {
	path    string
	archive *txtar.Archive
	source  string
}

// goldens reads all golden files, in the order of their names.
func goldens(t testing.TB) []golden {
	paths, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	list := make([]golden, len(paths))
	for i, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		archive := txtar.Parse(data)
		list[i] = golden{path, archive, strings.TrimSpace(part(archive, "source"))}
	}
	return list
}

// part returns one of the files in an archive, "" when it is not there.
func part(a *txtar.Archive, name string) string {
	for _, f := range a.Files {
		if f.Name == name {
			return string(f.Data)
		}
	}
	return ""
}

// step runs the program of a golden file and returns the operation to draw.
func (g golden) step(t testing.TB) run.Step {
	out := run.Run(g.source, "")
	step, ok := out.Focus()
	if !ok {
		t.Fatalf("%s: no operation to draw: %v", g.path, out.Err)
	}
	return step
}

// scene lays out the figure of a golden file.
func (g golden) scene(t testing.TB, o scene.Options) scene.Scene {
	step := g.step(t)
	return scene.Build(step.Trace, step.Change, o)
}

// TestGoldens compares every figure with the one that was looked at. Run with
// -update to write them anew, and look at the difference.
func TestGoldens(t *testing.T) {
	for _, g := range goldens(t) {
		t.Run(strings.TrimSuffix(filepath.Base(g.path), ".txtar"), func(t *testing.T) {
			drawn := storyText(g.scene(t, scene.Options{Width: 1096, Lang: words.English}))
			a := &txtar.Archive{Comment: g.archive.Comment, Files: []txtar.File{{Name: "source", Data: []byte(g.source + "\n")}}}
			a.Files = append(a.Files, txtar.File{Name: "trace", Data: []byte(traceText(g.step(t)))},
				txtar.File{Name: "story", Data: []byte(drawn)})
			got := txtar.Format(a)
			if *update {
				if err := os.WriteFile(g.path, got, 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, _ := os.ReadFile(g.path)
			if string(got) != string(want) {
				t.Errorf("%s is drawn differently; look at it, then run the test with -update", g.source)
			}
		})
	}
}

// storyText returns what a reader sees at each step: what is said, the texts
// that are drawn from the left top corner on, and how many shapes of each role.
func storyText(s scene.Scene) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %v x %v, %.1f s\n", s.Title, s.W, s.H, s.Dur)
	for _, m := range s.Marks {
		if m.Struck {
			fmt.Fprintf(&b, "%s: struck\n", m.Name)
			continue
		}
		fmt.Fprintf(&b, "%s: %.1f to %.1f s, empty %v\n\t%s | %s\n\t%s %s\n", m.Name, m.Start, m.At, m.Empty, m.Say.Verdict, m.Say.Small, m.Say.Lead, m.Say.Rest)
		var texts []scene.Item
		shapes := map[scene.Role]int{}
		s.Each(m.At, func(item scene.Item) {
			if item.Kind == scene.Text {
				texts = append(texts, item)
			} else if item.Kind == scene.Rect {
				shapes[item.Role]++
			}
		})
		slices.SortStableFunc(texts, func(a, b scene.Item) int { return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X)) })
		y := 0.0
		for _, item := range texts {
			if item.Y-y > 6 {
				b.WriteString("\n\t")
				y = item.Y
			}
			b.WriteString(" " + item.Text)
		}
		b.WriteString("\n\t")
		for _, role := range slices.Sorted(maps.Keys(shapes)) {
			fmt.Fprintf(&b, " role %d: %d", role, shapes[role])
		}
		b.WriteString("\n")
	}
	return b.String()
}

// traceText returns what happened, an axis a line.
func traceText(s run.Step) string {
	var b strings.Builder
	if c := s.Change; c != nil && c.Failed() {
		return fmt.Sprintf("%s: %s and %s fail\n", c.Name, c.From.Shape, c.With[0].Shape)
	} else if c != nil {
		fmt.Fprintf(&b, "%s: %s -> %s, axes %v, reduced %v, copied %v\n", c.Name, c.From.Shape, c.To.Shape, c.Axes, c.Reduced, c.Copied)
		return b.String()
	}
	for k, column := range s.Trace.Columns {
		fmt.Fprintf(&b, "axis %d:", k)
		for _, m := range column.Meetings {
			b.WriteString(" " + meetingText(m))
		}
		switch {
		case column.Conflict != nil:
			fmt.Fprintf(&b, " -> conflict %v in row %d\n", column.Conflict.Sizes, column.Conflict.Row)
		case !column.Reached:
			b.WriteString(" -> not reached\n")
		default:
			fmt.Fprintf(&b, " -> %s\n", column.Axis)
		}
	}
	if err := s.Trace.Err(); err != nil {
		fmt.Fprintln(&b, err)
	}
	return b.String()
}

// meetingText returns the size, after a plus where it was added, and before a
// star where it repeats.
func meetingText(m engine.Meeting) string {
	text := m.Axis.String()
	if m.Padded() {
		text = "+" + text
	}
	if m.Stretched {
		text += "*"
	}
	return text
}

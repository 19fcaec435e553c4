package svg_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"shapecast/engine"
)

// TestGoldensCoverTheCourse checks that the golden figures show every row of the
// course's examples, d01 to d27 by their file names, every rank to 8 and every kind of outcome.
func TestGoldensCoverTheCourse(t *testing.T) {
	list := goldens(t)
	seen := map[string]bool{}
	for _, g := range list {
		row, _, _ := strings.Cut(filepath.Base(g.path), "-")
		seen[row] = true
		if step := g.step(t); step.Trace != nil {
			for _, fact := range facts(*step.Trace) {
				seen[fact] = true
			}
		}
	}
	if len(list) < 60 {
		t.Errorf("%d golden figures, want at least 60", len(list))
	}
	var want []string
	for n := 1; n <= 27; n++ {
		want = append(want, fmt.Sprintf("d%02d", n))
	}
	for rank := range 9 {
		want = append(want, fmt.Sprint("rank ", rank))
	}
	want = append(want, "size 0", "2 operands", "3 operands", "4 operands", "ragged", "output",
		engine.Runs.String(), engine.Fails.String(), engine.RunsCheck.String())
	for _, fact := range want {
		if !seen[fact] {
			t.Errorf("no golden figure shows %s", fact)
		}
	}
}

// facts returns what a trace is an example of.
func facts(t engine.Trace) []string {
	verdict, _ := engine.Judge(t)
	list := []string{verdict.String(), fmt.Sprint("rank ", len(t.Columns)), fmt.Sprint(len(t.Operands), " operands")}
	if t.Output != nil {
		list = append(list, "output")
	}
	for _, column := range t.Columns {
		if column.Axis.Ragged() {
			list = append(list, "ragged")
		} else if column.Reached && column.Conflict == nil && column.Axis.Size == 0 {
			list = append(list, "size 0")
		}
	}
	return list
}

//go:build !js

// The rows are run once, natively: in WebAssembly they take a minute.

package truth_test

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
	"shapecast/engine/run"
)

var only = flag.String("sets", "", "count only the sets whose name has `PART`")

var report = flag.String("report", "", "write the wrong answers of the seen sets, by cause, to `FILE`")

// A bound is the largest share of a set, in percent, that may be wrong, and
// that may be wrong or refused. Bounds lie just above what the last change
// reached; one that is far above is lowered with the change that allows it.
type bound struct{ wrong, apart float64 }

var bounds = map[string]bound{
	"jax-again-unseen":      {1.7, 9.1},
	"jax-asked-seen":        {0.1, 4},
	"jax-changed-seen":      {0.1, 7.3},
	"jax-changed-unseen":    {2.2, 9.6},
	"jax-course-seen":       {0.1, 0.7},
	"jax-forum-seen":        {0.1, 0.1},
	"jax-pasted-seen":       {0.1, 0.1},
	"jax-people-seen":       {0.1, 1.3},
	"jax-people-unseen":     {0.1, 3.6},
	"jax-posed-seen":        {0.1, 2.4},
	"jax-posed-unseen":      {0.1, 3.9},
	"jax-random-seen":       {0.1, 0.3},
	"jax-random-unseen":     {0.2, 0.5},
	"jax-taught-seen":       {0.1, 0.6},
	"jax-written-seen":      {0.1, 0.8},
	"numpy-again-unseen":    {0.4, 8.1},
	"numpy-asked-seen":      {0.1, 3.5},
	"numpy-changed-seen":    {0.4, 9.9},
	"numpy-changed-unseen":  {1.1, 12.4},
	"numpy-course-seen":     {0.1, 1.3},
	"numpy-forum-seen":      {0.1, 0.1},
	"numpy-pasted-seen":     {0.1, 0.9},
	"numpy-people-seen":     {0.1, 0.8},
	"numpy-people-unseen":   {0.3, 2.1},
	"numpy-posed-seen":      {0.1, 3.8},
	"numpy-posed-unseen":    {0.1, 1.4},
	"numpy-random-seen":     {0.1, 0.2},
	"numpy-random-unseen":   {0.1, 0.2},
	"numpy-traps-seen":      {0.1, 2.6},
	"numpy-traps-unseen":    {0.1, 3.6},
	"numpy-written-seen":    {0.1, 1.8},
	"tf-again-unseen":       {2.1, 15.1},
	"tf-asked-seen":         {0.1, 7.4},
	"tf-blind-seen":         {0.7, 2.7},
	"tf-changed-seen":       {0.1, 11},
	"tf-changed-unseen":     {1.4, 17},
	"tf-course-seen":        {0.1, 1.5},
	"tf-forum-seen":         {0.1, 0.1},
	"tf-mistakes-seen":      {0.1, 8.9},
	"tf-pasted-seen":        {0.1, 2.6},
	"tf-people-seen":        {0.1, 1.5},
	"tf-people-unseen":      {0.5, 2.7},
	"tf-posed-seen":         {0.1, 3.9},
	"tf-posed-unseen":       {0.1, 5.7},
	"tf-ragged-seen":        {0.1, 5},
	"tf-ragged-unseen":      {0.1, 4},
	"tf-written-seen":       {0.1, 1},
	"torch-again-unseen":    {0.7, 6.1},
	"torch-asked-seen":      {0.1, 2.7},
	"torch-changed-seen":    {0.4, 7},
	"torch-changed-unseen":  {0.4, 6.8},
	"torch-course-seen":     {0.1, 0.1},
	"torch-forum-seen":      {0.1, 0.6},
	"torch-pasted-seen":     {0.1, 0.1},
	"torch-people-seen":     {0.1, 1},
	"torch-people-unseen":   {0.3, 2.9},
	"torch-posed-seen":      {0.1, 1.2},
	"torch-posed-unseen":    {0.1, 2.5},
	"torch-random-seen":     {0.1, 0.3},
	"torch-random-unseen":   {0.1, 0.2},
	"torch-traps-seen":      {0.1, 2.6},
	"torch-traps-unseen":    {0.3, 2.3},
	"torch-written-seen":    {0.1, 1.5},
	"xarray-again-unseen":   {1.7, 12.1},
	"xarray-asked-seen":     {0.1, 4.4},
	"xarray-changed-seen":   {0.1, 7.9},
	"xarray-changed-unseen": {2.1, 11.8},
	"xarray-course-seen":    {0.1, 0.6},
	"xarray-forum-seen":     {0.1, 0.1},
	"xarray-pasted-seen":    {0.1, 1.2},
	"xarray-people-seen":    {0.1, 1},
	"xarray-people-unseen":  {0.1, 5.1},
	"xarray-posed-seen":     {0.1, 2},
	"xarray-posed-unseen":   {0.1, 0.1},
	"xarray-random-seen":    {0.1, 0.3},
	"xarray-random-unseen":  {0.1, 0.2},
	"xarray-taught-seen":    {0.1, 0.8},
	"xarray-written-seen":   {0.1, 1.4},
}

func TestDocumentsNameTheVersions(t *testing.T) {
	for _, file := range []string{"../../README.md", "../../README.zh.md", "requirements.txt"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range engine.Libraries {
			if v := library.Version(l); v == "" || !strings.Contains(string(text), v) {
				t.Errorf("%s does not name version %q of %s", file, v, l)
			}
		}
	}
}

// A tally is how the programs of a set fared.
type tally struct {
	set            string
	rows, refused  int
	wrong          map[string]int // by what is wrong
	causes         map[string][]string
	refusedBecause map[string][]string
}

// TestTruth runs every row, and prints a line a set.
func TestTruth(t *testing.T) {
	files, err := filepath.Glob("rows/*.jsonl.gz")
	if err != nil || len(files) == 0 {
		t.Fatal("no rows", err)
	}
	var all []tally
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".jsonl.gz")
		if !strings.Contains(name, *only) {
			continue
		}
		n := tallied(name, rowsOf(t, file))
		all = append(all, n)
		t.Log(n)
		n.hold(t)
	}
	if *report != "" {
		if err := os.WriteFile(*report, []byte(causes(all)), 0o644); err != nil {
			t.Error(err)
		}
	}
}

func tallied(set string, rows []row) tally {
	n := tally{set: set, rows: len(rows), wrong: map[string]int{}, causes: map[string][]string{}, refusedBecause: map[string][]string{}}
	for _, r := range rows {
		out := ran(r.Code)
		if why := refusal(out.Err); why != "" {
			n.refused++
			n.refusedBecause[why] = append(n.refusedBecause[why], r.Code)
			continue
		}
		err := r.check(out)
		if err == nil {
			continue
		}
		w, _ := errors.AsType[wrong](err)
		n.wrong[w.in]++
		n.causes[w.cause()] = append(n.causes[w.cause()], r.Code+"\n    # "+err.Error())
	}
	return n
}

// ran runs a program; a panic is an error like any other, and a wrong one.
func ran(code string) (out run.Outcome) {
	defer func() {
		if p := recover(); p != nil {
			out = run.Outcome{Err: fmt.Errorf("panic: %v", p)}
		}
	}()
	code = printed(code)
	if out = run.Run(code, ""); astray(out, code) {
		out = run.Outcome{Err: fmt.Errorf("panic: an operand has words that the program does not have")}
	}
	return out
}

// printed returns a program that ends with what it prints, in the place of the call: ask.py
// notes that as its last value.
func printed(code string) string {
	program, err := expr.Parse(code)
	if err != nil || len(program.Statements) == 0 {
		return code
	}
	s := program.Statements[len(program.Statements)-1]
	call, ok := s.Value.(*expr.Call)
	if !ok || s.Block != nil || len(s.Targets) > 0 || len(call.Arguments) == 0 || expr.Format(call.Func) != "print" {
		return code
	}
	for _, a := range call.Arguments {
		text := strings.TrimSpace(code[a.Value.At().Start:])
		if a.Name != "" || strings.HasPrefix(text, "*") {
			return code
		}
	}
	return code[:call.Start] + code[call.Start+strings.Index(code[call.Start:], "("):]
}

var firstWord = regexp.MustCompile(`[A-Za-z_]\w*`)

// astray reports whether an operand of a step is said to stand where the program has
// something else: the words of a library's own function, for example.
func astray(out run.Outcome, code string) bool {
	for _, s := range out.Steps {
		if s.Trace == nil {
			continue
		}
		for _, o := range s.Trace.Operands {
			if o.End != 0 && (o.Start < 0 || o.End > len(code) || o.Start > o.End || !strings.Contains(code[o.Start:o.End], firstWord.FindString(o.Text))) {
				return true
			}
		}
	}
	return false
}

var particulars = regexp.MustCompile(`[-\d.]+|'[^']*'|"[^"]*"|[\[(][\d, ]*[\])]`)

// cause returns what a wrong answer has in common with others of its kind.
func (w wrong) cause() string {
	short := func(s string) string {
		line, _, _ := strings.Cut(s, "\n")
		line = particulars.ReplaceAllString(line, "_")
		return line[:min(len(line), 70)]
	}
	if w.in == "value" && !strings.ContainsAny(w.got+w.want, "abcdefghijklmnopqrstuvwxyz") {
		return "value"
	}
	return fmt.Sprintf("%s: got %s, want %s", w.in, short(w.got), short(w.want))
}

func (n tally) wrongs() int {
	total := 0
	for _, k := range n.wrong {
		total += k
	}
	return total
}

func (n tally) percent(k int) float64 { return 100 * float64(k) / float64(max(n.rows, 1)) }

func (n tally) String() string {
	w := n.wrongs()
	return fmt.Sprintf("%-24s %5d rows  agree %5d (%5.1f%%)  refused %4d (%4.1f%%)  wrong %4d (%5.2f%%): verdict %d, own words %d, error type %d, text %d, shape %d, dtype %d, value %d, dims %d",
		n.set, n.rows, n.rows-n.refused-w, n.percent(n.rows-n.refused-w), n.refused, n.percent(n.refused), w, n.percent(w),
		n.wrong["verdict"], n.wrong[ownWords], n.wrong["error type"], n.wrong["text"], n.wrong["shape"], n.wrong["dtype"], n.wrong["value"], n.wrong["dims"])
}

func (n tally) hold(t *testing.T) {
	b, ok := bounds[n.set]
	if !ok {
		t.Errorf("%s has no bound", n.set)
	}
	if got := n.percent(n.wrongs()); got > b.wrong {
		t.Errorf("%s: %.2f%% are wrong, at most %.2f%% may be", n.set, got, b.wrong)
	}
	if got := n.percent(n.wrongs() + n.refused); got > b.apart {
		t.Errorf("%s: %.2f%% are wrong or refused, at most %.2f%% may be", n.set, got, b.apart)
	}
}

// causes lists what the seen sets got wrong, and what was refused, the most
// frequent cause first. Those of the unseen sets are counted only.
func causes(all []tally) string {
	var b strings.Builder
	for _, n := range all {
		fmt.Fprintln(&b, n)
	}
	for _, n := range all {
		if !strings.HasSuffix(n.set, "-unseen") {
			fmt.Fprintf(&b, "\n# %s: wrong\n", n.set)
			grouped(&b, n.causes, 4)
			fmt.Fprintf(&b, "\n# %s: refused\n", n.set)
			grouped(&b, n.refusedBecause, 2)
		}
	}
	return b.String()
}

func grouped(b *strings.Builder, groups map[string][]string, examples int) {
	causes := slices.SortedFunc(maps.Keys(groups), func(x, y string) int {
		return cmp.Or(len(groups[y])-len(groups[x]), strings.Compare(x, y))
	})
	for _, cause := range causes {
		list := groups[cause]
		fmt.Fprintf(b, "\n%d × %s\n", len(list), cause)
		for _, code := range list[:min(len(list), examples)] {
			fmt.Fprintf(b, "    %s\n\n", strings.ReplaceAll(code, "\n", "\n    "))
		}
	}
}

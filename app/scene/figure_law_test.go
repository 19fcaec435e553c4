package scene

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// anyShape returns the sizes of an array of a rank.
func anyShape(r *rand.Rand, rank int) []int {
	shape := make([]int, rank)
	for k := range shape {
		shape[k] = []int{1, 2, 2, 3, 3, 4, 5, 9}[r.IntN(8)]
	}
	return shape
}

// spelled spells an array of a shape: its values, or ones where they are many.
func spelled(shape []int) string {
	count := 1
	for _, n := range shape {
		count *= n
	}
	if count > 200 {
		return "np.ones(" + tuple(shape) + ")"
	}
	return fmt.Sprintf("np.arange(%d).reshape(%s)", count, tuple(shape))
}

// tuple spells a shape.
func tuple(shape []int) string {
	sizes := make([]string, len(shape))
	for k, n := range shape {
		sizes[k] = fmt.Sprint(n)
	}
	return "(" + strings.Join(sizes, ", ") + pick(len(shape) == 1, ",", "") + ")"
}

// meeting returns a shape that broadcasts with another.
func meeting(r *rand.Rand, shape []int) []int {
	met := append([]int(nil), shape[r.IntN(len(shape)+1):]...)
	for k := range met {
		if r.IntN(3) == 0 {
			met[k] = 1
		}
	}
	return met
}

// unfit returns a shape that does not fit another.
func unfit(r *rand.Rand, shape []int) []int {
	met := meeting(r, shape)
	if len(met) > 0 {
		met[r.IntN(len(met))] += 1 + r.IntN(2)
	}
	return met
}

// rows spells a list of so many lists whose lengths differ.
func rows(r *rand.Rand, n, deep int) string {
	list := make([]string, n)
	for i := range list {
		if deep > 1 {
			list[i] = rows(r, 1+r.IntN(3), deep-1)
			continue
		}
		values := make([]string, r.IntN(5))
		for k := range values {
			values[k] = fmt.Sprint(r.IntN(30))
		}
		list[i] = "[" + strings.Join(values, ", ") + "]"
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// dims spells the names of axes from one up to a rank.
func dims(rank, from int) string {
	return strings.ReplaceAll(fmt.Sprintf("%q", []string{"time", "city", "channel", "height", "width"}[from:rank]), "\" \"", "\", \"")
}

// kinds spell programs whose figures differ in more than their sizes.
var kinds = []struct {
	name  string
	spell func(r *rand.Rand, shape []int) string
}{
	{"broadcast", func(r *rand.Rand, shape []int) string { return spelled(shape) + " + " + spelled(meeting(r, shape)) }},
	{"swapped", func(r *rand.Rand, shape []int) string { return spelled(meeting(r, shape)) + " * " + spelled(shape) }},
	{"fails", func(r *rand.Rand, shape []int) string { return spelled(shape) + " - " + spelled(unfit(r, shape)) }},
	{"unknown", func(r *rand.Rand, shape []int) string {
		return "rand(" + tuple(shape) + ") - " + spelled(pick(r.IntN(2) > 0, meeting, unfit)(r, shape))
	}},
	{"less its mean", func(r *rand.Rand, shape []int) string {
		return "x = " + pick(r.IntN(2) > 0, spelled(shape), "rand("+tuple(shape)+")") + "\nx - x.mean(axis=" + fmt.Sprint(r.IntN(max(len(shape), 1))) + ")"
	}},
	{"output", func(r *rand.Rand, shape []int) string {
		return "np.add(" + spelled(meeting(r, shape)) + ", 1, out=np.zeros(" + tuple(pick(r.IntN(3) > 0, shape, unfit(r, shape))) + "))"
	}},
	{"three", func(r *rand.Rand, shape []int) string {
		return spelled(meeting(r, shape)) + " + " + spelled(shape) + " + " + spelled(meeting(r, shape))
	}},
	{"four", func(r *rand.Rand, shape []int) string {
		return spelled(meeting(r, shape)) + " + " + spelled(meeting(r, shape)) + " + 1 + " + spelled(shape)
	}},
	{"five", func(r *rand.Rand, shape []int) string {
		return spelled(meeting(r, shape)) + " + " + spelled(shape) + " + 5 + " + spelled(meeting(r, shape)) + " + " + spelled(meeting(r, shape))
	}},
	{"long names", func(r *rand.Rand, shape []int) string {
		return "temperature_measurements = " + spelled(shape) + "\ncalibration_offsets_per_station = " + spelled(meeting(r, shape)) +
			"\ntemperature_measurements - calibration_offsets_per_station"
	}},
	{"by name", func(r *rand.Rand, shape []int) string {
		met := shape[r.IntN(len(shape)+1):]
		return "import xarray as xr\nxr.DataArray(" + spelled(shape) + ", dims=" + dims(len(shape), 0) + ") + xr.DataArray(" + spelled(met) + ", dims=" + dims(len(shape), len(shape)-len(met)) + ")"
	}},
	{"where", func(r *rand.Rand, shape []int) string {
		return "np.where(" + spelled(meeting(r, shape)) + " > 1, " + spelled(shape) + ", 9)"
	}},
	{"in place", func(r *rand.Rand, shape []int) string {
		return "a = " + spelled(shape) + "\na += " + spelled(pick(r.IntN(3) > 0, meeting, unfit)(r, shape))
	}},
	{"assigned", func(r *rand.Rand, shape []int) string {
		return "total = " + spelled(shape) + "\ntotal[...] = " + spelled(meeting(r, shape))
	}},
	{"target", func(r *rand.Rand, shape []int) string {
		return "np.broadcast_to(" + spelled(meeting(r, shape)) + ", " + tuple(shape) + ")"
	}},
	{"ragged", func(r *rand.Rand, shape []int) string { return "ragged(" + rows(r, 3, 1+r.IntN(3)) + ") + 10" }},
	{"ragged column", func(r *rand.Rand, shape []int) string {
		return "ragged(" + rows(r, 3, 1) + ") + [[100], [200], [300]]"
	}},
	{"ragged sum", func(r *rand.Rand, shape []int) string {
		return fmt.Sprintf("tf.reduce_sum(tf.ragged.constant(%s), axis=%s, keepdims=%s)", rows(r, 3, 1+r.IntN(3)),
			pick(r.IntN(3) > 0, pick(r.IntN(2) > 0, "0", "1"), "None"), pick(r.IntN(2) > 0, "True", "False"))
	}},
	{"in part", func(r *rand.Rand, shape []int) string {
		return "a = " + spelled(shape) + "\nv = a" + pick(len(shape) > 1, "[:, :2]", "[1:]") + "\n" + pick(r.IntN(2) > 0, "v[...] = ", "v += ") + spelled(meeting(r, shape))
	}},
	{"sum", func(r *rand.Rand, shape []int) string {
		return spelled(shape) + fmt.Sprintf(".sum(axis=%d, keepdims=%s)", r.IntN(max(len(shape), 1)), pick(r.IntN(2) > 0, "True", "False"))
	}},
	{"transposed", func(r *rand.Rand, shape []int) string { return spelled(shape) + ".T" }},
	{"tiled", func(r *rand.Rand, shape []int) string { return "np.tile(" + spelled(shape) + ", 2)" }},
	{"taken", func(r *rand.Rand, shape []int) string { return spelled(shape) + "[::-1]" }},
	{"reshaped", func(r *rand.Rand, shape []int) string {
		return spelled(shape) + ".reshape(" + tuple(anyShape(r, r.IntN(5))) + ")"
	}},
	{"masked", func(r *rand.Rand, shape []int) string {
		return spelled(shape) + "[" + pick(len(shape) > 1, ":, ", "") + "np.ones(" + strconv.Itoa(1+r.IntN(5)) + ", bool)]"
	}},
	{"one entry", func(r *rand.Rand, shape []int) string {
		return spelled(shape) + "[" + pick(len(shape) > 1, ":, ", "") + strconv.Itoa(r.IntN(9)-4) + "]"
	}},
	{"along an axis", func(r *rand.Rand, shape []int) string {
		return fmt.Sprintf("np.%s(%s, axis=%d)", pick(r.IntN(2) > 0, "mean", "squeeze"), spelled(shape), r.IntN(8)-4)
	}},
	{"flat", func(r *rand.Rand, shape []int) string { return spelled(shape) + ".ravel()" }},
	{"stacked", func(r *rand.Rand, shape []int) string {
		return "np.stack([" + spelled(shape) + ", " + spelled(shape) + "])"
	}},
	{"product", func(r *rand.Rand, shape []int) string {
		n := 1 + r.IntN(5)
		return spelled([]int{1 + r.IntN(4), n}) + " @ " + spelled([]int{n + r.IntN(3)/2, 1 + r.IntN(4)})
	}},
	{"with a vector", func(r *rand.Rand, shape []int) string {
		n := 1 + r.IntN(5)
		return spelled([]int{1 + r.IntN(4), n}) + " @ " + spelled([]int{n + r.IntN(3)/2})
	}},
	{"a vector of numbers first", func(r *rand.Rand, shape []int) string {
		matrix := tuple([]int{1 + r.IntN(5), 1 + r.IntN(4)})
		return "np.array([0.5" + strings.Repeat(", 3", r.IntN(4)) + "]) @ " + pick(r.IntN(2) > 0, "np.ones("+matrix+")", "np.empty("+matrix+")")
	}},
	{"products", func(r *rand.Rand, shape []int) string {
		return spelled(append(meeting(r, shape), 2, 3)) + " @ " + spelled(append(meeting(r, shape), 3+r.IntN(3)/2, 4))
	}},
}

// FuzzAnyFigure draws programs of every kind with sizes as they come, as wide as a
// page may be, and looks at 40 moments of each story.
func FuzzAnyFigure(f *testing.F) {
	for seed := range uint64(pick(testing.Short(), 1, 60)) {
		for i := range kinds {
			f.Add(uint8(i), seed)
		}
	}
	f.Fuzz(func(t *testing.T, i uint8, seed uint64) {
		kind, r := kinds[int(i)%len(kinds)], rand.New(rand.NewPCG(seed, uint64(i)))
		program := kind.spell(r, anyShape(r, r.IntN(5)))
		step, ok := run.Run(program, "").Focus()
		if !ok {
			return // an axis that is not there, or a transposed number
		}
		width := []int{320, 358, 480, 720, 880, 1096, 1400}[r.IntN(7)]
		o := Options{Width: width, Lang: words.Langs[r.IntN(2)]}
		t.Log(kind.name, width, program)
		obeys(t, Build(step.Trace, step.Change, o), width)
	})
}

// looks is at how many moments a story is looked at.
const looks = 40

// obeys looks at every moment of a story, in a figure that may be so wide.
func obeys(t *testing.T, s Scene, width int) {
	if s.W > float64(width) {
		t.Errorf("%v wide, want at most %d", s.W, width)
	}
	clear(t, s)
	if s.Poster <= 0 || s.Poster > s.Dur {
		t.Errorf("the poster is at %v of %v", s.Poster, s.Dur)
	}
	for _, c := range s.Chips {
		if c.X < 0 || c.Y < 0 || c.X+c.W > s.W || c.Y+c.H > s.H {
			t.Errorf("a size at %v, %v is outside of %v by %v", c.X, c.Y, s.W, s.H)
		}
	}
	last := map[string]int{}
	for i := range looks {
		at := s.Dur * float64(i) / (looks - 1)
		texts := map[string]bool{}
		for _, said := range overlapping(s, at) {
			if !texts[said] {
				t.Errorf("look %d: %s", i, said)
			}
			texts[said] = true
		}
		for cell := range cellsAt(s, at) {
			if before, seen := last[cell]; seen && before < i-1 {
				t.Errorf("cell %s is nowhere at look %d", cell, i-1)
			}
			last[cell] = i
		}
	}
	for cell := range cellsAt(s, 0) {
		if last[cell] < looks-1 {
			t.Errorf("cell %s is gone after look %d", cell, last[cell])
		}
	}
	stays(t, s)
}

// stays checks that whatever moves does so within one step.
func stays(t *testing.T, s Scene) {
	within := func(start, end float64) bool {
		for _, m := range s.Marks {
			if !m.Struck && start > m.Start-1e-6 && end < m.End+1e-6 {
				return true
			}
		}
		return end > s.Dur && start > s.Marks[len(s.Marks)-1].Start-1e-6
	}
	eachNode(s.Root, func(n *Node) {
		for i := 1; i < len(n.Fade); i++ {
			if a, b := n.Fade[i-1], n.Fade[i]; a.V != b.V && !within(a.T, b.T) {
				t.Errorf("%v %q fades from %v to %v, across a step", n.Role, n.Text, a.T, b.T)
			}
		}
		for i := 1; i < len(n.Move); i++ {
			a, b := n.Move[i-1], n.Move[i]
			if a.V != b.V && !within(a.T, b.T) {
				t.Errorf("%v %q moves from %v to %v, across a step", n.Role, n.Text, a.T, b.T)
			}
		}
	})
}

// cellsAt returns the cells of arrays that are there at a moment, as they were or with
// their new value.
func cellsAt(s Scene, at float64) map[string]bool {
	seen := map[string]bool{}
	var look func(nodes []*Node, opacity float64)
	look = func(nodes []*Node, opacity float64) {
		for _, n := range nodes {
			o := opacity * n.Opacity(at)
			if n.Cell != "" && o > .2 {
				seen[fmt.Sprint(n.Cell, " of ", n.Who)] = true
			}
			look(n.Kids, o)
		}
	}
	look(s.Root, 1)
	return seen
}

// overlapping returns the texts that lie on each other at a moment or leave the figure,
// but for copies on their originals and what a cell that was painted later covers.
func overlapping(s Scene, at float64) []string {
	var said []string
	var seen []Item
	var cover Item // the cell that was painted last
	under := 0     // how many texts were painted before it
	s.Each(at, func(item Item) {
		if item.Kind == Rect && item.Role == Stored && item.Opacity > .9 {
			cover, under = item, len(seen)
		}
		if item.Kind != Text || item.Opacity < .5 || item.Text == "" {
			return
		}
		left, top, right, bottom := item.Bounds()
		if left < -1 || top < -1 || right > s.W+1 || bottom > s.H+1 {
			said = append(said, fmt.Sprintf("%q leaves the figure", item.Text))
		}
		below := seen
		if cover.Node != nil && left >= cover.X && top >= cover.Y && right <= cover.X+cover.W && bottom <= cover.Y+cover.H {
			below = seen[under:]
		}
		for _, other := range below {
			x, y, w, h := other.Bounds()
			if item.Text != other.Text && min(right-x, w-left, bottom-y, h-top) > 2 {
				said = append(said, fmt.Sprintf("%q lies on %q", item.Text, other.Text))
			}
		}
		seen = append(seen, item)
	})
	return said
}

package scene

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/run"
)

// programs are of every kind of figure: any rank, ragged, failing, in place, empty,
// reduced, copied, multiplied.
var programs = []string{
	"2 + np.array(3)", "arange(3).reshape(3, 1) + arange(4)",
	"arange(24).reshape(2, 3, 4) + arange(4)",
	"ones(4, 32, 14, 14) + ones(1, 32, 1, 1)",
	"ones(2, 3, 4, 5, 6, 7, 8, 9) + ones(9)",
	"ones(1000000, 1) + ones(1, 1000000)",
	"ones(5, 2, 4) + ones(5, 2)",
	"np.zeros((0, 2, 3)) + np.arange(3)",
	"np.arange(2) + np.arange(2).reshape(2, 1) + np.array([[10, 20]]) + np.array(100)",
	"np.where(np.array([[True], [False]]), np.arange(3), 9)",
	"a = np.zeros((3, 4))\na += np.arange(4)",
	"np.broadcast_to(np.arange(4), (3, 4))",
	"np.array([200, 20], dtype=np.uint8) + np.array([[100], [10]], dtype=np.uint8)",
	"ragged([[1, 2, 3], [4], [5, 6]]) + [[10], [20], [30]]",
	"ragged([[[1, 2, 3], [4], [5, 6]], [[7]]]) + [[[10]], [[20]]]",
	"ragged([[[[1, 2], [3]], [[4]]], [[[5, 6, 7]], [[8], [9]]]]) + 100",
	"ragged([[[1, 2, 3], [4]], [[7]]]) + ragged([[[1, 2, 3], [4, 5]], [[7, 8]]])",
	"np.arange(12).reshape(3, 4).sum(axis=0)",
	"np.tile(np.arange(3), (2, 1))",
	"np.arange(12).reshape(5, 3)",
	"np.arange(6).reshape(2, 3) @ np.arange(12).reshape(3, 4)",
	"np.ones((5, 1, 2, 3)) @ np.ones((4, 3, 2))",
	"np.arange(3) @ np.arange(3)",
	"np.arange(6).reshape(2, 3) @ np.arange(8).reshape(4, 2)",
	"np.arange(2) @ np.arange(1)",
	"np.ones((40, 70)) @ np.ones((60, 9))",
	"np.ones((5, 2, 3)) @ np.ones((4, 5))",
	"np.ones((5, 2, 3)) @ np.ones((4, 3, 2))",
	"np.ones((2, 0)) @ np.ones((3, 0))",
}

var widths = []int{280, 358, 480, 720, 879, 880, 1096, 1400}

// each calls look with the scene of every program at every width.
func eachScene(t *testing.T, look func(t *testing.T, s Scene)) {
	for _, program := range programs {
		step, ok := run.Run(program, "").Focus()
		if !ok {
			t.Fatalf("%s: nothing to draw", program)
		}
		for _, width := range widths {
			t.Run(fmt.Sprintf("%s/%d", program, width), func(t *testing.T) { look(t, built(step, width)) })
		}
	}
}

func built(step run.Step, width int) Scene {
	o := Options{Width: width, Lang: words.English}
	return Build(step.Trace, step.Change, o)
}

// eachArranged calls look with what is measured of every program that broadcasts,
// fitted into rooms from a phone's to a screen's.
func eachArranged(t *testing.T, look func(t *testing.T, p placed)) {
	for _, program := range programs {
		step, _ := run.Run(program, "").Focus()
		if step.Trace == nil {
			continue
		}
		for _, room := range []point{{280, 200}, {358, 250}, {720, 280}, {1400, 700}} {
			m := measureTrace(*step.Trace, words.StoryOf(words.English, *step.Trace), words.English, room.x < phone)
			p := placed{measured: m}
			p.fit(room.x, room.y)
			t.Run(fmt.Sprintf("%s/%v", program, room.x), func(t *testing.T) { look(t, p) })
		}
	}
}

func TestSameTraceSameScene(t *testing.T) {
	for _, program := range programs {
		first, _ := run.Run(program, "").Focus()
		second, _ := run.Run(program, "").Focus()
		if !reflect.DeepEqual(built(first, 720), built(second, 720)) {
			t.Errorf("%s is drawn differently the second time", program)
		}
	}
}

func TestStepsFollowEachOther(t *testing.T) {
	eachScene(t, func(t *testing.T, s Scene) {
		end := 0.0
		for i, m := range s.Marks {
			if m.Struck {
				continue
			}
			if m.Start != end {
				t.Errorf("step %d starts at %v, the one before ends at %v", i, m.Start, end)
			}
			if m.At <= m.Start || m.At > m.End {
				t.Errorf("step %d from %v to %v rests at %v", i, m.Start, m.End, m.At)
			}
			end = m.End
		}
		if s.Poster <= 0 || s.Poster > s.Dur || end != s.Dur && !s.Marks[len(s.Marks)-1].Struck {
			t.Errorf("the last step ends at %v of %v, the poster is at %v", end, s.Dur, s.Poster)
		}
	})
}

// TestKeysAreInOrder checks that every track goes forward, from within its story to
// within it, and that nothing is more than opaque or turned over.
func TestKeysAreInOrder(t *testing.T) {
	eachScene(t, func(t *testing.T, s Scene) {
		eachNode(s.Root, func(n *Node) {
			at := 0.0
			for _, k := range n.Fade {
				if k.T < at-1e-9 || k.T > s.Dur+1 || k.V[0] < 0 || k.V[0] > 1 {
					t.Errorf("%v %q fades at %v after %v to %v", n.Role, n.Text, k.T, at, k.V)
				}
				at = k.T
			}
			at = 0
			for _, k := range n.Move {
				if k.T < at-1e-9 || k.T > s.Dur+1 || k.V[2] < 0 || k.V[3] < 0 {
					t.Errorf("%v %q moves at %v after %v, scaled by %v and %v", n.Role, n.Text, k.T, at, k.V[2], k.V[3])
				}
				at = k.T
			}
		})
	})
}

func eachNode(nodes []*Node, look func(*Node)) {
	for _, n := range nodes {
		look(n)
		eachNode(n.Kids, look)
	}
}

// TestAWiderViewShowsNoLess checks that as many cells are drawn in a wider figure,
// where the same arrangement of table and arrays has more room.
func TestAWiderViewShowsNoLess(t *testing.T) {
	for _, program := range programs {
		step, _ := run.Run(program, "").Focus()
		for _, group := range [][]int{{280, 320, 358, 400, 470}, {480, 600, 720, 879}, {880, 1000, 1096, 1400}} {
			before := 0
			for _, width := range group {
				n := cellsOf(built(step, width))
				if n < before {
					t.Errorf("%s: %d cells at %d, %d in a narrower figure", program, n, width, before)
				}
				before = n
			}
		}
	}
}

// cellsOf counts the values of arrays that a scene shows as text or as a cell.
func cellsOf(s Scene) int {
	seen := map[string]bool{}
	eachNode(s.Root, func(n *Node) {
		if n.Cell != "" {
			seen[fmt.Sprint(n.Who, n.Cell)] = true
		}
	})
	return len(seen)
}

// TestListsHoldTheirEntries checks that every block is inside the list it is in, and
// that the entries of a list are beside each other, at every moment that they rest.
func TestListsHoldTheirEntries(t *testing.T) {
	eachArranged(t, func(t *testing.T, m placed) {
		for _, s := range m.all() {
			for _, r := range []ruled{s.stored, s.seen} {
				holds(t, m.lay(r))
			}
		}
	})
}

func holds(t *testing.T, b *block) {
	for i, kid := range b.kids {
		if kid.x < 0 || kid.y < 0 || kid.x+kid.w > b.w+.01 || kid.y+kid.h > b.h+.01 {
			t.Errorf("entry %d of axis %d leaves its list of %v by %v: %+v", kid.entry, b.axis, b.w, b.h, *kid)
		}
		if i > 0 {
			last := b.kids[i-1]
			if kid.x < last.x+last.w && kid.y < last.y+last.h {
				t.Errorf("entries %d and %d of axis %d lie on each other", last.entry, kid.entry, b.axis)
			}
		}
		holds(t, kid)
	}
}

// TestArraysStandApart checks that the operands of a line do not touch at any
// moment, and that all are within the room that they were fitted into.
func TestArraysStandApart(t *testing.T) {
	eachArranged(t, func(t *testing.T, m placed) {
		if m.spare == 2 {
			return // there is too little room for any picture
		}
		for unfolded := range len(m.operands) + 1 {
			s := m.spread(moment{unfolded: unfolded})
			if low := s.result.y + m.ask(); m.asks && low > m.y+max(m.height, (m.height+m.need())/2)+1 {
				t.Errorf("%d unfolded: the ? ends at %v of %v", unfolded, low, m.y+m.height)
			}
			right, line := 0.0, m.rows()
			for i := range m.operands {
				if i == line[0].to {
					right, line = 0, line[1:]
				}
				w, _ := m.extent(m.operands[i], i < unfolded)
				if s.at[i].x < right-1 {
					t.Errorf("%d unfolded: array %d starts at %v, the one before ends at %v", unfolded, i, s.at[i].x, right)
				}
				if right = s.at[i].x + w - 2*edge; right > m.width+1 {
					t.Errorf("%d unfolded: array %d ends at %v of %v", unfolded, i, right, m.width)
				}
			}
		}
	})
}

// TestWhatIsReadAgainIsNotStored checks that only axes of size 1 are read again,
// and that what is seen has the result's sizes then.
func TestWhatIsReadAgainIsNotStored(t *testing.T) {
	eachArranged(t, func(t *testing.T, m placed) {
		for _, s := range m.operands {
			for k := range m.rank {
				if s.seen.stretched(k) && !s.stored.axes[k].One() {
					t.Errorf("%s: axis %d of size %v is read again", s.name, k, s.stored.axes[k])
				}
				if s.seen.stretched(k) && !s.seen.axes[k].SameExtent(m.trace.Columns[k].Axis) {
					t.Errorf("%s: axis %d is seen as %v", s.name, k, s.seen.axes[k])
				}
			}
		}
	})
}

func TestVisible(t *testing.T) {
	for n := range 12 {
		for most := 3; most < 8; most++ {
			shown := visible(n, most)
			if len(shown) != places(n, most) || len(shown) > max(n, most) {
				t.Errorf("%d entries in %d places: %v", n, most, shown)
			}
			if n > 0 && (shown[0] != 0 || shown[len(shown)-1] != n-1) {
				t.Errorf("%d entries in %d places are shown from %v", n, most, shown)
			}
			kept := slices.DeleteFunc(shown, func(i int) bool { return i == dotsEntry })
			if !slices.IsSorted(kept) || len(kept) < n && len(shown) == len(kept) {
				t.Errorf("%d entries in %d places: %v stand for all", n, most, shown)
			}
		}
	}
}

// TestARoundedValueSaysSo checks that a cell never shows another number as if it
// were the value, nor the value as if it were another.
func TestARoundedValueSaysSo(t *testing.T) {
	for _, v := range []float64{0, -0.5, 1.0 / 3, 2e-9, -2.25e-9, 100000, 1234567.875, -1234567, 99999.95, 1e300, 123456789} {
		text := valueText(engine.FloatScalar(v), anyNumber)
		if digits, rounded := strings.CutPrefix(text, "≈"); rounded == same(digits, v) {
			t.Errorf("%v is shown as %s", v, text)
		}
		if len([]rune(text)) > longestValue+2 {
			t.Errorf("%v takes %s", v, text)
		}
	}
	for _, n := range []int64{0, -7, 1234567, 12345678, 10000000, -1234567} {
		text := valueText(engine.IntScalar(n), anyNumber)
		if digits, rounded := strings.CutPrefix(text, "≈"); rounded == same(digits, float64(n)) {
			t.Errorf("%d is shown as %s", n, text)
		}
	}
}

// same reports whether a text reads as the number.
func same(text string, v float64) bool {
	var read float64
	_, err := fmt.Sscan(strings.ReplaceAll(text, "−", "-"), &read)
	return err == nil && read == v
}

func TestTracksHoldTheirValues(t *testing.T) {
	n := &Node{Fade: fades(0, turn{1, .5, 1}, turn{2, .5, 1}, turn{3, .5, .25}), Move: moves(shift(10, 0), way{1, 1, rest, Slide})}
	for _, c := range []struct{ t, opacity, x float64 }{{0, 0, 10}, {1, 0, 10}, {1.5, 1, -1}, {2.5, 1, 0}, {3.5, .25, 0}, {9, .25, 0}} {
		if got := n.Opacity(c.t); got != c.opacity {
			t.Errorf("at %v the opacity is %v, want %v", c.t, got, c.opacity)
		}
		if x := n.Shift(c.t)[0]; c.x >= 0 && x != c.x {
			t.Errorf("at %v it is at %v, want %v", c.t, x, c.x)
		}
	}
	if fades(1, turn{2, 1, 1}) != nil || moves(rest, way{1, 1, rest, Slide}) != nil {
		t.Error("what never changes has a track")
	}
	for _, e := range []Ease{Linear, Slide, Arrive} {
		before := 0.0
		for i := range 11 {
			v := e.at(float64(i) / 10)
			if v < before-1e-9 || i == 10 && v < 1-1e-6 {
				t.Errorf("curve %d goes back at %d tenths: %v after %v", e, i, v, before)
			}
			before = v
		}
	}
}

// TestAPhoneShowsNumbers checks that arrays of three dimensions show all their values
// on a phone, in the room that every figure has: beside each other or one below the
// other, whichever fits.
func TestAPhoneShowsNumbers(t *testing.T) {
	for _, program := range []string{
		"arange(24).reshape(2, 3, 4) + arange(4)",
		"ones((4, 1, 3), dtype=int) + arange(2).reshape(2, 1)",
		"ones(2, 3, 4) + ones(3, 4) + ones(4)",
	} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 358)
		want, _ := step.Trace.Result().Count()
		got := 0
		eachNode(s.Root, func(n *Node) {
			if n.Cell != "" && n.Who < 0 {
				got++
			}
		})
		if got < want || s.H > 0.8*844 {
			t.Errorf("%s: %d of %d values of the result in a height of %v", program, got, want, s.H)
		}
	}
}

// TestArraysComeBackTogether checks that operands are as far from each other at the end
// of a story as at its beginning: what was read again is folded, and they close up.
func TestArraysComeBackTogether(t *testing.T) {
	compared := 0
	eachScene(t, func(t *testing.T, s Scene) {
		if s.Marks[len(s.Marks)-1].Struck || len(s.Point.Operands) < 2 {
			return
		}
		begin, end := cornersOf(s, 0), cornersOf(s, s.Dur)
		for who := 1; who < len(s.Point.Operands); who++ {
			a, first := begin[who]
			b, last := end[who]
			if _, origin := begin[0]; !origin || !first || !last {
				continue
			}
			compared++
			if x, y := a.x-begin[0].x-b.x+end[0].x, a.y-begin[0].y-b.y+end[0].y; math.Abs(x) > 1.5 || math.Abs(y) > 1.5 {
				t.Errorf("operand %d is %v, %v away from where it was beside the first", who, x, y)
			}
		}
	})
	if compared < 60 {
		t.Errorf("%d arrays were compared", compared)
	}
}

// cornersOf returns where the first stored cell of each operand is at a moment.
func cornersOf(s Scene, at float64) map[int]point {
	corners := map[int]point{}
	s.Each(at, func(item Item) {
		if _, known := corners[item.Who]; item.Kind == Rect && item.Role == Stored && !known {
			corners[item.Who] = point{item.X, item.Y}
		}
	})
	return corners
}

// TestTheResultStaysWhereItIs closes the operands of every program: the result that one reads does
// not move, and the operands stay in their room.
func TestTheResultStaysWhereItIs(t *testing.T) {
	eachArranged(t, func(t *testing.T, p placed) {
		if p.fails || p.result == nil || p.prepared { // an output ends where it began
			return
		}
		before, after := p.spread(p.moments()[1]), p.spread(moment{0, open})
		if before.result != after.result || before.equals != after.equals {
			t.Errorf("the result moves from %v to %v", before.result, after.result)
		}
		for i, at := range after.at {
			if at.x < p.x-.5 || at.x+p.operands[i].body.w > p.x+p.width+.5 {
				t.Errorf("operand %d lies from %v on, beyond its room from %v on", i, at.x, p.x)
			}
		}
	})
}

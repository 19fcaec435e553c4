package engine_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"shapecast/engine"
)

func TestRaggedMistakes(t *testing.T) {
	for _, test := range []struct {
		name, list string
		encoding   engine.Encoding
		want       string
	}{
		{"values at two depths", "[[1],2]", engine.Encoding{}, "value at [1] is nested 1 deep, want 2"},
		{"a list among values", "[[1],[[]]]", engine.Encoding{}, "list at [1][0] is nested 3 deep, want 2"},
		{"a ragged rank without room", "[1,2]", engine.Encoding{RaggedRank: new(1)}, "ragged rank 1 is outside 0 to 0"},
		{"a ragged rank below 0", "[[1]]", engine.Encoding{RaggedRank: new(-1)}, "ragged rank -1 is outside 0 to 1"},
		{"a ragged rank without values", "[]", engine.Encoding{RaggedRank: new(70)}, "ragged rank 70 is outside 0 to 63"},
		{"a ragged rank of a scalar", "5", engine.Encoding{RaggedRank: new(1)}, "ragged rank 1 is outside 0 to 0"},
		{"a ragged rank above which an axis is ragged", "[[1],[2]]", ranked(0, lengths(2, []int{1, 1})), "ragged rank 0 is outside 1 to 1"},
		{"an empty list too deep for an inner shape", "[1,[[]]]", engine.Encoding{InnerShape: []int{2}}, "list at [1] is nested 2 deep, want 1"},
		{"an uneven inner axis", "[[[1,2]],[[3]]]", engine.Encoding{RaggedRank: new(1)}, "list at [1][0] has 1 entries, want 2"},
		{"an uneven dense list", "[[1,2],[3]]", engine.Encoding{RaggedRank: new(0)}, "list at [1] has 1 entries, want 2"},
		{"an inner shape that does not fit", "[1,2,3]", engine.Encoding{InnerShape: []int{1, 1}}, "list at the top has 3 entries, want 1"},
		{"an inner size below 0", "[]", engine.Encoding{RaggedRank: new(1), InnerShape: []int{-1}}, "axis 2 has size -1"},
		{"too few lengths", "[[1],[2]]", lengths(2, []int{1}), "axis 1 has 1 lengths, want 2"},
		{"too many lengths below", "[[1],[2]]", lengths(2, []int{1, 1}, []int{1, 1, 1}), "axis 2 has 3 lengths, want 2"},
		{"a length below 0", "[[1],[2]]", lengths(2, []int{1, -1}), "axis 1, row 1 has length -1"},
		{"a ragged axis 0", "[1,2]", lengths([]int{2}), "axis 0 has 1 lengths, want 1"},
		{"lengths the list does not have", "[[1,2],[3]]", lengths(2, []int{1, 2}), "list at [0] has 2 entries, want 1"},
		{"lengths deeper than the list", "[[1,2],[3]]", lengths(2, []int{2, 1}, 1), "value at [0][0] is nested 2 deep, want 3"},
		{"more axes than an array may have", strings.Repeat("[", 70) + strings.Repeat("]", 70), engine.Encoding{}, "rank 70 exceeds the largest rank, 64"},
		{"more rows than can be held", "[]", ranked(1, lengths(1_000_000_000, 0)), "shape (1000000000,) has more than 4194304 values"},
		{"lengths that add up to more than can be counted", "[]", lengths(4, []int{1 << 62, 1 << 62, 1 << 62, 1 << 62}), "shape [4, (4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904)] has more values than 64 bits can count"},
		{"more values than can be counted", "[]", lengths(1<<40, 1<<40), "shape (1099511627776, 1099511627776) has more values than 64 bits can count"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := engine.Ragged(nested(t, []byte(test.list)), test.encoding)
			if err == nil || err.Error() != test.want {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
}

// lengths writes axes as an Encoding: an int is uniform, a list ragged.
func lengths(axes ...any) engine.Encoding {
	e := engine.Encoding{}
	for _, axis := range axes {
		switch axis := axis.(type) {
		case int:
			e.Lengths = append(e.Lengths, engine.Axis{Size: axis})
		case []int:
			e.Lengths = append(e.Lengths, engine.Axis{Lengths: axis})
		}
	}
	return e
}

func ranked(r int, e engine.Encoding) engine.Encoding {
	e.RaggedRank = &r
	return e
}

func TestLengthsAreExact(t *testing.T) {
	for _, test := range []struct {
		name, list string
		encoding   engine.Encoding
		want       string
		raggedRank int
	}{
		{"rectangular data", "[[1,2],[3,4]]", lengths(2, []int{2, 2}), "[2, (2, 2)]", 1},
		{"a uniform axis under a ragged one", "[[[1,2]],[]]", lengths(2, []int{1, 0}, 2), "[2, (1, 0), 2]", 1},
		{"axes that an empty list does not show", "[]", lengths(0, []int{}, 3), "[0, (), 3]", 1},
		{"a dense shape", "[[1,2],[3,4]]", lengths(2, 2), "(2, 2)", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			a, err := engine.Ragged(nested(t, []byte(test.list)), test.encoding)
			if err != nil {
				t.Fatal(err)
			}
			if got := a.Shape.String(); got != test.want || a.Shape.RaggedRank != test.raggedRank {
				t.Errorf("got %s of ragged rank %d, want %s of %d", got, a.Shape.RaggedRank, test.want, test.raggedRank)
			}
		})
	}
}

func TestAMillionEmptyRows(t *testing.T) {
	const rows = 1_000_000
	shape, err := engine.FromLengths([]engine.Axis{{Size: rows}, {Lengths: make([]int, rows)}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	empty := engine.Operand{Array: engine.Array{Shape: shape, Values: engine.Ints()}}
	sum, _, err := engine.Apply(engine.Explain(engine.NumPy, engine.Add, empty, parsed(t, "dense [[1]]")))
	if err != nil {
		t.Fatal(err)
	}
	if n, _ := sum.Shape.Count(); n != 0 || len(sum.Shape.Axes[1].Lengths) != rows {
		t.Errorf("got %d values in %d rows, want 0 in %d", n, len(sum.Shape.Axes[1].Lengths), rows)
	}
	if text := sum.Shape.String(); len(text) > 100 {
		t.Errorf("the shape prints in %d bytes", len(text))
	}
}

// TestListed counts what nested lists are made of, which may be far more than
// there are values.
func TestListed(t *testing.T) {
	for _, test := range []struct {
		name string
		axes engine.Encoding
		want int
	}{
		{"a scalar", lengths(), 1},
		{"values", lengths(2, 3), 1 + 2 + 6},
		{"rows", lengths(2, []int{3, 0}), 1 + 2 + 3},
		{"lists of nothing", lengths(1_000_000_000, 0), 1_000_000_001},
		{"nothing of lists", lengths(0, 1_000_000_000), 1},
		{"more than can be counted", lengths(1<<40, 1<<40, 0), math.MaxInt},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := engine.Shape{Axes: test.axes.Lengths}
			if got := s.Listed(); got != test.want {
				t.Errorf("got %d, want %d", got, test.want)
			}
		})
	}
}

// TestRaggedIsNotJoined gives ragged arrays to changes of dense ones.
func TestRaggedIsNotJoined(t *testing.T) {
	ragged, dense := parsed(t, "ragged [[1,2],[3]]"), parsed(t, "dense [[1,2],[3,4]]")
	for name, change := range map[string]func() (engine.Change, error){
		"concatenate":            func() (engine.Change, error) { return engine.Concatenate(0, ragged, dense) },
		"concatenate, the other": func() (engine.Change, error) { return engine.Concatenate(0, dense, ragged) },
		"stack":                  func() (engine.Change, error) { return engine.Stack(0, dense, dense, ragged) },
	} {
		t.Run(name, func(t *testing.T) {
			_, err := change()
			var refused *engine.RaggedChangeError
			if !errors.As(err, &refused) || !strings.HasPrefix(name, refused.Name) {
				t.Errorf("got %v, want that it is ragged", err)
			}
		})
	}
}

func TestMapOfRagged(t *testing.T) {
	c, _, err := engine.Map(engine.InTensorFlow, engine.Negative, parsed(t, "ragged [[1,2],[3]]"))
	if want := "[[-1, -2], [-3]]"; err != nil || c.To.Nested().String() != want || c.To.Shape.RaggedRank != 1 {
		t.Errorf("got %v, %v, want %s", c.To.Nested(), err, want)
	}
}

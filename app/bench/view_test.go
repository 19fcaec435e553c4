package bench_test

import (
	"strings"
	"testing"

	"shapecast/app/bench"
	"shapecast/app/scene"
	"shapecast/engine"
	"shapecast/engine/figure"
)

func TestFollowAnotherRule(t *testing.T) {
	for _, test := range []struct {
		name, line string
		rule       engine.Rule
		elsewhere  bool
		want       string // the shape, or "error"
	}{
		{"left edges", "ones(3, 4) + ones(3)", engine.Julia, true, "(3, 4)"},
		{"what right edges give fails at the left", "ones(3, 4) + ones(4)", engine.Julia, true, "error"},
		{"a prefix", "ones(3, 4) + ones(3)", engine.J, true, "(3, 4)"},
		{"a 1 does not stretch", "ones(3, 4) + ones(1, 4)", engine.J, true, "error"},
		{"the library's own", "ones(3, 4) + ones(4)", engine.NumPy, false, "(3, 4)"},
		{"rows at the left edge", "ragged([[1, 2], [3]]) + [10, 20]", engine.Awkward, true, "[2, (2, 1)]"},
		{"two offsets objects", "ragged([[1, 2], [3]]) + ragged([[1, 2], [3]])", engine.TorchNested, true, "error"},
		{"by name", "ones(a=3, b=4) + ones(b=4, a=3)", engine.XArray, true, "(a: 3, b: 4)"},
		{"no names, so not by name", "ones(3, 4) + ones(4)", engine.XArray, false, "(3, 4)"},
		{"no ragged rows in Julia", "ragged([[1, 2], [3]]) + 1", engine.Julia, false, "[2, (2, 1)]"},
		{"a scalar", "ones(3, 4) + 1", engine.J, true, "(3, 4)"},
		{"no entries", "ones(0, 4) + ones(0)", engine.Julia, true, "(0, 4)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(test.line)
			b.Follow(test.rule)
			if got := b.Elsewhere(); got != test.elsewhere {
				t.Errorf("elsewhere: got %v, want %v", got, test.elsewhere)
			}
			if got := b.Seen().Answer(); got != test.want {
				t.Errorf("the figure shows %s, want %s", got, test.want)
			}
			if b.Line != test.line || b.Good.Trace.Rule != engine.NumPy {
				t.Errorf("the line became %q, by rule %d", b.Line, b.Good.Trace.Rule)
			}
			if len(b.Seen().Scene(scene.Options{}).Root) == 0 {
				t.Error("nothing is drawn")
			}
		})
	}
}

func TestViewInAddresses(t *testing.T) {
	for _, test := range []struct{ query, want, answer string }{
		{"e=ones(3,4)%2Bones(3)", "e=ones%283,4%29%2Bones%283%29", "error"},
		{"e=ones(3,4)%2Bones(3)&rule=julia", "e=ones%283,4%29%2Bones%283%29&rule=julia", "(3, 4)"},
		{"e=ones(3,4)%2Bones(4)&view=memory", "e=ones%283,4%29%2Bones%284%29&view=memory", "(3, 4)"},
		{"e=ones(3,4)%2Bones(4)&rule=fortran&view=tree", "e=ones%283,4%29%2Bones%284%29", "(3, 4)"},
	} {
		state, _ := figure.Parse(test.query)
		b := bench.New(state, "")
		if got := b.Address().Query(); got != test.want {
			t.Errorf("%s: the address is %s, want %s", test.query, got, test.want)
		}
		if got := b.Seen().Answer(); got != test.answer {
			t.Errorf("%s: the figure shows %s, want %s", test.query, got, test.answer)
		}
	}
}

// TestTyped checks that a line of which nothing can be made is not lost.
func TestTyped(t *testing.T) {
	b := typed(scores)
	b.Type("ones(3) + onse(4)")
	if got := b.Typed().Expr; got != b.Line || b.Good.Source == b.Line {
		t.Errorf("the address has %q, the figure %q", got, b.Good.Source)
	}
	b.Type("ValueError: operands could not be broadcast together with shapes (2,3) (4,) ")
	if got := b.Typed().Expr; got != b.Good.Source {
		t.Errorf("a message becomes %q, want %q", got, b.Good.Source)
	}
}

func TestInPlace(t *testing.T) {
	for _, test := range []struct {
		name, line string
		library    engine.Library
		want       string // "" where it cannot be
		fails      bool
	}{
		{"a variable", "a = ones(4, 3)\na + ones(3)", "", "a = ones(4, 3)\na += ones(3)", false},
		{"an operand without a name", "ones(4, 3) * 2", "", "a = ones(4, 3)\na *= 2", false},
		{"the output cannot grow", "ones(3) + ones(4, 3)", "", "a = ones(3)\na += ones(4, 3)", true},
		{"PyTorch", "ones(4, 3) - 1", engine.InPyTorch, "a = ones(4, 3)\na.sub_(1)", false},
		{"PyTorch cannot grow", "ones(3) + ones(4, 3)", engine.InPyTorch, "a = ones(3)\na.add_(ones(4, 3))", true},
		{"the name is taken", "a = 2\nones(3) + a", "", "a = 2\nb = ones(3)\nb += a", false},
		{"TensorFlow's arrays do not change", "ones(4, 3) + 1", engine.InTensorFlow, "", false},
		{"nor do ragged ones", rows, "", "", false},
		{"JAX's neither", "ones(4, 3) + 1", engine.InJAX, "", false},
		{"a comparison", "ones(4, 3) < 1", "", "", false},
		{"a part of an expression", "(ones(4, 3) + 1).sum()", "", "", false},
		{"a name is wanted later", "c = ones(3) + 1\nc * ones(3)", "", "c = ones(3) + 1\nc *= ones(3)", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := bench.New(figure.State{Expr: test.line, Library: test.library}, scores)
			can := b.CanBeInPlace()
			b.ToggleInPlace()
			if test.want == "" {
				if can || b.Line != test.line {
					t.Errorf("got %q, want it left", b.Line)
				}
				return
			}
			if b.Line != test.want || b.Mistake != nil {
				t.Fatalf("got %q, mistake %v, want %q", b.Line, b.Mistake, test.want)
			}
			if !b.Good.InPlace() {
				t.Error("the figure has no output")
			}
			if got := b.Good.Trace.Failed(); got != test.fails {
				t.Errorf("fails: got %v, want %v", got, test.fails)
			}
			b.ToggleInPlace()
			if b.Good.InPlace() || b.Mistake != nil {
				t.Errorf("back again %q is in place, or has mistake %v", b.Line, b.Mistake)
			}
		})
	}
}

func TestBatchOf2(t *testing.T) {
	for _, test := range []struct{ name, line, want string }{
		{"a loss for each sample", "ones(1) - ones(1, 1)", "ones(2) - ones((2, 1))"},
		{"scores and weights", "ones(1, 10) * ones(1)", "ones((2, 10)) * ones(2)"},
		{"variables", "a = ones(1, 5)\nb = ones(1)\na + b", "a = ones((2, 5))\nb = ones(2)\na + b"},
		{"one follows from the other", "m = ones(1, 5)\nm - m.mean(axis=1)", "m = ones((2, 5))\nm - m.mean(axis=1)"},
		{"names stay", "ones(n=1, c=5) - ones(n=1)", "ones(n=2, c=5) - ones(n=2)"},
		{"two of one rank", "ones(1, 5) + ones(1, 5)", ""},
		{"a row", "ones(1, 5) + ones(5)", ""},
		{"no batch of 1", "ones(2, 5) + ones(5)", ""},
		{"a scalar", "ones(1, 5) + 1", ""},
		{"it fails already", "ones(1, 5) + ones(1, 4)", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(test.line)
			got, hides := b.BatchOf2()
			if hides != (test.want != "") || hides && got != test.want {
				t.Errorf("got %q, %v, want %q", got, hides, test.want)
			}
			b.MakeBatchOf2()
			if hides && b.Line != test.want {
				t.Errorf("the line is %q, want %q", b.Line, test.want)
			}
			if !hides && b.Line != test.line {
				t.Errorf("the line became %q", b.Line)
			}
		})
	}
}

// TestAddressKeepsTheOperation opens an operation of a program, and then the address.
func TestAddressKeepsTheOperation(t *testing.T) {
	const program = "a = ones(4, 3)\nb = a - a.mean(0)\nc = b / ones(3)\nc * 2"
	for _, test := range []struct {
		name string
		step int
		want string // the operation in the address
	}{
		{"none is opened", -1, ""},
		{"one in the middle", 1, "a-a.mean(0)"},
		{"the mean", 0, "a.mean(0)"},
		{"the last", 3, "c*2"},
		{"the one that is shown anyway", 2, ""},
	} {
		b := typed(program)
		if test.step >= 0 {
			b.Open(test.step)
		}
		address := b.Address()
		if got := strings.ReplaceAll(address.Show, " ", ""); got != test.want {
			t.Errorf("%s: the address shows %q, want %q", test.name, got, test.want)
		}
		if again := bench.New(address, ""); again.Good.Step != b.Good.Step {
			t.Errorf("%s: the address opens operation %d, want %d", test.name, again.Good.Step, b.Good.Step)
		}
	}
}

// TestStepOfAFunction shows, of a function that takes several steps, the one that
// Outcome.Focus means, and not the first: all of them have the text of the call.
func TestStepOfAFunction(t *testing.T) {
	b := typed(scores)
	b.Type("import torch\nx = torch.ones(2, 3)\ntorch.softmax(x, dim=1)")
	good := b.Good
	if want := len(good.Outcome.Steps) - 1; good.Step != want || good.Result.Shape.String() != "(2, 3)" {
		t.Errorf("step %d of %d is shown, of shape %s", good.Step, want, good.Result.Shape)
	}
	if text := good.Outcome.Steps[good.Step].Text; text != "torch.softmax(x, dim=1)" {
		t.Errorf("it is called %q", text)
	}
}

// TestAddressOpensWhatIsToBeChecked types a program, which shows its last operation. The
// address keeps that; one without an operation opens the one to be checked.
func TestAddressOpensWhatIsToBeChecked(t *testing.T) {
	const program = "x = ones(3)\ny = ones(3, 1)\ne = x - y\n(e ** 2).mean()"
	b, line := bench.New(figure.State{}, bench.FirstLine), ""
	for part := range strings.Lines(program) {
		line += part
		b.Type(line)
	}
	if got := b.Good.Outcome.Steps[b.Good.Step].Text; got != "e ** 2" {
		t.Errorf("typed: operation %s is shown, want e ** 2", got)
	}
	if again := bench.New(b.Address(), ""); again.Good.Step != b.Good.Step {
		t.Errorf("the address opens operation %d, want %d", again.Good.Step, b.Good.Step)
	}
	b = bench.New(figure.State{Expr: program}, "")
	if got := b.Good.Outcome.Steps[b.Good.Step].Text; got != "x - y" {
		t.Errorf("by address: operation %s is shown, want x - y", got)
	}
}

// TestNamesOfSeveralWords draws three operands on a desk and on a phone: no name is cut.
func TestNamesOfSeveralWords(t *testing.T) {
	program := "import torch\nmask = torch.ones(2, 16, dtype=torch.bool)\nscores = torch.ones(2, 8, 16, 16)\nscores.masked_fill(~mask, -1.0)"
	for _, width := range [...]int{358, 1200} {
		s := bench.New(figure.State{Expr: program, Library: "pytorch"}, "").Seen().Scene(scene.Options{Width: width})
		s.Each(0, func(item scene.Item) {
			if item.Role == scene.Name && strings.Contains(item.Text, "…") {
				t.Errorf("%d wide: an operand is called %q", width, item.Text)
			}
		})
	}
}

// TestOperationAt goes through the lines of a program.
func TestOperationAt(t *testing.T) {
	b := typed("a = ones(4, 3)\nb = (a - a.mean(0)) * 2\n\nc = b / ones(3)\nc.sum() + 1")
	for _, test := range []struct {
		line int
		want string // the operation, "" where the figure stays
	}{
		{4, ""}, {3, ""}, {1, ""}, {2, "(a - a.mean(0)) * 2"}, {2, ""}, {5, "c.sum() + 1"}, {4, "b / ones(3)"}, {99, ""},
	} {
		got := ""
		if step, found := b.OperationAt(test.line); found {
			b.Open(step)
			got = b.Good.Outcome.Steps[step].Text
		}
		if got != test.want {
			t.Errorf("line %d: %q, want %q", test.line, got, test.want)
		}
	}
	if b.Type(b.Line + " +"); b.Mistake == nil {
		t.Fatal("no mistake")
	}
	if step, found := b.OperationAt(2); found {
		t.Errorf("operation %d of a line that is not understood", step)
	}
}

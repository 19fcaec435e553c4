package bench_test

import (
	"strings"
	"testing"

	"shapecast/app/bench"
	"shapecast/engine"
	"shapecast/engine/figure"
)

const (
	scores = "ones(classes=4, students=32, scores=8) + 5"
	column = "array([[0], [10], [20]]) + array([5, 6, 7, 8])"
	named  = "array([[1, 2], [3, 4]]).reshape(row=2, col=2) + 1"
	rows   = "ragged([[1, 2], [3]]) + 10"
)

func typed(line string) *bench.Bench { return bench.New(figure.State{Expr: line}, scores) }

// TestLineOfAnArrayAlone asks on which line the array is that a program without steps ends with.
func TestLineOfAnArrayAlone(t *testing.T) {
	for program, want := range map[string]int{
		"import numpy as np\na = np.array([1, 2])":           2,
		"import numpy as np\na = np.array([1, 2])\nprint(a)": 2,
		"ones(3)": 1,
		"import tensorflow as tf\nr = tf.ragged.constant([[1], [2, 3]])\ns = tf.concat([r, r], axis=0)": 3,
		"def f():\n  return ones(3)\nx = f()\nif True:\n  x\n":                                          1,
	} {
		if r := typed(program).Good; r.Step >= 0 || r.LineOf(r.Step) != want {
			t.Errorf("%q: step %d on line %d, want %d", program, r.Step, r.LineOf(r.Step), want)
		}
	}
}

// TestEdits makes one edit and looks at the line, which is all that an edit changes.
func TestEdits(t *testing.T) {
	for _, test := range []struct {
		name string
		line string
		edit func(b *bench.Bench)
		want string
	}{
		{"a size is typed", "ones(4, 32, 8) + ones(8)", func(b *bench.Bench) { b.SetSize(0, 2, "1") }, "ones((4, 32, 1)) + ones(8)"},
		{"a size of an array alone, below other lines", "import numpy as np\na = np.array([[1, 2], [3, 4]])  # two", func(b *bench.Bench) { b.SetSize(0, 0, "1") }, "import numpy as np\na = np.array([[1, 2]])  # two"},
		{"a size of an array that is shown by its name", "a = ones(3)\na", func(b *bench.Bench) { b.SetSize(0, 0, "1") }, "a = ones(1)\na"},
		{"an operand where a library is imported", "import torch\ntorch.ones(3) * 2", func(b *bench.Bench) { b.AddOperand() }, "import torch\ntorch.ones(3) * 2 * torch.tensor([100, 200, 300])"},
		{"a list is left alone", "[[1], [2]] + ones(3)", func(b *bench.Bench) { b.RemoveOperand(1) }, "array([[1], [2]])"},
		{"a list is left alone where a library is imported", "import numpy as np\nnp.ones(3) + [1, 2, 3]", func(b *bench.Bench) { b.RemoveOperand(0) }, "import numpy as np\nnp.array([1, 2, 3])"},
		{"a number is left alone in PyTorch", "import torch\ntorch.ones(3) * 2", func(b *bench.Bench) { b.RemoveOperand(0) }, "import torch\ntorch.tensor(2)"},
		{"a list grows where a library is imported", "import numpy\nnumpy.ones((2, 1)) + [1, 2, 3]", func(b *bench.Bench) { b.SetSize(1, 0, "4") }, "import numpy\nnumpy.ones((2, 1)) + numpy.array([1, 2, 3, 4])"},
		{"a number gets an axis in PyTorch", "import torch\ntorch.ones((2, 1)) + 5", func(b *bench.Bench) { b.AddAxis(1, 0, 1) }, "import torch\ntorch.ones((2, 1)) + torch.tensor([5])"},
		{"a number gets an axis in TensorFlow", "import tensorflow as tf\nx = tf.constant([1.0])\nx * 2.0", func(b *bench.Bench) { b.AddAxis(1, 0, 1) }, "import tensorflow as tf\nx = tf.constant([1.0])\nx * tf.constant([2.0])"},
		{"an operand beside an array alone", "import numpy as np\na = np.ones(3)", func(b *bench.Bench) { b.AddOperand() }, "import numpy as np\na = np.ones(3) + np.array([10, 20, 30])"},
		{"values that went come back", column, func(b *bench.Bench) { b.SetSize(0, 1, "0"); b.SetSize(0, 1, "1") }, column},
		{"a huge size after none", column, func(b *bench.Bench) { b.SetSize(0, 1, "0"); b.SetSize(0, 1, "99999999") },
			"arange(1, 299999998).reshape(3, 99999999) + array([5, 6, 7, 8])"},
		{"a size is spun up", "ones(4, 3) + 5", func(b *bench.Bench) { b.Spin(0, 1, 1) }, "ones((4, 4)) + 5"},
		{"a size stops at 0", "ones(4, 0) + 5", func(b *bench.Bench) { b.Spin(0, 1, -1) }, "ones((4, 0)) + 5"},
		{"names stay", scores, func(b *bench.Bench) { b.SetSize(0, 2, "1") }, "ones(classes=4, students=32, scores=1) + 5"},
		{"operands change places", "array([[0], [10]]) - array([5, 6, 7])", func(b *bench.Bench) { b.MoveOperand(1, -1) }, "array([5, 6, 7]) - array([[0], [10]])"},
		{"indices change places", "i = array([[2], [1]])\nones(3, 3)[i, [0, 2]]", func(b *bench.Bench) { b.MoveOperand(0, 1) }, "i = array([[2], [1]])\nones(3, 3)[[0, 2], i]"},
		{"a drag over two rows is one edit", "ones(1) + ones(2) + ones(1, 1)", func(b *bench.Bench) { b.MoveOperand(0, 1); b.MoveOperand(1, 1); b.Undo() }, "ones(1) + ones(2) + ones(1, 1)"},
		{"an axis at the left", "ones(4, 3) + 5", func(b *bench.Bench) { b.AddAxis(0, 0, 1) }, "ones((1, 4, 3)) + 5"},
		{"an axis at the right", "ones(4, 3) + 5", func(b *bench.Bench) { b.AddAxis(0, 2, 1) }, "ones((4, 3, 1)) + 5"},
		{"an axis goes to the left", "ones(3, 4) + array([5, 6, 7, 8])", func(b *bench.Bench) { b.AddAxis(1, 1, 1) }, "ones(3, 4) + array([[5], [6], [7], [8]])"},
		{"an axis goes", "ones(4, 3) + 5", func(b *bench.Bench) { b.RemoveAxis(0, 0) }, "ones(3) + 5"},
		{"the last axis goes: a scalar", "ones(4) + ones(3)", func(b *bench.Bench) { b.RemoveAxis(0, 0) }, "1 + ones(3)"},
		{"an axis moves right", "ones(4, 3) + 5", func(b *bench.Bench) { b.MoveAxis(0, 0, 1) }, "ones((3, 4)) + 5"},
		{"a scalar gets an axis", "ones(4, 3) + 5", func(b *bench.Bench) { b.AddAxis(1, 0, 1) }, "ones(4, 3) + array([5])"},
		{"a whole shape in a box", "ones(4, 3) + 5", func(b *bench.Bench) { b.SetSize(0, 0, "4,32,8") }, "ones((4, 32, 8)) + 5"},
		{"values stay values", "array([[0],[10]]) + [1,2,3]", func(b *bench.Bench) { b.Bind(figure.Binding{Name: "b", Text: "[1, 2]"}) }, "array([[0],[10]]) + [1, 2]"},
		{"values inside array()", "np.array([[0],[10]]) + np.array([1,2])", func(b *bench.Bench) { b.Bind(figure.Binding{Name: "a", Text: "[[7]]"}) }, "np.array([[7]]) + np.array([1,2])"},
		{"a variable keeps its name", "a = ones(4, 1)\nb = ones(3)\na + b", func(b *bench.Bench) { b.SetSize(1, 0, "5") }, "a = ones(4, 1)\nb = ones(5)\na + b"},
		{"a host gives values a shape", "a = array([[0],[10]])\na + [1,2,3]", func(b *bench.Bench) { b.Bind(figure.Binding{Name: "a", Text: "3,1"}) }, "a = array([[1], [2], [3]])\na + [1,2,3]"},
		{"a host gives a shape values", "ones(4, 1) + ones(3)", func(b *bench.Bench) { b.Bind(figure.Binding{Name: "b", Text: "[7, 8]"}) }, "ones(4, 1) + array([7, 8])"},
		{"one operand more", "ones(4, 3) + 5", func(b *bench.Bench) { b.AddOperand() }, "ones(4, 3) + 5 + array([100, 200, 300])"},
		{"one operand less", "ones(4, 3) + 5", func(b *bench.Bench) { b.RemoveOperand(0) }, "array(5)"},
		{"a row goes on by its difference", column, func(b *bench.Bench) { b.Spin(0, 0, 1) }, "array([[0], [10], [20], [30]]) + array([5, 6, 7, 8])"},
		{"a single value is repeated", column, func(b *bench.Bench) { b.Spin(0, 1, 1) }, "array([[0, 0], [10, 10], [20, 20]]) + array([5, 6, 7, 8])"},
		{"what was lost comes back", column, func(b *bench.Bench) { b.SetSize(1, 0, "1"); b.SetSize(1, 0, "4") }, column},
		{"and goes on", column, func(b *bench.Bench) { b.SetSize(1, 0, "2"); b.SetSize(1, 0, "4"); b.Spin(1, 0, 1) }, "array([[0], [10], [20]]) + array([5, 6, 7, 8, 9])"},
		{"an axis more", column, func(b *bench.Bench) { b.AddAxis(1, 0, 1) }, "array([[0], [10], [20]]) + array([[5, 6, 7, 8]])"},
		{"axes change places", column, func(b *bench.Bench) { b.MoveAxis(0, 0, 1) }, "array([[0, 10, 20]]) + array([5, 6, 7, 8])"},
		{"an axis goes to the left", "ones(3, 4) + array([5, 6, 7, 8])", func(b *bench.Bench) { b.AddAxis(1, 1, 1) }, "ones(3, 4) + array([[5], [6], [7], [8]])"},
		{"an axis goes", column, func(b *bench.Bench) { b.RemoveAxis(0, 1) }, "array([0, 10, 20]) + array([5, 6, 7, 8])"},
		{"no values", column, func(b *bench.Bench) { b.RemoveAxis(0, 1); b.SetSize(0, 0, "0") }, "array([]) + array([5, 6, 7, 8])"},
		{"longer", named, func(b *bench.Bench) { b.Spin(0, 1, 1) }, "array([[1, 2, 3], [3, 4, 5]]).reshape(row=2, col=3) + 1"},
		{"shorter and back", named, func(b *bench.Bench) { b.SetSize(0, 0, "1"); b.SetSize(0, 0, "2") }, named},
		{"one axis more", named, func(b *bench.Bench) { b.AddAxis(0, 0, 1) }, "array([[[1, 2], [3, 4]]]).reshape(new=1, row=2, col=2) + 1"},
		{"change of places", named, func(b *bench.Bench) { b.MoveAxis(0, 0, 1) }, "array([[1, 3], [2, 4]]).reshape(col=2, row=2) + 1"},
		{"one axis less", named, func(b *bench.Bench) { b.RemoveAxis(0, 0) }, "array([1, 2]).reshape(col=2) + 1"},
		{"none left", named, func(b *bench.Bench) { b.RemoveAxis(0, 0); b.RemoveAxis(0, 0) }, "array(1) + 1"},
		{"letters typed in one box go together", "ones(4, 3) + 5", func(b *bench.Bench) { b.SetSize(0, 0, "1"); b.SetSize(0, 0, "12"); b.Undo() }, "ones(4, 3) + 5"},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(test.line)
			test.edit(b)
			if b.Line != test.want {
				t.Errorf("got %q, want %q", b.Line, test.want)
			}
			if b.Slip != nil || b.Mistake != nil {
				t.Errorf("got slip %v, mistake %v, want neither", b.Slip, b.Mistake)
			}
			if b.Good.Source != b.Line {
				t.Errorf("the figure shows %q, want %q", b.Good.Source, b.Line)
			}
		})
	}
}

// TestSlips types what cannot be read: the figure and the text stay.
func TestSlips(t *testing.T) {
	for _, test := range []struct {
		name string
		edit func(b *bench.Bench)
	}{
		{"a value is missing", func(b *bench.Bench) { b.Type("[4,,8] + 1") }},
		{"too large a number", func(b *bench.Bench) { b.Type("ones(3) + 1e400") }},
		{"seventy axes", func(b *bench.Bench) { b.Type("ones(" + strings.Repeat("1,", 69) + "1) + 1") }},
		{"ten megabytes", func(b *bench.Bench) { b.Type(strings.Repeat("1+", 5<<20)) }},
		{"an unknown name", func(b *bench.Bench) { b.Type("ones(3) + banana") }},
		{"nothing", func(b *bench.Bench) { b.Type("") }},
		{"a shape with a gap", func(b *bench.Bench) { b.Bind(figure.Binding{Name: "a", Text: "4,,8"}) }},
		{"a shape of seventy axes", func(b *bench.Bench) { b.Bind(figure.Binding{Name: "a", Text: strings.Repeat("1,", 69) + "1"}) }},
		{"the largest size", func(b *bench.Bench) { b.SetSize(0, 0, "9223372036854775807") }},
		{"no size", func(b *bench.Bench) { b.SetSize(0, 0, "") }},
		{"a sign", func(b *bench.Bench) { b.SetSize(0, 0, "-") }},
		{"a word for a size", func(b *bench.Bench) { b.SetSize(0, 0, "abc") }},
		{"a size below 0", func(b *bench.Bench) { b.SetSize(0, 0, "-4") }},
		{"a word for a row", func(b *bench.Bench) { b.Put(rows); b.SetRaggedRow(0, 1, "banana") }},
		{"a list for a value", func(b *bench.Bench) { b.Put(rows); b.SetRaggedRow(0, 1, "[1]") }},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(scores)
			test.edit(b)
			if b.Mistake == nil && b.Slip == nil {
				t.Fatalf("got no mistake for %.40q", b.Line)
			}
			if b.Good.Source != scores && b.Good.Source != rows {
				t.Errorf("the figure shows %.40q, want the last good one", b.Good.Source)
			}
		})
	}
}

// TestRepairs applies the first repair, also where the operands are arguments of a call or
// the result has a name: it gives what it promised, and is undone.
func TestRepairs(t *testing.T) {
	for _, test := range []struct{ name, line, want string }{
		{"shapes", "ones(5, 2, 4) + ones(5, 2)", "ones(5, 2, 4) + ones((5, 2, 1))"},
		{"variables", "a = ones(3, 4)\nb = ones(3)\na + b", "a = ones(3, 4)\nb = ones(3)\na + b[:, None]"},
		{"values", "ones(2, 3) + [1, 2]", "ones(2, 3) + array([1, 2])[:, None]"},
		{"a view", "np.broadcast_to(np.arange(3), (3, 2))", "np.broadcast_to(np.arange(3)[:, None], (3, 2))"},
		{"an axis less", "w = np.ones((4, 1)); np.zeros((30, 4)) * w", "w = np.ones((4, 1)); np.zeros((30, 4)) * w.squeeze(1)"},
		{"in place", "a = ones((3, 1)); a += ones((3, 4))", "a = ones((3, 1)); a = a + ones((3, 4))"},
		{"into an output", "a = ones((2, 3))\nz = zeros((2, 2))\nnp.add(a, a, out=z)", "a = ones((2, 3))\nz = zeros((2, 2))\nz = a + a"},
		{"into an array without a name", "import torch\ntorch.ones(3).add_(torch.ones(2, 3))", "import torch\ntorch.ones(3) + torch.ones(2, 3)"},
		{"into a part of an array", "a = zeros((3, 2))\na[0] += ones((4, 2))", "a = zeros((3, 2))\na[0] + ones((4, 2))"},
		{"an argument of a function", "import torch\nimport torch.nn.functional as F\np = torch.ones(3, 4)\nq = torch.ones(3)\nF.mse_loss(p, q)",
			"import torch\nimport torch.nn.functional as F\np = torch.ones(3, 4)\nq = torch.ones(3)\nF.mse_loss(p, q[:, None])"},
		{"indices that do not meet", "a = arange(12).reshape(3, 4)\nr = array([0, 1])\nc = array([0, 1, 2])\na[r, c]", "a = arange(12).reshape(3, 4)\nr = array([0, 1])\nc = array([0, 1, 2])\na[r, c[:, None]]"},
		{"a product", "x = ones((2, 4))\nlin = ones((8, 4))\ny = x @ lin", "x = ones((2, 4))\nlin = ones((8, 4))\ny = x @ lin.T"},
		{"a product of calls", "import torch\ntorch.ones(2, 4) @ torch.ones(3, 4)", "import torch\ntorch.ones(2, 4) @ torch.ones(3, 4).T"},
		{"a product whose first matrix is turned", "w = ones((8, 16))\nx = ones(8)\nw @ x", "w = ones((8, 16))\nx = ones(8)\nw.T @ x"},
		{"a product that is turned already", "k = ones((75, 20))\nw = ones((20, 75))\nk @ w.T", "k = ones((75, 20))\nw = ones((20, 75))\nk @ w"},
		{"a product of products", "d = ones((75, 75))\nk = ones((20, 75))\ni = ones((20, 20))\nd - k @ i @ k.T", "d = ones((75, 75))\nk = ones((20, 75))\ni = ones((20, 20))\nd - k.T @ i @ k"},
		{"a product that a transpose does not help", "ones((2, 3)) @ ones((4, 5))", ""},
		{"arrays that the program does not write", "np.einsum('ij,jk->ik', np.ones((2,3)), np.ones((4,2)))", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := typed(test.line)
			list := b.Repairs()
			if len(list) == 0 || test.want == "" {
				if len(list) > 0 || test.want != "" {
					t.Errorf("got %d repairs, want %q", len(list), test.want)
				}
				return
			}
			if b.Apply(0); b.Line != test.want {
				t.Errorf("got  %q\nwant %q", b.Line, test.want)
			}
			if got, want := b.Good.Answer(), list[0].Result.String(); got != want {
				t.Errorf("%q gives %s, the repair promised %s", b.Line, got, want)
			}
			if b.Undo(); b.Line != test.line {
				t.Errorf("undo gives %q, want %q", b.Line, test.line)
			}
		})
	}
}

// TestRedo takes back and makes again: typing, a choice of library, a repair.
func TestRedo(t *testing.T) {
	b := typed("ones(4, 3) + ones(4)")
	lines := []string{b.Line}
	do := func(edit func()) {
		edit()
		b.Rest()
		lines = append(lines, b.Line)
	}
	do(func() { b.Apply(0) })
	do(func() { b.Type("ones(4, 3) + 7"); b.Type("ones(4, 3) + 77") })
	do(func() { b.Spin(0, 0, 1); b.Spin(0, 0, 1) })
	do(func() { b.SetLibrary(engine.InPyTorch) })
	for n := len(lines) - 2; n >= 0; n-- {
		if b.Undo(); b.Line != lines[n] {
			t.Fatalf("undone, the line is %q, want %q", b.Line, lines[n])
		}
	}
	if b.CanUndo() || b.State.Library != "" {
		t.Errorf("at the beginning: undo %v, library %q", b.CanUndo(), b.State.Library)
	}
	for _, want := range lines[1:] {
		if b.Redo(); b.Line != want {
			t.Fatalf("made again, the line is %q, want %q", b.Line, want)
		}
	}
	if b.CanRedo() || b.State.Library != engine.InPyTorch {
		t.Errorf("at the end: redo %v, library %q", b.CanRedo(), b.State.Library)
	}
}

// TestPaintedOwners: each operand has its colour where it is written.
func TestPaintedOwners(t *testing.T) {
	for _, test := range [][2]string{
		{"ones(3) + 1", `<span class="a">ones(3)</span> + <span class="b">1</span>`},
		{"x = ones(3) # <b>\nx * x", `<span class="a">x = ones(3)</span> <span class="note"># &lt;b&gt;</span>` + "\n" + `<span class="a">x</span> * <span class="b">x</span>`},
		{"a = ones(2, 3)\nb = ones(3, 2)\na @ b", `<span class="a">a = ones(2, 3)</span>` + "\n" + `<span class="b">b = ones(3, 2)</span>` + "\n" + `<span class="a">a</span> @ <span class="b">b</span>`},
		{"np.max(ones(2,3), axis=0)", `np.max(<span class="a">ones(2,3)</span>, axis=0)`},
		{"np.broadcast_to(array([5, 6]), (3, 2))", `np.broadcast_to(<span class="a">array([5, 6])</span>, (3, 2))`},
		{"ones(3) + [1, 2", `ones(3) + <span class="wrong">[</span>1, 2`},
	} {
		b := typed(scores)
		if b.Type(test[0]); b.Painted() != test[1]+"\n" {
			t.Errorf("%s: %s", test[0], b.Painted())
		}
	}
}

// TestDrawn writes the operation that is shown by itself, with the colours of its operands,
// of which one may have no name of its own.
func TestDrawn(t *testing.T) {
	for program, want := range map[string]string{
		"b = ones(3)\n1 < b":                             `<span class="a">1</span> &lt; <span class="b">b</span>`,
		"a = arange(3)\nb = ones(4, 1)\nc = (a - 1) / b": `(<span class="a">a - 1</span>) / <span class="b">b</span>`,
	} {
		b := typed("")
		if b.Type(program); b.Good.Drawn() != want {
			t.Errorf("%s: %s", program, b.Good.Drawn())
		}
	}
	if none := (bench.Reading{Step: -1}).Drawn(); none != "" {
		t.Errorf("of no operation: %s", none)
	}
}

// TestExamples opens every program of the menu. The bugs are seen: each fails or is asked
// about.
func TestExamples(t *testing.T) {
	for i, e := range bench.Examples {
		b := typed(scores)
		b.OpenExample(e)
		if b.Mistake != nil {
			t.Fatalf("%q: %v", e.Program, b.Mistake)
		}
		if i >= bench.FirstBug {
			if verdict, _ := engine.Judge(*b.Good.Trace); verdict == engine.Runs {
				t.Errorf("the bug in %q goes unseen", e.Program)
			}
		}
	}
}

func TestRepairsAreOfferedOnce(t *testing.T) {
	for _, line := range []string{"ones(4, 4) - ones(2, 1)", "ones(2, 4) - ones(4, 2)", "ones(2, 3, 6) - ones(2, 6, 1)"} {
		if list := typed(line).Repairs(); len(list) != 2 || list[0].Program == list[1].Program {
			t.Errorf("%s: got %v, want two repairs", line, list)
		}
	}
}

// TestErrorMessageIsShown types the text of an error: its operands are shown,
// the text stays in the line, and undo goes back to it, then to the line before.
func TestErrorMessageIsShown(t *testing.T) {
	const text = "RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1"
	b := typed("ones(2) + 1")
	b.Type(text)
	if b.Line != text {
		t.Errorf("the line is %q, want the text", b.Line)
	}
	if !b.Good.Trace.Failed() || b.Good.Library != engine.InPyTorch {
		t.Errorf("%q of %s is shown, want what fails in PyTorch", b.Good.Source, b.Good.Library)
	}
	shown := "import torch\n" + b.Good.Source
	b.Accept(0)
	if b.Line != shown || b.Mistake != nil {
		t.Errorf("accepted, the line is %q with mistake %v, want %q", b.Line, b.Mistake, shown)
	}
	if b.Undo(); b.Line != text || !b.Meant() || b.State.Library != engine.InPyTorch {
		t.Errorf("undone, the line is %q in %s", b.Line, b.State.Library)
	}
	if b.Undo(); b.Line != "ones(2) + 1" || b.State.Library != "" {
		t.Errorf("undone twice, the line is %q in %s", b.Line, b.State.Library)
	}
}

// TestAddressIsReadAsTyped holds that a program in an address shows what it
// shows when it is typed.
func TestAddressIsReadAsTyped(t *testing.T) {
	for _, line := range []string{
		"ones(3, 1) + ones(4)", "ones(3) + ones(4)", "foo(3)", "",
		"[[1, 2, 3], [4], [5, 6]] + [[10], [20], [30]]",
		"(3, 1) and (4,)",
		"ValueError: operands could not be broadcast together with shapes (2,3) (4,)",
	} {
		given, byHand := bench.New(figure.State{Expr: line}, ""), bench.New(figure.State{}, "")
		byHand.Type(line)
		if given.Good.Source != byHand.Good.Source || given.Line != line || (given.Mistake == nil) != (byHand.Mistake == nil) {
			t.Errorf("%q: the address shows %q (%v), typing %q (%v)", line, given.Good.Source, given.Mistake, byHand.Good.Source, byHand.Mistake)
		}
		if given.CanUndo() {
			t.Errorf("%q: there is something to take back before anything was typed", line)
		}
	}
}

// TestLibraryIsThatOfTheLine has programs that fail beside a figure of another library.
func TestLibraryIsThatOfTheLine(t *testing.T) {
	b := bench.New(figure.State{}, bench.FirstLine)
	for _, typed := range []struct {
		line string
		want engine.Library
	}{
		{"import torch\ntorch.nonsense(3)", engine.InPyTorch},
		{"import torch\ntorch.nonsense(3", engine.InPyTorch}, // is no program
		{"np.ones(3) + 1", engine.InNumPy},
	} {
		if b.Type(typed.line); b.Library != typed.want {
			t.Errorf("%q: got %q, want %q", typed.line, b.Library, typed.want)
		}
	}
}

// TestAnAssignmentThatFailsIsDrawn draws a value that does not fit the entries which it is
// assigned to, whatever the library's words for it, and no failure that was caught before.
func TestAnAssignmentThatFailsIsDrawn(t *testing.T) {
	for _, line := range []string{"x = zeros(5)\nx[[0, 1, 2]] = array([1, 2])", "x = zeros(5)\nx[x == 0] = array([1, 2])", "x = zeros((5, 4))\nx[0] = array([1, 2])"} {
		if b := typed(line); b.Mistake != nil || b.Good.Source != line || b.Good.Trace == nil || !b.Good.Trace.Failed() {
			t.Errorf("%q is not drawn: %v", line, b.Mistake)
		}
	}
	if b := typed("try:\n    ones(2) + ones(3)\nexcept ValueError:\n    pass\nfoo(3)"); b.Mistake == nil {
		t.Error("a failure that was caught is drawn for a later one")
	}
}

package bench_test

import (
	"strings"
	"testing"

	"shapecast/app/bench"
	"shapecast/app/scene"
	"shapecast/engine"
)

// FuzzType types any text, then presses every button. Nothing panics, the coloured line keeps
// its text, and undo brings back what was typed.
func FuzzType(f *testing.F) {
	for _, line := range []string{column, "0\x9f", "ones（3）", "np.ones(3, 4)", "y_true - y_pred", "(2, 3) and (3,)", "[[1, 2], [3]]",
		"df = read()\ndf - df.mean(axis=1)", "    a -= b\nValueError: operands could not be broadcast together with shapes (5,4) (5,) (5,4) ",
		"torch.ones(2, 3).sum(dim=0)\ntorch.ones(3) + 1", "A: (3, 4) B: (4,)",
		"(0, )", "torch.one2(2, 3).sum(dim=0)+torch.ones(3) +10", "A   A -= A\nAError: operands could not be broadcast toge A with s#0(0,0)0(0,0)", "A\nA(d 0", "A: ()\nB: ()", "shapes [N, 3] and [N]", "A (2d array): 3 x 1\nB (1d array): 4", "x of shape (4, 3), x / x.sum(1) raises\nValueError: operands could not be broadcast together with shapes (4,3) (4,) "} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		b := typed(scores)
		if b.Type(line); b.Line != line {
			t.Fatalf("the line is %q", b.Line)
		}
		if got := plain(b.Painted()); got != line+"\n" {
			t.Errorf("the coloured line is %q", got)
		}
		if !b.Good.Empty() {
			b.Good.Scene(scene.Options{})
		}
		for i, o := range b.Offers {
			b.OfferedLine(o)
			b.Accept(i)
			if b.Undo(); b.Line != line {
				t.Errorf("after offer %d is undone the line is %q", i, b.Line)
			}
		}
		if names := b.Missing(); len(names) > 0 && b.Give(names[0], "2, 3") != nil {
			t.Errorf("no shape is taken for %s", names[0])
		}
		pressAll(b)
	})
}

// pressAll presses the buttons beside the figure.
func pressAll(b *bench.Bench) {
	if b.Good.Empty() {
		return
	}
	b.Good.Retold(engine.InPyTorch)
	for i := range b.Repairs() {
		b.Apply(i)
		b.Undo()
	}
	for i := range b.Good.Rows {
		if b.HasAxis(i, 0) {
			b.Spin(i, 0, 1)
		}
		b.AddAxis(i, 0, 1)
		b.MoveOperand(i, 1)
	}
	b.ToggleInPlace()
	b.AddOperand()
	b.Painted()
}

// plain returns the text of markup.
func plain(markup string) string {
	var text strings.Builder
	for part := range strings.SplitSeq(markup, "<") {
		if _, after, tag := strings.Cut(part, ">"); tag {
			part = after
		}
		text.WriteString(part)
	}
	return strings.NewReplacer("&lt;", "<", "&gt;", ">", "&amp;", "&").Replace(text.String())
}

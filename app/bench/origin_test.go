package bench

import (
	"testing"

	"shapecast/engine/figure"
)

// What another statement computes leads to that statement.
func TestOrigin(t *testing.T) {
	b := New(figure.State{Expr: "x = arange(12).reshape(3, 4)\nm = x.mean(axis=1)\nx - m"}, FirstLine)
	o, found := b.Good.FirstOrigin()
	if !found || o.Name != "m" || o.Line != 2 || o.Step < 0 {
		t.Fatalf("got %+v, %v", o, found)
	}
	if b.Open(o.Step); b.Good.Change == nil {
		t.Error("the mean is not shown")
	}
	b = New(figure.State{Expr: "W = zeros(3, 1)\nX = ones(20, 3)\ny = arange(20)\nerr = X @ W - y\nW -= X.T @ err"}, FirstLine)
	if o, found := b.Good.FirstOrigin(); !found || o.Line != 4 || o.Name != "" {
		t.Errorf("of a step that grew: got %+v, %v; want line 4, to be checked", o, found)
	}
	b = New(figure.State{Expr: "x = ones(3, 4)\ny = ones(3)\nx - y"}, FirstLine)
	if o, found := b.Good.FirstOrigin(); found {
		t.Errorf("what is edited in the table comes from line %d", o.Line)
	}
	b = New(figure.State{Expr: "import torch\nx = torch.randn(3, 1, 5)\ny = x.squeeze(0)\nz = y + torch.randn(3, 5, 1)\nw = y.expand(3, 4, 6)"}, FirstLine)
	if o, found := b.FirstOrigin(); !found || o.Name != "y" || o.Line != 3 {
		t.Errorf("of what a line to be checked does not give: got %+v, %v; want y of line 3", o, found)
	}
	b = New(figure.State{Expr: "p = ones(9, 4)\nx = p + 1\nz = x - x.mean(axis=1)"}, FirstLine)
	if o, found := b.FirstOrigin(); found {
		t.Errorf("the operand that a repair leaves as it is comes from line %d", o.Line)
	}
}

// TestDoubtLeadsBack asks later operations of a program whether one that they are made of is to be
// checked first.
func TestDoubtLeadsBack(t *testing.T) {
	const given = "y = ones(4)\np = ones(4, 1)\n"
	for _, test := range []struct {
		name, program string
		step, line    int // of the one to be checked; 0 for none
	}{
		{"a mean of what is doubted", given + "loss = ((y - p) ** 2).mean()", 2, 3},
		{"a line after it", given + "e = y - p\nf = e * 2\nloss = f.sum()", 2, 3},
		{"what is not made of it", given + "e = y - p\nf = y * 2", 1, 0},
		{"the doubted one itself", given + "e = y - p\nf = e * 2", 0, 0},
	} {
		b := New(figure.State{Expr: test.program}, FirstLine)
		b.Open(test.step)
		if o, found := b.FirstOrigin(); o.Name != "" || found != (test.line > 0) || o.Line != test.line {
			t.Errorf("%s: got %+v, %v", test.name, o, found)
		}
		if b.Open(0); test.line > 0 {
			b.Confirm()
			b.Open(test.step)
			if o, found := b.FirstOrigin(); found && o.Name == "" {
				t.Errorf("%s: it is asked again", test.name)
			}
		}
	}
}

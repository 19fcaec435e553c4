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

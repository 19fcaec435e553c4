package bench_test

import (
	"testing"

	"shapecast/app/bench"
)

// TestMended types slips of the pen: what is meant is offered, and the mistake is said.
func TestMended(t *testing.T) {
	for _, test := range []struct{ name, line, want, told string }{
		{"a Chinese keyboard", "ones（4，3）+ ones（3）  # 加分，每人", "ones(4,3)+ ones(3)  # 加分，每人", "ones(4,3)+ ones(3)  # 加分，每人"},
		{"a text keeps its own", "print('（')；ones（3）", "print('（');ones(3)", "print('（');ones(3)"},
		{"sizes one by one", "np.ones(3, 4) + np.ones(4)", "np.ones((3, 4)) + np.ones(4)", "np.ones((3, 4)) + np.ones(4)"},
		{"three sizes, in a line of several", "a = np.zeros(2, 3, 4)\na + 1", "a = np.zeros((2, 3, 4))\na + 1", "a = np.zeros((2, 3, 4))"},
		{"sizes in a tuple where they go one by one", "np.random.rand((3, 4)) + np.ones(4)", "np.random.rand(3, 4) + np.ones(4)", "np.random.rand(3, 4) + np.ones(4)"},
		{"another call that fails", "np.ones(3) + np.array(1, 2, 3)", "", ""},
		{"a call behind sizes that fit", "torch.ones(3, 4).squeeze(dims=5)", "", ""},
		{"a tuple that fits", "torch.rand((3, 4), foo=1)", "", ""},
		{"sizes that PyTorch takes", "torch.ones(3, 4) + torch.ones((4, 'a'))", "", ""},
	} {
		b := typed(scores)
		b.Type(test.line)
		offered, told := "", ""
		for _, o := range b.Offers {
			if o.Kind == bench.OfferMended {
				offered, told = o.Line, b.OfferedLine(o)
			}
		}
		if offered != test.want || told != test.told {
			t.Errorf("%s: %q is offered as %q, want %q as %q", test.name, offered, told, test.want, test.told)
		}
		if !b.Mistaken() {
			t.Errorf("%s: no mistake is said", test.name)
		}
		if b.Accept(0); test.want != "" && (b.Line != test.want || b.Mistake != nil) {
			t.Errorf("%s: then the line is %q, mistake %v", test.name, b.Line, b.Mistake)
		}
	}
}

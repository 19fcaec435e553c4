package bench_test

import "testing"

// TestAFunctionOfItsOwnIsShown types functions that are no operators: nothing panics where the
// operation is asked for, and operands that move stay those of the function.
func TestAFunctionOfItsOwnIsShown(t *testing.T) {
	for _, line := range []string{
		"np.gcd(np.array([[12], [18]]), np.array([8, 9]))", "np.isclose(np.ones((3, 1)), np.ones(3))",
		"np.hypot(np.ones((3, 1)), np.ones((3, 4)))",
	} {
		b := typed(line)
		if b.CanBeInPlace() || b.CanAddOperand() || b.Mistake != nil {
			t.Errorf("%s: %v", line, b.Mistake)
		}
	}
	for _, name := range []string{"gcd", "arctan2", "isclose"} {
		b := typed("np." + name + "(np.array([[12], [18]]), np.array([8, 9]))")
		if b.MoveOperand(0, 1); b.Line != "np."+name+"(np.array([8, 9]), np.array([[12], [18]]))" {
			t.Errorf("an operand is moved: %q", b.Line)
		}
	}
}

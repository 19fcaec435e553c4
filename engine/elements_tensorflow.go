package engine

import "math"

// What TensorFlow has beside NumPy's operations. It warns of nothing.

// unlessZero returns y, or 0 where x is 0 and y may be nan.
func unlessZero(x, y float64) float64 {
	if x == 0 {
		return 0
	}
	return y
}

// sigmoidCrossEntropy returns how far the sigmoid of a logit is from a label,
// in a form that does not overflow.
//
// Source: TensorFlow API, tf.nn.sigmoid_cross_entropy_with_logits.
func sigmoidCrossEntropy(_ *flags, label, logit float64) float64 {
	return max(logit, 0) - logit*label + math.Log1p(math.Exp(-math.Abs(logit)))
}

// zeta returns Hurwitz's sum of (q + n) to the power -x over n = 0, 1, 2, …
//
//	x  above 1; nan below, infinite at 1
//	q  above 0, or not whole while x is
func zeta(x, q float64) float64 {
	whole := x == math.Floor(x)
	switch {
	case x == 1, q <= 0 && q == math.Floor(q) && whole && math.Mod(x, 2) == 0:
		return math.Inf(1)
	case !(x > 1), q <= 0 && (q == math.Floor(q) || !whole):
		return math.NaN()
	case q > 0:
		return zetaTail(x, q)
	}
	// The terms below 0 are, but for their sign, those between two sums.
	up := q - math.Floor(q)
	sign := 1 - 2*math.Mod(x, 2)
	return zetaTail(x, up) + sign*(zetaTail(x, 1-up)-zetaTail(x, 1-q))
}

// zetaTail returns zeta of q above 0: ten terms, and the integral of the rest
// with its corrections.
//
// Source: the formula of Euler and Maclaurin.
func zetaTail(x, q float64) float64 {
	sum := 0.0
	for range 10 {
		sum += math.Pow(q, -x)
		q++
	}
	term := math.Pow(q, -x)
	sum += term*q/(x-1) + term/2
	term *= x / q
	// Bernoulli's numbers over the factorials of their places.
	for i, b := range [...]float64{1. / 12, -1. / 720, 1. / 30240, -1. / 1209600, 1. / 47900160, -691. / 1307674368000} {
		sum += b * term
		k := x + float64(2*i)
		term *= (k + 1) * (k + 2) / (q * q)
	}
	return sum
}

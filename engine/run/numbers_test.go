package run

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// ints are near the bounds of 64 bits and at random.
func ints() []*big.Int {
	list := []*big.Int{}
	for _, text := range []string{"0", "1", "-1", "2", "-2", "3", "7", "-7", "63", "64", "4294967296", "9223372036854775807", "9223372036854775808",
		"-9223372036854775808", "18446744073709551615"} {
		n, _ := new(big.Int).SetString(text, 10)
		list = append(list, n)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 40 {
		n := new(big.Int).SetUint64(r.Uint64() >> r.IntN(64))
		if n.IsInt64() && r.IntN(2) == 0 {
			n.Neg(n)
		}
		list = append(list, n)
	}
	return list
}

// exact is what Python makes of two ints, nil where it raises an error.
func exact(op string, x, y *big.Int) *big.Int {
	z := new(big.Int)
	switch op {
	case "+":
		return z.Add(x, y)
	case "-":
		return z.Sub(x, y)
	case "*":
		return z.Mul(x, y)
	case "&":
		return z.And(x, y)
	case "|":
		return z.Or(x, y)
	case "^":
		return z.Xor(x, y)
	case "**", "<<", ">>":
		if y.Sign() < 0 || y.Cmp(big.NewInt(1000)) > 0 {
			return nil
		}
		return map[string]*big.Int{"**": z.Exp(x, y, nil), "<<": new(big.Int).Lsh(x, uint(y.Int64())), ">>": new(big.Int).Rsh(x, uint(y.Int64()))}[op]
	}
	if y.Sign() == 0 {
		return nil
	}
	rest := new(big.Int)
	if z.QuoRem(x, y, rest); rest.Sign() != 0 && rest.Sign() != y.Sign() {
		z.Sub(z, big.NewInt(1))
		rest.Add(rest, y)
	}
	return map[string]*big.Int{"//": z, "%": rest}[op]
}

func (w wide) exact() *big.Int {
	z := new(big.Int).Lsh(big.NewInt(w.hi), 64)
	return z.Add(z, new(big.Int).SetUint64(w.lo))
}

// TestIntsAreThoseOfPython holds operations on ints to integers without bounds: each is
// right, or refused where 64 bits do not hold it.
func TestIntsAreThoseOfPython(t *testing.T) {
	wideOf := func(n *big.Int) wide {
		if n.IsUint64() {
			return wide{0, n.Uint64()}
		}
		return wide{-1, uint64(n.Int64())}
	}
	for _, op := range []string{"+", "-", "*", "//", "%", "**", "&", "|", "^", "<<", ">>"} {
		for _, x := range ints() {
			for _, y := range ints() {
				want := exact(op, x, y)
				if want == nil {
					continue
				}
				z, held := intOf(op, wideOf(x), wideOf(y))
				_, fits := z.scalar()
				switch inside := want.IsInt64() || want.IsUint64(); {
				case held && z.exact().Cmp(want) != 0:
					t.Errorf("%s %s %s: got %s, want %s", x, op, y, z.exact(), want)
				case inside != (held && fits):
					t.Errorf("%s %s %s is %s: held %v, fits %v", x, op, y, want, held, fits)
				}
			}
		}
	}
}

//go:build !js

package engine_test

import (
	"fmt"
	"os/exec"
	"testing"

	"shapecast/engine"
)

// numpySums prints the nanoseconds of NumPy's broadcast sum, the median of
// seven rounds: with the result thrown away, whose memory the next sum takes
// over, and with the result kept until the next one is there.
const numpySums = `
import time, numpy as np
a, b, kept = np.random.rand(1000, 1000), np.random.rand(1000), [None]
def keep(): kept[0] = a + b
def median(sum):
    rounds = []
    for _ in range(7):
        start = time.perf_counter()
        for _ in range(100): sum()
        rounds.append((time.perf_counter() - start) * 1e7)
    return sorted(rounds)[3]
print(median(lambda: a + b), median(keep))
`

// BenchmarkAgainstNumPy sums (1000, 1000) and (1000,) beside NumPy's answer to
// the same, in one run. Ours is a new result each time, on as many processors
// as there are.
func BenchmarkAgainstNumPy(b *testing.B) {
	thrown, kept := numpyTimes(b)
	trace := engine.Explain(engine.NumPy, engine.Add, pair([]int{1000, 1000}, []int{1000})...)
	for _, numpy := range []struct {
		name string
		ns   float64
	}{{"thrown away", thrown}, {"kept", kept}} {
		b.Run(numpy.name, func(b *testing.B) {
			for b.Loop() {
				if _, _, err := engine.Apply(trace); err != nil {
					b.Fatal(err)
				}
			}
			beside(b, numpy.ns)
		})
	}
}

// numpyTimes runs NumPy, or skips the benchmark where it is missing.
func numpyTimes(b *testing.B) (thrown, kept float64) {
	for _, python := range []string{"/usr/bin/python3", "python3"} {
		text, err := exec.Command(python, "-c", numpySums).Output()
		if err != nil {
			continue
		}
		if _, err := fmt.Sscan(string(text), &thrown, &kept); err == nil {
			return thrown, kept
		}
	}
	b.Skip("NumPy is not installed: python3-numpy")
	return 0, 0
}

// beside reports NumPy's time and how many times as long ours is.
func beside(b *testing.B, numpy float64) {
	ours := float64(b.Elapsed().Nanoseconds()) / float64(b.N)
	b.ReportMetric(numpy, "ns-numpy")
	b.ReportMetric(ours/numpy, "times-numpy")
}

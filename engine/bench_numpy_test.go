//go:build !js

package engine_test

import (
	"fmt"
	"io"
	"os/exec"
	"slices"
	"testing"
	"time"

	"shapecast/engine"
)

// rounds is how many sums are timed at a time.
const rounds = 5

// numpySums answers every line with the nanoseconds of a sum of NumPy's whose
// result is kept until the next one is there.
const numpySums = `
import sys, time, numpy as np
a, b, kept = np.random.rand(1000, 1000), np.random.rand(1000), None
for line in sys.stdin:
    start = time.perf_counter()
    for _ in range(int(line)): kept = a + b
    print((time.perf_counter() - start) * 1e9 / int(line), flush=True)
`

// BenchmarkAgainstNumPy sums (1000, 1000) and (1000,), turn by turn with NumPy
// so that whatever else the machine does slows both; the best rounds of each are
// those it did least in. Ours is a new result each
// time.
func BenchmarkAgainstNumPy(b *testing.B) {
	trace := engine.Explain(engine.NumPy, engine.Add, pair([]int{1000, 1000}, []int{1000})...)
	in, out := numpyBeside(b)
	var numpy, sums, ratios []float64
	for b.Loop() {
		b.StopTimer()
		var theirs float64
		fmt.Fprintln(in, rounds)
		if _, err := fmt.Fscan(out, &theirs); err != nil {
			b.Skip("NumPy is not installed: python3-numpy")
		}
		b.StartTimer()
		start := time.Now()
		for range rounds {
			if _, _, err := engine.Apply(trace); err != nil {
				b.Fatal(err)
			}
		}
		ours := float64(time.Since(start).Nanoseconds()) / rounds
		numpy, sums, ratios = append(numpy, theirs), append(sums, ours), append(ratios, ours/theirs)
	}
	b.ReportMetric(median(numpy), "ns/sum-numpy")
	b.ReportMetric(median(ratios), "times-numpy")
	b.ReportMetric(slices.Min(sums)/slices.Min(numpy), "times-numpy-at-best")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*rounds), "ns/sum")
	b.ReportMetric(0, "ns/op")
}

func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}

// numpyBeside starts NumPy and returns what it reads and writes.
func numpyBeside(b *testing.B) (io.Writer, io.Reader) {
	python := "/usr/bin/python3"
	if exec.Command(python, "-c", "import numpy").Run() != nil {
		python = "python3"
	}
	command := exec.Command(python, "-c", numpySums)
	in, _ := command.StdinPipe()
	out, _ := command.StdoutPipe()
	if err := command.Start(); err != nil {
		b.Skip("NumPy is not installed: python3-numpy")
	}
	b.Cleanup(func() {
		in.Close()
		command.Wait()
	})
	return in, out
}

package run_test

import (
	"os"
	"strings"
	"testing"

	"shapecast/engine/run"
)

// BenchmarkProgram runs programs as people paste them, a few of each library.
func BenchmarkProgram(b *testing.B) {
	for _, library := range []string{"numpy", "torch", "jax", "tf", "xarray"} {
		b.Run(library, func(b *testing.B) {
			text, err := os.ReadFile("../truth/programs/" + library + "-pasted-seen.txt")
			if err != nil {
				b.Fatal(err)
			}
			programs := strings.Split(string(text), "\n\n")[:10]
			b.ReportAllocs()
			for b.Loop() {
				for _, program := range programs {
					run.Run(program, "")
				}
			}
		})
	}
}

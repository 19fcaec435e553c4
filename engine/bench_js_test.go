//go:build js

package engine_test

import (
	"syscall/js"
	"testing"

	"shapecast/engine"
)

// loops are what one would write in JavaScript for (1000, 1000) + (1000,), a
// new result each time and the same one again.
const loops = `
function add(a, b, out) {
	for (let row = 0; row < a.length; row += b.length) {
		for (let k = 0; k < b.length; k++) out[row + k] = a[row + k] + b[k];
	}
	return out;
}
const a = new Float64Array(1000000), b = new Float64Array(1000), same = new Float64Array(1000000);
a.forEach((_, i) => { a[i] = i % 97 + 0.5 });
b.forEach((_, i) => { b[i] = i % 97 + 0.5 });
return {
	fresh(n) { let out; while (n--) out = add(a, b, new Float64Array(1000000)); return out[999999] },
	again(n) { while (n--) add(a, b, same); return same[999999] },
};`

// BenchmarkJavaScript compares Apply with plain loops over typed arrays in the
// same process.
func BenchmarkJavaScript(b *testing.B) {
	plain := js.Global().Get("Function").New(loops).Invoke()
	for _, name := range []string{"fresh", "again"} {
		b.Run("loop, "+name, func(b *testing.B) {
			plain.Call(name, 20)
			b.ResetTimer()
			plain.Call(name, b.N)
		})
	}
	b.Run("engine", func(b *testing.B) {
		trace := engine.Explain(engine.NumPy, engine.Add, pair([]int{1000, 1000}, []int{1000})...)
		for b.Loop() {
			if _, _, err := engine.Apply(trace); err != nil {
				b.Fatal(err)
			}
		}
	})
}

package raster_test

import (
	"io"
	"testing"

	"shapecast/app/scene"
	"shapecast/engine"
)

// outer returns the figure of a column of 8 and a row of 8 added.
func outer() scene.Scene {
	operand := func(step float64, sizes ...int) engine.Operand {
		axes := make([]engine.Axis, len(sizes))
		for k, n := range sizes {
			axes[k].Size = n
		}
		return engine.Operand{Array: engine.Array{
			Shape:  engine.Shape{Axes: axes},
			Values: engine.Values{DType: engine.Int64, Progression: &engine.Progression{Step: step}},
		}}
	}
	return scene.Build(engine.Explain(engine.NumPy, engine.Add, operand(10, 8, 1), operand(1, 8)), scene.Options{Width: 720})
}

func BenchmarkImage(b *testing.B) {
	s, p := outer(), painterOf(b, 2)
	for b.Loop() {
		if _, err := p.Image(s, s.Poster); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPNG(b *testing.B) {
	s, p := outer(), painterOf(b, 2)
	for b.Loop() {
		if err := p.PNG(io.Discard, s, s.Poster); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkGIF(b *testing.B) {
	s, p := outer(), painterOf(b, 1)
	for b.Loop() {
		if err := p.GIF(io.Discard, s); err != nil {
			b.Fatal(err)
		}
	}
}

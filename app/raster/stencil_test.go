package raster_test

import (
	"image/color"
	"testing"

	"shapecast/app/scene"
)

// TestImageStretchesRectangles holds that a rectangle, of which only the
// corners are cut, has four equal ones at every size and ends where it should.
func TestImageStretchesRectangles(t *testing.T) {
	const edge = 10.5 // between it and the end of the picture, on every side
	for _, test := range []struct {
		name string
		role scene.Role
		w, h float64
	}{
		{"wide", scene.Stored, 90, 24},
		{"high", scene.Stored, 24, 70},
		{"a frame without an inside", scene.Red, 90, 70},
		{"an inside without a frame", scene.Result, 90, 70},
		{"hardly larger than its corners", scene.Stored, 19, 18},
		{"smaller than its corners", scene.Stored, 5, 3},
	} {
		t.Run(test.name, func(t *testing.T) {
			node := &scene.Node{Kind: scene.Rect, Role: test.role, X: edge, Y: edge, W: test.w, H: test.h, R: 7}
			picture, err := painterOf(t, 1).Image(scene.Scene{W: test.w + 2*edge, H: test.h + 2*edge, Root: []*scene.Node{node}}, 0)
			if err != nil {
				t.Fatal(err)
			}
			size := picture.Rect.Max
			if picture.RGBAAt(size.X/2, 10).A == 0 || picture.RGBAAt(size.X/2, 8).A > 0 {
				t.Error("the upper side is not where it should be")
			}
			for y := range size.Y {
				for x := range size.X {
					got := picture.RGBAAt(x, y)
					if mirrored := picture.RGBAAt(size.X-1-x, size.Y-1-y); !alike(got, mirrored) {
						t.Fatalf("pixel %d,%d is %v, its opposite %v", x, y, got, mirrored)
					}
				}
			}
		})
	}
}

// alike reports whether colours differ by rounding only, that of arcs in 64ths of a pixel too.
func alike(a, b color.RGBA) bool {
	near := func(a, b uint8) bool { return max(a, b)-min(a, b) <= 4 }
	return near(a.R, b.R) && near(a.G, b.G) && near(a.B, b.B) && near(a.A, b.A)
}

package raster_test

import (
	"bytes"
	"image/gif"
	"slices"
	"testing"

	"shapecast/app/scene"
)

// story returns the GIF of a card and one node on it, of three seconds.
func story(t *testing.T, n *scene.Node) *gif.GIF {
	t.Helper()
	card := &scene.Node{Kind: scene.Rect, Role: scene.Card, W: 80, H: 60}
	all := &scene.Node{Kids: []*scene.Node{card, n}, Fade: []scene.Key{{T: 2.6, V: [4]float64{1}}, {T: 3, V: [4]float64{0}}}}
	var file bytes.Buffer
	err := painterOf(t, 1).GIF(&file, scene.Scene{W: 80, H: 60, Dur: 3, Poster: 2.5, Marks: []scene.Mark{{At: 2.5}}, Root: []*scene.Node{all}})
	if err != nil {
		t.Fatal(err)
	}
	decoded, err := gif.DecodeAll(&file)
	if err != nil {
		t.Fatal(err)
	}
	return decoded
}

// TestGIFFrames holds that a frame is paid for where something moves, and
// nowhere else.
func TestGIFFrames(t *testing.T) {
	still := scene.Node{Kind: scene.Rect, Role: scene.Stored, X: 10, Y: 10, W: 20, H: 20}
	with := func(change func(n *scene.Node)) *scene.Node {
		n := still
		change(&n)
		return &n
	}
	for _, test := range []struct {
		name   string
		node   *scene.Node
		delays []int // of every frame, in hundredths of a second
	}{
		{"nothing moves, and the end does not fade", &still, []int{300}},
		{"what appears is there at once", with(func(n *scene.Node) {
			n.Fade = []scene.Key{{T: 0, V: [4]float64{0}}, {T: 1, V: [4]float64{0}, Ease: scene.Slide}, {T: 1.22, V: [4]float64{1}}}
		}), []int{100, 200}},
		{"what goes is gone at once", with(func(n *scene.Node) {
			n.Fade = []scene.Key{{T: 0, V: [4]float64{1}}, {T: 1, V: [4]float64{1}, Ease: scene.Slide}, {T: 1.22, V: [4]float64{0}}}
		}), []int{100, 200}},
		{"less than half a pixel is no motion", with(func(n *scene.Node) {
			n.Move = []scene.Key{{T: 1, V: [4]float64{.4, 0, 1, 1}}, {T: 1.2, V: [4]float64{0, 0, 1, 1}}}
		}), []int{300}},
		{"a glide goes from whole pixel to whole pixel", with(func(n *scene.Node) {
			n.Move = []scene.Key{{T: 1, V: [4]float64{0, 0, 1, 1}}, {T: 1.5, V: [4]float64{4, 0, 1, 1}}}
		}), []int{110, 10, 20, 10, 150}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := story(t, test.node).Delay; !slices.Equal(got, test.delays) {
				t.Errorf("got %v, want %v", got, test.delays)
			}
		})
	}
}

package raster

import (
	"math"

	"shapecast/app/scene"
)

// stepped returns the nodes as a GIF tells their story, in which every frame
// and every changed pixel costs bytes. What fades is there at once, what glides
// goes from whole pixel to whole pixel, and the bar of a stop is full once the
// stop has gone by. At the end nothing fades: the story begins again.
func (p Painter) stepped(nodes []*scene.Node, end float64) []*scene.Node {
	list := make([]*scene.Node, len(nodes))
	for i, n := range nodes {
		copied := *n
		copied.Kids = p.stepped(n.Kids, end)
		copied.Fade = cuts(n.Fade, end)
		copied.Move = p.steps(n)
		list[i] = &copied
	}
	return list
}

// cuts returns a track that has each value where the fade to it begins.
func cuts(track []scene.Key, end float64) []scene.Key {
	var list []scene.Key
	for i, key := range track {
		if i+1 < len(track) && track[i+1].T < end {
			key.V = track[i+1].V
		}
		key.Ease = scene.Holding
		list = append(list, key)
	}
	return list
}

// steps returns the moves of a node as jumps, one a frame.
func (p Painter) steps(n *scene.Node) []scene.Key {
	var list []scene.Key
	for i, key := range n.Move {
		list = append(list, p.jump(key))
		if i+1 == len(n.Move) {
			continue
		}
		for k := math.Ceil(key.T * 100 / tick); k*tick/100 < n.Move[i+1].T; k++ {
			t := k * tick / 100
			list = append(list, p.jump(scene.Key{T: t, V: n.Shift(t)}))
		}
	}
	return list
}

// jump returns a key that holds its place, in whole pixels, until the next.
func (p Painter) jump(key scene.Key) scene.Key {
	for i := range 2 {
		key.V[i] = math.Round(key.V[i]*p.Scale) / p.Scale
	}
	key.Ease = scene.Holding
	return key
}

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
		copied.Move = p.steps(n, end)
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

// steps returns the moves of a node as the place that it has at each frame, in whole pixels.
func (p Painter) steps(n *scene.Node, end float64) (list []scene.Key) {
	for at := 0; n.Move != nil && at < int(end*100); at += tick {
		t := float64(at) / 100
		v := n.Shift(t)
		for i := range 2 {
			v[i] = math.Round(v[i]*p.Scale) / p.Scale
		}
		list = append(list, scene.Key{T: t, V: v, Ease: scene.Holding})
	}
	return list
}

package scene

import "math"

// An Ease says how a value changes from one key to the next.
type Ease uint8

// The curves: arrays slide, what arrives slows down, what appears fades.
const (
	Linear Ease = iota
	Slide
	Arrive
	Holding // stays, then jumps at the next key
)

// curves holds the control points of each.
var curves = [...][4]float64{Linear: {0, 0, 1, 1}, Slide: {.5, 0, .2, 1}, Arrive: {.2, .8, .2, 1}}

// Curve returns the control points of e: x1, y1, x2, y2 of CSS's cubic-bezier.
func (e Ease) Curve() [4]float64 { return curves[e] }

// at returns how far e has come when the share x of the time has gone, both
// from 0 to 1.
func (e Ease) at(x float64) float64 {
	switch e {
	case Linear:
		return x
	case Holding:
		return 0
	}
	c := e.Curve()
	low, high := 0.0, 1.0
	for range 40 {
		mid := (low + high) / 2
		if bezier(c[0], c[2], mid) < x {
			low = mid
		} else {
			high = mid
		}
	}
	return bezier(c[1], c[3], low)
}

// bezier returns a coordinate of the curve from 0 to 1 with the control
// coordinates p and q, at parameter u.
func bezier(p, q, u float64) float64 {
	v := 1 - u
	return 3*v*v*u*p + 3*v*u*u*q + u*u*u
}

// A Key is a moment of a track: of an opacity, the first of its values, or of a place: a
// shift in pixels, and a scale about the node's own X, Y.
type Key struct {
	T    float64 // seconds
	V    [4]float64
	Ease Ease // to the next key
}

// A turn is a change of opacity: to v, beginning at t.
type turn struct{ t, dur, v float64 }

// fades returns a track that starts at v and takes each turn, in order of time; nil
// where all is opaque throughout.
func fades(v float64, turns ...turn) []Key {
	ways := make([]way, len(turns))
	for i, t := range turns {
		ways[i] = way{t.t, t.dur, pose{t.v}, Slide}
	}
	return track(pose{v}, pose{1}, ways)
}

// from returns the track of something that appears at t.
func from(t float64) []Key { return fades(0, turn{t, .25, 1}) }

// until returns the track of something that goes at t.
func until(t float64) []Key { return fades(1, turn{t, .25, 0}) }

// A pose is a shift and a scale.
type pose = [4]float64

var rest = shift(0, 0)

func shift(x, y float64) pose { return pose{x, y, 1, 1} }

// A way is a motion to a pose.
type way struct {
	t, dur float64
	to     pose
	ease   Ease
}

// moves returns a track that starts at p and goes each way, in order of time;
// nil where nothing moves.
func moves(p pose, ways ...way) []Key { return track(p, rest, ways) }

// track returns the keys of the ways from p on; nil where nothing changes. It leaves out
// ways that never happen.
func track(p, usual pose, ways []way) []Key {
	keys := append(make([]Key, 0, 1+2*len(ways)), Key{V: p})
	for _, w := range ways {
		if w.to == p || math.IsInf(w.t, 1) {
			continue
		}
		keys = append(keys, Key{w.t, p, w.ease}, Key{T: w.t + w.dur, V: w.to})
		p = w.to
	}
	if len(keys) == 1 && p == usual {
		return nil
	}
	return keys
}

// valueAt returns the value of a track at t; before the first key that is the first value.
func valueAt(keys []Key, t float64) [4]float64 {
	i := 0
	for i+1 < len(keys) && keys[i+1].T <= t {
		i++
	}
	a, b := keys[i], keys[min(i+1, len(keys)-1)]
	if t < a.T || b.T == a.T {
		return a.V
	}
	share := a.Ease.at((t - a.T) / (b.T - a.T))
	for k, v := range a.V {
		a.V[k] = v + (b.V[k]-v)*share
	}
	return a.V
}

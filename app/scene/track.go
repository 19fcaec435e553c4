package scene

import "math"

// An Ease is how a value gets from one key to the next.
type Ease uint8

// The curves: arrays slide, what arrives slows down, what appears fades.
const (
	Linear  Ease = iota
	Slide        // cubic-bezier(.5, 0, .2, 1)
	Arrive       // cubic-bezier(.2, .8, .2, 1)
	Holding      // stays, then jumps at the next key
)

// Curve returns the control points of e: x1, y1, x2, y2 of CSS's cubic-bezier.
func (e Ease) Curve() [4]float64 {
	switch e {
	case Slide:
		return [4]float64{.5, 0, .2, 1}
	case Arrive:
		return [4]float64{.2, .8, .2, 1}
	}
	return [4]float64{0, 0, 1, 1}
}

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

// A Fade is a key of an opacity track.
type Fade struct {
	T    float64 // seconds
	V    float64 // opacity, from 0 to 1
	Ease Ease    // to the next key
}

// A Move is a key of a transform track.
type Move struct {
	T      float64 // seconds
	X, Y   float64 // shift, in pixels
	SX, SY float64 // scale about the node's own X, Y
	Ease   Ease    // to the next key
}

// A turn is a change of opacity: to v, beginning at t.
type turn struct{ t, dur, v float64 }

// fades returns a track that starts at v and takes each turn, in order of time.
func fades(v float64, turns ...turn) []Fade {
	track := append(make([]Fade, 0, 1+2*len(turns)), Fade{T: 0, V: v})
	for _, turn := range turns {
		if turn.v == v || math.IsInf(turn.t, 1) {
			continue
		}
		track = append(track, Fade{T: turn.t, V: v, Ease: Slide}, Fade{T: turn.t + turn.dur, V: turn.v})
		v = turn.v
	}
	if len(track) == 1 && v == 1 {
		return nil
	}
	return track
}

// from returns the track of something that appears at t.
func from(t float64) []Fade { return fades(0, turn{t, .25, 1}) }

// until returns the track of something that goes at t.
func until(t float64) []Fade { return fades(1, turn{t, .25, 0}) }

// A pose is a shift and a scale.
type pose struct{ x, y, sx, sy float64 }

var rest = pose{sx: 1, sy: 1}

func shift(x, y float64) pose { return pose{x, y, 1, 1} }

// A way is a motion to a pose.
type way struct {
	t, dur float64
	to     pose
	ease   Ease
}

// moves returns a track that starts at p and goes each way, in order of time;
// nil where nothing moves.
func moves(p pose, ways ...way) []Move {
	key := func(t float64, p pose, e Ease) Move { return Move{T: t, X: p.x, Y: p.y, SX: p.sx, SY: p.sy, Ease: e} }
	track := append(make([]Move, 0, 1+2*len(ways)), key(0, p, Linear))
	for _, w := range ways {
		if w.to == p || math.IsInf(w.t, 1) {
			continue
		}
		track = append(track, key(w.t, p, w.ease), key(w.t+w.dur, w.to, Linear))
		p = w.to
	}
	if len(track) == 1 && p == rest {
		return nil
	}
	return track
}

// around returns the number of the last key at or before t, -1 before the first, and
// how far t is on the way to the next one: 0 after the last.
func around(count int, at func(i int) (float64, Ease), t float64) (key int, share float64) {
	key = -1
	for key+1 < count {
		if next, _ := at(key + 1); next > t {
			break
		}
		key++
	}
	if key < 0 || key == count-1 {
		return key, 0
	}
	start, ease := at(key)
	end, _ := at(key + 1)
	return key, ease.at((t - start) / (end - start))
}

// mix returns what is between two values.
func mix(a, b, share float64) float64 { return a + (b-a)*share }

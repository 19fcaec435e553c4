package scene

// An Ease is how a value gets from one key to the next.
type Ease uint8

// The curves: progress runs evenly, things glide, and what appears fades.
const (
	Linear  Ease = iota
	Glide        // cubic-bezier(.3, 0, .1, 1)
	Soften       // cubic-bezier(.4, 0, .2, 1)
	Holding      // stays, then jumps at the next key
)

// Curve returns the control points of e: x1, y1, x2, y2 of CSS's cubic-bezier.
func (e Ease) Curve() [4]float64 {
	switch e {
	case Glide:
		return [4]float64{.3, 0, .1, 1}
	case Soften:
		return [4]float64{.4, 0, .2, 1}
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

// fadeTime is how long anything takes to appear or to go.
const fadeTime = 0.22

// A turn is a moment at which something appears (V 1), goes (V 0) or pales.
type turn struct{ t, v float64 }

// fades returns a track that starts at v and takes each turn, in order of time.
func fades(v float64, turns ...turn) []Fade {
	track := []Fade{{T: 0, V: v}}
	for _, turn := range turns {
		if turn.v == v {
			continue
		}
		track = append(track, Fade{T: turn.t, V: v, Ease: Soften}, Fade{T: turn.t + fadeTime, V: turn.v})
		v = turn.v
	}
	return track
}

// from returns the track of something that appears at t.
func from(t float64) []Fade { return fades(0, turn{t, 1}) }

// until returns the track of something that goes at t.
func until(t float64) []Fade { return fades(1, turn{t, 0}) }

// during returns the track of something that is there from start to end.
func during(start, end float64) []Fade { return fades(0, turn{start, 1}, turn{end, 0}) }

// glide returns the track of something that is away by dx, dy until start and
// in its place at end.
func glide(dx, dy, start, end float64) []Move {
	return []Move{{T: start, X: dx, Y: dy, SX: 1, SY: 1, Ease: Glide}, {T: end, SX: 1, SY: 1}}
}

// Opacity returns the opacity of n at t, apart from its parents'.
func (n *Node) Opacity(t float64) float64 {
	keys := n.Fade
	if len(keys) == 0 {
		return 1
	}
	i := 0
	for i < len(keys) && keys[i].T <= t {
		i++
	}
	switch i {
	case 0:
		return keys[0].V
	case len(keys):
		return keys[i-1].V
	}
	a, b := keys[i-1], keys[i]
	return a.V + (b.V-a.V)*a.Ease.at((t-a.T)/(b.T-a.T))
}

// Shift returns the transform of n at t, apart from its parents': a shift and
// a scale about the node's own X, Y.
func (n *Node) Shift(t float64) (x, y, sx, sy float64) {
	keys := n.Move
	if len(keys) == 0 {
		return 0, 0, 1, 1
	}
	i := 0
	for i < len(keys) && keys[i].T <= t {
		i++
	}
	switch i {
	case 0:
		return keys[0].X, keys[0].Y, keys[0].SX, keys[0].SY
	case len(keys):
		return keys[i-1].X, keys[i-1].Y, keys[i-1].SX, keys[i-1].SY
	}
	a, b := keys[i-1], keys[i]
	p := a.Ease.at((t - a.T) / (b.T - a.T))
	mix := func(v, w float64) float64 { return v + (w-v)*p }
	return mix(a.X, b.X), mix(a.Y, b.Y), mix(a.SX, b.SX), mix(a.SY, b.SY)
}

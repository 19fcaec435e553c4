package svg

import (
	"math"

	"shapecast/app/scene"
)

// fade and move append what a key says, as CSS has it.
func fade(b []byte, v [4]float64) []byte { return number(append(b, "opacity:"...), v[0], 1000) }

func move(b []byte, v [4]float64) []byte { return transform(append(b, "transform:"...), v, "px") }

// transform appends a shift, in a unit, and a scale as CSS and SVG write them.
func transform(b []byte, v [4]float64, unit string) []byte {
	start := len(b)
	if v[0] != 0 || v[1] != 0 {
		b = append(number(append(b, "translate("...), v[0], 100), unit...)
		b = append(number(append(b, ','), v[1], 100), unit...)
		b = append(b, ')')
	}
	if v[2] != 1 || v[3] != 1 {
		b = append(number(append(b, "scale("...), v[2], 10000), ',')
		b = append(number(b, v[3], 10000), ')')
	}
	if len(b) == start {
		b = append(b, "none"...)
	}
	return b
}

// keyframes appends the body of an @keyframes rule whose percentages are
// moments of the whole story, dur seconds long; nothing for a track that never
// changes.
func keyframes(b []byte, keys []scene.Key, write func([]byte, [4]float64) []byte, dur float64) []byte {
	for i := 0; i < len(keys); {
		last := i // of the run of equal values
		for last+1 < len(keys) && keys[last+1].V == keys[i].V {
			last++
		}
		from, to := share(keys[i].T, dur), share(keys[last].T, dur)
		if i == 0 {
			from = 0
		}
		if last == len(keys)-1 {
			to = whole
		}
		if from == 0 && to == whole {
			return b
		}
		b = write(append(selector(b, from, to), '{'), keys[i].V)
		if to < whole {
			b = timing(b, keys[last].Ease)
		}
		b = append(b, '}')
		i = last + 1
	}
	return b
}

// whole is the whole story, in the shares that moments are written in.
const whole = 100000

func share(t, dur float64) int { return int(math.Round(whole * t / dur)) }

// selector appends the moments of a run: that of its first key and, if it is
// another, that of its last.
func selector(b []byte, from, to int) []byte {
	if from < to {
		b = append(moment(b, from), ',')
	}
	return moment(b, to)
}

func moment(b []byte, share int) []byte {
	if share == whole {
		return append(b, "to"...)
	}
	return append(number(b, float64(share)/1000, 1000), '%')
}

func timing(b []byte, e scene.Ease) []byte {
	b = append(b, ";animation-timing-function:cubic-bezier("...)
	for i, v := range e.Curve() {
		if i > 0 {
			b = append(b, ',')
		}
		b = number(b, v, 100)
	}
	return append(b, ')')
}

// rules gives the same number to everything that is written the same.
type rules struct {
	numbers map[string]int
	order   []string
}

// number returns that of css, a new one if css is new.
func (r *rules) number(css []byte) int {
	n, known := r.numbers[string(css)]
	if !known {
		if r.numbers == nil {
			r.numbers = map[string]int{}
		}
		n = len(r.order)
		r.order = append(r.order, string(css))
		r.numbers[r.order[n]] = n
	}
	return n
}

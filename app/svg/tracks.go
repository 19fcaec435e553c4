package svg

import "shapecast/app/scene"

// A key is a moment of a track as CSS writes it.
type key struct {
	t     float64 // seconds
	value string  // a declaration, without its semicolon
	ease  scene.Ease
}

func fadeKeys(track []scene.Fade) []key {
	keys := make([]key, len(track))
	for i, f := range track {
		keys[i] = key{f.T, "opacity:" + string(number(nil, f.V, 1000)), f.Ease}
	}
	return keys
}

func moveKeys(track []scene.Move) []key {
	keys := make([]key, len(track))
	for i, m := range track {
		keys[i] = key{m.T, "transform:" + transform(m.X, m.Y, m.SX, m.SY), m.Ease}
	}
	return keys
}

// transform returns a shift and a scale in the words of CSS.
func transform(x, y, sx, sy float64) string {
	b := []byte{}
	if x != 0 || y != 0 {
		b = append(b, "translate("...)
		b = append(number(b, x, 100), "px,"...)
		b = append(number(b, y, 100), "px)"...)
	}
	if sx != 1 || sy != 1 {
		b = append(b, "scale("...)
		b = append(number(b, sx, 10000), ',')
		b = append(number(b, sy, 10000), ')')
	}
	if len(b) == 0 {
		return "none"
	}
	return string(b)
}

// keyframes returns the body of an @keyframes rule whose percentages are
// moments of the whole story, dur seconds long; "" for a track that never changes.
func keyframes(keys []key, dur float64) string {
	b := []byte{}
	for i := 0; i < len(keys); {
		last := i // of the run of equal values
		for last+1 < len(keys) && keys[last+1].value == keys[i].value {
			last++
		}
		if i == 0 && last == len(keys)-1 {
			return ""
		}
		b = append(b, selector(keys[i].t, keys[last].t, dur, i == 0, last == len(keys)-1)...)
		b = append(b, '{')
		b = append(b, keys[i].value...)
		if last < len(keys)-1 {
			b = append(b, timing(keys[last].ease)...)
		}
		b = append(b, '}')
		i = last + 1
	}
	return string(b)
}

// selector returns the moments of a run: from its first to its last key, or
// from the start and to the end of the story.
func selector(first, last, dur float64, starts, ends bool) string {
	from, to := percent(first, dur), percent(last, dur)
	if starts {
		from = "0%"
	}
	if ends {
		to = "to"
	}
	if from == to || from == "100%" {
		return to
	}
	return from + "," + to
}

func percent(t, dur float64) string { return string(number(nil, 100*t/dur, 1000)) + "%" }

func timing(e scene.Ease) string {
	switch e {
	case scene.Linear:
		return ""
	case scene.Holding:
		return ";animation-timing-function:step-end"
	}
	c := e.Curve()
	b := []byte(";animation-timing-function:cubic-bezier(")
	for i, v := range c {
		if i > 0 {
			b = append(b, ',')
		}
		b = number(b, v, 100)
	}
	return string(append(b, ')'))
}

// rules gives the same number to everything that is written the same.
type rules struct {
	numbers map[string]int
	order   []string
}

// number returns that of s, a new one if s is new.
func (r *rules) number(s string) int {
	n, known := r.numbers[s]
	if !known {
		if r.numbers == nil {
			r.numbers = map[string]int{}
		}
		n = len(r.order)
		r.numbers[s] = n
		r.order = append(r.order, s)
	}
	return n
}

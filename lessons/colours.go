package lessons

import (
	"fmt"
	"math"
	"strconv"
)

// The grounds on which links and buttons stand, by web/style.css: --stage,
// --ground and --well, and --band.
var (
	lightGrounds = []string{"#ffffff", "#f4f5f7", "#eef0f4"}
	darkGrounds  = []string{"#151a21", "#0e1217", "#1c232c", "#1f2731"}
)

// leastContrast is the contrast that WCAG 2.2 asks of text.
const leastContrast = 4.5

// colours reports colours that are malformed, or that cannot be read on the page.
func (f *file) colours(c Colours) {
	f.colour("accent", c.Accent, lightGrounds, "#000000")
	f.colour("accent-dark", c.Dark, darkGrounds, "#ffffff")
	if c.Dark != "" && c.Accent == "" {
		f.report(f.key("[ \t]*accent-dark"), `add accent: "#1c6bb5", the colour on a light page`, "accent-dark without accent")
	}
}

func (f *file) colour(key, value string, grounds []string, towards string) {
	if value == "" {
		return
	}
	at := f.key("[ \t]*" + key)
	if _, ok := channels(value); !ok {
		f.report(at, `write six hexadecimal digits in quotes: `+key+`: "#7a1f2b"`, "%s is no colour", value)
		return
	}
	if worst := contrast(value, grounds); worst < leastContrast {
		f.report(at, fmt.Sprintf("take %s, or one further from the ground", readable(value, grounds, towards)),
			"colour %s has a contrast of %.1f with the page, and text needs %.1f", value, worst, leastContrast)
	}
}

// OnDark returns the accent on a dark page: the one that is stated, or the
// light page's made as light as it must be.
func (c Colours) OnDark() string {
	if c.Dark != "" {
		return c.Dark
	}
	return readable(c.Accent, darkGrounds, "#ffffff")
}

// readable returns colour, mixed with as little of another as makes it
// readable on all grounds.
func readable(colour string, grounds []string, towards string) string {
	from, _ := channels(colour)
	to, _ := channels(towards)
	for part := 0.0; part < 1; part += 0.02 {
		var mixed [3]float64
		for i := range mixed {
			mixed[i] = math.Round(from[i]*(1-part) + to[i]*part)
		}
		hex := fmt.Sprintf("#%02x%02x%02x", int(mixed[0]), int(mixed[1]), int(mixed[2]))
		if contrast(hex, grounds) >= leastContrast {
			return hex
		}
	}
	return towards
}

// On returns the colour of text on a colour: white, or a dark one where that
// can be read better.
func On(colour string) string {
	const white, dark = "#ffffff", "#0f1722"
	if contrast(white, []string{colour}) >= contrast(dark, []string{colour}) {
		return white
	}
	return dark
}

// contrast returns the least contrast of a colour with some grounds, as WCAG 2.2 has it.
func contrast(colour string, grounds []string) float64 {
	least := math.Inf(1)
	for _, ground := range grounds {
		a, b := luminance(colour), luminance(ground)
		least = min(least, (max(a, b)+0.05)/(min(a, b)+0.05))
	}
	return least
}

// luminance returns the relative luminance of a colour.
func luminance(colour string) float64 {
	c, _ := channels(colour)
	for i := range c {
		if c[i] /= 255; c[i] <= 0.04045 {
			c[i] /= 12.92
		} else {
			c[i] = math.Pow((c[i]+0.055)/1.055, 2.4)
		}
	}
	return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2]
}

// channels returns red, green and blue of "#7a1f2b", each up to 255.
func channels(colour string) (c [3]float64, ok bool) {
	if len(colour) != 7 || colour[0] != '#' {
		return c, false
	}
	n, err := strconv.ParseUint(colour[1:], 16, 32)
	for i := range c {
		c[i] = float64(n >> (16 - 8*i) & 0xff)
	}
	return c, err == nil
}

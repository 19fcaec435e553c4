// Package svg writes a scene as SVG: moving, frozen, or as a sheet of its stops.
//
//	[Animated]  a file that plays by itself
//	[Inline]    the same, for the middle of a page
//	[Player]    the same with controls and the result as text
//	[Frame]     one moment, plain
//	[Strip]     all stops, plain
package svg

import "strings"

// A Theme gives every token its colour. There are two: [Light] and [Dark].
type Theme struct {
	Name    string
	Colours map[string]string // "#rrggbb", by token
}

// tokens are the names of the colours, which are those of the custom properties: for the
// page, for the result, for mistakes, and for each operand its fill, line, ink and copy.
var tokens = strings.Fields("bg edge ink mute rule r ri x xl xi" +
	" a al ai ac b bl bi bc c cl ci cc d dl di dc e el ei ec")

// operandKinds is how many operands look different; a sixth looks like the first.
const operandKinds = 5

// themeOf returns the theme with these colours of the tokens.
func themeOf(name, colours string) Theme {
	t := Theme{name, map[string]string{}}
	for i, colour := range strings.Fields(colours) {
		t.Colours[tokens[i]] = colour
	}
	return t
}

// variables has the custom properties in place of colours.
var variables = themeOf("", "var(--"+strings.Join(tokens, ") var(--")+")")

// Light is the theme for light pages and for paper.
var Light = themeOf("light", `#ffffff #e2e6ec #171c24 #5b6675 #8490a0
	#2b3647 #ffffff #fde3e3 #c0202f #7a0c17
	#dcebfb #1c6bb5 #0b3a66 #f1f7fd
	#ffe6c2 #ad5500 #5a2d00 #fff5e7
	#d7f0dd #23763a #0d3f1b #eff9f1
	#ece3fb #7440b8 #3a1a66 #f7f4fd
	#d3eef2 #0f7285 #063f4a #edf8fa`)

// Dark is the theme for dark pages.
var Dark = themeOf("dark", `#151a21 #27303b #eef2f6 #95a2b1 #66758a
	#d3dbe5 #10161d #521a1f #ff8089 #ffdcdf
	#15344f #62b0f4 #d6eaff #152433
	#47300f #f0a542 #ffe7c4 #29231a
	#173a20 #63c97d #d2f5da #162721
	#33235a #b79af2 #e8defd #211e38
	#0f3941 #4fc3d9 #cdf3fa #13262e`)

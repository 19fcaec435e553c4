// Package svg writes a scene as SVG: moving, frozen, or as a sheet of its stops.
//
//	[Animated]  a file that plays by itself
//	[Inline]    the same, for the middle of a page
//	[Player]    the same with controls and the result as text
//	[Frame]     one moment, plain
//	[Strip]     all stops, plain
package svg

// A Theme gives every token its colour. There are two: [Light] and [Dark].
type Theme struct {
	Name    string
	Colours [tokens]string // "#rrggbb"
}

// A token is a colour by its use. None is no paint at all.
type token uint8

const (
	none token = iota
	ground
	edge
	ink
	mute
	rule
	resultFill
	resultInk
	wrongFill
	wrongLine
	wrongInk
	operandFill // of operand A; four tokens an operand
	operandLine
	operandInk
	operandCopy
	tokens = operandFill + 4*operandKinds
)

// operandKinds is how many operands look different; a sixth looks like the first.
const operandKinds = 5

// names are those of the custom properties, in the order of the tokens.
var names = [tokens]string{
	"", "bg", "edge", "ink", "mute", "rule",
	"r", "ri", "x", "xl", "xi",
	"a", "al", "ai", "ac", "b", "bl", "bi", "bc", "c", "cl", "ci", "cc", "d", "dl", "di", "dc", "e", "el", "ei", "ec",
}

// variables has the custom properties in place of colours.
var variables = func() (t Theme) {
	for token, name := range names {
		if name != "" {
			t.Colours[token] = "var(--" + name + ")"
		}
	}
	return t
}()

// Light is the theme for light pages and for paper.
var Light = Theme{"light", [tokens]string{
	ground: "#ffffff", edge: "#e2e6ec", ink: "#171c24", mute: "#5b6675",
	rule: "#8490a0", resultFill: "#2b3647", resultInk: "#ffffff",
	wrongFill: "#fde3e3", wrongLine: "#c0202f", wrongInk: "#7a0c17",
	operandFill: "#dcebfb", "#1c6bb5", "#0b3a66", "#f1f7fd",
	"#ffe6c2", "#ad5500", "#5a2d00", "#fff5e7",
	"#d7f0dd", "#23763a", "#0d3f1b", "#eff9f1",
	"#ece3fb", "#7440b8", "#3a1a66", "#f7f4fd",
	"#d3eef2", "#0f7285", "#063f4a", "#edf8fa",
}}

// Dark is the theme for dark pages.
var Dark = Theme{"dark", [tokens]string{
	ground: "#151a21", edge: "#27303b", ink: "#eef2f6", mute: "#95a2b1",
	rule: "#66758a", resultFill: "#d3dbe5", resultInk: "#10161d",
	wrongFill: "#521a1f", wrongLine: "#ff8089", wrongInk: "#ffdcdf",
	operandFill: "#15344f", "#62b0f4", "#d6eaff", "#152433",
	"#47300f", "#f0a542", "#ffe7c4", "#29231a",
	"#173a20", "#63c97d", "#d2f5da", "#162721",
	"#33235a", "#b79af2", "#e8defd", "#211e38",
	"#0f3941", "#4fc3d9", "#cdf3fa", "#13262e",
}}

// Package svg writes a scene as SVG: moving, frozen, or as a sheet of its stops.
//
//	[Animated]  a file that plays by itself
//	[Inline]    the same, to stand in a page
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
	well
	band
	resultFill
	resultLine
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

// operandKinds is how many operands look different; a fifth looks like the first.
const operandKinds = 4

// names are those of the custom properties, in the order of the tokens.
var names = [tokens]string{
	"", "bg", "edge", "ink", "mute", "rule", "well", "band",
	"r", "rl", "ri", "x", "xl", "xi",
	"a", "al", "ai", "ac", "b", "bl", "bi", "bc", "c", "cl", "ci", "cc", "d", "dl", "di", "dc",
}

// Light is the theme for light pages and for paper.
var Light = Theme{"light", [tokens]string{
	ground: "#ffffff", edge: "#d5dbe3", ink: "#1a2029", mute: "#5a6675",
	rule: "#818fa1", well: "#f4f6f9", band: "#e9edf3",
	resultFill: "#334155", resultLine: "#1e293b", resultInk: "#ffffff",
	wrongFill: "#fde3e3", wrongLine: "#c0202f", wrongInk: "#7a0c17",
	operandFill: "#dcebfb", "#1c6bb5", "#0b3a66", "#f2f8ff",
	"#ffe8c7", "#b35900", "#5a2d00", "#fff8ec",
	"#d3f0e4", "#12795a", "#06402e", "#eefaf5",
	"#f0e1f8", "#8a3fb0", "#451a5c", "#faf4fd",
}}

// Dark is the theme for dark pages.
var Dark = Theme{"dark", [tokens]string{
	ground: "#11161d", edge: "#2b3440", ink: "#e8edf3", mute: "#9aa7b6",
	rule: "#66758a", well: "#1a212b", band: "#232c38",
	resultFill: "#c6d2e0", resultLine: "#f1f5f9", resultInk: "#0f1722",
	wrongFill: "#521a1f", wrongLine: "#ff8089", wrongInk: "#ffdcdf",
	operandFill: "#12324f", "#62b0f4", "#d3e9ff", "#0f2030",
	"#4a2e08", "#f5a742", "#ffe6c2", "#2a1d0b",
	"#0d3b2c", "#4cc79a", "#c9f5e3", "#0c241c",
	"#3a2148", "#cf93ee", "#f3e0fd", "#23162b",
}}

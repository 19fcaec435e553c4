// Package figure holds the state of a figure: what is computed, and how it is
// shown. The same value is the address of an embedded figure, the block of a
// lesson, the attributes of the custom element and the fields of the
// playground, with one parser and one formatter.
package figure

import "shapecast/engine"

// A State is all that a figure depends on. The zero State is an empty
// figure in automatic language and theme, with its controls, at its start.
type State struct {
	Expr     string         // the program, in the language of package expr; "" means Op is done to the operands
	Op       string         // with Expr "": what is done to the operands, by NumPy's name; "" adds them
	Operands []Binding      // given apart from the program, in order
	Library  engine.Library // "" is numpy
	Lang     string         // en or zh; "" follows the reader
	Theme    string         // light or dark; "" follows the reader
	Mode     string         // step, predict or play; "" is a figure
	View     string         // memory; "" shows the axes
	Show     string         // the operation to draw, as the program writes it; "" is the one that matters most
	Rule     string         // numpy, xarray, awkward, nested, julia or j, to follow; "" is that of the library
	Stop     int            // the stop to show, from 0; End is the last
	Bare     bool           // without controls
	Clear    bool           // with a transparent background
	Fit      bool           // scaled to the frame that it has
	Height   int            // of the frame, in pixels, which is kept free until the figure is drawn; 0 is unknown
	ID       string         // of the host's choosing, sent back in messages
}

// End is the Stop that stands for the last one, however many there are.
const End = -1

// RuleNames are what the rules are called in addresses and lessons.
var RuleNames = [...]string{engine.NumPy: "numpy", engine.XArray: "xarray", engine.Awkward: "awkward",
	engine.TorchNested: "nested", engine.Julia: "julia", engine.J: "j"}

// A Binding is a named operand: a shape, "4,32,8" or "-" for a scalar, or
// values, "[[0],[10]]". Names of axes go before sizes: "classes=4,students=32".
type Binding struct{ Name, Text string }

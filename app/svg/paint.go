package svg

import "shapecast/app/scene"

// A paint is how a role looks, in tokens.
type paint struct {
	fill, line, ink token   // of shapes, of their outlines, of text
	width           float64 // of the outline, in pixels
	dash            string  // as in stroke-dasharray; "" is solid
	pale            bool    // text at 70%
}

// paints holds the roles that are the same for every operand.
var paints = [...]paint{
	scene.Card:     {fill: ground, line: edge, width: 1},
	scene.Progress: {fill: edge},
	scene.Passed:   {fill: mute},
	scene.Ink:      {line: mute, ink: ink, width: 2.2},
	scene.Mute:     {fill: mute, line: mute, ink: mute, width: 1.5},
	scene.Rule:     {line: rule, ink: mute, width: 1.5},
	scene.Well:     {fill: well, line: rule, width: 1},
	scene.Sheet:    {fill: ground, line: rule, width: 1},
	scene.Strip:    {fill: band},
	scene.Band:     {fill: band},
	scene.Slot:     {line: rule, width: 1.2, dash: "2 3"},
	scene.Result:   {fill: resultFill, line: resultLine, ink: resultInk, width: 1.5},
	scene.Wrong:    {fill: wrongFill, line: wrongLine, ink: wrongInk, width: 2},
	scene.Missing:  {fill: ground, line: wrongLine, ink: wrongInk, width: 1.5, dash: "4 3"},
	scene.Boxed:    {line: wrongLine, ink: wrongInk, width: 3},
	scene.Fixed:    {line: ink, ink: ink, width: 2.5},
	scene.Hatch:    {line: rule, ink: mute, width: 1.2},
	scene.Tick:     {line: mute, ink: mute, width: 2},
}

// paintOf returns how a role of an operand looks.
func paintOf(role scene.Role, who int) paint {
	first := operandFill + token(4*(who%operandKinds))
	p := paint{fill: first, line: first + 1, ink: first + 2, width: 1.5}
	switch role {
	case scene.Stored:
	case scene.Name:
		p.ink = first + 1
	case scene.Bare:
		p.line, p.width = none, 0
	case scene.Copy, scene.Padded:
		p.fill, p.dash, p.pale = first+3, "4 3", true
	default:
		return paints[role]
	}
	if who%operandKinds > 1 && p.width > 0 {
		p.width = 2.4
	}
	return p
}

// owned reports whether a role looks different for each operand.
func owned(role scene.Role) bool {
	switch role {
	case scene.Stored, scene.Name, scene.Bare, scene.Copy, scene.Padded:
		return true
	}
	return false
}

// A Paint is how a role looks in a theme: colours as "#rrggbb", "" for none.
type Paint struct {
	Fill, Line, Ink string
	Width           float64 // of the outline, in pixels
	Dash            string  // as in stroke-dasharray; "" is solid
	Pale            bool    // text at 70%
}

// Paint returns how a role of operand who looks.
func (t Theme) Paint(role scene.Role, who int) Paint {
	p := paintOf(role, who)
	return Paint{t.Colours[p.fill], t.Colours[p.line], t.Colours[p.ink], p.width, p.dash, p.pale}
}

package svg

import (
	"cmp"
	"strings"

	"shapecast/app/scene"
)

// A paint is how a role looks, in tokens.
type paint struct {
	fill, line, ink token   // of shapes, of their outlines, of text
	width           float64 // of the outline, in pixels
	dash            string  // as in stroke-dasharray; "" is solid
	faint           float64 // opacity of the outline; 0 is 1
	pale            bool    // text at 80%
}

// paints holds the roles that are the same for every operand.
var paints = [...]paint{
	scene.Card:       {fill: ground, line: edge, width: 1},
	scene.Ink:        {line: ink, ink: ink, width: 2},
	scene.Mute:       {fill: mute, ink: mute},
	scene.Edge:       {line: edge, width: 1},
	scene.Result:     {fill: resultFill, ink: resultInk},
	scene.ResultBar:  {line: resultInk, width: 6},
	scene.Slot:       {line: rule, width: 1.25, dash: "1.5 4"},
	scene.Frame:      {line: resultFill, width: 2},
	scene.Inside:     {line: resultFill, width: 1.5, faint: .5},
	scene.FramePanel: {line: resultFill, width: 1.5, faint: .6},
	scene.Grid:       {line: resultInk, width: 1, faint: .25},
	scene.Wrong:      {fill: wrongFill, line: wrongLine, ink: wrongInk, width: 2},
	scene.Red:        {line: wrongLine, width: 2},
	scene.Missing:    {line: wrongLine, width: 1.5, dash: "2 4"},
	scene.Neutral:    {fill: ground, line: rule, ink: ink, width: 1.5},
}

// paintOf returns how a role of an operand looks.
func paintOf(role scene.Role, who int) paint {
	if !owned(role) {
		return paints[role]
	}
	first := operandFill + token(4*(max(who, 0)%operandKinds))
	fill, line, dark, pale := first, first+1, first+2, first+3
	return [...]paint{
		scene.Stored:     {fill: fill, ink: dark},
		scene.SizeChip:   {fill: fill, line: line, ink: dark, width: 1.5},
		scene.Added:      {fill: ground, line: line, ink: dark, width: 1.5},
		scene.Ghost:      {fill: pale, line: line, ink: dark, width: 1.25, dash: "3.5 3.5", pale: true},
		scene.GhostChip:  {fill: pale, line: line, ink: dark, width: 1.5, dash: "4 3.5"},
		scene.GhostAdded: {fill: ground, line: line, ink: dark, width: 1.5, dash: "4 3.5"},
		scene.Name:       {ink: line},
		scene.Bracket:    {line: line, width: 2},
		scene.Inner:      {line: line, width: 1.5, faint: .5},
		scene.View:       {line: line, width: 1.5, dash: "3.5 4", faint: .85},
		scene.InnerView:  {line: line, width: 1.25, dash: "2.5 3.5", faint: .5},
		scene.Panel:      {line: line, width: 1.5, faint: .8},
		scene.ViewPanel:  {line: line, width: 1.25, dash: "3.5 4", faint: .7},
		scene.Mesh:       {line: line, width: 1, faint: .25},
		scene.Bar:        {line: dark, width: 6},
	}[role]
}

// owned reports whether a role looks different for each operand.
func owned(role scene.Role) bool {
	return role >= scene.Stored && role <= scene.Mesh || role == scene.Bar ||
		role == scene.Panel || role == scene.ViewPanel
}

// A Paint is how a role looks in a theme: colours as "#rrggbb", "" for none.
type Paint struct {
	Fill, Line, Ink string
	Width           float64 // of the outline, in pixels
	Dash            string  // as in stroke-dasharray; "" is solid
	Faint           float64 // opacity of the outline, over 0
	Pale            bool    // text at 80%
}

// Paint returns how a role of operand who looks.
func (t Theme) Paint(role scene.Role, who int) Paint {
	p := paintOf(role, who)
	if p.faint == 0 {
		p.faint = 1
	}
	return Paint{t.Colours[p.fill], t.Colours[p.line], t.Colours[p.ink], p.width, p.dash, p.faint, p.pale}
}

// A style is what decides how a primitive looks.
type style struct {
	role   scene.Role
	who    int // 0 where it makes no difference
	text   bool
	font   scene.Font // of a text, as is the anchor
	anchor scene.Anchor
}

func styleOf(n *scene.Node) style {
	s := style{role: n.Role, text: n.Kind == scene.Text, font: n.Font, anchor: n.Anchor}
	if owned(n.Role) {
		s.who = max(n.Who, 0) % operandKinds
	}
	return s
}

// look returns the properties of a primitive, whose names and values are the same in
// CSS and in attributes: what comes before each, between its name and its value, and
// after it differs.
func look(n *scene.Node, theme Theme, before, between, after string) string {
	var b strings.Builder
	put := func(property, value string) { b.WriteString(before + property + between + value + after) }
	decimal := func(v float64) string { return string(number(nil, v, 100)) }
	p := theme.Paint(n.Role, n.Who)
	if n.Kind == scene.Text {
		put("fill", p.Ink)
		if p.Pale {
			put("fill-opacity", ".8")
		}
		put("font-size", decimal(n.Font.Size)+"px")
		if n.Font.Bold {
			put("font-weight", "600")
		}
		if n.Anchor != scene.Start {
			put("text-anchor", anchors[n.Anchor])
		}
		return b.String()
	}
	put("fill", cmp.Or(p.Fill, "none"))
	if p.Line == "" {
		return b.String()
	}
	put("stroke", p.Line)
	put("stroke-width", decimal(p.Width))
	if p.Dash != "" {
		put("stroke-dasharray", p.Dash)
	}
	if p.Faint < 1 {
		put("stroke-opacity", decimal(p.Faint))
	}
	return b.String()
}

// anchors are what SVG and CSS call the places of a text; it starts there
// unless they say otherwise.
var anchors = [...]string{scene.Middle: "middle", scene.End: "end"}

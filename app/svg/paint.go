package svg

import (
	"cmp"
	"strings"

	"shapecast/app/scene"
)

// A Paint is how a role looks: colours as "#rrggbb", or by their tokens; "" for none.
type Paint struct {
	Fill, Line, Ink string  // of shapes, of their outlines, of text
	Width           float64 // of the outline, in pixels
	Dash            string  // as in stroke-dasharray; "" is solid
	Faint           float64 // opacity of the outline; 0 is 1
	Pale            bool    // text at 80%
}

// paints holds how roles look, in tokens. A dot stands for the letter of an operand.
var paints = [...]Paint{
	scene.Card:       {Fill: "bg", Line: "edge", Width: 1},
	scene.Ink:        {Line: "ink", Ink: "ink", Width: 2},
	scene.Mute:       {Fill: "mute", Ink: "mute"},
	scene.Edge:       {Line: "edge", Width: 1},
	scene.Stored:     {Fill: ".", Line: ".l", Ink: ".i", Width: 1.25, Faint: .6},
	scene.SizeChip:   {Fill: ".", Line: ".l", Ink: ".i", Width: 1.5},
	scene.Added:      {Fill: "bg", Line: ".l", Ink: ".i", Width: 1.5},
	scene.Ghost:      {Fill: ".c", Line: ".l", Ink: ".i", Width: 1.25, Dash: "3.5 3.5", Pale: true},
	scene.GhostChip:  {Fill: ".c", Line: ".l", Ink: ".i", Width: 1.5, Dash: "4 3.5"},
	scene.GhostAdded: {Fill: "bg", Line: ".l", Ink: ".i", Width: 1.5, Dash: "4 3.5"},
	scene.Name:       {Ink: ".l"},
	scene.Bracket:    {Line: ".l", Width: 2},
	scene.Inner:      {Line: ".l", Width: 1.5, Faint: .5},
	scene.View:       {Line: ".l", Width: 1.5, Dash: "3.5 4", Faint: .85},
	scene.InnerView:  {Line: ".l", Width: 1.25, Dash: "2.5 3.5", Faint: .5},
	scene.Panel:      {Line: ".l", Width: 1.5, Faint: .8},
	scene.ViewPanel:  {Line: ".l", Width: 1.25, Dash: "3.5 4", Faint: .7},
	scene.Mesh:       {Line: ".l", Width: 1, Faint: .25},
	scene.Bar:        {Line: ".i", Width: 6},
	scene.Result:     {Fill: "r", Ink: "ri"},
	scene.ResultBar:  {Line: "ri", Width: 6},
	scene.Slot:       {Line: "rule", Width: 1.25, Dash: "1.5 4"},
	scene.Frame:      {Line: "r", Width: 2},
	scene.Inside:     {Line: "r", Width: 1.5, Faint: .5},
	scene.FramePanel: {Line: "r", Width: 1.5, Faint: .6},
	scene.Grid:       {Line: "ri", Width: 1, Faint: .25},
	scene.Wrong:      {Fill: "x", Line: "xl", Ink: "xi", Width: 2},
	scene.Red:        {Line: "xl", Width: 2},
	scene.Missing:    {Line: "xl", Width: 1.5, Dash: "2 4"},
	scene.Neutral:    {Fill: "bg", Line: "rule", Ink: "ink", Width: 1.5},
}

// owned reports whether a role looks different for each operand.
func owned(role scene.Role) bool {
	return strings.HasPrefix(cmp.Or(paints[role].Line, paints[role].Ink), ".")
}

// Paint returns how a role of operand who looks in the theme.
func (t Theme) Paint(role scene.Role, who int) Paint {
	p, letter := paints[role], string(rune('a'+max(who, 0)%operandKinds))
	for _, token := range [...]*string{&p.Fill, &p.Line, &p.Ink} {
		*token = t.Colours[strings.Replace(*token, ".", letter, 1)]
	}
	p.Faint = cmp.Or(p.Faint, 1)
	return p
}

// A style is what decides how a primitive looks.
type style struct {
	role    scene.Role
	who     int // 0 where it makes no difference
	text    bool
	font    scene.Font // of a text
	centred bool
}

func styleOf(n *scene.Node) style {
	s := style{role: n.Role, text: n.Kind == scene.Text, font: n.Font, centred: n.Centred}
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
		if n.Centred {
			put("text-anchor", "middle")
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

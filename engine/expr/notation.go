package expr

import (
	"strconv"

	"shapecast/engine"
)

// maxSize bounds a size typed into a shape field, so that every program that
// shows it, JavaScript among them, shows it exactly.
const maxSize = 1<<53 - 1

// ParseShape reads a shape field, which never holds values.
//
//	4,32,8    [4,32,8]    (4, 32, 8)    sizes, outermost first
//	-    ()    []                       a scalar
//	classes=4,students=32               named axes
//	2,(3,1)                             a ragged axis: one length a slice
//
// The error is a [*SyntaxError], or one of package engine's for lengths that do
// not fit their axes.
func ParseShape(text string) (engine.Shape, error) {
	p, err := newParser(text)
	if err != nil {
		return engine.Shape{}, err
	}
	axes := parseShape(p)
	if p.peek().kind != endToken {
		p.problem(WantToken, ",")
	}
	if p.err != nil {
		return engine.Shape{}, p.err
	}
	return engine.FromLengths(axes, nil)
}

// parseShape reads the sizes, and the brackets around them.
func parseShape(p *parser) []engine.Axis {
	t := p.peek()
	if t.text == "-" && p.tokens[1].kind == endToken {
		p.at++
		return nil
	}
	if t.text != "(" && t.text != "[" {
		return parseAxes(p)
	}
	p.at++
	if p.take(closing(t.text)) {
		return nil
	}
	axes := parseAxes(p)
	p.want(closing(t.text))
	return axes
}

func parseAxes(p *parser) []engine.Axis {
	var axes []engine.Axis
	for more := true; more; more = p.take(",") && !p.ends() {
		span := p.peek().span
		axis := parseAxis(p)
		if len(axes) == engine.MaxRank {
			p.wrong(span, AxesTooMany, "")
		}
		for _, before := range axes {
			if axis.Name != "" && before.Name == axis.Name {
				p.wrong(span, AxisNameTwice, "")
			} else if (axis.Name == "") != (before.Name == "") {
				p.wrong(span, NamesPartial, "")
			}
		}
		axes = append(axes, axis)
	}
	return axes
}

// parseAxis reads one axis: a size, or lengths in brackets, with or without a name.
func parseAxis(p *parser) engine.Axis {
	var axis engine.Axis
	if t := p.peek(); t.kind == nameToken {
		p.at++
		axis.Name = t.text
		if !p.take(":") && !p.take("=") {
			p.wrong(t.span, SizeMalformed, "")
		}
	}
	if !p.take("(") {
		axis.Size = parseSize(p)
		return axis
	}
	axis.Lengths = []int{}
	for more := true; more && p.peek().text != ")"; more = p.take(",") {
		axis.Lengths = append(axis.Lengths, parseSize(p))
	}
	p.want(")")
	return axis
}

func parseSize(p *parser) int {
	start := p.peek().span.Start
	negative := p.peek().text == "-" && p.tokens[p.at+1].kind == numberToken && p.take("-")
	if p.peek().kind != numberToken {
		p.problem(SizeMissing, "")
		return 0
	}
	n, err := strconv.Atoi(p.next().text)
	switch span := p.since(start); {
	case err != nil && err.(*strconv.NumError).Err == strconv.ErrSyntax:
		p.wrong(span, SizeMalformed, "")
	case negative && n > 0:
		p.wrong(span, SizeNegative, "")
	case err != nil || n > maxSize:
		p.wrong(span, SizeTooLarge, "")
	}
	return n
}

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

// parseAxes reads axes with commas between them.
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

// parseSize reads one size.
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

// ParseValues reads a values field: a number, or numbers in nested lists,
// [[0],[10]]. Uneven lists are a ragged array.
//
// The error is a [*SyntaxError], an [*UnsupportedError], or one of package
// engine's for values at two depths.
func ParseValues(text string) (engine.Array, error) {
	program, err := Parse(text)
	if err != nil {
		return engine.Array{}, err
	}
	span := Span{0, len(text)}
	if len(program.Statements) == 0 {
		span.Start = span.End
	}
	if list := program.Statements; len(list) == 1 && list[0].Value != nil && list[0].Targets == nil {
		values, bad := nested(list[0].Value)
		if bad == nil {
			return engine.FromLists(values)
		}
		span = bad.At()
	}
	return engine.Array{}, syntaxError(text, span, NotValues, "")
}

// nested returns the nested list that x writes out, or the part of x that is
// no number and no list.
func nested(x Expr) (n engine.Nested, bad Expr) {
	switch x := x.(type) {
	case *Sequence:
		n.Items = make([]engine.Nested, len(x.Items))
		for i, item := range x.Items {
			if n.Items[i], bad = nested(item); bad != nil {
				return n, bad
			}
		}
		return n, nil
	case *Unary:
		if n, bad = nested(x.X); bad != nil || n.IsList() || x.Op != "-" && x.Op != "+" {
			return n, x
		}
		if x.Op == "-" {
			n.Int, n.Float = -n.Int, -n.Float
		}
		return n, nil
	case *Literal:
		return literal(x)
	}
	f, err := strconv.ParseFloat(floatText(x), 64)
	if err != nil {
		return n, x
	}
	return engine.Nested{Scalar: engine.FloatScalar(f)}, nil
}

// floatText returns the text of inf, nan and float('inf'), or "".
func floatText(x Expr) string {
	switch x := x.(type) {
	case *Name:
		if x.Name == "inf" || x.Name == "nan" {
			return x.Name
		}
	case *Call:
		if f, ok := x.Func.(*Name); ok && f.Name == "float" && len(x.Arguments) == 1 {
			if text, ok := x.Arguments[0].Value.(*Literal); ok && text.Text[0] == '"' {
				return Unquote(text.Text)
			}
		}
	}
	return ""
}

// literal reads a number, True or False.
func literal(x *Literal) (engine.Nested, Expr) {
	switch {
	case IsNumber(x.Text):
		switch v, _ := Number(x.Text); v := v.(type) {
		case int64:
			return engine.Nested{Scalar: engine.IntScalar(v)}, nil
		case float64:
			return engine.Nested{Scalar: engine.FloatScalar(v)}, nil
		}
	case x.Text == "True":
		return engine.Nested{Scalar: engine.BoolScalar(true)}, nil
	case x.Text == "False":
		return engine.Nested{Scalar: engine.BoolScalar(false)}, nil
	}
	return engine.Nested{}, x
}

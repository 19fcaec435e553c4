package expr

import (
	"strconv"

	"shapecast/engine"
)

// MaxSize bounds a size typed into a shape field, so that every program that
// shows it, JavaScript among them, shows it exactly.
const MaxSize = 1<<53 - 1

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
	if len(text) > MaxSource {
		return engine.Shape{}, &SyntaxError{Problem: SourceTooLong, Limit: MaxSource}
	}
	tokens, err := lex(text)
	if err != nil {
		return engine.Shape{}, err
	}
	p := &parser{source: text, tokens: tokens}
	axes, err := p.shape()
	if err != nil {
		return engine.Shape{}, err
	}
	if p.peek().kind != endToken {
		return engine.Shape{}, p.problem(WantToken, ",")
	}
	return engine.FromLengths(axes, nil)
}

// shape reads the sizes, and the brackets around them.
func (p *parser) shape() ([]engine.Axis, error) {
	if p.take("-") && p.peek().kind == endToken {
		return nil, nil
	}
	closes := ""
	if t := p.peek(); p.at == 0 && (t.text == "(" || t.text == "[") {
		p.at++
		closes = closing(t.text)
		if p.take(closes) {
			return nil, nil
		}
	}
	if p.at > 0 && closes == "" {
		p.at-- // the minus belongs to a size
	}
	axes, err := p.axes()
	if err == nil && closes != "" {
		err = p.want(closes)
	}
	return axes, err
}

// axes reads axes with commas between them.
func (p *parser) axes() ([]engine.Axis, error) {
	var axes []engine.Axis
	for {
		start := p.at
		axis, err := p.axis()
		if err != nil {
			return nil, err
		}
		if err := p.checkAxis(axes, axis, p.tokens[start]); err != nil {
			return nil, err
		}
		axes = append(axes, axis)
		if !p.take(",") || p.ends() {
			return axes, nil
		}
	}
}

// checkAxis reports an axis that does not go with the ones before it.
func (p *parser) checkAxis(axes []engine.Axis, axis engine.Axis, t token) error {
	e := &SyntaxError{Place: Place{p.source, t.span}, Found: t.text}
	if len(axes) == engine.MaxRank {
		e.Problem, e.Limit = AxesTooMany, engine.MaxRank
		return e
	}
	for _, before := range axes {
		switch {
		case axis.Name != "" && before.Name == axis.Name:
			e.Problem = AxisNameTwice
			return e
		case (axis.Name == "") != (before.Name == ""):
			e.Problem = NamesPartial
			return e
		}
	}
	return nil
}

// axis reads one axis: a size, or lengths in brackets, with or without a name.
func (p *parser) axis() (engine.Axis, error) {
	var axis engine.Axis
	if t := p.peek(); t.kind == nameToken {
		p.at++
		axis.Name = t.text
		if !p.take("=") && !p.take(":") {
			return axis, p.problem(WantToken, "=")
		}
	}
	if !p.take("(") {
		var err error
		axis.Size, err = p.size()
		return axis, err
	}
	axis.Lengths = []int{}
	for p.peek().text != ")" {
		n, err := p.size()
		if err != nil {
			return axis, err
		}
		axis.Lengths = append(axis.Lengths, n)
		if !p.take(",") {
			break
		}
	}
	return axis, p.want(")")
}

// size reads one size.
func (p *parser) size() (int, error) {
	t := p.peek()
	sign := t.text == "-" && p.tokens[p.at+1].kind == numberToken
	if sign {
		t = token{kind: numberToken, span: Span{t.span.Start, p.tokens[p.at+1].span.End}, text: "-" + p.tokens[p.at+1].text}
	}
	if t.kind != numberToken {
		return 0, p.problem(SizeMissing, "")
	}
	e := &SyntaxError{Place: Place{p.source, t.span}, Found: t.text, Limit: MaxSize}
	n, err := strconv.Atoi(t.text)
	switch {
	case err != nil && err.(*strconv.NumError).Err == strconv.ErrRange || n > MaxSize:
		e.Problem = SizeTooLarge
	case err != nil:
		e.Problem = SizeMalformed
	case n < 0:
		e.Problem = SizeNegative
	default:
		p.at++
		return n, nil
	}
	return 0, e
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
	e := &SyntaxError{Place: Place{text, Span{0, len(text)}}, Problem: NotValues, Found: text}
	if len(text) > 0 && len(program.Statements) == 0 {
		e.Found = ""
	}
	if len(program.Statements) != 1 || program.Statements[0].Value == nil || program.Statements[0].Targets != nil {
		return engine.Array{}, e
	}
	list, bad := nested(program.Statements[0].Value)
	if bad != nil {
		e.Place.Span = bad.At()
		e.Found = e.Place.Text()
		return engine.Array{}, e
	}
	return engine.FromLists(list)
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
	case *Call:
		return infinity(x)
	case *Name:
		return namedNumber(x)
	case *Literal:
		return literalNumber(x)
	}
	return n, x
}

// infinity reads float('inf') and its kin.
func infinity(c *Call) (engine.Nested, Expr) {
	f, ok := c.Func.(*Name)
	if !ok || f.Name != "float" || len(c.Arguments) != 1 {
		return engine.Nested{}, c
	}
	if text, ok := c.Arguments[0].Value.(*Literal); ok && text.Text[0] == '"' {
		if x, err := strconv.ParseFloat(Unquote(text.Text), 64); err == nil {
			return engine.Nested{DType: engine.Float64, Float: x}, nil
		}
	}
	return engine.Nested{}, c
}

// namedNumber reads inf and nan.
func namedNumber(x *Name) (engine.Nested, Expr) {
	if x.Name != "inf" && x.Name != "nan" {
		return engine.Nested{}, x
	}
	f, _ := strconv.ParseFloat(x.Name, 64)
	return engine.Nested{DType: engine.Float64, Float: f}, nil
}

// literalNumber reads a number, True or False.
func literalNumber(x *Literal) (engine.Nested, Expr) {
	switch {
	case IsNumber(x.Text):
		switch v, _ := Number(x.Text); v := v.(type) {
		case int64:
			return engine.Nested{DType: engine.Int64, Int: v}, nil
		case float64:
			return engine.Nested{DType: engine.Float64, Float: v}, nil
		}
	case x.Text == "True":
		return engine.Nested{Int: 1}, nil
	case x.Text == "False":
		return engine.Nested{}, nil
	}
	return engine.Nested{}, x
}

package expr

// suffixes reads the calls, indices and attributes that follow x.
func (p *parser) suffixes(x Expr) (Expr, error) {
	for n := 0; ; n++ {
		var err error
		start := x.At().Start
		switch {
		case p.take("("):
			call := &Call{Func: x}
			call.Arguments, err = p.arguments()
			call.Span = p.since(start)
			x = call
		case p.take("["):
			index := &Index{X: x}
			index.Items, index.Tuple, err = p.subscript()
			index.Span = p.since(start)
			x = index
		case p.take("."):
			var name string
			name, err = p.name()
			x = &Attribute{p.since(start), x, name}
		default:
			return x, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

// subscript reads the items of an index and its closing bracket.
func (p *parser) subscript() (items []Expr, tuple bool, err error) {
	items, comma, err := p.list(p.slice)
	if err != nil {
		return nil, false, err
	}
	if len(items) == 0 {
		return nil, false, p.valueMissing()
	}
	if err := p.want("]"); err != nil {
		return nil, false, p.orValueMissing(err, comma)
	}
	return items, comma || len(items) > 1, nil
}

// slice reads an item of an index: an expression, or low:high:step.
func (p *parser) slice() (Expr, error) {
	start := p.peek().span.Start
	s := &Slice{}
	parts := [...]*Expr{&s.Low, &s.High, &s.Step}
	for i, part := range parts {
		if t := p.peek(); t.text != ":" && t.text != "," && t.text != "]" {
			read := p.starred
			if i > 0 {
				read = func() (Expr, error) { return p.expression(choice) }
			}
			x, err := read()
			if err != nil {
				return nil, err
			}
			*part = x
		}
		if i == 0 && p.peek().text != ":" {
			if s.Low == nil {
				return nil, p.valueMissing()
			}
			return s.Low, nil
		}
		if s.Low != nil && s.Low.precedence() == loosest {
			_, err := p.alone(s.Low)
			return nil, err
		}
		if i == len(parts)-1 || !p.take(":") {
			break
		}
	}
	s.Span = p.since(start)
	return s, nil
}

// arguments reads the arguments of a call and the closing bracket.
func (p *parser) arguments() ([]Argument, error) {
	var list []Argument
	named := false
	comma := false
	for !p.ends() {
		a, err := p.argument()
		if err != nil {
			return nil, err
		}
		if named && a.Name == "" && a.Value.precedence() > loosest {
			place := Place{p.source, a.Value.At()}
			return nil, &SyntaxError{Place: place, Problem: PositionalLate, Found: place.Text()}
		}
		named = named || a.Name != ""
		list = append(list, a)
		if comma = p.take(","); !comma {
			break
		}
	}
	if err := p.want(")"); err != nil {
		return nil, p.orValueMissing(err, comma)
	}
	return list, nil
}

// argument reads one argument, with its name or its stars.
func (p *parser) argument() (Argument, error) {
	t := p.peek()
	if t.kind == nameToken && p.tokens[p.at+1].text == "=" && !keywords[t.text] {
		p.at += 2
		value, err := p.expression(choice)
		return Argument{t.text, value}, err
	}
	if p.take("**") {
		value, err := p.expression(choice)
		return Argument{"**", value}, err
	}
	value, err := p.item()
	if err == nil && p.peek().text == "for" {
		c := &Comprehension{Open: "(", Item: value}
		err = p.clauses(c)
		c.Span = p.since(t.span.Start)
		value = c
	}
	return Argument{Value: value}, err
}

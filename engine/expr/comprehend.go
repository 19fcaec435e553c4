package expr

// comprehension reads the clauses behind the item of a comprehension and the
// bracket that closes it.
func (p *parser) comprehension(open token, key, item Expr) (Expr, error) {
	c := &Comprehension{Open: open.text, Key: key, Item: item}
	if err := p.clauses(c); err != nil {
		return nil, err
	}
	if err := p.want(closing(open.text)); err != nil {
		return nil, err
	}
	c.Span = p.since(open.span.Start)
	return c, nil
}

// clauses reads "for target in of if condition" as often as it stands there.
func (p *parser) clauses(c *Comprehension) error {
	for p.take("for") {
		one := Clause{}
		var err error
		if one.Target, err = p.loopTarget(); err == nil {
			err = p.want("in")
		}
		if err == nil {
			one.Of, err = p.expression(or)
		}
		for err == nil && p.take("if") {
			var condition Expr
			condition, err = p.expression(or)
			one.Ifs = append(one.Ifs, condition)
		}
		if err != nil {
			return err
		}
		c.Clauses = append(c.Clauses, one)
	}
	return nil
}

// dict reads a dictionary, or a comprehension that makes one.
func (p *parser) dict() (Expr, error) {
	open := p.peek()
	p.at++
	d := &Dict{}
	for p.peek().text != "}" {
		key, err := p.expression(choice)
		if err == nil && p.peek().text != ":" {
			return nil, p.unsupported(Set, open.span)
		}
		if err == nil {
			err = p.want(":")
		}
		if err != nil {
			return nil, err
		}
		value, err := p.expression(choice)
		if err != nil {
			return nil, err
		}
		if len(d.Keys) == 0 && p.peek().text == "for" {
			return p.comprehension(open, key, value)
		}
		d.Keys, d.Values = append(d.Keys, key), append(d.Values, value)
		if !p.take(",") {
			break
		}
	}
	err := p.want("}")
	d.Span = p.since(open.span.Start)
	return d, err
}

// lambda reads "lambda params: value".
func (p *parser) lambda() (Expr, error) {
	start := p.peek().span.Start
	p.at++
	params, err := p.params(":", false)
	if err == nil {
		err = p.want(":")
	}
	if err != nil {
		return nil, err
	}
	value, err := p.expression(choice)
	return &Lambda{Span: p.since(start), Name: "<lambda>", Params: params, Value: value}, err
}

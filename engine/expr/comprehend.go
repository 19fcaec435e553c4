package expr

// parseComprehension reads the clauses behind the item of a comprehension and the
// bracket that closes it.
func parseComprehension(p *parser, open *token, key, item Expr) Expr {
	c := &Comprehension{Open: open.text, Key: key, Item: item, Clauses: parseClauses(p)}
	p.want(closing(open.text))
	c.Span = p.since(open.span.Start)
	return c
}

// parseClauses reads "for target in of if condition" as often as it stands there.
func parseClauses(p *parser) []Clause {
	var list []Clause
	for p.take("for") {
		one := Clause{Target: parseLoopTarget(p)}
		p.want("in")
		one.Of = p.expression(or)
		for p.take("if") {
			one.Ifs = append(one.Ifs, p.expression(or))
		}
		list = append(list, one)
	}
	return list
}

// parseDict reads a dictionary, or a comprehension that makes one.
func parseDict(p *parser) Expr {
	open := p.next()
	d := &Dict{}
	for more := true; more && p.peek().text != "}"; more = p.take(",") {
		if start := p.peek().span.Start; p.take("**") {
			x := p.expression(bitOr)
			d.Keys, d.Values = append(d.Keys, &Unary{p.since(start), "**", x}), append(d.Values, x)
			continue
		}
		key := p.expression(choice)
		value, set := Expr(nil), p.peek().text != ":" && (len(d.Keys) == 0 || d.Values[0] == nil)
		if !set {
			p.want(":")
			value = p.expression(choice)
		}
		if for1 := len(d.Keys) == 0 && p.peek().text == "for"; for1 && set {
			return parseComprehension(p, open, nil, key)
		} else if for1 {
			return parseComprehension(p, open, key, value)
		}
		d.Keys, d.Values = append(d.Keys, key), append(d.Values, value)
	}
	p.want("}")
	d.Span = p.since(open.span.Start)
	return d
}

func parseLambda(p *parser) Expr {
	start := p.next().span.Start
	l := &Lambda{Name: "<lambda>", Params: parseParams(p, ":", false)}
	p.want(":")
	l.Value = p.expression(choice)
	l.Span = p.since(start)
	return l
}

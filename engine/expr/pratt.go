package expr

import "slices"

// keywords lists the words that are no names, beyond those of features.
const keywords = " and or not in is if else True False None import from as pass assert yield global nonlocal for while break continue" +
	" elif def return with class try except finally raise del lambda "

// comparisons lists the marks that compare; "in" and "is" are read apart.
var comparisons = []string{"==", "!=", "<", "<=", ">", ">="}

// tuple reads expressions with commas between them: one alone is itself, more
// or a comma at the end make a tuple.
func (p *parser) tuple() Expr { return parseTupleOf(p, p.starred) }

// parseTupleOf is tuple of other items than expressions.
func parseTupleOf(p *parser, item func() Expr) Expr {
	start := p.peek().span.Start
	items, comma := p.list(item)
	switch {
	case len(items) == 0:
		return p.valueMissing()
	case len(items) == 1 && !comma:
		return p.alone(items[0])
	}
	return &Sequence{p.since(start), items, true}
}

// alone returns x, or reports that what is spread with a star needs a comma.
func (p *parser) alone(x Expr) Expr {
	if x != nil && x.precedence() == loosest {
		p.problem(WantToken, ",")
	}
	return x
}

// list reads items with commas between them, up to something that begins none.
// It reports whether a comma follows the last one.
func (p *parser) list(item func() Expr) (items []Expr, comma bool) {
	for more := true; more && !p.ends(); more = comma {
		items = append(items, item())
		comma = p.take(",")
	}
	return items, comma
}

// ends reports whether the next token ends a list.
func (p *parser) ends() bool {
	t := p.peek()
	if t.kind == endToken || t.kind == newlineToken {
		return true
	}
	return t.kind == mark && (slices.Contains([]string{")", "]", "}", "="}, t.text) || augments(t.text))
}

// close moves over the bracket that ends a list, or reports that it is missing,
// or a value where two separators stand side by side.
func (p *parser) close(bracket string, comma bool) {
	switch t := p.peek(); {
	case p.take(bracket):
	case comma || t.text == "," || t.outside():
		p.valueMissing()
	default:
		p.problem(WantToken, bracket)
	}
}

// starred reads an expression, or a star and the expression it spreads.
func (p *parser) starred() Expr { return p.spread(bitOr, choice) }

// spread is starred for expressions of these levels, behind a star and without one.
func (p *parser) spread(behind, level int) Expr {
	start := p.peek().span.Start
	if p.take("*") {
		x := p.expression(behind)
		return &Unary{p.since(start), "*", x}
	}
	return p.expression(level)
}

// expression reads what holds together at least as tightly as level.
func (p *parser) expression(level int) Expr {
	if p.depth++; p.depth > 2*maxNesting {
		p.problem(NestingTooDeep, "")
	}
	start := p.peek().span.Start // of a bracket around what comes first too
	left, next := Expr(nil), parsePrefix(p)
	for next != left {
		left, next = next, parseInfix(p, start, next, level)
	}
	p.depth--
	return left
}

// parseInfix reads one operator after left, which begins at start, and its right operand,
// when it holds at least as tightly as level; else it returns left.
func parseInfix(p *parser, start int, left Expr, level int) Expr {
	t := p.peek()
	if t.kind != mark && t.kind != nameToken {
		return left
	}
	switch op := operators[t.text]; {
	case op >= level && op != 0:
		p.at++
		right := op + 1
		switch op {
		case power:
			right = sign
		case choice: // name := value
			if _, named := left.(*Name); !named {
				p.wrong(left.At(), TargetMisplaced, "")
			}
			right = choice
		}
		x := p.expression(right)
		return &Binary{p.since(start), t.text, left, x}
	case level <= comparison && compares(p):
		return parseComparison(p, start, left)
	case t.text == "if" && level <= choice:
		return parseChoice(p, start, left)
	}
	return left
}

func compares(p *parser) bool {
	t := p.peek()
	return slices.Contains(comparisons, t.text) || t.text == "in" || t.text == "is" ||
		t.text == "not" && p.tokens[p.at+1].text == "in"
}

// parseComparison reads the operators and operands of a chain.
func parseComparison(p *parser, start int, left Expr) Expr {
	c := &Comparison{Operands: []Expr{left}}
	for compares(p) {
		op := p.next().text
		switch {
		case op == "not":
			p.at++
			op = "not in"
		case op == "is" && p.take("not"):
			op = "is not"
		}
		c.Ops, c.Operands = append(c.Ops, op), append(c.Operands, p.expression(comparison+1))
	}
	c.Span = p.since(start)
	return c
}

// parseChoice reads "if condition else other" after then.
func parseChoice(p *parser, start int, then Expr) Expr {
	p.at++
	cond := p.expression(or)
	p.want("else")
	other := p.expression(choice)
	return &Choice{p.since(start), then, cond, other}
}

// parsePrefix reads an operand with the signs before it and the calls after it.
func parsePrefix(p *parser) Expr {
	t := p.peek()
	level, op := sign, t.text
	switch {
	case t.kind == mark && (op == "-" || op == "+" || op == "~"):
	case t.kind == nameToken && op == "not":
		level, op = not, "not "
	case t.kind == nameToken && op == "lambda":
		return parseLambda(p)
	default:
		return parseSuffixes(p)
	}
	p.at++
	x := p.expression(level)
	return &Unary{p.since(t.span.Start), op, x}
}

// valueMissing reports that no value begins at the next token.
func (p *parser) valueMissing() Expr {
	p.stop(ValueMissing)
	return &Name{}
}

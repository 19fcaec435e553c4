package expr

import "slices"

// keywords lists the words that are no names, beyond those of features.
var keywords = map[string]bool{
	"and": true, "or": true, "not": true, "in": true, "is": true, "if": true, "else": true,
	"True": true, "False": true, "None": true,
	"import": true, "from": true, "as": true, "pass": true, "assert": true,
	"for": true, "while": true, "break": true, "continue": true, "elif": true, "def": true, "return": true,
	"with": true, "class": true, "try": true, "except": true, "finally": true, "raise": true, "del": true, "lambda": true,
}

// comparisons lists the marks that compare; "in" and "is" are read apart.
var comparisons = []string{"==", "!=", "<", "<=", ">", ">="}

// tuple reads expressions with commas between them: one alone is itself, more
// or a comma at the end make a tuple.
func (p *parser) tuple() (Expr, error) {
	start := p.peek().span.Start
	items, comma, err := p.list(p.starred)
	if err != nil {
		return nil, err
	}
	switch {
	case len(items) == 0:
		return nil, p.valueMissing()
	case len(items) == 1 && !comma:
		return p.alone(items[0])
	}
	return &Sequence{p.since(start), items, true}, nil
}

// alone returns x, or reports that what is spread with a star needs a comma.
func (p *parser) alone(x Expr) (Expr, error) {
	if x.precedence() == loosest {
		return nil, p.problem(WantToken, ",")
	}
	return x, nil
}

// list reads items with commas between them, up to something that begins none.
// It reports whether a comma follows the last one.
func (p *parser) list(item func() (Expr, error)) (items []Expr, comma bool, err error) {
	for !p.ends() {
		x, err := item()
		if err != nil {
			return nil, false, err
		}
		items = append(items, x)
		if comma = p.take(","); !comma {
			break
		}
	}
	return items, comma, nil
}

// ends reports whether the next token ends a list.
func (p *parser) ends() bool {
	t := p.peek()
	if t.kind == endToken || t.kind == newlineToken {
		return true
	}
	return t.kind == mark && (slices.Contains([]string{")", "]", "}", "="}, t.text) || augments(t.text))
}

// starred reads an expression, or a star and the expression it spreads.
func (p *parser) starred() (Expr, error) {
	start := p.peek().span.Start
	if p.take("*") {
		x, err := p.expression(bitOr)
		return &Unary{p.since(start), "*", x}, err
	}
	return p.expression(choice)
}

// expression reads what holds together at least as tightly as level.
func (p *parser) expression(level int) (Expr, error) {
	if p.depth++; p.depth > 2*MaxNesting {
		return nil, p.nestedTooDeep()
	}
	defer func() { p.depth-- }()
	left, err := p.prefix()
	for err == nil {
		next := left
		if next, err = p.infix(left, level); next == left {
			break
		}
		left = next
	}
	return left, err
}

func (p *parser) nestedTooDeep() error {
	err := p.problem(NestingTooDeep, "").(*SyntaxError)
	err.Limit = MaxNesting
	return err
}

// infix reads one operator after left, and its right operand, when it holds at
// least as tightly as level; else it returns left.
func (p *parser) infix(left Expr, level int) (Expr, error) {
	t := p.peek()
	if t.kind != mark && t.kind != nameToken {
		return left, nil
	}
	start := left.At().Start
	switch op := operators[t.text]; {
	case op >= level && op != 0:
		p.at++
		right := op + 1
		if op == power {
			right = sign
		}
		x, err := p.expression(right)
		return &Binary{p.since(start), t.text, left, x}, err
	case level <= comparison && p.compares():
		return p.comparison(left)
	case t.text == "if" && level <= choice:
		return p.choice(left)
	}
	return left, nil
}

// compares reports whether a comparison follows.
func (p *parser) compares() bool {
	t := p.peek()
	return slices.Contains(comparisons, t.text) || t.text == "in" || t.text == "is" ||
		t.text == "not" && p.tokens[p.at+1].text == "in"
}

// comparison reads the operators and operands of a chain.
func (p *parser) comparison(left Expr) (Expr, error) {
	c := &Comparison{Operands: []Expr{left}}
	for p.compares() {
		op := p.peek().text
		p.at++
		switch {
		case op == "not":
			p.at++
			op = "not in"
		case op == "is" && p.take("not"):
			op = "is not"
		}
		x, err := p.expression(comparison + 1)
		if err != nil {
			return nil, err
		}
		c.Ops, c.Operands = append(c.Ops, op), append(c.Operands, x)
	}
	c.Span = p.since(left.At().Start)
	return c, nil
}

// choice reads "if condition else other" after then.
func (p *parser) choice(then Expr) (Expr, error) {
	p.at++
	cond, err := p.expression(or)
	if err == nil {
		err = p.want("else")
	}
	if err != nil {
		return nil, err
	}
	other, err := p.expression(choice)
	return &Choice{p.since(then.At().Start), then, cond, other}, err
}

// prefix reads an operand with the signs before it and the calls after it.
func (p *parser) prefix() (Expr, error) {
	t := p.peek()
	level, op := sign, t.text
	switch {
	case t.kind == mark && (op == "-" || op == "+" || op == "~"):
	case t.kind == nameToken && op == "not":
		level, op = not, "not "
	case t.kind == nameToken && op == "lambda":
		return p.lambda()
	default:
		x, err := p.operand()
		if err != nil {
			return nil, err
		}
		return p.suffixes(x)
	}
	p.at++
	x, err := p.expression(level)
	return &Unary{p.since(t.span.Start), op, x}, err
}

// valueMissing reports that no value begins at the next token.
func (p *parser) valueMissing() error {
	t := p.peek()
	if feature, outside := p.feature(t); outside {
		return p.unsupported(feature, t.span)
	}
	return p.problem(ValueMissing, "")
}

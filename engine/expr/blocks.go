package expr

// blockWords lists the words with which a block begins. What follows is read by
// [parseBlock].
const blockWords = " if while for with def class try @ return raise break continue del yield "

// parseBlock reads a statement that begins with one of these words. It leaves the
// parser at the end of its line, or of its last line.
func parseBlock(p *parser) *Block {
	head := p.next()
	b := &Block{Word: head.text}
	switch b.Word {
	case "break", "continue":
	case "return", "raise":
		if !p.ends() {
			b.Value = p.tuple()
		}
		if b.Word == "raise" && p.take("from") {
			p.expression(choice)
		}
	case "yield":
		if p.yields = true; p.defs == 0 {
			p.unsupported(Generator, head.span)
		}
		return parseYield(p, b)
	case "del":
		b.Value = p.tuple()
	case "def":
		b.Def = parseDefinition(p, head)
	case "class":
		parseClass(p, b, head)
	case "try":
		parseTry(p, b, head.indent)
	case "@":
		return parseDecorated(p, head)
	default:
		parseCompound(p, b, head.indent)
	}
	return b
}

// parseCompound reads the head and the body of if, while, for and with.
func parseCompound(p *parser, b *Block, indent int) {
	if b.Word == "for" {
		b.Target = parseLoopTarget(p)
		p.want("in")
		b.Value = p.tuple()
	} else {
		b.Value = p.expression(choice)
	}
	if b.Word == "with" && p.take("as") {
		b.Target = p.expression(postfix)
	}
	b.Body = p.body(indent)
	if b.Word != "with" {
		b.Else = parseOtherwise(p, indent)
	}
}

// parseOtherwise reads the else or the elif of a block, if it has one.
func parseOtherwise(p *parser, indent int) []Statement {
	if follows(p, "else", indent) {
		return p.body(indent)
	}
	if !follows(p, "elif", indent) {
		return nil
	}
	elif, start := &Block{Word: "if"}, p.tokens[p.at-1].span.Start
	parseCompound(p, elif, indent)
	return []Statement{{Span: p.since(start), Block: elif}}
}

// parseDefinition reads a function from its name on.
func parseDefinition(p *parser, head *token) *Lambda {
	f := &Lambda{Name: p.name()}
	p.want("(")
	f.Params = parseParams(p, ")", true)
	p.want(")")
	if p.take("->") {
		p.expression(choice)
	}
	outer := p.yields
	p.defs, p.yields = p.defs+1, false
	f.Body = p.body(head.indent)
	f.Yields, p.yields, p.defs = p.yields, outer, p.defs-1
	f.Span = p.since(head.span.Start)
	return f
}

// parseYield reads what a generator gives: all items of something behind "from", one by one.
func parseYield(p *parser, b *Block) *Block {
	from := p.take("from")
	if !from && p.ends() {
		b.Value = &Literal{p.peek().span, "None"}
		return b
	}
	if b.Value = p.tuple(); !from {
		return b
	}
	each := &Name{b.Value.At(), "each item"}
	return &Block{Word: "for", Target: each, Value: b.Value, Body: []Statement{{Span: b.Value.At(), Block: &Block{Word: "yield", Value: each}}}}
}

// parseParams reads parameters up to a mark. Only those of def have annotations.
func parseParams(p *parser, end string, annotated bool) []Param {
	var list []Param
	for more := true; more && p.peek().text != end; more = p.take(",") {
		one := Param{}
		for _, star := range []string{"**", "*"} {
			if one.Star == "" && p.take(star) {
				one.Star = star
			}
		}
		if slash := one.Star == "" && p.take("/"); !slash && (one.Star != "*" || p.peek().text != ",") {
			one.Name = p.name()
		}
		if annotated && p.take(":") {
			p.expression(choice)
		}
		if p.take("=") {
			one.Default = p.expression(choice)
		}
		if one.Name != "" || one.Star != "" {
			list = append(list, one)
		}
	}
	if n := len(list); n > 0 && list[n-1] == (Param{Star: "*"}) {
		p.name() // a lone star has names behind it
	}
	return list
}

// body reads the statements behind a colon: on the same line, or on the lines
// that are further in than indent.
func (p *parser) body(indent int) []Statement {
	p.want(":")
	if p.blocks++; p.blocks > maxBlocks {
		p.problem(NestingTooDeep, "")
	}
	defer func() { p.blocks-- }()
	if p.peek().kind != newlineToken {
		return parseLine(p)
	}
	var list []Statement
	for at := -1; parseEnters(p, indent); {
		if in := p.peek().indent; at >= 0 && in != at {
			p.problem(LineUneven, "")
		}
		at = p.peek().indent
		list = append(list, parseLine(p)...)
	}
	if list == nil {
		p.problem(BlockMissing, "")
	}
	return list
}

// parseEnters moves over line ends to a line that is further in than indent, if one is next.
func parseEnters(p *parser, indent int) bool {
	at := p.at
	for p.peek().kind == newlineToken && p.peek().text != ";" {
		p.at++
	}
	if t := p.peek(); t.kind != endToken && t.indent > indent {
		return true
	}
	p.at = at
	return false
}

// maxBlocks bounds the blocks inside each other.
const maxBlocks = 20

// parseLine reads the statements up to the end of a line.
func parseLine(p *parser) []Statement {
	list := []Statement{parseStatement(p)}
	for p.peek().text == ";" {
		if p.at++; p.ends() {
			break
		}
		list = append(list, parseStatement(p))
	}
	return list
}

// parseLoopTarget reads what a loop gives its values to.
func parseLoopTarget(p *parser) Expr {
	target := parseTupleOf(p, func() Expr { return p.spread(postfix, postfix) })
	checkTargets(p, []Expr{target}, true)
	return target
}

// parseClass reads a class from its name on. It has one base at most.
func parseClass(p *parser, b *Block, head *token) {
	b.Def = &Lambda{Name: p.name()}
	if p.take("(") {
		if p.peek().text != ")" {
			b.Value = p.expression(choice)
		}
		p.want(")")
	}
	b.Body = p.body(head.indent)
	b.Def.Span = p.since(head.span.Start)
}

func parseDecorated(p *parser, head *token) *Block {
	decorator := p.expression(postfix)
	for p.peek().kind == newlineToken {
		p.at++
	}
	if next := p.peek().text; next != "def" && next != "class" && next != "@" {
		p.unsupported(Decorator, head.span)
		return &Block{}
	}
	b := parseBlock(p)
	b.Decorators = append([]Expr{decorator}, b.Decorators...)
	return b
}

func parseTry(p *parser, b *Block, indent int) {
	b.Body = p.body(indent)
	for follows(p, "except", indent) {
		h := Handler{}
		if p.peek().text != ":" {
			h.Type = p.expression(choice)
		}
		if p.take("as") {
			h.Name = p.name()
		}
		h.Body = p.body(indent)
		b.Handlers = append(b.Handlers, h)
	}
	if follows(p, "else", indent) {
		b.Else = p.body(indent)
	}
	if follows(p, "finally", indent) {
		b.Finally = p.body(indent)
	} else if b.Handlers == nil {
		p.problem(WantToken, "except")
	}
}

// follows moves over a word that goes on with a block, if it begins the next line.
func follows(p *parser, word string, indent int) bool {
	at := p.at
	for p.peek().kind == newlineToken {
		p.at++
	}
	if t := p.peek(); t.text == word && t.indent == indent && p.at > at {
		p.at++
		return true
	}
	p.at = at
	return false
}

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

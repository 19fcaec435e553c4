package expr

// blockWords lists the words with which a block begins. What follows is read by
// [parser.block].
var blockWords = map[string]bool{
	"if": true, "while": true, "for": true, "with": true, "def": true, "class": true, "try": true, "@": true,
	"return": true, "raise": true, "break": true, "continue": true, "del": true,
}

// block reads a statement that begins with one of these words. It leaves the
// parser at the end of its line, or of its last line.
func (p *parser) block() *Block {
	head := p.next()
	b := &Block{Word: head.text}
	switch b.Word {
	case "break", "continue":
	case "return", "raise":
		if !p.ends() {
			b.Value = p.tuple()
		}
	case "del":
		b.Value = p.tuple()
	case "def":
		b.Def = p.definition(head)
	case "class":
		p.class(b, head)
	case "try":
		p.try(b, head.indent)
	case "@":
		return p.decorated(head)
	default:
		p.compound(b, head.indent)
	}
	return b
}

// compound reads the head and the body of if, while, for and with.
func (p *parser) compound(b *Block, indent int) {
	if b.Word == "for" {
		b.Target = p.loopTarget()
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
		b.Else = p.otherwise(indent)
	}
}

// otherwise reads the else or the elif of a block, if it has one.
func (p *parser) otherwise(indent int) []Statement {
	if p.follows("else", indent) {
		return p.body(indent)
	}
	if !p.follows("elif", indent) {
		return nil
	}
	elif, start := &Block{Word: "if"}, p.tokens[p.at-1].span.Start
	p.compound(elif, indent)
	return []Statement{{Span: p.since(start), Block: elif}}
}

// definition reads a function from its name on.
func (p *parser) definition(head *token) *Lambda {
	f := &Lambda{Name: p.name()}
	p.want("(")
	f.Params = p.params(")", true)
	p.want(")")
	if p.take("->") {
		p.expression(choice)
	}
	f.Body = p.body(head.indent)
	f.Span = p.since(head.span.Start)
	return f
}

// params reads parameters up to a mark. Only those of def have annotations.
func (p *parser) params(end string, annotated bool) []Param {
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
		return p.line()
	}
	var list []Statement
	for p.enters(indent) {
		list = append(list, p.line()...)
	}
	if list == nil {
		p.problem(BlockMissing, "")
	}
	return list
}

// enters moves over line ends to a line that is further in than indent, if one is next.
func (p *parser) enters(indent int) bool {
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

// line reads the statements up to the end of a line.
func (p *parser) line() []Statement {
	list := []Statement{p.statement()}
	for p.peek().text == ";" {
		if p.at++; p.ends() {
			break
		}
		list = append(list, p.statement())
	}
	return list
}

// loopTarget reads what a loop gives its values to.
func (p *parser) loopTarget() Expr {
	target := p.tupleOf(func() Expr { return p.spread(postfix, postfix) })
	p.checkTargets([]Expr{target}, true)
	return target
}

// class reads a class from its name on. It has one base at most.
func (p *parser) class(b *Block, head *token) {
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

// decorated reads a decorator and the function below it.
func (p *parser) decorated(head *token) *Block {
	decorator := p.expression(postfix)
	for p.peek().kind == newlineToken {
		p.at++
	}
	if next := p.peek().text; next != "def" && next != "@" {
		p.unsupported(Decorator, head.span)
		return &Block{}
	}
	b := p.block()
	b.Decorators = append([]Expr{decorator}, b.Decorators...)
	return b
}

// try reads the handlers of a try and what follows them.
func (p *parser) try(b *Block, indent int) {
	b.Body = p.body(indent)
	for p.follows("except", indent) {
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
	if p.follows("else", indent) {
		b.Else = p.body(indent)
	}
	if p.follows("finally", indent) {
		b.Finally = p.body(indent)
	} else if b.Handlers == nil {
		p.problem(WantToken, "except")
	}
}

// follows moves over a word that goes on with a block, if it begins the next line.
func (p *parser) follows(word string, indent int) bool {
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

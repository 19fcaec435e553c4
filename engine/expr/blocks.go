package expr

// blockWords lists the words with which a block begins. What follows is read by
// [parser.block].
var blockWords = map[string]bool{
	"if": true, "while": true, "for": true, "with": true, "def": true, "class": true, "try": true, "@": true,
	"return": true, "raise": true, "break": true, "continue": true, "del": true,
}

// block reads a statement that begins with one of these words. It leaves the
// parser at the end of its line, or of its last line.
func (p *parser) block() (*Block, error) {
	head := p.peek()
	p.at++
	b := &Block{Word: head.text}
	var err error
	switch b.Word {
	case "break", "continue":
	case "return", "raise":
		if !p.ends() {
			b.Value, err = p.tuple()
		}
	case "del":
		b.Value, err = p.tuple()
	case "def":
		b.Def, err = p.definition(head)
	case "class":
		err = p.class(b, head)
	case "try":
		err = p.try(b, head)
	case "@":
		return p.decorated(head)
	default:
		err = p.compound(b, head)
	}
	return b, err
}

// compound reads the head and the body of if, while, for and with.
func (p *parser) compound(b *Block, head token) error {
	var err error
	switch b.Word {
	case "for":
		if b.Target, err = p.loopTarget(); err == nil {
			err = p.want("in")
		}
		if err == nil {
			b.Value, err = p.tuple()
		}
	default:
		b.Value, err = p.expression(choice)
	}
	if err == nil && b.Word == "with" && p.take("as") {
		b.Target, err = p.expression(postfix)
	}
	if err == nil {
		b.Body, err = p.body(head)
	}
	if err == nil && b.Word != "with" {
		b.Else, err = p.otherwise(head)
	}
	return err
}

// otherwise reads the else or the elif of a block, if it has one.
func (p *parser) otherwise(head token) ([]Statement, error) {
	at := p.at
	for p.peek().kind == newlineToken {
		p.at++
	}
	next := p.peek()
	if next.indent != head.indent || next.text != "else" && next.text != "elif" {
		p.at = at
		return nil, nil
	}
	if next.text == "else" {
		p.at++
		return p.body(head)
	}
	p.at++
	elif := &Block{Word: "if"}
	next.text = "if"
	err := p.compound(elif, next)
	return []Statement{{Span: p.since(next.span.Start), Block: elif}}, err
}

// definition reads a function from its name on.
func (p *parser) definition(head token) (*Lambda, error) {
	f := &Lambda{}
	var err error
	if f.Name, err = p.name(); err != nil {
		return nil, err
	}
	if err = p.want("("); err == nil {
		f.Params, err = p.params(")", true)
	}
	if err == nil {
		err = p.want(")")
	}
	if err == nil && p.take("->") {
		_, err = p.expression(choice)
	}
	if err == nil {
		f.Body, err = p.body(head)
	}
	f.Span = p.since(head.span.Start)
	return f, err
}

// params reads parameters up to a mark. Only those of def have annotations.
func (p *parser) params(end string, annotated bool) ([]Param, error) {
	var list []Param
	for p.peek().text != end {
		one := Param{}
		var err error
		for _, star := range []string{"**", "*"} {
			if one.Star == "" && p.take(star) {
				one.Star = star
			}
		}
		if slash := one.Star == "" && p.take("/"); !slash && (one.Star != "*" || p.peek().text != ",") {
			one.Name, err = p.name()
		}
		if err == nil && annotated && p.take(":") {
			_, err = p.expression(choice)
		}
		if err == nil && p.take("=") {
			one.Default, err = p.expression(choice)
		}
		if err != nil {
			return nil, err
		}
		if one.Name != "" || one.Star != "" {
			list = append(list, one)
		}
		if !p.take(",") {
			break
		}
	}
	return list, nil
}

// body reads the statements behind a colon: on the same line, or on the lines
// that are further in than head.
func (p *parser) body(head token) ([]Statement, error) {
	if err := p.want(":"); err != nil {
		return nil, err
	}
	p.blocks++
	defer func() { p.blocks-- }()
	if p.blocks > maxBlocks {
		return nil, p.nestedTooDeep()
	}
	if p.peek().kind != newlineToken {
		return p.line()
	}
	var list []Statement
	for {
		at := p.at
		for p.peek().kind == newlineToken && p.peek().text != ";" {
			p.at++
		}
		if t := p.peek(); t.kind == endToken || t.indent <= head.indent {
			if p.at = at; list == nil {
				return nil, p.problem(BlockMissing, "")
			}
			return list, nil
		}
		more, err := p.line()
		if err != nil {
			return nil, err
		}
		list = append(list, more...)
	}
}

// maxBlocks bounds the blocks inside each other.
const maxBlocks = 20

// line reads the statements up to the end of a line.
func (p *parser) line() ([]Statement, error) {
	var list []Statement
	for {
		s, err := p.statement()
		if err != nil {
			return nil, err
		}
		if list = append(list, s); p.peek().text != ";" {
			return list, nil
		}
		if p.at++; p.peek().kind != nameToken && p.ends() {
			return list, nil
		}
	}
}

// loopTarget reads what a loop gives its values to.
func (p *parser) loopTarget() (Expr, error) {
	start := p.peek().span.Start
	items, comma, err := p.list(func() (Expr, error) { return p.expression(postfix) })
	switch {
	case err != nil:
		return nil, err
	case len(items) == 0:
		return nil, p.valueMissing()
	}
	target := items[0]
	if len(items) > 1 || comma {
		target = &Sequence{p.since(start), items, true}
	}
	return target, p.checkTargets(Statement{Targets: []Expr{target}})
}

// class reads a class from its name on. It has one base at most.
func (p *parser) class(b *Block, head token) error {
	b.Def = &Lambda{}
	var err error
	if b.Def.Name, err = p.name(); err != nil {
		return err
	}
	if p.take("(") {
		if p.peek().text != ")" {
			b.Value, err = p.expression(choice)
		}
		if err == nil {
			err = p.want(")")
		}
	}
	if err == nil {
		b.Body, err = p.body(head)
	}
	b.Def.Span = p.since(head.span.Start)
	return err
}

// decorated reads a decorator and the function or the class below it.
func (p *parser) decorated(head token) (*Block, error) {
	d, err := p.expression(postfix)
	if err != nil {
		return nil, err
	}
	for p.peek().kind == newlineToken {
		p.at++
	}
	if next := p.peek().text; next != "def" && next != "@" {
		return nil, p.unsupported(Decorator, head.span)
	}
	b, err := p.block()
	if err == nil {
		b.Decorators = append([]Expr{d}, b.Decorators...)
	}
	return b, err
}

// try reads the handlers of a try and what follows them.
func (p *parser) try(b *Block, head token) error {
	var err error
	if b.Body, err = p.body(head); err != nil {
		return err
	}
	for p.follows(head, "except") {
		h := Handler{}
		if p.peek().text != ":" {
			h.Type, err = p.expression(choice)
		}
		if err == nil && p.take("as") {
			h.Name, err = p.name()
		}
		if err == nil {
			h.Body, err = p.body(head)
		}
		if err != nil {
			return err
		}
		b.Handlers = append(b.Handlers, h)
	}
	if p.follows(head, "else") {
		if b.Else, err = p.body(head); err != nil {
			return err
		}
	}
	if p.follows(head, "finally") {
		b.Finally, err = p.body(head)
	} else if b.Handlers == nil {
		return p.problem(WantToken, "except")
	}
	return err
}

// follows moves over a word that goes on with a block, if it is next.
func (p *parser) follows(head token, word string) bool {
	at := p.at
	for p.peek().kind == newlineToken {
		p.at++
	}
	if t := p.peek(); t.text == word && t.indent == head.indent && p.at > at {
		p.at++
		return true
	}
	p.at = at
	return false
}

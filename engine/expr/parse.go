package expr

import "strings"

// The bounds on a program.
const (
	MaxSource     = 1 << 18 // bytes
	MaxNesting    = 100     // brackets or operators inside each other
	MaxStatements = 1000
)

// Parse reads a program.
//
//	source  Python statements parted by line ends or semicolons
//	result  its statements; comments and blank lines leave nothing
//
// The error is a [*SyntaxError], or an [*UnsupportedError] for Python that is
// outside the language.
//
// Source: The Python Language Reference, sections 6 and 7.
func Parse(source string) (*Program, error) {
	if len(source) > MaxSource {
		place := Place{source[:0], Span{}}
		return nil, &SyntaxError{Place: place, Problem: SourceTooLong, Limit: MaxSource}
	}
	tokens, err := lex(source)
	if err != nil {
		return nil, err
	}
	p := &parser{source: source, tokens: tokens}
	program := &Program{Source: source}
	for {
		if err := p.blank(len(program.Statements) > 0); err != nil {
			return nil, err
		}
		if p.peek().kind == endToken {
			return program, program.quotes()
		}
		s, err := p.statement()
		if err != nil {
			return nil, err
		}
		program.Statements = append(program.Statements, s)
		if len(program.Statements) > MaxStatements {
			return nil, &SyntaxError{Place: Place{source, s.Span}, Problem: StatementsTooMany, Limit: MaxStatements}
		}
	}
}

// blank moves over line ends. One semicolon may end the statement before it, and
// none stands alone.
func (p *parser) blank(after bool) error {
	for ; p.peek().kind == newlineToken; p.at++ {
		if p.peek().text == ";" && !after {
			return p.problem(ValueMissing, "")
		}
		after = false
	}
	return nil
}

// quotes returns an error when there is nothing but an error message.
func (p *Program) quotes() error {
	if quoted := pasted(p.Source).quoted; len(p.Statements) == 0 && quoted != (Span{}) {
		return &QuotedError{Place{p.Source, quoted}}
	}
	return nil
}

// A parser reads tokens one after the other. Every method that returns an
// error leaves the parser where the error is.
type parser struct {
	source string
	tokens []token
	at     int
	depth  int // of expressions inside each other
	blocks int // inside each other
}

func (p *parser) peek() token { return p.tokens[p.at] }

// take moves over the next token if it is the mark or the word text.
func (p *parser) take(text string) bool {
	if t := p.peek(); t.text == text && (t.kind == mark || t.kind == nameToken) {
		p.at++
		return true
	}
	return false
}

// want moves over the mark or word text, or reports that it is missing.
func (p *parser) want(text string) error {
	if p.take(text) {
		return nil
	}
	return p.problem(WantToken, text)
}

// problem returns a SyntaxError at the next token.
func (p *parser) problem(problem Problem, want string) error {
	t := p.peek()
	return &SyntaxError{Place: Place{p.source, t.span}, Problem: problem, Found: t.text, Want: want}
}

// since returns the span from start to the last token that was read.
func (p *parser) since(start int) Span {
	return Span{start, p.tokens[max(p.at-1, 0)].span.End}
}

// statement reads one statement and the end of it.
func (p *parser) statement() (Statement, error) {
	t := p.peek()
	var s Statement
	var err error
	switch feature, outside := p.feature(t); {
	case outside:
		return s, p.unsupported(feature, t.span)
	case (t.kind == nameToken || t.text == "@") && blockWords[t.text]:
		s.Block, err = p.block()
	case t.text == "import" || t.text == "from" && t.kind == nameToken:
		s.Imports, err = p.imports()
	case p.take("pass"):
	case p.take("assert"):
		s.Holds, err = p.expression(choice)
		if err == nil && p.take(",") {
			s.Value, err = p.expression(choice)
		}
	default:
		s, err = p.assignment()
	}
	if err != nil {
		return s, err
	}
	s.Span = p.since(t.span.Start)
	if kind := p.peek().kind; kind != newlineToken && kind != endToken {
		return s, p.leftOver()
	}
	return s, nil
}

// leftOver reports what stands after a whole statement.
func (p *parser) leftOver() error {
	t := p.peek()
	if feature, outside := p.feature(t); outside {
		return p.unsupported(feature, t.span)
	}
	return p.problem(StatementGoesOn, "")
}

// assignment reads an expression and what is assigned to it, if anything is.
func (p *parser) assignment() (Statement, error) {
	var s Statement
	value, err := p.tuple()
	if err == nil && p.take(":") { // an annotation
		if _, err = p.expression(choice); err == nil && p.peek().text != "=" {
			return s, err
		}
	}
	for err == nil && p.take("=") {
		s.Targets = append(s.Targets, value)
		value, err = p.tuple()
	}
	if t := p.peek(); err == nil && s.Targets == nil && t.kind == mark && augments(t.text) {
		p.at++
		s.Targets, s.Op = []Expr{value}, strings.TrimSuffix(t.text, "=")
		value, err = p.tuple()
	}
	if err != nil {
		return s, err
	}
	s.Value = value
	return s, p.checkTargets(s)
}

// augments reports whether a mark that ends in "=" assigns as well.
func augments(m string) bool {
	return len(m) > 1 && m[len(m)-1] == '=' && operators[m[:len(m)-1]] != 0
}

func (p *parser) checkTargets(s Statement) error {
	for _, target := range s.Targets {
		if bad := notAssignable(target, s.Op == ""); bad != nil {
			place := Place{p.source, bad.At()}
			if u, starred := bad.(*Unary); starred && u.Op == "*" {
				return &UnsupportedError{Place: place, Feature: OperationOn, Name: place.Text()}
			}
			return &SyntaxError{Place: place, Problem: TargetMisplaced, Found: place.Text()}
		}
	}
	return nil
}

// notAssignable returns the part of a target that cannot be assigned to, or nil.
func notAssignable(target Expr, unpacks bool) Expr {
	switch t := target.(type) {
	case *Name, *Index, *Attribute:
		return nil
	case *Sequence:
		for _, item := range t.Items {
			if bad := notAssignable(item, unpacks); bad != nil || !unpacks {
				return item
			}
		}
		if unpacks && len(t.Items) > 0 {
			return nil
		}
	}
	return target
}

// imports reads "import a.b as c, d" or "from a.b import c as d, e".
func (p *parser) imports() ([]Import, error) {
	from := ""
	if p.take("from") {
		var err error
		if from, err = p.dotted(); err != nil {
			return nil, err
		}
	}
	if err := p.want("import"); err != nil {
		return nil, err
	}
	if from != "" && p.take("*") {
		return []Import{{From: from, Name: "*"}}, nil
	}
	bracket := from != "" && p.take("(")
	var list []Import
	for {
		one, err := p.oneImport(from)
		if err != nil {
			return nil, err
		}
		list = append(list, one)
		if !p.take(",") || bracket && p.peek().text == ")" {
			break
		}
	}
	if bracket {
		return list, p.want(")")
	}
	return list, nil
}

func (p *parser) oneImport(from string) (Import, error) {
	name, err := p.dotted()
	one := Import{From: from, Name: name}
	if err == nil && p.take("as") {
		one.As, err = p.name()
	}
	return one, err
}

// dotted reads a name with dots in it.
func (p *parser) dotted() (string, error) {
	name, err := p.name()
	for err == nil && p.take(".") {
		var part string
		part, err = p.name()
		name += "." + part
	}
	return name, err
}

func (p *parser) name() (string, error) {
	t := p.peek()
	if t.kind != nameToken || keywords[t.text] {
		return "", p.problem(WantToken, "a name")
	}
	p.at++
	return t.text, nil
}

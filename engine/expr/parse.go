package expr

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// The bounds on a program.
const (
	maxSource     = 1 << 18 // bytes
	maxNesting    = 100     // brackets or operators inside each other
	maxStatements = 1000
)

// limits holds the bound that each problem with one is about.
var limits = map[Problem]int{
	SourceTooLong: maxSource, NestingTooDeep: maxNesting, StatementsTooMany: maxStatements,
	SizeTooLarge: maxSize, AxesTooMany: engine.MaxRank,
}

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
	p, err := newParser(source)
	if err != nil {
		return nil, err
	}
	program := &Program{Source: source}
	above := 0
	for skipLineEnds(p, false); p.peek().kind != endToken; skipLineEnds(p, true) {
		above = level(p, above, len(program.Statements))
		s := parseStatement(p)
		program.Statements = append(program.Statements, s)
		if len(program.Statements) > maxStatements {
			p.wrong(s.Span, StatementsTooMany, "")
		}
	}
	if p.err != nil {
		return nil, p.err
	}
	return program, program.quotes()
}

// level reports a line that is further in than the line above it, and returns how far in
// it is. Only the line above may be the first, which is often copied without its blanks.
func level(p *parser, above, before int) int {
	if p.at > 0 && p.tokens[p.at-1].text == ";" {
		return above
	}
	if t := p.peek(); before < 2 || t.indent <= above {
		return t.indent
	}
	p.problem(LineUneven, "")
	return above
}

// skipLineEnds moves over line ends. One semicolon may end the statement before it, and
// none stands alone.
func skipLineEnds(p *parser, after bool) {
	for ; p.peek().kind == newlineToken; p.at++ {
		if p.peek().text == ";" && !after {
			p.problem(ValueMissing, "")
			return
		}
		after = false
	}
}

// quotes returns an error when there is nothing but an error message.
func (p *Program) quotes() error {
	if quoted := pasted(p.Source).quoted; len(p.Statements) == 0 && quoted != (Span{}) {
		return &QuotedError{Place{p.Source, quoted}}
	}
	return nil
}

// A parser reads tokens one after the other. Its first error moves it to the
// end, where nothing follows: each method then returns what it has, which is
// never nil where an expression is wanted, and Parse returns the error.
type parser struct {
	source string
	tokens []token
	at     int
	depth  int  // of expressions inside each other
	blocks int  // inside each other
	defs   int  // inside each other
	yields bool // a generator is read
	err    error
}

func newParser(source string) (*parser, error) {
	if len(source) > maxSource {
		return nil, syntaxError(source[:0], Span{}, SourceTooLong, "")
	}
	tokens, err := lex(source)
	return &parser{source: source, tokens: tokens}, err
}

// fail notes the first error and moves to the end.
func (p *parser) fail(err error) {
	if p.err == nil {
		p.err = err
	}
	p.at = len(p.tokens) - 1
}

// wrong fails with what is wrong at a span.
func (p *parser) wrong(span Span, problem Problem, want string) {
	p.fail(syntaxError(p.source, span, problem, want))
}

// problem fails at the next token.
func (p *parser) problem(problem Problem, want string) { p.wrong(p.peek().span, problem, want) }

// unsupported fails with a feature at a span.
func (p *parser) unsupported(feature Feature, span Span) {
	e := &UnsupportedError{Place: Place{p.source, span}, Feature: feature}
	if feature >= Module {
		e.Name = e.Place.Text()
	}
	p.fail(e)
}

// stop fails with the feature that the next token begins, or else with a problem.
func (p *parser) stop(problem Problem) {
	if t := p.peek(); t.outside() {
		p.unsupported(features[t.text], t.span)
	} else {
		p.problem(problem, "")
	}
}

func (p *parser) peek() *token { return &p.tokens[p.at] }

// next returns the next token and moves over it.
func (p *parser) next() *token {
	t := p.peek()
	p.at = min(p.at+1, len(p.tokens)-1)
	return t
}

// take moves over the next token if it is the mark or the word text.
func (p *parser) take(text string) bool {
	if t := p.peek(); t.text == text && (t.kind == mark || t.kind == nameToken) {
		p.at++
		return true
	}
	return false
}

// want moves over the mark or word text, or reports that it is missing.
func (p *parser) want(text string) {
	if !p.take(text) {
		p.problem(WantToken, text)
	}
}

// since returns the span from start to the last token that was read.
func (p *parser) since(start int) Span {
	return Span{start, p.tokens[max(p.at-1, 0)].span.End}
}

func parseStatement(p *parser) Statement {
	t := p.peek()
	var s Statement
	switch {
	case (t.kind == nameToken || t.text == "@") && isIn(blockWords, t.text):
		s.Block = parseBlock(p)
	case t.text == "import" || t.text == "from" && t.kind == nameToken:
		s.Imports = parseImports(p)
	case p.take("pass"):
	case p.take("assert"):
		s.Holds = p.expression(choice)
		if p.take(",") {
			s.Value = p.expression(choice)
		}
	default:
		s = parseAssignment(p)
	}
	s.Span = p.since(t.span.Start)
	if kind := p.peek().kind; kind != newlineToken && kind != endToken {
		if t.text == "match" {
			p.unsupported(Match, t.span)
		}
		p.stop(StatementGoesOn)
	}
	return s
}

// parseAssignment reads an expression and what is assigned to it, if anything is.
func parseAssignment(p *parser) Statement {
	var s Statement
	value := p.tuple()
	if p.take(":") {
		kind := Format(p.expression(choice))
		if name, plain := value.(*Name); plain && !strings.Contains(kind, "ClassVar") {
			s.Noted = name.Name
		}
		if p.peek().text != "=" {
			return s
		}
	}
	for p.take("=") {
		s.Targets = append(s.Targets, value)
		value = p.tuple()
	}
	if t := p.peek(); s.Targets == nil && t.kind == mark && augments(t.text) {
		p.at++
		s.Targets, s.Op = []Expr{value}, strings.TrimSuffix(t.text, "=")
		value = p.tuple()
	}
	s.Value = value
	checkTargets(p, s.Targets, s.Op == "")
	return s
}

// augments reports whether a mark that ends in "=" assigns as well.
func augments(m string) bool {
	return len(m) > 1 && m[len(m)-1] == '=' && operators[m[:len(m)-1]] != 0
}

// checkTargets reports the first part of the targets that cannot be assigned to.
func checkTargets(p *parser, targets []Expr, unpacks bool) {
	for _, target := range targets {
		if bad := notAssignable(target, unpacks); bad != nil {
			p.wrong(bad.At(), TargetMisplaced, "")
		}
	}
}

// notAssignable returns the part of a target that cannot be assigned to, or nil.
func notAssignable(target Expr, unpacks bool) Expr {
	switch t := target.(type) {
	case *Name, *Index, *Attribute:
		return nil
	case *Sequence:
		stars := 0
		refused := func(item Expr) bool {
			if u, starred := item.(*Unary); starred && u.Op == "*" {
				stars, item = stars+1, u.X
			}
			return !unpacks || stars > 1 || notAssignable(item, true) != nil
		}
		if i := slices.IndexFunc(t.Items, refused); i >= 0 {
			return t.Items[i]
		} else if unpacks && len(t.Items) > 0 {
			return nil
		}
	}
	return target
}

// parseImports reads "import a.b as c, d" or "from a.b import c as d, e".
func parseImports(p *parser) []Import {
	from := ""
	if p.take("from") {
		from = parseDotted(p)
	}
	p.want("import")
	if from != "" && p.take("*") {
		return []Import{{From: from, Name: "*"}}
	}
	bracket := from != "" && p.take("(")
	var list []Import
	for more := true; more; more = p.take(",") && !(bracket && p.peek().text == ")") {
		one := Import{From: from, Name: parseDotted(p)}
		if p.take("as") {
			one.As = p.name()
		}
		list = append(list, one)
	}
	if bracket {
		p.want(")")
	}
	return list
}

func parseDotted(p *parser) string {
	name := p.name()
	for p.take(".") {
		name += "." + p.name()
	}
	return name
}

func (p *parser) name() string {
	t := p.peek()
	if t.kind != nameToken || isIn(keywords, t.text) {
		p.problem(WantToken, "a name")
		return ""
	}
	p.at++
	return t.text
}

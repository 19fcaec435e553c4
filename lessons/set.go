package lessons

import (
	"net/url"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"

	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// set makes a link that changes a figure: "column-row?a=4,1" its operands, by the
// names in its program; "plus?e=a+%2B+b" its program.
func (l linker) set(n *ast.Link, offset int, target string) {
	id, query, _ := strings.Cut(target, "?")
	href, f := l.figure(id, offset)
	if f == nil {
		return
	}
	state, out, problem := f.with(query)
	if problem != "" {
		l.report(offset, "set:id?name=4,1 or set:id?name=[[0],[10]], with names that the figure assigns", "%s", problem)
		return
	}
	shapes := shapesIn([]run.Outcome{out})
	for _, said := range shapeSaid.FindAllString(plain(n, l.src), -1) {
		if !has(shapes, said) {
			l.report(offset, "figure "+id+" then has "+strings.Join(shapes, ", ")+"; mend the shape, or the address of the link", "the link claims %s", said)
		}
	}
	n.Destination = []byte(href)
	n.SetAttributeString("class", []byte("set"))
	n.SetAttributeString("data-set", []byte(id))
	n.SetAttributeString("data-query", []byte(figure.State{Expr: state.Expr, Library: state.Library}.Query()))
}

const setPrefix = "set:"

// shapeSaid matches shapes in the words of a link.
var shapeSaid = regexp.MustCompile(`\(\d+,[\d, ]*\)`)

// with returns the state of the figure after a query is put into it, and what its program
// gives then, or what is wrong with the query.
func (f *Figure) with(query string) (s figure.State, out run.Outcome, problem string) {
	s = f.State
	for pair := range strings.SplitSeq(query, "&") {
		name, raw, _ := strings.Cut(pair, "=")
		text, err := url.QueryUnescape(raw)
		switch {
		case err != nil || text == "":
			return s, out, "nothing to set in " + query
		case name == "e":
			s.Expr = text
		default:
			b := figure.Binding{Name: name, Text: text}
			if wrong, ok := b.Check().(*figure.BindingError); ok {
				return s, out, name + ": " + sentence(wrong.Err)
			}
			program, assigned := assign(s.Expr, b)
			if !assigned {
				return s, out, "no variable " + name + " in figure " + f.ID
			}
			s.Expr = program
		}
	}
	out = s.Run()
	if err := programError(out.Err); err != nil {
		return s, out, sentence(err)
	}
	return s, out, ""
}

// assign returns the program with the operand in place of what its name is
// first assigned.
func assign(program string, b figure.Binding) (string, bool) {
	parsed, err := expr.Parse(program)
	if err != nil {
		return program, false
	}
	for _, statement := range parsed.Statements {
		for _, target := range statement.Targets {
			if name, ok := target.(*expr.Name); ok && name.Name == b.Name && statement.Op == "" {
				at := statement.Value.At()
				return program[:at.Start] + operand(program, statement.Value, b) + program[at.End:], true
			}
		}
	}
	return program, false
}

// operand returns the code of an operand that replaces was. A shape
// goes into the call that made the array before, so that the new one has its
// type; without such a call it gets values that can be told apart.
func operand(program string, was expr.Expr, b figure.Binding) string {
	call, made := was.(*expr.Call)
	if made && !b.IsValues() {
		at := call.Func.At()
		function := program[at.Start:at.End]
		shape, err := expr.ParseShape(b.Text)
		if makers[function[strings.LastIndexByte(function, '.')+1:]] && err == nil && shape.IsDense() && !shape.Named() {
			return function + "(" + shape.String() + ")"
		}
	}
	line := figure.State{Operands: []figure.Binding{b}}.Source()
	value, _, _ := strings.Cut(strings.TrimPrefix(line, b.Name+" = "), "\n")
	return value
}

// makers are the functions that take nothing but a shape.
var makers = map[string]bool{"ones": true, "zeros": true, "rand": true, "randn": true, "empty": true}

package expr

import "strings"

// textLimit bounds the source that steps and operands carry for a caption.
const textLimit = 160

// Format returns x as the language writes it, cut short where it is long.
func Format(x Expr) string {
	w := &writer{limit: textLimit}
	w.expr(x, loosest)
	if w.b.Len() > textLimit {
		text, _ := firstRunes(w.b.String(), textLimit)
		return text + "…"
	}
	return w.b.String()
}

// A writer prints a program. Past its limit it stops, so that the cost of a caption does
// not grow with the program.
type writer struct {
	b     strings.Builder
	limit int
}

func (w *writer) full() bool { return w.b.Len() > w.limit }

func (w *writer) text(parts ...string) {
	for _, part := range parts {
		w.b.WriteString(part)
	}
}

// option writes an optional expression with the text that goes before it; nothing for nil.
func (w *writer) option(before string, x Expr, level int) {
	if x != nil {
		w.text(before)
		w.expr(x, level)
	}
}

// target writes an expression of a statement, where a tuple needs no brackets.
func (w *writer) target(x Expr) {
	if t, ok := x.(*Sequence); ok && t.Tuple && len(t.Items) > 0 {
		w.items(t.Items, len(t.Items) == 1)
		return
	}
	w.expr(x, loosest)
}

// expr writes x, in brackets when it holds together less tightly than level.
func (w *writer) expr(x Expr, level int) {
	if w.full() {
		return
	}
	if x.precedence() < level {
		w.text("(")
		defer w.text(")")
	}
	switch x := x.(type) {
	case *Name:
		w.text(x.Name)
	case *Literal:
		w.text(x.Text)
	case *Sequence:
		w.sequence(x)
	case *Unary:
		w.text(x.Op)
		w.expr(x.X, x.least())
	case *Binary:
		w.binary(x)
	case *Comparison:
		w.comparison(x)
	case *Choice:
		w.expr(x.Then, or)
		w.option(" if ", x.If, or)
		w.option(" else ", x.Else, choice)
	default:
		w.suffixed(x)
	}
}

// suffixed writes the nodes that carry something behind them, and what stands
// in the brackets there.
func (w *writer) suffixed(x Expr) {
	switch x := x.(type) {
	case *Call:
		w.expr(x.Func, postfix)
		w.text("(")
		for i, a := range x.Arguments {
			w.comma(i)
			if a.Name == "**" {
				w.text("**")
			} else if a.Name != "" {
				w.text(a.Name, "=")
			}
			w.expr(a.Value, loosest)
		}
		w.text(")")
	case *Attribute:
		w.owner(x.X)
		w.text(".", x.Name)
	case *Index:
		w.expr(x.X, postfix)
		w.text("[")
		w.items(x.Items, x.Tuple && len(x.Items) == 1)
		w.text("]")
	case *Slice:
		w.slice(x)
	case *Augmented:
		w.target(x.Statement.Targets[0])
		w.text(" ", x.Statement.Op, "= ")
		w.target(x.Statement.Value)
	case *Formatted:
		w.text(x.Text)
	default:
		w.inner(x)
	}
}

// inner writes the nodes that hold others in brackets of their own, and lambda.
func (w *writer) inner(x Expr) {
	switch x := x.(type) {
	case *Comprehension:
		w.text(x.Open)
		if x.Key != nil {
			w.expr(x.Key, choice)
			w.text(": ")
		}
		w.expr(x.Item, choice)
		w.clauses(x.Clauses)
		w.text(closing(x.Open))
	case *Dict:
		w.text("{")
		for i := range x.Keys {
			w.comma(i)
			if u, spread := x.Keys[i].(*Unary); spread && u.Op == "**" {
				w.text("**")
				w.expr(u.X, bitOr)
				continue
			}
			w.expr(x.Keys[i], choice)
			w.option(": ", x.Values[i], choice)
		}
		w.text("}")
	case *Lambda:
		w.text("lambda")
		if len(x.Params) > 0 {
			w.text(" ")
		}
		w.params(x.Params)
		w.option(": ", x.Value, choice)
	}
}

func (w *writer) clauses(list []Clause) {
	for _, c := range list {
		w.text(" for ")
		w.target(c.Target)
		w.option(" in ", c.Of, or)
		for _, condition := range c.Ifs {
			w.option(" if ", condition, or)
		}
	}
}

func (w *writer) params(list []Param) {
	for i, p := range list {
		w.comma(i)
		w.text(p.Star, p.Name)
		w.option("=", p.Default, choice)
	}
}

// owner writes what an attribute belongs to. A number would take the dot for
// its own.
func (w *writer) owner(x Expr) {
	if l, ok := x.(*Literal); ok && IsNumber(l.Text) {
		w.text("(", l.Text, ")")
		return
	}
	w.expr(x, postfix)
}

// IsNumber reports whether the text of a literal is a number.
func IsNumber(text string) bool {
	return isDigit(text[0]) || text[0] == '.' && text != "..."
}

func (w *writer) sequence(s *Sequence) {
	open := "["
	if s.Tuple {
		open = "("
	}
	w.text(open)
	w.items(s.Items, s.Tuple && len(s.Items) == 1)
	w.text(closing(open))
}

func (w *writer) items(items []Expr, comma bool) {
	for i, item := range items {
		if w.full() {
			return
		}
		w.comma(i)
		w.expr(item, loosest)
	}
	if comma {
		w.text(",")
	}
}

func (w *writer) comma(i int) {
	if i > 0 {
		w.text(", ")
	}
}

func (w *writer) binary(x *Binary) {
	level := x.precedence()
	left, right := level, level+1
	if x.Op == "**" {
		left, right = postfix, sign
	}
	w.expr(x.L, left)
	w.text(" ", x.Op, " ")
	w.expr(x.R, right)
}

func (w *writer) comparison(c *Comparison) {
	for i, operand := range c.Operands {
		if i > 0 {
			w.text(" ", c.Ops[i-1], " ")
		}
		w.expr(operand, comparison+1)
	}
}

func (w *writer) slice(s *Slice) {
	w.option("", s.Low, choice)
	w.text(":")
	w.option("", s.High, choice)
	w.option(":", s.Step, choice)
}

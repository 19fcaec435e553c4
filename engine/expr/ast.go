package expr

// A Program is a list of statements.
type Program struct {
	Source     string
	Statements []Statement
}

// A Statement is one of: an import, an assignment (Targets set), an augmented
// assignment (one target and Op), an expression alone, or a block.
type Statement struct {
	Span    Span
	Imports []Import
	Targets []Expr // a = b = value has two
	Op      string // "+" for a += value
	Value   Expr   // nil for an import and for pass
	Noted   string // the name before an annotation, if any
	Holds   Expr   // of an assertion: Value is what to say when it is false, or nil
	Block   *Block // nil for all of the above
}

// A Block is a statement that begins with a word and holds other statements, or
// leads out of them.
type Block struct {
	Word       string  // "if", "while", "for", "with", "def", "class", "return", "raise", "try", "break", "continue", "del", "yield"
	Target     Expr    // of for
	Value      Expr    // the condition, the base of a class, or what is gone through, entered, returned, raised, deleted or yielded; may be nil
	Def        *Lambda // of def; of class only its name
	Decorators []Expr  // of def and class
	Body, Else []Statement
	Handlers   []Handler   // of try
	Finally    []Statement // of try
}

// A Handler is "except Type as Name" and the statements below it.
type Handler struct {
	Type Expr // nil for all
	Name string
	Body []Statement
}

// An Import is one name that an import statement brings in.
type Import struct {
	From string // the module of "from module import name", else ""
	Name string // the module, the name, or "*"
	As   string // the name it gets here, "" for its own
}

// An Expr is a node of an expression.
type Expr interface {
	// At returns where the node stands in the source.
	At() Span
	// precedence says how tightly the node holds together when it is printed.
	precedence() int
}

// The nodes of an expression. Each begins with its span.
type (
	// A Name is a variable, a function or a module.
	Name struct {
		Span
		Name string
	}
	// A Literal is a number, a text, True, False, None or "...", as written.
	Literal struct {
		Span
		Text string
	}
	// A Sequence is a list, or a tuple when Tuple is set.
	Sequence struct {
		Span
		Items []Expr
		Tuple bool
	}
	// A Unary is "-", "+", "~", "not " or the star of a spread item, before X.
	Unary struct {
		Span
		Op string
		X  Expr
	}
	// A Binary is two operands around an operator of arithmetic, of bits, or
	// "and", "or".
	Binary struct {
		Span
		Op   string
		L, R Expr
	}
	// A Comparison is a chain: Operands[i] Ops[i] Operands[i+1].
	Comparison struct {
		Span
		Ops      []string
		Operands []Expr
	}
	// A Choice is "Then if If else Else".
	Choice struct {
		Span
		Then, If, Else Expr
	}
	// A Call is a function and its arguments.
	Call struct {
		Span
		Func      Expr
		Arguments []Argument
	}
	// An Attribute is X.Name.
	Attribute struct {
		Span
		X    Expr
		Name string
	}
	// An Index is X[Items]; a lone item without a comma after it is no tuple.
	Index struct {
		Span
		X     Expr
		Items []Expr
		Tuple bool
	}
	// A Slice is Low:High:Step inside an index; each may be nil.
	Slice struct {
		Span
		Low, High, Step Expr
	}
	// A Formatted is a text with a prefix, as written, and the expressions in it.
	// Before Parts[i] stands the text Between[i], behind it how it is shown,
	// Specs[i]: "" or ":.2f" or "!r". Between has one text more than Parts.
	Formatted struct {
		Span
		Text           string
		Parts          []Expr
		Between, Specs []string
	}
	// A Comprehension is [Item for Target in Of if If], with one clause or more;
	// with Key it makes a dictionary, with curly brackets alone a set.
	Comprehension struct {
		Span
		Open      string // "[", "{" or "(", which makes a generator
		Key, Item Expr
		Clauses   []Clause
	}
	// A Dict is {key: value, …}, or a set {key, …}, which has nil for values.
	Dict struct {
		Span
		Keys, Values []Expr
	}
	// A Lambda is a function: Value is what it returns, or Body its statements.
	Lambda struct {
		Span
		Name   string // "<lambda>" without def
		Params []Param
		Value  Expr
		Body   []Statement
		Yields bool // it is a generator
	}
)

// An Augmented is a statement in the place of an expression: it prints, and
// nothing evaluates it.
type Augmented struct {
	Span
	Statement Statement
}

// A Clause is "for Target in Of if If" of a comprehension.
type Clause struct {
	Target, Of Expr
	Ifs        []Expr
}

// A Param is a parameter of a function. Star is "*" or "**" where it takes what
// is left over; a lone "*" has no name.
type Param struct {
	Name, Star string
	Default    Expr
}

// An Argument of a call has a name when it was given by name; Value is a
// Unary "*" when it was spread.
type Argument struct {
	Name  string
	Value Expr
}

// At returns s itself: every node begins with its span.
func (s Span) At() Span { return s }

// precedence is that of nodes that hold together whatever stands beside them.
func (s Span) precedence() int { return postfix }

// The precedences, loosest first, as in Python.
const (
	loosest = iota
	choice
	or
	and
	not
	comparison
	bitOr
	bitXor
	bitAnd
	shift
	sum
	product
	sign
	power
	postfix
)

// operators holds the precedence of each binary operator.
var operators = map[string]int{
	":=": choice, "or": or, "and": and,
	"|": bitOr, "^": bitXor, "&": bitAnd, "<<": shift, ">>": shift,
	"+": sum, "-": sum, "*": product, "/": product, "//": product, "%": product, "@": product,
	"**": power,
}

func (*Lambda) precedence() int     { return choice }
func (*Augmented) precedence() int  { return loosest }
func (*Comparison) precedence() int { return comparison }
func (*Choice) precedence() int     { return choice }
func (*Slice) precedence() int      { return loosest }
func (b *Binary) precedence() int   { return operators[b.Op] }
func (u *Unary) precedence() int {
	switch u.Op {
	case "not ":
		return not
	case "*":
		return loosest
	}
	return sign
}

// least returns how tightly the operand of u must hold together.
func (u *Unary) least() int {
	if u.Op == "*" {
		return bitOr
	}
	return u.precedence()
}

package expr

import "fmt"

// The tests print programs and read them again.

// String returns the program as the language writes it, one statement a line.
// It parses back to the same program.
func (p *Program) String() string {
	w := &writer{limit: maxSource * maxNesting}
	for i, s := range p.Statements {
		if i > 0 {
			w.text("\n")
		}
		w.statement(s)
	}
	return w.b.String()
}

func (w *writer) statement(s Statement) {
	switch {
	case s.Imports != nil:
		w.imports(s.Imports)
	case s.Block != nil:
		w.block(s.Block, "")
	case s.Holds != nil:
		w.option("assert ", s.Holds, choice)
		w.option(", ", s.Value, choice)
	case s.Value == nil:
		w.text("pass")
	default:
		for _, target := range s.Targets {
			w.target(target)
			w.text(" " + s.Op + "= ")
		}
		w.target(s.Value)
	}
}

func (w *writer) imports(list []Import) {
	if from := list[0].From; from != "" {
		w.text("from ", from, " ")
	}
	w.text("import ")
	for i, one := range list {
		w.comma(i)
		w.text(one.Name)
		if one.As != "" {
			w.text(" as ", one.As)
		}
	}
}

// block writes a block whose lines begin with margin.
func (w *writer) block(b *Block, margin string) {
	for _, d := range b.Decorators {
		w.option("@", d, postfix)
		w.text("\n", margin)
	}
	w.text(b.Word)
	w.head(b)
	body := b.Body
	if b.Word == "def" {
		body = b.Def.Body
	}
	w.body(body, margin)
	for _, h := range b.Handlers {
		w.text("\n", margin, "except")
		w.option(" ", h.Type, choice)
		if h.Name != "" {
			w.text(" as ", h.Name)
		}
		w.body(h.Body, margin)
	}
	w.branch("else", b.Else, margin)
	w.branch("finally", b.Finally, margin)
}

// head writes what stands between the word of a block and its colon.
func (w *writer) head(b *Block) {
	switch b.Word {
	case "class":
		w.text(" ", b.Def.Name)
		if b.Value != nil {
			w.option("(", b.Value, choice)
			w.text(")")
		}
	case "def":
		w.text(" ", b.Def.Name, "(")
		w.params(b.Def.Params)
		w.text(")")
	case "for":
		w.text(" ")
		w.target(b.Target)
		w.text(" in ")
		w.target(b.Value)
	default:
		if b.Value != nil {
			w.text(" ")
			w.target(b.Value)
		}
		w.option(" as ", b.Target, postfix)
	}
}

// branch writes a word and the statements below it, if there are any.
func (w *writer) branch(word string, list []Statement, margin string) {
	if list != nil {
		w.text("\n", margin, word)
		w.body(list, margin)
	}
}

// body writes the statements of a block, each on a line of its own.
func (w *writer) body(list []Statement, margin string) {
	if list == nil {
		return
	}
	w.text(":")
	for _, s := range list {
		w.text("\n", margin, "    ")
		if s.Block != nil {
			w.block(s.Block, margin+"    ")
		} else {
			w.statement(s)
		}
	}
}

func ExampleParse() {
	program, _ := Parse("import numpy as np;y = np.ones((3,1))+ 2*x[:,None]  # a comment")
	fmt.Println(program)
	// Output:
	// import numpy as np
	// y = np.ones((3, 1)) + 2 * x[:, None]
}

package lessons

import (
	"slices"
	"strings"

	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// A Figure is a broadcast fence: a program and the operation in it to look at.
type Figure struct {
	ID      string
	Number  int // in its lesson, from 1
	Caption string
	Claims  []Claim
	State   figure.State // Expr is the program without claims
	Outcome run.Outcome  // by the rule that is drawn
	Drawn   run.Step     // the operation to look at
	Lines   [2]int       // of Code on which it is written, from 1
	After   line         // id of the question whose answer it goes on from; "" for none
	Told    bool         // a numbered list goes through its steps
	Gate    []string     // ids of the questions that it answers
	Shut    bool         // even how its operands line up answers one of them

	shapes []string // of everything in its program
	blank  int      // lines above its program
}

// figure reads a broadcast fence and checks what it claims.
func (b *fence) figure() *Figure {
	p := b.program(b.lines)
	code, library := p.text(), b.library()
	fig := &Figure{
		ID:      b.options["id"].text,
		Caption: b.options["caption"].text,
		State: figure.State{Expr: code, Library: library, Lang: string(b.lang),
			Show: b.options["show"].text, Rule: b.options["rule"].text},
		Claims: p.claims,
		After:  b.options["after"],
		blank:  strings.Index(join(p.code), code),
	}
	fig.Drawn, fig.Outcome = b.drawn(run.Run(code, library))
	fig.Lines = marked(code, fig.Drawn.Span)
	if fig.Caption == "" {
		b.report(b.offset, "add a line :caption: what the figure shows", "figure %s has no caption", fig.ID)
	}
	if len(p.claims) == 0 && !slices.ContainsFunc(b.lines, nearClaim) {
		b.report(b.offset, `write "# -> (4, 3)" beside the last statement: a shape, values, or an error`,
			"figure %s claims nothing", fig.ID)
	}
	before := len(*b.problems)
	fig.shapes = shapesIn(p.check(library))
	failed := fig.Outcome.Err != nil && len(*b.problems) > before // which is told already
	if fig.Drawn.Trace == nil && fig.Drawn.Change == nil && !failed {
		b.report(b.offset, "end with an operation on arrays", "figure %s has nothing to draw", fig.ID)
	}
	return fig
}

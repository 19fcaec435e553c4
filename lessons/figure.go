package lessons

import (
	"fmt"
	"slices"
	"strconv"

	"shapecast/app/words"
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
	Row     string       // id of the question whose answer is typed into its result row; "" for none

	shapes []string // of everything in its program
}

// figure reads a broadcast fence and checks what it claims.
func (b *fence) figure() *Figure {
	p := b.program(b.lines)
	code, library := p.text(), b.library()
	fig := &Figure{
		ID:      b.options["id"].text,
		Caption: b.options["caption"].text,
		State: figure.State{Expr: code, Library: library, Lang: string(b.lang), Mode: b.mode(), Stop: b.stop(),
			Show: b.options["show"].text, Rule: b.options["rule"].text},
		Claims: p.claims,
		After:  b.options["after"],
	}
	fig.Drawn, fig.Outcome = b.drawn(run.Run(code, library))
	fig.Lines = marked(code, fig.Drawn.Span)
	b.reaches(fig)
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

var modes = []string{"", "figure", "step", "predict", "play"}

func (b *fence) mode() string {
	mode := b.options["mode"]
	if !slices.Contains(modes, mode.text) {
		b.report(mode.offset, "modes: figure, step, predict, play", "mode %q is unknown", mode.text)
	}
	return mode.text
}

func (b *fence) stop() int {
	stop, given := b.options["stop"]
	if !given {
		return 0
	}
	if stop.text == "end" {
		return figure.End
	}
	n, err := strconv.Atoi(stop.text)
	if err != nil || n < 0 {
		b.report(stop.offset, "a number from 0, or end", "stop %q is not one", stop.text)
	}
	return n
}

// reaches reports a stop that the figure does not get to.
func (b *fence) reaches(fig *Figure) {
	if last := fig.lastStep(); last >= 0 && fig.State.Stop > last && fig.State.Stop != figure.End {
		b.report(b.options["stop"].offset, fmt.Sprintf("a number from 0 to %d, or end", last),
			"stop %d is beyond the last step of figure %s", fig.State.Stop, fig.ID)
	}
}

// lastStep returns the last step that the figure gets to, from 0; -1 where nothing is
// drawn.
func (fig *Figure) lastStep() int {
	switch drawn := fig.Drawn; {
	case drawn.Trace != nil:
		return words.StoryOf(words.English, *drawn.Trace).Last()
	case drawn.Change != nil:
		return words.ChangeStoryOf(words.English, *drawn.Change).Last()
	}
	return -1
}

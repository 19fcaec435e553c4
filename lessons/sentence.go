package lessons

import (
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"shapecast/engine"
	"shapecast/engine/run"
)

// texts returns the blocks of a lesson that hold text and no other block.
func (l *Lesson) texts() []ast.Node {
	return slices.DeleteFunc(collect[ast.Node](l.tree), func(n ast.Node) bool {
		return n.Type() != ast.TypeBlock || n.FirstChild() == nil || n.FirstChild().Type() != ast.TypeInline || n.Lines().Len() == 0
	})
}

// said reports shapes in backticks that a figure which their sentence refers to does not
// have.
func (l linker) said() {
	for _, block := range l.lesson.texts() {
		links := collect[*ast.Link](block)
		for _, code := range collect[*ast.CodeSpan](block) {
			text := strings.Join(strings.Fields(plain(code, l.src)), " ")
			if shapeText.MatchString(text) && len(links) > 0 {
				l.beside(block, code, text, links)
			}
		}
	}
}

// beside reports a shape that no figure has to which a link of its sentence leads.
func (l linker) beside(block ast.Node, code *ast.CodeSpan, text string, links []*ast.Link) {
	at := code.FirstChild().(*ast.Text).Segment.Start
	id, shapes := "", []string(nil)
	for _, n := range links {
		if f, more := l.shapes(n); f != nil && l.inOne(block, at, n.Pos()) {
			id, shapes = f.ID, append(shapes, more...)
		}
	}
	link, ok := code.Parent().(*ast.Link)
	if ok && strings.HasPrefix(string(link.Destination), setPrefix) {
		return // its words are held against what the figure then has
	}
	if len(shapes) > 0 && !has(shapes, text) { // without one its program fails, which is told there
		slices.Sort(shapes)
		l.report(at-1, "it has "+strings.Join(slices.Compact(shapes), ", ")+"; mend the shape, or say it in a sentence that does not name the figure", "figure %s has no shape %s", id, text)
	}
}

var sentenceEnd = regexp.MustCompile(`[.!?][)"”’*_]*\s|[。！？]`)

// inOne reports whether two places of a block are in one sentence.
func (l linker) inOne(block ast.Node, a, b int) bool {
	lines := block.Lines()
	start := lines.At(0).Start
	text := blanked(string(l.lesson.src[start:lines.At(lines.Len()-1).Stop]))
	return !sentenceEnd.MatchString(text[min(a, b)-start : max(a, b)-start])
}

// shapes returns the figure to which a link leads, and the shapes that it has or then gets;
// nil for another link.
func (l linker) shapes(n *ast.Link) (*Figure, []string) {
	target := string(n.Destination)
	if id, ok := strings.CutPrefix(target, figPrefix); ok {
		if _, f := l.find(id); f != nil {
			return f, f.shapes
		}
	}
	if set, ok := strings.CutPrefix(target, setPrefix); ok {
		id, query, _ := strings.Cut(set, "?")
		if _, f := l.find(id); f != nil {
			_, out, _ := f.with(query)
			return f, append(shapesIn([]run.Outcome{out}), f.shapes...)
		}
	}
	return nil, nil
}

// has reports whether a list of shapes has one, whatever its blanks.
func has(shapes []string, text string) bool {
	return slices.ContainsFunc(shapes, func(s string) bool { return Same(text, s) })
}

// shapesIn returns every shape in some runs of a program.
func shapesIn(runs []run.Outcome) []string {
	var list []string
	for _, out := range runs {
		for _, v := range append(out.Vars, run.Var{Value: out.Last}) {
			if v.Value.Array != nil {
				list = append(list, sizes(v.Value.Array.Shape))
			}
		}
		for _, step := range out.Steps {
			if step.Trace != nil {
				list = append(list, shapesOf(*step.Trace)...)
			} else {
				list = append(list, changed(*step.Change)...)
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// changed returns the shapes of a change.
func changed(c engine.Change) []string {
	var list []string
	for _, o := range append(c.With, c.From) {
		list = append(list, sizes(o.Shape))
	}
	if !c.Failed() {
		list = append(list, sizes(c.To.Shape))
	}
	return list
}

// sizes prints a shape without the names of its axes.
func sizes(s engine.Shape) string {
	if s.IsDense() {
		return engine.Dense(s.Sizes()...).String()
	}
	return s.String()
}

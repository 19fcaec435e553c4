package lessons

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// stepNames returns what the five steps of a figure are called.
func (f *file) stepNames() []string {
	var names []string
	for s := words.LineUp; s <= words.Compute; s++ {
		names = append(names, f.lang.StopName(s))
	}
	return names
}

// sentences ties each numbered list that goes through the five steps to the
// figure before it, which moves as the list is read: a sentence and its step
// are one thing. A list before the first figure is about no figure.
func (l *Lesson) sentences(f *file) {
	var last *Figure
	_ = ast.Walk(l.tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if d, ok := n.(*drawn); ok && entering && d.Figure != nil {
			last = d.Figure
		}
		if list, ok := n.(*ast.List); ok && entering && list.IsOrdered() && f.isSteps(list) && last != nil {
			f.tie(list, last)
		}
		return ast.WalkContinue, nil
	})
}

// isSteps reports whether a list starts with the first step, or has steps alone, in
// whatever order.
func (f *file) isSteps(list *ast.List) bool {
	names := f.stepNames()
	other := slices.ContainsFunc(children(list), func(item ast.Node) bool { return !slices.Contains(names, f.stepName(item)) })
	return f.stepName(list.FirstChild()) == names[0] || !other && list.ChildCount() > 2
}

// stepName returns the words in bold that an item starts with.
func (f *file) stepName(item ast.Node) string {
	if item == nil || item.FirstChild() == nil {
		return ""
	}
	strong, ok := item.FirstChild().FirstChild().(*ast.Emphasis)
	if !ok || strong.Level != 2 {
		return ""
	}
	return strings.TrimRight(plain(strong, f.src), ".:：。")
}

// tie makes the items of a list the steps of a figure, and reports where the
// two disagree.
func (f *file) tie(list *ast.List, fig *Figure) {
	names := f.stepNames()
	hint := "the steps are " + strings.Join(names, ", ")
	if list.ChildCount() != len(names) {
		f.report(list.Pos(), hint, "%d steps, of figure %s, want %d", list.ChildCount(), fig.ID, len(names))
	}
	if fig.Drawn.Trace == nil && fig.Drawn.Text == "" {
		return // which is told of the figure
	} else if fig.Drawn.Trace == nil {
		f.report(list.Pos(), "name one that broadcasts with :show:", "figure %s draws %s, which has no steps", fig.ID, fig.Drawn.Text)
		return
	}
	list.SetAttributeString("class", []byte("step-list"))
	list.SetAttributeString("data-figure", []byte(fig.ID))
	fig.Told = true
	i := 0
	for item := list.FirstChild(); item != nil; item = item.NextSibling() {
		if name := f.stepName(item); i < len(names) && name != names[i] {
			f.report(item.Pos(), hint, "step %d is %q, want %q", i+1, name, names[i])
		}
		item.SetAttributeString("data-step", []byte(strconv.Itoa(i)))
		f.agrees(item, fig)
		f.wrap(item)
		i++
	}
}

// wrap puts what follows the name of a step into a span: a page may hide it until the
// question that it answers is answered.
func (f *file) wrap(item ast.Node) {
	block := item.FirstChild()
	if block == nil || block.FirstChild() == nil {
		return
	}
	f.bare(block.FirstChild().LastChild(), ".", "")
	f.bare(block.FirstChild().NextSibling(), "", "：")
	block.InsertAfter(block, block.FirstChild(), markup(`<span class="sentence">`))
	block.AppendChild(block, markup("</span>"))
}

// markup returns HTML as a node.
func markup(html string) ast.Node {
	n := ast.NewString([]byte(html))
	n.SetCode(true)
	return n
}

// bare takes the mark between a name and its sentence off a text: each has a
// line.
func (f *file) bare(n ast.Node, end, start string) {
	text, ok := n.(*ast.Text)
	if !ok {
		return
	}
	value := text.Segment.Value(f.src)
	if bytes.HasSuffix(value, []byte(end)) {
		text.Segment = text.Segment.WithStop(text.Segment.Stop - len(end))
	}
	if bytes.HasPrefix(value, []byte(start)) {
		text.Segment = text.Segment.WithStart(text.Segment.Start + len(start))
	}
}

var (
	shapeText = regexp.MustCompile(`^\([\d, ]*\)$`)
	nameText  = regexp.MustCompile(`^[a-z_][a-z0-9_]*$`)
)

// agrees reports a shape or a name in a sentence that the figure does not have:
// then the sentence is about another operation.
func (f *file) agrees(item ast.Node, fig *Figure) {
	shapes, program := shapesOf(*fig.Drawn.Trace), expr.Words(fig.State.Expr)
	for _, code := range collect[*ast.CodeSpan](item) {
		text := plain(code, f.src)
		if shapeText.MatchString(text) && !has(shapes, text) {
			f.report(item.Pos(), "it has "+strings.Join(shapes, ", ")+"; draw another operation with :show:, or mend the sentence",
				"figure %s, which draws %s, has no shape %s", fig.ID, fig.Drawn.Text, text)
		}
		if nameText.MatchString(text) && !slices.ContainsFunc(program, func(w expr.Word) bool { return w.Text == text }) {
			f.report(item.Pos(), "name what the program names", "figure %s has no %s", fig.ID, text)
		}
	}
}

// shapesOf returns every shape that a figure of the trace shows.
func shapesOf(t engine.Trace) []string {
	var list []string
	for n, o := range t.Operands {
		list = append(list, sizes(o.Shape), sizes(t.Padded(n)))
	}
	if t.Output != nil {
		list = append(list, sizes(t.Output.Shape))
	}
	if len(t.Conflicts()) == 0 {
		list = append(list, sizes(t.Result()))
	}
	slices.Sort(list)
	return slices.Compact(list)
}

package lessons

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/gohugoio/hugo-goldmark-extensions/passthrough"
	"github.com/wyatt915/treeblood"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"
)

// formulas finds TeX: \(…\) in a line, $$…$$ for a line of its own. A dollar
// alone is money.
var formulas = passthrough.New(passthrough.Config{
	InlineDelimiters: []passthrough.Delimiters{{Open: `\(`, Close: `\)`}},
	BlockDelimiters:  []passthrough.Delimiters{{Open: "$$", Close: "$$"}},
})

// mathML returns TeX between its delimiters as MathML.
func mathML(tex string) (string, error) {
	if inner, block := strings.CutPrefix(tex, "$$"); block {
		return checked(treeblood.DisplayStyle(strings.TrimSuffix(inner, "$$"), nil))
	}
	return checked(treeblood.InlineStyle(strings.TrimSuffix(strings.TrimPrefix(tex, `\(`), `\)`), nil))
}

// checked returns an error also where the library leaves one in its output.
func checked(markup string, err error) (string, error) {
	switch {
	case err != nil:
		reason, _, _ := strings.Cut(err.Error(), "<pre>") // what follows repeats the formula, as HTML
		return "", fmt.Errorf("the formula cannot be read: %s", strings.TrimSpace(reason))
	case strings.Contains(markup, "<merror"):
		return "", errors.New("the formula cannot be read: an unknown command")
	}
	return startTag.ReplaceAllStringFunc(strings.TrimSpace(markup), sorted), nil
}

// The library writes the attributes of an element in another order each time. A page
// that is built again is to have the same bytes.
var (
	startTag  = regexp.MustCompile(`<\w+(?: [\w:-]+="[^"]*")+`)
	attribute = regexp.MustCompile(` [\w:-]+="[^"]*"`)
)

// sorted returns a start tag with its attributes in order.
func sorted(tag string) string {
	list := attribute.FindAllString(tag, -1)
	name := tag[:strings.IndexByte(tag, ' ')]
	slices.Sort(list)
	return name + strings.Join(list, "")
}

// formula returns the TeX of a node, delimiters included, and whether it is one.
func formula(n ast.Node, src []byte) (tex string, offset int, ok bool) {
	switch n := n.(type) {
	case *passthrough.PassthroughInline:
		return string(n.Segment.Value(src)), n.Segment.Start, true
	case *passthrough.PassthroughBlock:
		return strings.TrimSpace(string(n.Lines().Value(src))), n.Lines().At(0).Start, true
	}
	return "", 0, false
}

const formulaHint = `write TeX between \( and \), or between two lines of $$`

const noEndHint = `close it with \), or take the \ away`

// formulas reports formulas in a tree that cannot be read; its text starts at an
// offset of the file.
func (f *file) formulas(tree ast.Node, text []byte, offset int) {
	for _, n := range collect[ast.Node](tree) {
		if tex, at, ok := formula(n, text); ok {
			if strings.Contains(tex[1:], `\(`) {
				f.report(offset+at, noEndHint, "the formula has no end")
			} else if _, err := mathML(tex); err != nil {
				f.report(offset+at, formulaHint, "%v", err)
			}
		}
	}
}

// formula writes one as MathML.
func (d *drawing) formula(w util.BufWriter, src []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	tex, _, ok := formula(n, src)
	if !entering || !ok {
		return ast.WalkContinue, nil
	}
	markup, err := mathML(tex)
	_, _ = w.WriteString(markup)
	return ast.WalkSkipChildren, err
}

package lessons

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// unclosed reports fences that nothing closes, which swallow what follows
// them, and makes ordinary blocks of them. It reports whether there were any.
func (f *file) unclosed(tree ast.Node) (found bool) {
	for _, block := range collect[*ast.FencedCodeBlock](tree) {
		if f.closed(block) {
			continue
		}
		found = true
		f.report(block.Pos(), "close it with a line of "+f.ticks(block)+" below its last line", "the fence has no end")
		block.Parent().RemoveChild(block.Parent(), block)
	}
	return found
}

// closed reports whether a fence ends by a line of its own and holds no line
// that opens another.
func (f *file) closed(block *ast.FencedCodeBlock) bool {
	ticks := f.ticks(block)
	stop := block.Pos()
	for _, segment := range block.Lines().Sliced(0, block.Lines().Len()) {
		text := strings.TrimSpace(string(segment.Value(f.src)))
		if strings.HasPrefix(text, ticks) && strings.Trim(text, ticks) != "" {
			return false
		}
		stop = segment.Stop - 1
	}
	_, rest, _ := bytes.Cut(f.src[stop:], []byte("\n"))
	return bytes.HasPrefix(bytes.TrimLeft(rest, " \t>"), []byte(ticks))
}

// ticks returns the marks that open a fence.
func (f *file) ticks(block *ast.FencedCodeBlock) string {
	line, _, _ := bytes.Cut(f.src[block.Pos():], []byte("\n"))
	text := strings.TrimLeft(string(line), " \t>")
	return text[:len(text)-len(strings.TrimLeft(text, text[:1]))]
}

package lessons

import (
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
)

// joinLines makes no blank of a line break in Chinese text: between two
// ideographs, and beside punctuation that is as wide as they are.
func joinLines(tree ast.Node, src []byte) {
	for _, n := range collect[*ast.Text](tree) {
		if !n.SoftLineBreak() || n.NextSibling() == nil {
			continue
		}
		before, _ := utf8.DecodeLastRune(n.Value(src))
		after, _ := utf8.DecodeRuneInString(plain(n.NextSibling(), src))
		if widePunctuation(before) || widePunctuation(after) || ideographic(before) && ideographic(after) {
			n.SetSoftLineBreak(false)
		}
	}
}

// ideographic reports whether r is Chinese, or a quotation mark as Chinese uses them.
func ideographic(r rune) bool {
	return unicode.Is(unicode.Han, r) || r >= '‘' && r <= '”' || r == '—' || r == '…'
}

func widePunctuation(r rune) bool {
	return r >= 0x3001 && r <= 0x303f || r >= 0xff01 && r <= 0xff5e
}

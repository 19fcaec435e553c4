package expr

import "strings"

// A token is one word of source.
type token struct {
	kind tokenKind
	span Span
	text string
	// indent counts the blanks before the first token of a line.
	indent int
}

type tokenKind uint8

const (
	endToken     tokenKind = iota
	newlineToken           // the end of a statement: a line end or a semicolon
	nameToken
	numberToken
	textToken // quoted
	mark      // an operator, a bracket, a comma
)

// marks lists the operators and brackets, longest first where one begins another.
var marks = [...]string{
	"**=", "//=", "<<=", ">>=", "...",
	"**", "//", "<<", ">>", "<=", ">=", "==", "!=", "->", ":=",
	"+=", "-=", "*=", "/=", "%=", "@=", "&=", "|=", "^=",
	"+", "-", "*", "/", "%", "@", "&", "|", "^", "~", "<", ">", "=",
	"(", ")", "[", "]", "{", "}", ",", ":", ".",
}

// foreign replaces the marks that a Chinese keyboard or a text processor writes by the ones
// that are meant.
var foreign = strings.NewReplacer(
	"，", ",", "、", ",", "（", "(", "）", ")", "【", "[", "】", "]", "［", "[", "］", "]", "：", ":", "；", ";",
	"＋", "+", "－", "-", "＊", "*", "／", "/", "＝", "=", "．", ".", "。", ".", "“", `"`, "”", `"`, "‘", "'",
	"’", "'", "×", "*", "−", "-", "–", "-", "…", "...",
)

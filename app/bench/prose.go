package bench

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// mostWords is how long a sentence may be in which code is looked for.
const mostWords = 60

// inProse returns the longest operation on arrays that is written in a sentence, such as
// "why does ones(3) - ones(3, 1) give a table?", or of the shapes in it; "" where mistake is
// about no sentence.
func inProse(text string, mistake error, library engine.Library) string {
	words := strings.Fields(text)
	if _, broken := errors.AsType[*expr.SyntaxError](mistake); !broken || len(words) > mostWords || countSpoken(words) < 2 {
		return ""
	}
	for length := len(words) - 1; length > 0; length-- {
		for from := range len(words) - length + 1 {
			code := strings.Trim(strings.Join(words[from:from+length], " "), "?!.,:;`'\"？。，：；“”")
			if isOperation(code, library) {
				return code
			}
		}
	}
	return shapesAmong(text)
}

// shapesAmong returns an operation on the shapes that stand between words: the one that is
// written of their names, or by the word that names it: "a (3,) minus b (3, 1)".
func shapesAmong(text string) string {
	text = sizesInBrackets.Replace(text)
	var list []string
	given, names := "", []string(nil)
	for _, one := range shapesNamed(text) {
		source := array("ones", one.shape)
		if one.name != "" {
			given, names = given+one.name+" = "+source+"\n", append(names, one.name)
			source = one.name
		}
		list = append(list, source)
	}
	if written := writtenOf(names, text); written != "" {
		return given + written
	}
	if len(list) < 2 || len(list) > 3 {
		return ""
	}
	if op := opOf(text); len(list) == 2 && ofAllPairs(text) && runnable(given+list[0]+"[:, None] - "+list[1], engine.InNumPy) != "" {
		return given + join(op, []string{list[0] + "[:, None]", list[1]})
	}
	return given + join(opOf(text), list)
}

// A namedShape is a shape of a text, and the name before it, "" for none.
type namedShape struct {
	name  string
	shape engine.Shape
}

// shapesNamed returns the shapes that are written as tuples in a text.
func shapesNamed(text string) (list []namedShape) {
	before := ""
	for _, part := range strings.Split(text, "(") {
		inside, after, closed := strings.Cut(part, ")")
		if shape, err := expr.ParseShape("(" + inside + ")"); err == nil && closed && strings.Contains(inside, ",") {
			name := lastWord(before)
			if !isName(treeOf(name)) || slices.Contains(noNames, name) {
				name = ""
			}
			list = append(list, namedShape{name, shape})
		}
		if before = after; !closed {
			before = part
		}
	}
	return list
}

// sizesInBrackets writes the shapes of PyTorch and TensorFlow as tuples.
var sizesInBrackets = strings.NewReplacer("torch.Size([", "(", "TensorShape([", "(", "])", ",)")

// writtenOf returns the first operation on two of some names that is written between words.
func writtenOf(names []string, text string) string {
	words := strings.Fields(text)
	for i := range words {
		for _, length := range [...]int{3, 1} {
			code := strings.Join(words[i:min(i+length, len(words))], " ")
			code = strings.TrimFunc(code, func(r rune) bool { return r >= utf8.RuneSelf || strings.ContainsRune("?!.,:;`'\"()", r) })
			x, ok := treeOf(code).(*expr.Binary)
			if ok && isName(x.L) && isName(x.R) && slices.Contains(names, expr.Format(x.L)) && slices.Contains(names, expr.Format(x.R)) {
				return expr.Format(x)
			}
		}
	}
	return ""
}

// opOf returns the operation that a word of a text names.
func opOf(text string) engine.Op {
	op := engine.Add
	for _, verb := range [...]struct {
		op   engine.Op
		word string
	}{{engine.Subtract, "minus"}, {engine.Subtract, "subtract"}, {engine.Subtract, "distance"}, {engine.Subtract, "difference"}, {engine.Subtract, "减"}, {engine.Subtract, "距离"}, {engine.Multiply, "multipl"}, {engine.Multiply, "times"}, {engine.Multiply, "乘"}, {engine.TrueDivide, "divid"}, {engine.TrueDivide, "除以"}} {
		if strings.Contains(text, verb.word) {
			op = verb.op
		}
	}
	return op
}

// ofAllPairs reports whether a text asks for each of one with each of another.
func ofAllPairs(text string) bool {
	_, after, _ := strings.Cut(text, "every ")
	return strings.Contains(after, "every ") || strings.Contains(text, "pairwise") || strings.Contains(text, "all pairs") || strings.Contains(text, "两两")
}

// noNames are words that stand before a shape, and name no array.
var noNames = strings.Fields("a an the my which that its it by with and from to into array tensor matrix vector")

// countSpoken counts the words that are none of Python's.
func countSpoken(words []string) (n int) {
	for _, word := range words {
		if word = strings.TrimRight(word, "?!.,:;"); len(word) < 2 || slices.Contains(pythonWords, word) {
			continue
		}
		if strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }) < 0 {
			n++
		}
	}
	return n
}

var pythonWords = strings.Fields("and or not in is if else for while def lambda return import from as with class")

// isOperation reports whether arrays meet in a text.
func isOperation(code string, library engine.Library) bool {
	if !strings.Contains(code, "(") {
		return false
	}
	if _, err := expr.Parse(code); err != nil {
		return false
	}
	out := run.Run(code, library)
	return (out.Err == nil || isDrawn(out)) && len(out.Operations()) > 0
}

package bench

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"shapecast/engine"
	"shapecast/engine/dialect"
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
			code := strings.Trim(strings.Join(words[from:from+length], " "), marks)
			if isOperation(code, library) {
				return code
			}
		}
	}
	return shapesAmong(text)
}

// marks stand round code in a sentence.
const marks = "?!.,:;`'\"？。，：；“”"

// shapesAmong returns an operation on the shapes that stand between words: the one that is
// written of their names, or by the word that names it: "a (3,) minus b (3, 1)".
func shapesAmong(text string) string {
	text = withTuples(numbered(sizesInBrackets.Replace(text)))
	given, names, list := givenIn(text)
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

// givenIn returns the lines that make the arrays whose shapes a text names, their names, and all
// arrays as they are written then.
func givenIn(text string) (given string, names, list []string) {
	for _, one := range shapesNamed(text) {
		source := array("ones", one.shape)
		if one.name != "" {
			given, names = given+one.name+" = "+source+"\n", append(names, one.name)
			source = one.name
		}
		list = append(list, source)
	}
	return given, names, list
}

// programAmong returns a program that fails with a message in a text: the statements and the shapes
// above the message, and an operation that is written there, between words or alone.
func programAmong(said dialect.Reading, text string) string {
	above := text[:said.Start]
	given, _, _ := givenIn(withTuples(above))
	given = statementsIn(above) + given
	words := strings.Fields(above)
	words = words[max(0, len(words)-mostWords):]
	tries := mostProgramsRun
	for length := min(len(words), mostOperationWords); length > 0; length-- {
		for from := range len(words) - length + 1 {
			code := strings.Trim(strings.Join(words[from:from+length], " "), marks)
			if _, operation := treeOf(code).(*expr.Binary); !operation || tries == 0 {
				continue
			}
			if tries--; failsSo(given+code, said, text) {
				return given + code
			}
		}
	}
	return ""
}

// mostOperationWords is how many words an operation has that is looked for between others, and
// mostProgramsRun how many such programs are run.
const mostOperationWords, mostProgramsRun = 9, 8

// statementsIn returns the lines of a text that import or assign.
func statementsIn(text string) (program string) {
	for line := range strings.Lines(text) {
		if read, err := expr.Parse(line); err == nil && len(read.Statements) == 1 && (read.Statements[0].Imports != nil || read.Statements[0].Targets != nil) {
			program += strings.TrimSpace(line) + "\n"
		}
	}
	return program
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
		result := len(list) > 1 && slices.ContainsFunc(resultWords, func(word string) bool { return strings.HasSuffix(strings.TrimSpace(before), word) })
		if shape, err := expr.ParseShape("(" + inside + ")"); err == nil && closed && !result && strings.Contains(inside, ",") {
			name := lastWord(before)
			article := name != "a" || strings.HasSuffix(strings.TrimSpace(before), " a") // and not "a of shape (3,)"
			if !isName(treeOf(name)) || article && slices.Contains(noNames, name) {
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
var noNames = strings.Fields("a an the my which that its it by with and from to into array tensor matrix vector vs between broadcast broadcasts add adding")

// resultWords are words that stand before the shape that comes out.
var resultWords = strings.Fields("to into gives give becomes get → => -> 得到 变成")

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

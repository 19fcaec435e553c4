package bench

import (
	"strings"
	"unicode"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// shapesIn returns a sum of arrays of the shapes in a text of shapes and what may stand
// between them; "" for any other text. Names before shapes are read where there are several:
// one alone is an assignment, or a call.
func shapesIn(text string) string {
	var list []string
	axes := 0
	given, library, op := "", toldBy(text, ""), engine.Add
	names, text := afterPrint(text)
	for text = afterGap(text); text != ""; text = afterGap(text) {
		if rest := strings.TrimLeft(text, "x "); rest != text && len(list) > 0 && strings.HasPrefix(rest, "(") {
			op, text = engine.Multiply, rest
		}
		if name, rest := afterLabel(text); rest != "" {
			text, names = rest, append(names, name)
			continue
		}
		closes := strings.IndexAny(text, ")]")
		if text[0] != '(' && text[0] != '[' || closes < 0 {
			return ""
		}
		shape, err := expr.ParseShape(text[:closes+1])
		if err != nil {
			return ""
		}
		axes += shape.Rank()
		source := array("ones", shape)
		if library != "" {
			source = empty(library, shape)
		}
		if list = append(list, source); len(names) >= len(list) {
			given += names[len(list)-1] + " = " + source + "\n"
		}
		text = text[closes+1:]
	}
	switch {
	case len(names) > 0 && len(list) < 2, axes == 0:
		return "" // numbers make no array
	case len(names) == len(list):
		return given + join(op, names)
	}
	return join(op, list)
}

// afterPrint returns the names whose shapes the first line of a text prints, and the text behind
// that line: print(x.shape, y.shape).
func afterPrint(text string) (names []string, rest string) {
	first, rest, _ := strings.Cut(text, "\n")
	inside, prints := strings.CutPrefix(strings.TrimPrefix(first, ">>> "), "print(")
	if !prints {
		return nil, text
	}
	for _, part := range strings.Split(strings.TrimSuffix(inside, ")"), ",") {
		name, shape := strings.CutSuffix(strings.TrimSpace(part), ".shape")
		if !shape || !isName(treeOf(name)) {
			return nil, text
		}
		names = append(names, name)
	}
	return names, rest
}

// toldBy returns the library whose shapes a text has, or otherwise.
func toldBy(text string, otherwise engine.Library) engine.Library {
	if strings.Contains(text, "torch.Size(") {
		return engine.InPyTorch
	}
	return otherwise
}

// shapeGaps may stand between shapes, or round one.
var shapeGaps = [...]string{" ", "\n", "\t", "+", ",", "&", ";", "and", "with", "vs.", "vs", "和", "与", "torch.Size(", "TensorShape(", ")"}

// afterGap returns text without the gap before its first shape.
func afterGap(text string) string {
	for n := 0; n < len(shapeGaps); n++ {
		if rest, ok := strings.CutPrefix(text, shapeGaps[n]); ok {
			text, n = rest, -1
		}
	}
	return text
}

// afterLabel returns the name of the first shape of a text, and text without it: what stands
// behind "A: ", "x.shape = " or "x torch.Size(". It returns "" where text does not begin with one.
func afterLabel(text string) (name, rest string) {
	end := strings.IndexFunc(text, func(r rune) bool {
		return r != '_' && r != '.' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	if end <= 0 {
		return "", ""
	}
	sign := strings.TrimLeft(text[end:], " ")
	shape := strings.TrimLeft(sign, ":=：")
	if shape == sign && !strings.HasPrefix(sign, "torch.Size(") {
		return "", ""
	}
	return strings.TrimSuffix(text[:end], ".shape"), afterGap(shape)
}

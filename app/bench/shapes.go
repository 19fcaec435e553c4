package bench

import (
	"strings"
	"unicode"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// shapesIn returns the shapes in a text of shapes and what may stand between them; nil for
// any other text. Names before shapes are read where there are several: one alone is an
// assignment, or a call.
func shapesIn(text string) []engine.Shape {
	var shapes []engine.Shape
	named := false
	for text = afterGap(text); text != ""; text = afterGap(text) {
		if rest := afterLabel(text); rest != "" {
			text, named = rest, true
			continue
		}
		closes := strings.IndexAny(text, ")]")
		if text[0] != '(' && text[0] != '[' || closes < 0 {
			return nil
		}
		shape, err := expr.ParseShape(text[:closes+1])
		if err != nil {
			return nil
		}
		shapes, text = append(shapes, shape), text[closes+1:]
	}
	if named && len(shapes) < 2 {
		return nil
	}
	return shapes
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

// afterLabel returns text without the name of its first shape: what stands behind "A: " or
// "x.shape = ". It returns "" where text does not begin with one.
func afterLabel(text string) string {
	end := strings.IndexFunc(text, func(r rune) bool {
		return r != '_' && r != '.' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	if end <= 0 {
		return ""
	}
	sign := strings.TrimLeft(text[end:], " ")
	shape := strings.TrimLeft(sign, ":=：")
	if shape == sign {
		return ""
	}
	return afterGap(shape)
}

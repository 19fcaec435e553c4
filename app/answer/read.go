package answer

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// near is how far a number may be from the right one, as a share of it: who computes by hand
// does not write sixteen digits. Whole numbers are not rounded, except in kB, MB and GB; exact
// leaves room for how floats are stored.
const near, exact = 1e-3, 1e-9

// same reports whether two answers say the same: shapes by their sizes, however
// they are bracketed, numbers by their value, an axis by its number, everything
// else letter by letter but for blanks, capitals, full-width marks and other
// words for the same.
func same(want, typed string) bool {
	sized := plain(apart(typed))
	want, typed = plain(want), plain(typed)
	if want == typed || typed == "" {
		return want == typed && typed != ""
	}
	if number, err := strconv.ParseFloat(want, 64); err == nil {
		other, wrong := numberOf(typed)
		share := near
		if number == math.Trunc(number) && !strings.HasSuffix(typed, "b") {
			share = exact
		}
		return wrong == nil && math.Abs(number-other) <= share*math.Abs(number)
	}
	if strings.HasPrefix(want, "axis") {
		return namesAxis(typed) && slices.Equal(Numbers(want), Numbers(typed))
	}
	if !strings.HasPrefix(want, "(") {
		return false
	}
	a, err := expr.ParseShape(want)
	b, wrong := expr.ParseShape(sized)
	return err == nil && wrong == nil && a.SameExtent(b)
}

// numberOf reads a number: one, a fraction, a percentage, or bytes in larger units.
func numberOf(text string) (float64, error) {
	text, scale := unbracketed(text), 1.0
	for unit, is := range units {
		if rest, cut := strings.CutSuffix(text, unit); cut {
			text, scale = rest, is
			break
		}
	}
	if part, whole, cut := strings.Cut(text, "/"); cut {
		n, err := numberOf(whole)
		text, scale = part, scale/n
		if err != nil || n == 0 {
			return 0, strconv.ErrSyntax
		}
	}
	number, err := strconv.ParseFloat(ungrouped(text), 64)
	return number * scale, err
}

// units are the units that may follow a number, as factors. None is the end of another.
var units = map[string]float64{"%": 0.01, "kb": 1e3, "mb": 1e6, "gb": 1e9}

// ungrouped takes the commas out of a number that is written as "128,000,000".
func ungrouped(number string) string {
	groups := strings.Split(number, ",")
	if slices.ContainsFunc(groups[1:], func(group string) bool { return len(group) != 3 }) {
		return number
	}
	return strings.Join(groups, "")
}

// unbracketed returns what stands in a pair of brackets: (8) is 8, as in Python.
func unbracketed(text string) string {
	if inner, open := strings.CutPrefix(text, "("); open && strings.HasSuffix(inner, ")") {
		return strings.TrimSuffix(inner, ")")
	}
	return text
}

// namesAxis reports whether a text is the number of an axis, with its row where
// it has one, and not something with a number in it.
func namesAxis(text string) bool {
	rest := strings.NewReplacer("failson", "", "axis", "", "row", "", ",", "", "第", "").Replace(text)
	return rest != "" && strings.Trim(rest, "-0123456789") == "" && !namesRow(text)
}

// namesRow reports whether a text is the number of a row, without its axis.
func namesRow(text string) bool {
	return strings.Contains(text, "row") && !strings.Contains(text, "axis") && len(Numbers(text)) == 1
}

// apart puts commas between sizes that are written with blanks or crosses: "2 3 4", "2×3".
func apart(answer string) string {
	sizes := strings.FieldsFunc(strings.Trim(answer, "()[]（） "), func(r rune) bool { return strings.ContainsRune(" \t\u3000×xX*", r) })
	other := func(size string) bool { _, err := strconv.Atoi(size); return err != nil }
	if len(sizes) < 2 || slices.ContainsFunc(sizes, other) {
		return answer
	}
	return strings.Join(sizes, ",")
}

// plain takes blanks, capitals and full-width marks out of an answer, and puts
// one word for those that mean the same.
func plain(answer string) string {
	text := fullWidth.Replace(strings.ToLower(answer))
	for _, class := range []string{"torch.size(", "tensorshape("} {
		if sizes, is := strings.CutPrefix(text, class); is {
			text = strings.TrimSuffix(sizes, ")")
		}
	}
	if word := synonym(strings.Trim(text, ".!。！")); word != "" {
		return word
	}
	return text
}

// fullWidth removes blanks and units, and puts plain marks and words for full-width and other ones.
var fullWidth = strings.NewReplacer(strings.Split(
	" and |,|和|,| ||\n||\t||\u3000||\u00a0||，|,|（|(|）|)|［|[|］|]|、|,|％|%|字节||个||bytes||byte||轴|axis|维度|axis|维|axis|行|row|运行|runs|出错|error|输出|output|axis=|axis|axis:|axis|dimension=|axis|dim=|axis|dimension|axis|dim|axis", "|")...)

// synonyms holds, after each word, those that mean the same.
const synonyms = "error fail fails no valueerror itfails itdoesnotrun doesnotrun itcan'trun itcantrun 不能 不行 失败 报错 不能runs 不row error了|" +
	"runs run yes ok itruns 能 能runs 可以 可以runs|output out theoutput outputtoosmall output太小 place"

// synonym returns the word that means the same as another; "" where there is none.
func synonym(other string) string {
	for _, line := range strings.Split(synonyms, "|") {
		if words := strings.Fields(line); slices.Contains(words[1:], other) {
			return words[0]
		}
	}
	return ""
}

// A typed answer, as far as it can be read.
type typed struct {
	text    string // plain
	word    string // error, runs or output
	shape   *engine.Shape
	number  bool
	axis    bool  // it names an axis
	numbers []int // of the axis and its row, or of a tuple
}

func read(answer string) typed {
	t := typed{text: plain(apart(answer))}
	switch t.text {
	case "error", "runs", "output":
		t.word = t.text
		return t
	}
	t.numbers, t.axis = Numbers(t.text), namesAxis(t.text)
	if _, err := numberOf(t.text); err == nil {
		t.number = true
	}
	if s, err := expr.ParseShape(t.text); err == nil && t.text != "-" && t.text != "" && s.IsDense() && !s.Named() {
		t.shape = &s
	}
	return t
}

// Numbers returns the whole numbers of a text in their order, such as the index
// of a cell, "1,2".
func Numbers(text string) []int {
	var list []int
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return (r < '0' || r > '9') && r != '-' }) {
		if n, err := strconv.Atoi(part); err == nil {
			list = append(list, n)
		}
	}
	return list
}

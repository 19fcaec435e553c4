package bench

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// commented returns a program with values for the names that have none, of the shapes that
// its comments tell, such as "x = model(y)  # (32, 1)" or "# y is (32,)"; "" where they do
// not tell all.
func commented(source string, library engine.Library) string {
	if !strings.Contains(source, "#") {
		return ""
	}
	program, sizes := source, map[string]int{}
	for range missingLimit {
		a := asked(program, library)
		if len(a.names) == 0 {
			break
		}
		program = a.program
		known := knownSizes(program, library)
		for _, name := range a.names {
			text := toldShape(source, name)
			shape, err := expr.ParseShape(sized(text, known, sizes))
			if text == "" || err != nil {
				return ""
			}
			program = withValue(program, name, shape, library)
		}
	}
	if program == source {
		return ""
	}
	return runnable(program, library)
}

// knownSizes returns the variables of a program that are whole numbers.
func knownSizes(program string, library engine.Library) map[string]int {
	sizes := map[string]int{}
	for _, v := range run.Run(program, library).Vars {
		if n, whole := v.Value.Python.(int64); whole {
			sizes[v.Name] = int(n)
		}
	}
	return sizes
}

// sized returns a shape with numbers for its names: those of the program, else some of ours,
// the same each time.
func sized(shape string, known, ours map[string]int) string {
	items := strings.Split(shape, ",")
	for i, item := range items {
		name := strings.TrimSpace(item)
		if n, ok := known[name]; ok {
			items[i] = strconv.Itoa(n)
		} else if name != "" && (name[0] < '0' || name[0] > '9') {
			if ours[name] == 0 && len(ours) == len(namedSizes) {
				return "?" // two names would have one size
			} else if ours[name] == 0 {
				ours[name] = namedSizes[len(ours)]
			}
			items[i] = strconv.Itoa(ours[name])
		}
	}
	return strings.Join(items, ",")
}

// toldShape returns the shape that a comment gives for a name, without its brackets. The
// comment is on the line that assigns the name, or has the name before the shape.
func toldShape(source, name string) string {
	for line := range strings.Lines(source) {
		code, comment, _ := strings.Cut(line, "#")
		targets, _, _ := strings.Cut(code, "=")
		place := slices.Index(strings.FieldsFunc(targets, func(r rune) bool { return r == ',' || r == ' ' }), name)
		for n := 0; ; n++ {
			start := strings.IndexAny(comment, "([")
			end := strings.IndexAny(comment, ")]")
			if start < 0 || end < start {
				break
			}
			shape := comment[start+1 : end]
			if isShape(shape) && (n == place || lastWord(comment[:start]) == name) {
				return shape
			}
			comment = comment[end+1:]
		}
	}
	return ""
}

// isShape reports whether a text is a list of numbers and names.
func isShape(text string) bool {
	list := strings.Split(strings.TrimSuffix(strings.TrimSpace(text), ","), ",")
	return !slices.ContainsFunc(list, func(item string) bool { return !isSize(treeOf(strings.TrimSpace(item))) })
}

// lastWord returns the last word of a text but for those between a name and its shape.
func lastWord(text string) string {
	foreign := func(r rune) bool { return r >= utf8.RuneSelf }
	words := slices.DeleteFunc(strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\n:=,.", r) }), func(word string) bool {
		return slices.Contains([]string{"is", "has", "shape", "of", "with", "are", "size", "as", "dimension", "dimensions", "dim", "dims", "sizes", "only"}, word) || strings.TrimFunc(word, foreign) == ""
	})
	if len(words) == 0 {
		return ""
	}
	word := words[len(words)-1]
	for _, said := range [...]string{"是", "形状", "的"} {
		word = strings.TrimSuffix(word, said)
	}
	return strings.TrimLeftFunc(word[max(0, strings.LastIndexFunc(word, foreign)):], foreign)
}

package bench

import (
	"slices"
	"strconv"
	"strings"
)

// listed returns the shapes of a text as the line that operates on them: without the signs of a
// list, without what comes out behind an arrow, and with tuples for the rows of a table.
func listed(text string) string {
	if table := tabled(text); table != "" {
		return table
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		for _, arrow := range [...]string{"=>", "->", "→", "⇒"} {
			line, _, _ = strings.Cut(line, arrow)
		}
		lines[i] = strings.TrimSpace(strings.TrimLeft(line, "▪•·*- "))
	}
	if given := strings.Join(lines, "\n"); strings.Count(given, "(")+strings.Count(given, "[") > 1 {
		return given
	}
	return text
}

// tabled returns the rows of a table as names with tuples. The manual of NumPy writes them with
// crosses: "B (3d array):  7 x 1 x 5". It returns "" for other text.
func tabled(text string) string {
	var rows []string
	crossed := false
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		name, sizes, told := strings.Cut(line, ":")
		name, kind, noted := strings.Cut(name, "(")
		name = strings.TrimSpace(name)
		list := strings.FieldsFunc(sizes, func(r rune) bool { return strings.ContainsRune("x× \n", r) })
		switch {
		case strings.TrimSpace(line) == "" || slices.Contains(resultNames, strings.ToLower(name)):
			continue
		case !told, !isName(treeOf(name)), noted && !strings.Contains(kind, "d "), slices.ContainsFunc(list, isNoSize):
			return ""
		}
		crossed = crossed || noted || strings.ContainsAny(sizes, "x×")
		rows = append(rows, name+": ("+strings.Join(append(list, ""), ",")+")")
	}
	if len(rows) < 2 || !crossed {
		return ""
	}
	return strings.Join(rows, "\n")
}

// resultNames name the row of the result.
var resultNames = []string{"result", "output", "out", "结果"}

func isNoSize(text string) bool {
	_, err := strconv.Atoi(text)
	return err != nil
}

package run

import (
	"strings"

	"shapecast/engine/library"
)

// nearest returns the parameter that Python takes a keyword for, or "".
//
// Source: CPython, Python/suggestions.c.
func nearest(name string, s library.Signature) string {
	best, found := len(name)*moveCost, ""
	for _, p := range s.Params {
		if p.Kind != library.Either && p.Kind != library.Keyword || p.Name == name {
			continue
		}
		most := min((len(name)+len(p.Name)+3)*moveCost/6, best-1)
		if d := distance(name, p.Name); d <= most {
			best, found = d, p.Name
		}
	}
	return found
}

// The costs of an edit: a letter put in, left out or changed, and one whose
// case alone is changed.
const (
	moveCost = 2
	caseCost = 1
)

// distance returns the cost of turning a into b.
func distance(a, b string) int {
	row := make([]int, len(a)+1)
	for i := range row {
		row[i] = i * moveCost
	}
	for j := range len(b) {
		before := row[0]
		row[0] = (j + 1) * moveCost
		for i := range len(a) {
			change := moveCost
			switch {
			case a[i] == b[j]:
				change = 0
			case strings.EqualFold(a[i:i+1], b[j:j+1]):
				change = caseCost
			}
			above := row[i+1]
			row[i+1] = min(before+change, above+moveCost, row[i]+moveCost)
			before = above
		}
	}
	return row[len(a)]
}

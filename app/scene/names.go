package scene

import (
	"strings"

	"shapecast/engine"
)

// operandNames returns what each participant of a trace is called in the
// figure, the output last: its variable's name where it has one, a number as it
// is written, else the letter of its place that no other has.
func operandNames(t engine.Trace) []string {
	operands := t.Operands
	if t.Output != nil {
		operands = append(operands[:len(operands):len(operands)], t.Output.Operand)
	}
	names := make([]string, len(operands))
	taken := map[string]bool{}
	for n, operand := range operands {
		names[n] = shortName(operand.Name)
		if names[n] == "" && operand.Shape.Rank() == 0 && len(operand.Text) <= longestValue {
			names[n] = operand.Text
		}
		taken[strings.ToUpper(names[n])] = true
	}
	for n := range names {
		for letter := 'A' + rune(n%26); names[n] == ""; letter++ {
			if s := string(letter); !taken[s] {
				names[n], taken[s] = s, true
			}
		}
	}
	return names
}

// longestName is how many characters of a variable's name a figure shows.
const longestName = 12

func shortName(s string) string {
	if runes := []rune(s); len(runes) > longestName {
		return string(runes[:longestName-1]) + "…"
	}
	return s
}

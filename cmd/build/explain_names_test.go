package main

import (
	"strings"
	"testing"

	"shapecast/app/bench"
	"shapecast/engine/run"
)

// An operand without a name is called on the command line as it is in a figure.
func TestExplainCallsOperandsAsFiguresDo(t *testing.T) {
	text := explainText(run.Run("ones(2, 3) + ones(2)", ""))
	for i := range 2 {
		name := bench.Row{}.Called(i)
		if !strings.Contains(text, " "+name+"  ") || strings.Contains(text, " "+strings.ToLower(name)+"  ") {
			t.Errorf("operand %d is not called %s:\n%s", i, name, text)
		}
	}
}

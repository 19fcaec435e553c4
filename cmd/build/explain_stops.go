package main

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"text/tabwriter"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/run"
)

// A stopJSON is one of the five stops of an operation. Axes says what happens
// there, one entry for each axis of the result that it happens on.
type stopJSON struct {
	Stop string     `json:"stop"`
	Text string     `json:"text"`
	Axes []axisJSON `json:"axes"`
}

// An axisJSON is what happens on one axis of the result, counted from the left.
type axisJSON struct {
	Axis     int      `json:"axis"`
	Operands []string `json:"operands,omitempty"` // that are padded or stretched there
	Sizes    []any    `json:"sizes,omitempty"`    // of each operand: a size, or lengths
	Result   any      `json:"result,omitempty"`   // a size, or lengths; absent where there is none
	Conflict bool     `json:"conflict,omitempty"`
}

// jsonStops says the steps of a trace, as far as it gets.
func jsonStops(t engine.Trace, s *words.Story) []stopJSON {
	padded := engine.Meeting.Padded
	stretched := func(m engine.Meeting) bool { return m.Stretched }
	stops := []stopJSON{
		{"line-up", textAt(s, words.LineUp), []axisJSON{}},
		{"pad", textAt(s, words.Pad), happening(t, s, padded)},
		{"agree", textAt(s, words.Match), agreement(t)},
	}
	if t.GivesNothing() {
		return stops
	}
	return append(stops, stopJSON{"stretch", textAt(s, words.Stretch), happening(t, s, stretched)},
		stopJSON{"compute", textAt(s, words.Compute), []axisJSON{}})
}

// textAt returns what is said at a step, with plain blanks; where the operation
// fails, with the verdict before it.
func textAt(s *words.Story, stop words.Stop) string {
	said := s.Say(stop)
	text := said.Lead + s.Lang.Gap() + said.Rest
	if said.Kind == words.Failing {
		text = said.Verdict + ". " + text
	}
	return strings.TrimSpace(strings.ReplaceAll(text, "\u00a0", " "))
}

// textOf joins a title and its sentences, with plain blanks.
func textOf(l words.Line) string {
	return strings.ReplaceAll(strings.TrimSuffix(l.Title+". "+l.Text, ". "), "\u00a0", " ")
}

// happening returns the axes on which something happens to an operand, and to
// which.
func happening(t engine.Trace, s *words.Story, happens func(engine.Meeting) bool) []axisJSON {
	list := []axisJSON{}
	for k, column := range t.Columns {
		one := axisJSON{Axis: k}
		for n := range t.Operands {
			if happens(column.Meetings[n]) {
				one.Operands = append(one.Operands, s.Names()[n])
			}
		}
		if one.Operands != nil {
			list = append(list, one)
		}
	}
	return list
}

// agreement returns what met on every axis, and what came out.
func agreement(t engine.Trace) []axisJSON {
	axes := []axisJSON{}
	for k, column := range t.Columns {
		one := axisJSON{Axis: k, Conflict: column.Conflict != nil}
		one.Sizes = each(column.Meetings, func(m engine.Meeting) any { return extent(m.Axis) })
		if column.Conflict == nil && column.Reached {
			one.Result = extent(column.Axis)
		}
		axes = append(axes, one)
	}
	return axes
}

func extent(a engine.Axis) any {
	if a.Ragged() {
		return a.Lengths
	}
	return a.Size
}

// explainText tells an outcome as text for a terminal.
func explainText(out run.Outcome) string {
	var b strings.Builder
	step, ok := out.Focus()
	switch {
	case ok && step.Trace != nil:
		fmt.Fprintf(&b, "%s\n\n%s%s\n", step.Text, letters(*step.Trace), stopsText(*step.Trace))
	case ok:
		c := *step.Change
		if c.Failed() {
			said := words.ChangeStoryOf(words.English, c).Say(words.Axis)
			met := c.From.Shape.String()
			if len(c.With) > 0 {
				met += " and " + c.With[0].Shape.String()
			}
			fmt.Fprintf(&b, "%s\n\n%s: %s. %s\n\n", step.Text, c.Name, met, said.Lead)
			break
		}
		fmt.Fprintf(&b, "%s\n\n%s: %s to %s, %s\n", step.Text, c.Name, c.From.Shape, c.To.Shape, storage(c))
	}
	e := explained("", out)
	for _, w := range e.Warnings {
		fmt.Fprintln(&b, "Warning  ", w)
	}
	if e.Error != nil {
		errorText(&b, e)
		return b.String()
	}
	said := ""
	for _, c := range e.Checks {
		if c.Text != said { // two reasons may be told in one sentence
			fmt.Fprintln(&b, "Check    ", c.Text)
		}
		said = c.Text
	}
	repairsText(&b, e)
	name, result := "Result   ", resultText(out.Last)
	switch nothing := out.Nothing(); {
	case out.Last.Array != nil || nothing.Gives.Text != "None":
	case ok: // a program that prints
		fmt.Fprintln(&b, name, resultText(run.Value{Array: &step.Result}))
		return b.String()
	case nothing.Prints > 0:
		result = words.English.Mistake(nothing, "").Title
	default:
		result = nothing.Gives.Text
	}
	if last, _ := out.Latest(); last.Span != step.Span || ok && step.Trace != nil && !gives(*step.Trace, out.Last) {
		name = "Finally  " // what the program goes on to
	}
	fmt.Fprintln(&b, name, result)
	return b.String()
}

// letters says what the operands are that have a letter for a name.
func letters(t engine.Trace) string {
	lines := words.StoryOf(words.English, t).Letters()
	if lines == "" {
		return ""
	}
	return strings.ReplaceAll(lines[1:], "\n", ", ") + ".\n\n"
}

// gives reports whether a value may be what an operation gives.
func gives(t engine.Trace, v run.Value) bool {
	return v.Array != nil && t.Result().SameExtent(v.Array.Shape)
}

func storage(c engine.Change) string {
	if c.InPlace {
		return "written in place"
	} else if c.Stores() {
		return fmt.Sprintf("a new array of %d bytes", c.ResultBytes())
	}
	return fmt.Sprintf("a view: nothing is copied, %d bytes would be", c.ResultBytes())
}

func errorText(b *strings.Builder, e explanation) {
	m := e.Error
	if m.Type != "" {
		fmt.Fprintf(b, "%s: %s\n", m.Type, m.Message)
	}
	if m.Text != m.Message {
		fmt.Fprintln(b, m.Text)
	}
	if m.Caret != "" {
		fmt.Fprintf(b, "\n  %s\n\n", strings.ReplaceAll(m.Caret, "\n", "\n  "))
	}
	repairsText(b, e)
}

func repairsText(b *strings.Builder, e explanation) {
	for _, r := range e.Repairs {
		fmt.Fprintf(b, "Repair    %s  %s\n", r.Expr, r.Text)
	}
}

func resultText(v run.Value) string {
	if v.Array == nil {
		return cmp.Or(v.Text, v.Type)
	}
	text := v.Array.Shape.String() + " of " + v.Array.Values.DType.String()
	if v.Array.Shape.Listed() <= 200 && v.Array.Values.Known() {
		text += ": " + v.Array.Nested().String()
	}
	return text
}

// stopsText tells the five stops, each axis in a column of its own.
func stopsText(t engine.Trace) string {
	s := words.StoryOf(words.English, t)
	var b strings.Builder
	rows := make([][]string, 0, len(t.Operands)+1)
	for n := range t.Operands {
		rows = append(rows, cells(t, n, s.Names()[n], false))
	}
	stops := jsonStops(t, s)
	section(&b, words.LineUp, stops[0].Text, rows)
	for n := range t.Operands {
		rows[n] = cells(t, n, s.Names()[n], true)
	}
	section(&b, words.Pad, stops[1].Text, rows)
	met := append([]string{"="}, each(t.Columns, outcomeOf)...)
	section(&b, words.Match, stops[2].Text, append(rows, met))
	for i, stop := range stops[3:] {
		section(&b, words.Stretch+words.Stop(i), stop.Text, nil)
	}
	return b.String()
}

// section writes one stop: its name, a sentence and a table.
func section(b *strings.Builder, stop words.Stop, text string, rows [][]string) {
	fmt.Fprintf(b, "%-9s %s\n", words.English.StopName(stop), text)
	var table strings.Builder
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, row := range rows {
		fmt.Fprintln(w, "          "+strings.Join(row, "\t")+"\t")
	}
	_ = w.Flush() // a Builder takes everything
	for line := range strings.Lines(table.String()) {
		b.WriteString(strings.TrimRight(line, " \n") + "\n")
	}
}

// cells returns the name and the axes of operand n, one for each column of the
// result; the ones it was padded with only if padded is set.
func cells(t engine.Trace, n int, name string, padded bool) []string {
	row := []string{name}
	for _, column := range t.Columns {
		cell := ""
		if m := column.Meetings[n]; !m.Padded() {
			cell = strings.TrimPrefix(t.Operands[n].Shape.Axes[m.From].String(), t.Operands[n].Shape.Axes[m.From].Name+": ")
		} else if padded {
			cell = "1"
		}
		row = append(row, cell)
	}
	return row
}

// outcomeOf returns the size that came out of a column, or that none did.
func outcomeOf(c engine.Column) string {
	switch {
	case c.Conflict != nil:
		return strconv.Itoa(c.Conflict.Sizes[0]) + "≠" + strconv.Itoa(c.Conflict.Sizes[1])
	case !c.Reached:
		return "?"
	}
	axis := c.Axis
	axis.Name = ""
	return axis.String()
}

package main

import (
	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/library"
	"shapecast/engine/run"
)

// An explanation is what explain -json writes. docs/explain-json.md describes it.
type explanation struct {
	Expr     string                `json:"expr"`
	Library  engine.Library        `json:"library"`
	Version  string                `json:"version"`
	OK       bool                  `json:"ok"`
	Verdict  string                `json:"verdict"`
	Checks   []checkJSON           `json:"checks"`
	Result   *valueJSON            `json:"result"`
	Operands []operandJSON         `json:"operands"`
	Stops    []stopJSON            `json:"stops"`
	Error    *mistake              `json:"error"`
	Repairs  []repairJSON          `json:"repairs"`
	Change   *changeJSON           `json:"change"`
	Vars     map[string]*valueJSON `json:"vars"`
	Warnings []string              `json:"warnings"`
}

// A checkJSON is a reason to look twice.
type checkJSON struct {
	Reason string `json:"reason"`
	Axes   []int  `json:"axes"`
	Text   string `json:"text"`
}

// An operandJSON is an operand of the operation, as it meets the others.
type operandJSON struct {
	Name    string   `json:"name"`
	Text    string   `json:"text"`
	Shape   axes     `json:"shape"`
	Dims    []string `json:"dims,omitempty"`
	Padded  axes     `json:"padded"`
	Strides []int    `json:"strides"`
	Bytes   int      `json:"bytes"`
}

// A repairJSON is a small change that makes the operation run, or mean
// something else.
type repairJSON struct {
	Operand    string `json:"operand"`
	Kind       string `json:"kind"`
	Axes       []int  `json:"axes"`
	Expr       string `json:"expr"`
	NewShape   axes   `json:"new_shape"`
	Result     axes   `json:"result"`
	KeepsOther bool   `json:"keeps_other"`
	Text       string `json:"text"`
}

// A changeJSON is what an expression that does not broadcast did to an array.
type changeJSON struct {
	Name        string `json:"name"`
	From        axes   `json:"from"`
	To          *axes  `json:"to"`
	Axes        []int  `json:"axes"`
	Strides     []int  `json:"strides"`
	Copied      bool   `json:"copied"`
	StoredBytes int    `json:"stored_bytes"`
	ResultBytes int    `json:"result_bytes"`
}

// newExplanation returns an explanation without findings: its lists are empty
// and not null.
func newExplanation(source string) explanation {
	return explanation{
		Expr: source, Checks: []checkJSON{}, Operands: []operandJSON{}, Stops: []stopJSON{},
		Repairs: []repairJSON{}, Vars: map[string]*valueJSON{}, Warnings: []string{},
	}
}

// explained tells what came of a program.
func explained(source string, out run.Outcome) explanation {
	e := newExplanation(source)
	e.Library, e.Version = out.Library, library.Version(out.Library)
	e.Error = mistakeOf(out)
	e.OK = e.Error == nil
	e.Warnings = append(e.Warnings, out.Warnings...)
	for _, v := range out.Vars {
		e.Vars[v.Name] = jsonValue(v.Value, out.Library)
	}
	if e.Verdict = engine.Runs.String(); !e.OK {
		e.Verdict = engine.Fails.String()
	} else {
		e.Result = jsonValue(out.Last, out.Library)
	}
	step, ok := out.Focus()
	switch {
	case ok && step.Trace != nil:
		e.explainTrace(*step.Trace)
	case ok:
		if e.Change = jsonChange(*step.Change); e.OK && step.Change.Doubted() {
			said, why := words.ChangeStoryOf(words.English, *step.Change).Say(words.Axis), checkJSON{"clamped", []int{}, ""}
			if step.Change.MeetsAll() {
				why.Reason, why.Axes = "meets-all", []int{0, 1}
			}
			why.Text = said.Lead + " " + said.Rest
			e.Verdict, e.Checks = engine.RunsCheck.String(), []checkJSON{why}
		}
	}
	return e
}

// explainTrace tells what one operation does.
func (e *explanation) explainTrace(t engine.Trace) {
	story := words.StoryOf(words.English, t)
	verdict, checks := engine.Judge(t)
	if e.OK && verdict != engine.Fails {
		e.Verdict = verdict.String()
	}
	e.Checks = each(checks, func(c engine.Check) checkJSON {
		return checkJSON{reasons[c.Reason], orEmpty(c.Axes), story.Check(c).Text}
	})
	for n, operand := range t.Operands {
		e.Operands = append(e.Operands, jsonOperand(t, n, operand, story.Names()[n]))
	}
	e.Stops = jsonStops(t, story)
	e.Repairs = each(engine.Repairs(t), func(r engine.Repair) repairJSON { return jsonRepair(e.Library, t, r, story) })
	if d, ok := t.TensorFlowDefect(); ok && e.Library == engine.InTensorFlow {
		e.Warnings = append(e.Warnings, story.Defect(d).Text)
	}
}

// reasons holds the names of the reasons of a check.
var reasons = [...]string{
	engine.BothStretched: "both-stretched", engine.RankGrew: "rank-grew",
	engine.SquareAxis: "square-axis", engine.FarLarger: "far-larger", engine.LabelsDropped: "labels-dropped",
	engine.WrittenTwice: "written-twice", engine.LibraryWarns: "library-warns",
}

func jsonOperand(t engine.Trace, n int, operand engine.Operand, name string) operandJSON {
	o := operandJSON{
		Name: name, Text: operand.Text, Shape: axes(operand.Shape.Axes), Dims: dimsOf(operand.Shape),
		Padded: axes(t.Padded(n).Axes), Bytes: engine.Change{To: operand.Array}.ResultBytes(),
	}
	if operand.Shape.IsDense() {
		o.Strides = orEmpty(t.Strides(n))
	}
	return o
}

func jsonRepair(library engine.Library, t engine.Trace, r engine.Repair, s *words.Story) repairJSON {
	named := t
	named.Operands = make([]engine.Operand, len(t.Operands))
	for n, operand := range t.Operands {
		if operand.Name == "" && operand.Shape.Rank() > 0 {
			operand.Name = s.Names()[n]
		}
		named.Operands[n] = operand
	}
	name := "output"
	if r.Operand >= 0 {
		name = s.Names()[r.Operand]
	}
	return repairJSON{
		Operand: name, Kind: r.Kind.String(), Axes: orEmpty(r.Axes), Expr: run.RepairCode(library, named, r, ""),
		NewShape: axes(r.NewShape.Axes), Result: axes(r.Result.Axes), KeepsOther: r.KeepsOther,
		Text: textOf(words.Line{Title: s.Fix(r).Means}),
	}
}

func jsonChange(c engine.Change) *changeJSON {
	j := &changeJSON{
		Name: c.Name, From: axes(c.From.Shape.Axes), Axes: orEmpty(c.Axes), Copied: c.Stores() && !c.InPlace, StoredBytes: c.StoredBytes(),
	}
	if c.Failed() {
		return j // to and strides are null
	}
	to := axes(c.To.Shape.Axes)
	j.To, j.ResultBytes = &to, c.ResultBytes()
	if c.To.Shape.IsDense() {
		j.Strides = orEmpty(c.To.StridesOrDefault())
	}
	return j
}

// each returns what some function gives of every entry of a list; never nil.
func each[T, U any](list []T, of func(T) U) []U {
	out := make([]U, len(list))
	for i, entry := range list {
		out[i] = of(entry)
	}
	return out
}

// orEmpty returns list, not nil even when nothing is in it.
func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

package words

import (
	"strings"

	"shapecast/engine"
)

// A Line is what a figure says at one stop: a title and a sentence or two.
type Line struct{ Title, Text string }

func outputName(s *Story) string { return s.names[len(s.names)-1] }

// ResultName returns what the result is called: "A + B", "maximum(A, B)",
// "a += b".
func (s *Story) ResultName() string {
	names := s.names[:len(s.Trace.Operands)]
	if out := s.Trace.Output; out != nil {
		switch out.Kind {
		case engine.Augmented:
			return strings.Join(names, " "+s.Trace.Op.Symbol()+"= ")
		case engine.Assigned, engine.Out:
			return outputName(s)
		}
	}
	if symbol := s.Trace.Op.Symbol(); symbol != "" {
		return strings.Join(names, " "+symbol+" ")
	}
	if s.Trace.Op == engine.Identity {
		return s.Lang.In("result", "结果")
	}
	return s.Trace.Op.String() + "(" + strings.Join(names, ", ") + ")"
}

// axisTitle returns the name of axis k of the result, or its number.
func axisTitle(s *Story, k int) string {
	if name := s.Trace.Columns[k].Axis.Name; name != "" {
		return s.Lang.In("axis "+name, snug("%s轴", name))
	}
	return s.Lang.Axis(k)
}

// Axis returns "axis 2" or "轴 2".
func (l Lang) Axis(k int) string { return called("", k, 0).of(l) }

// Question returns the change and what it is done to: "expand_dims: A (3,)".
func (s *ChangeStory) Question() string {
	parts := []string{s.names[0] + " " + ShapeText(s.Change.From.Shape)}
	for i, o := range s.Change.With {
		parts = append(parts, s.names[i+1]+" "+ShapeText(o.Shape))
	}
	arrays := strings.Join(parts, s.Lang.In(", ", "、"))
	if s.Change.Name == "index" {
		return s.names[0] + "[…]" + s.Lang.In(": ", "：") + arrays
	}
	return s.Change.Name + s.Lang.In(": ", "：") + arrays
}

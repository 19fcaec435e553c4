package lessons

// A Part of a lesson is what one of its fences is: one of the pointers is set.
type Part struct {
	ID         string
	Figure     *Figure
	Prediction *Prediction
	Quiz       *Quiz
	Goal       *Goal
}

// Questions returns the questions of the lesson in the order of its text.
func (l *Lesson) Questions() []Part {
	var list []Part
	for _, n := range collect[*drawn](l.tree) {
		if n.Figure == nil {
			list = append(list, n.Part)
		}
	}
	return list
}

// Answers returns what is right: the answer, or the options to mark.
func (p Part) Answers() []string {
	if p.Prediction != nil {
		return []string{p.Prediction.Answer}
	}
	if p.Goal != nil {
		return []string{p.Goal.Solution}
	}
	var list []string
	for _, o := range p.Quiz.Options {
		if o.Right {
			list = append(list, o.Text)
		}
	}
	return list
}

// Free reports whether the answers are words and not code.
func (p Part) Free() bool { return p.Quiz != nil && p.Quiz.Free }

package lessons

// A Question is a prediction, a quiz or a goal: one of its fields is set.
type Question struct {
	Prediction *Prediction
	Quiz       *Quiz
	Goal       *Goal
}

// Questions returns the questions of the lesson in the order of its text.
func (l *Lesson) Questions() []Question {
	var list []Question
	for _, n := range collect[*drawn](l.tree) {
		if n.figure == nil {
			list = append(list, n.Question)
		}
	}
	return list
}

// ID returns the id of the question.
func (q Question) ID() string {
	switch {
	case q.Prediction != nil:
		return q.Prediction.ID
	case q.Goal != nil:
		return q.Goal.ID
	}
	return q.Quiz.ID
}

// Answers returns what is right: the answer, or the options to mark.
func (q Question) Answers() []string {
	if q.Prediction != nil {
		return []string{q.Prediction.Answer}
	}
	if q.Goal != nil {
		return []string{q.Goal.Solution}
	}
	var list []string
	for _, o := range q.Quiz.Options {
		if o.Right {
			list = append(list, o.Text)
		}
	}
	return list
}

// Free reports whether the answers are words and not code.
func (q Question) Free() bool { return q.Quiz != nil && q.Quiz.Free }

package main

import (
	"fmt"
	"strings"

	"shapecast/engine"
	"shapecast/lessons"
)

// check runs every claim of the lessons and prints what does not hold.
func check(c console, args []string) error {
	flags := c.flags("check")
	asJSON := flags.Bool("json", false, "print one JSON object")
	dir := flags.String("lessons", "", "check the lessons in `DIR`, with one folder a language, instead of the built-in course")
	beside := flags.Bool("beside", false, "check the built-in course beside the lessons in DIR")
	withNumPy := flags.Bool("numpy", false, "run the figures that are NumPy in real NumPy too")
	python := flags.String("libraries", "", "run the figures of every library that the `PYTHON` has in it too")
	if err := onlyFlags(flags, args); err != nil {
		return err
	}
	folder := lessonFolder(*dir, *beside)
	course, problems := folder.read()
	n := count(course)
	libraries := engine.Libraries[:]
	if *withNumPy && *python == "" {
		numpy, err := findPython()
		if err != nil {
			return err
		}
		*python, libraries = numpy, []engine.Library{engine.InNumPy}
	}
	if *python != "" {
		wrong, claims, err := checkIn(*python, folder, course, libraries)
		if err != nil {
			return err
		}
		problems, n.Libraries = append(problems, wrong...), claims
	}
	if *asJSON {
		return reportJSON(c, n, problems)
	}
	if len(problems) > 0 {
		fmt.Fprintln(c.err, problems.Text()+"\n")
	}
	fmt.Fprintln(c.out, n)
	return verdict(problems)
}

// verdict returns an error unless all problems are warnings.
func verdict(problems lessons.Problems) error {
	if n := len(problems.Errors()); n > 0 {
		return fmt.Errorf("lessons: %d to mend", n)
	}
	return nil
}

// counts is how much of everything a course has.
type counts struct {
	Lessons   int `json:"lessons"`
	Languages int `json:"languages"`
	Figures   int `json:"figures"`
	Claims    int `json:"claims"`  // of figures
	Answers   int `json:"answers"` // of questions about a shape, which are claims too
	Questions int `json:"questions"`

	Libraries map[engine.Library]int `json:"libraries,omitempty"` // claims that were run in each library
}

func count(course *lessons.Course) counts {
	n := counts{Lessons: len(course.Lessons), Languages: len(course.Langs())}
	for _, l := range course.Lessons {
		n.Figures += len(l.Figures)
		n.Questions += len(l.Predictions) + len(l.Quizzes) + len(l.Goals)
		for _, f := range l.Figures {
			n.Claims += len(f.Claims)
		}
		for _, p := range l.Predictions {
			n.Answers += len(p.Claims)
		}
	}
	return n
}

// String returns the counts as a line of text.
func (n counts) String() string {
	text := fmt.Sprintf("lessons %d, languages %d, figures %d, claims %d, questions %d",
		n.Lessons, n.Languages, n.Figures, n.Claims, n.Questions)
	var ran []string
	for _, library := range engine.Libraries {
		if k := n.Libraries[library]; k > 0 {
			ran = append(ran, fmt.Sprintf("%s ran %d", library.Name(), k))
		}
	}
	if len(ran) > 0 {
		text += fmt.Sprintf("; of %d claims and answers about shapes, %s", n.Claims+n.Answers, strings.Join(ran, ", "))
	}
	return text
}

// reportJSON prints counts and problems as one object.
func reportJSON(c console, n counts, problems lessons.Problems) error {
	report, err := encode(struct {
		OK       bool             `json:"ok"`
		Counts   counts           `json:"counts"`
		Problems lessons.Problems `json:"problems"`
	}{len(problems.Errors()) == 0, n, append(lessons.Problems{}, problems...)})
	if err != nil {
		return err
	}
	if _, err := c.out.Write(report); err != nil {
		return err
	}
	return verdict(problems)
}

package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/lessons"
)

//go:embed python/run.py
var numpyScript string

// A numpyProgram is the code of a figure, and the lines that end a statement
// about which something is claimed.
type numpyProgram struct {
	Code  string `json:"code"`
	Lines []int  `json:"lines"` // from 1
}

// A numpyAnswer is what NumPy gave for one statement.
type numpyAnswer struct {
	Shape string `json:"shape"`
	Value string `json:"value"`
	Error string `json:"error"`
}

// checkNumPy runs every figure whose program is NumPy in the NumPy that is
// installed, and returns the claims that do not hold there, and how many ran.
func checkNumPy(f folder, course *lessons.Course) (problems lessons.Problems, claims int, err error) {
	python, err := findPython()
	if err != nil {
		return nil, 0, err
	}
	var figures []*lessons.Figure
	var programs []numpyProgram
	for _, l := range course.Lessons {
		for _, figure := range l.Figures {
			if isNumPy(figure.Outcome) && len(figure.Claims) > 0 {
				figures = append(figures, figure)
				programs = append(programs, numpyProgram{figure.Code, lines(figure)})
			}
		}
	}
	answers, err := askNumPy(python, programs)
	if err != nil {
		return nil, 0, err
	}
	for i, figure := range figures {
		for k, claim := range figure.Claims {
			claims++
			if got, ok := answers[i][k].holds(claim); !ok {
				p := claim.Problem("expected %s, NumPy gives %s", claim.Text, got)
				problems = append(problems, f.place(p))
			}
		}
	}
	return problems, claims, nil
}

// lines returns the lines of a figure's claims, from 1.
func lines(f *lessons.Figure) []int {
	list := make([]int, len(f.Claims))
	for i, claim := range f.Claims {
		list[i] = claim.Line + 1
	}
	return list
}

// findPython returns a Python that has NumPy. The first on the path need not
// be the one that Debian's package is for.
func findPython() (string, error) {
	for _, name := range []string{"python3", "/usr/bin/python3", "python"} {
		if exec.Command(name, "-c", "import numpy").Run() == nil {
			return name, nil
		}
	}
	return "", errors.New("no Python with NumPy found: install python3-numpy")
}

// askNumPy returns the answers to the claims of each program.
func askNumPy(python string, programs []numpyProgram) ([][]numpyAnswer, error) {
	in, err := json.Marshal(programs)
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(python, "-c", numpyScript)
	cmd.Stdin = bytes.NewReader(in)
	var text bytes.Buffer
	cmd.Stderr = &text
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("running the figures in NumPy: %w\n%s", err, text.String())
	}
	var answers [][]numpyAnswer
	err = json.Unmarshal(out, &answers)
	return answers, err
}

// holds reports whether a claim is true of an answer, and says what NumPy gave.
func (a numpyAnswer) holds(claim lessons.Claim) (got string, ok bool) {
	switch {
	case a.Error != "":
		return a.Error, claim.Fails(a.Error)
	case strings.HasPrefix(claim.Text, "("):
		return a.Shape, lessons.Same(claim.Text, a.Shape)
	}
	return a.Value, lessons.Same(claim.Text, a.Value)
}

// tooLarge is how many values no program of a test should make NumPy store.
const tooLarge = 1 << 24

// isNumPy reports whether a program could be pasted into NumPy and run there:
// its arrays have no axis names and no ragged rows, and memory can hold them.
func isNumPy(out expr.Outcome) bool {
	if out.Library != engine.InNumPy {
		return false
	}
	for _, v := range out.Vars {
		if v.Value.Array != nil && !isNumPyShape(v.Value.Array.Shape) {
			return false
		}
	}
	for _, step := range out.Steps {
		if step.Trace == nil {
			continue
		}
		for _, operand := range step.Trace.Operands {
			if !isNumPyShape(operand.Shape) {
				return false
			}
		}
		if !step.Trace.Failed() && !isNumPyShape(step.Trace.Result()) {
			return false
		}
	}
	return true
}

func isNumPyShape(s engine.Shape) bool {
	n, err := s.Count()
	return s.IsDense() && !s.Named() && err == nil && n <= tooLarge
}

package main

import (
	"bytes"
	"cmp"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/figure"
	"shapecast/engine/run"
	"shapecast/lessons"
)

//go:embed python/run.py
var numpyScript string

// A claimed is the program of a figure or a question, and what it claims of it. Python
// reads the library that it is for, the code, and the lines that end a statement about
// which something is claimed.
type claimed struct {
	Library engine.Library `json:"library"`
	Code    string         `json:"code"`
	Lines   []int          `json:"lines"` // from 1
	claims  []lessons.Claim
}

// claimedIn returns what a lesson claims of programs that run in some libraries.
func claimedIn(l *lessons.Lesson, libraries []engine.Library) (list []claimed) {
	add := func(out run.Outcome, state figure.State, code string, claims []lessons.Claim) {
		c := claimed{Library: out.Library, Code: code, claims: claims}
		for _, claim := range claims {
			c.Lines = append(c.Lines, claim.Line+1)
		}
		ours := c.Library == engine.InNumPy && !isNumPy(out)
		if slices.Contains(libraries, c.Library) && len(claims) > 0 && state.Rule == "" && !ours {
			list = append(list, c)
		}
	}
	for _, f := range l.Figures {
		add(f.Outcome, f.State, f.State.Expr, f.Claims)
	}
	for _, p := range l.Predictions {
		add(p.Outcome, p.State, p.State.Expr, p.Claims)
	}
	return list
}

// A numpyAnswer is what the library gave for one statement.
type numpyAnswer struct {
	Shape string `json:"shape"`
	Value string `json:"value"`
	Error string `json:"error"`
}

// checkIn runs every figure and question whose program is for one of some libraries in
// those of a Python. It returns the claims that do not hold there, and how many ran.
func checkIn(python string, f folder, course *lessons.Course, libraries []engine.Library) (problems lessons.Problems, ran map[engine.Library]int, err error) {
	var programs []claimed
	for _, l := range course.Lessons {
		programs = append(programs, claimedIn(l, libraries)...)
	}
	answers, err := askPython(python, programs)
	if err != nil {
		return nil, nil, err
	}
	ran = map[engine.Library]int{}
	for i, answer := range answers {
		for k, given := range answer {
			claim, library := programs[i].claims[k], programs[i].Library
			if library != engine.InNumPy && strings.HasPrefix(given.Error, "NameError: ") {
				continue // our own notation, which no library but NumPy is given names for
			}
			ran[library]++
			if got, ok := given.holds(claim); !ok {
				problems = append(problems, f.place(claim.Problem("expected %s, %s gives %s", claim.Text, library.Name(), got)))
			}
		}
	}
	return problems, ran, nil
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

// askPython returns the answers to the claims of each program.
func askPython(python string, programs []claimed) ([][]numpyAnswer, error) {
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
		return nil, fmt.Errorf("%s does not run the figures: name a Python that has NumPy and the other libraries; "+
			"python3 engine/truth/truth.py build makes engine/truth/venv/bin/python\n%w\n%s", python, err, text.String())
	}
	var answers [][]numpyAnswer
	err = json.Unmarshal(out, &answers)
	return answers, err
}

// holds reports whether a claim is true of an answer, and says what NumPy gave.
func (a numpyAnswer) holds(claim lessons.Claim) (got string, ok bool) {
	switch {
	case claim.Text == "error": // the answer to a question about a shape
		return cmp.Or(a.Error, a.Shape), a.Error != "" && !strings.HasPrefix(a.Error, "NameError: ")
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
func isNumPy(out run.Outcome) bool {
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

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

// A claimed is a figure or a question, and what it claims of its program.
type claimed struct {
	outcome run.Outcome
	state   figure.State
	code    string
	claims  []lessons.Claim
}

// claimedIn returns what a lesson claims of programs.
func claimedIn(l *lessons.Lesson) []claimed {
	var list []claimed
	for _, f := range l.Figures {
		list = append(list, claimed{f.Outcome, f.State, f.Code, f.Claims})
	}
	for _, p := range l.Predictions {
		list = append(list, claimed{p.Outcome, p.State, p.Code, p.Claims})
	}
	return list
}

// runsIn reports whether a program can be run in the library that it is for.
func (c claimed) runsIn(libraries []engine.Library) bool {
	library := c.outcome.Library
	return slices.Contains(libraries, library) && len(c.claims) > 0 && c.state.Rule == "" && (library != engine.InNumPy || isNumPy(c.outcome))
}

// A numpyProgram is the code of a figure, the library it is for, and the lines
// that end a statement about which something is claimed.
type numpyProgram struct {
	Library engine.Library `json:"library"`
	Code    string         `json:"code"`
	Lines   []int          `json:"lines"` // from 1
}

// A numpyAnswer is what the library gave for one statement.
type numpyAnswer struct {
	Shape string `json:"shape"`
	Value string `json:"value"`
	Error string `json:"error"`
}

// checkNumPy runs every figure and question whose program is NumPy in the NumPy that is
// installed, and returns the claims that do not hold there, and how many ran.
func checkNumPy(f folder, course *lessons.Course) (lessons.Problems, int, error) {
	python, err := findPython()
	if err != nil {
		return nil, 0, err
	}
	problems, claims, err := checkIn(python, f, course, engine.InNumPy)
	return problems, claims[engine.InNumPy], err
}

// checkIn is [checkNumPy] for the programs of some libraries, in those of a Python.
func checkIn(python string, f folder, course *lessons.Course, libraries ...engine.Library) (problems lessons.Problems, claims map[engine.Library]int, err error) {
	var run []claimed
	var programs []numpyProgram
	for _, l := range course.Lessons {
		for _, c := range claimedIn(l) {
			if c.runsIn(libraries) {
				run = append(run, c)
				programs = append(programs, numpyProgram{c.outcome.Library, c.code, lines(c.claims)})
			}
		}
	}
	answers, err := askNumPy(python, programs)
	if err != nil {
		return nil, nil, err
	}
	claims = map[engine.Library]int{}
	for i, answer := range answers {
		for k, given := range answer {
			claim, library := run[i].claims[k], programs[i].Library
			if given.ownNotation(library) {
				continue
			}
			claims[library]++
			if got, ok := given.holds(claim); !ok {
				problems = append(problems, f.place(claim.Problem("expected %s, %s gives %s", claim.Text, library.Name(), got)))
			}
		}
	}
	return problems, claims, nil
}

// ownNotation reports a statement in our own notation, which no library but
// NumPy is given names for.
func (a numpyAnswer) ownNotation(library engine.Library) bool {
	return library != engine.InNumPy && strings.HasPrefix(a.Error, "NameError: ")
}

// lines returns the lines of claims, from 1.
func lines(claims []lessons.Claim) []int {
	list := make([]int, len(claims))
	for i, claim := range claims {
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

//go:build !js

package truth_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	word    = regexp.MustCompile(`\w+`)
	defined = regexp.MustCompile(`(?m)^def (\w+)\(.*$`)
)

// TestEveryFunctionIsAsked holds the texts of the libraries to what programs use: a function
// that no program or test names, and no other function calls, goes.
func TestEveryFunctionIsAsked(t *testing.T) {
	asked := map[string]bool{}
	note := func(text string) {
		for _, w := range word.FindAllString(text, -1) {
			asked[w] = true
		}
	}
	for _, pattern := range []string{"programs/*.txt", "*.py", "../run/*_test.go"} { // written, made by seed, or tried alone
		for _, text := range read(t, pattern) {
			note(text)
		}
	}
	texts := read(t, "../library/functions/*/*.py")
	for _, text := range texts {
		note(defined.ReplaceAllString(text, ""))
	}
	for file, text := range texts {
		for _, m := range defined.FindAllStringSubmatch(text, -1) {
			if name := m[1]; name[0] != '_' && !isAsked(asked, name) {
				t.Errorf("%s: no program asks for %s", file, name)
			}
		}
	}
}

// part matches what stands before the name of a method or of a function of a part: "linalg_",
// "own_masks_the_".
var part = regexp.MustCompile(`^(own_[a-z]+|flatten_util|lr_scheduler|multivariate_normal|config_experimental|[A-Za-z]+)_(the_)?`)

// isAsked reports whether a function is asked for by its name, with or without its part. An
// operator is asked for by its sign, which is not looked for.
func isAsked(asked map[string]bool, name string) bool {
	return asked[name] || asked[part.ReplaceAllString(name, "")] || strings.HasSuffix(name, "__")
}

// TestEveryProgramIsAnswered holds the rows to the programs: a set whose programs were written
// and not run is noticed. A program that ended the library's process has no row.
func TestEveryProgramIsAnswered(t *testing.T) {
	for file, text := range read(t, "programs/*.txt") {
		set := strings.TrimSuffix(filepath.Base(file), ".txt")
		answered := map[string]bool{}
		for _, r := range rowsOf(t, "rows/"+set+".jsonl.gz") {
			answered[r.Code] = true
		}
		programs, lacks := programsOf(text), 0
		for _, code := range programs {
			if !answered[code] {
				lacks++
			}
		}
		if lacks > len(programs)/100 {
			t.Errorf("%s: %d of %d programs have no row", set, lacks, len(programs))
		}
	}
}

// programsOf returns the paragraphs of a file without lines that begin with #, as truth.py does.
func programsOf(text string) []string {
	var programs []string
	for paragraph := range strings.SplitSeq(text, "\n\n") {
		lines := slices.DeleteFunc(strings.Split(paragraph, "\n"), func(line string) bool { return strings.HasPrefix(line, "#") })
		if code := strings.Trim(strings.Join(lines, "\n"), "\n"); strings.TrimSpace(code) != "" {
			programs = append(programs, code)
		}
	}
	return programs
}

func read(t *testing.T, pattern string) map[string]string {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no %s: %v", pattern, err)
	}
	texts := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[file] = string(text)
	}
	return texts
}

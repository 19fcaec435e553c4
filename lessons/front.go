package lessons

import (
	"cmp"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"
)

// Front is what a lesson says about itself, between two lines of "---" at its
// top. Unknown keys are errors.
type Front struct {
	Title      string   `yaml:"title"`
	Summary    string   `yaml:"summary"` // one sentence
	Objectives []string `yaml:"objectives"`
	Order      int      `yaml:"order"`    // place in the course, from 1
	ID         string   `yaml:"id"`       // the lesson's address, the same in every language
	Requires   []string `yaml:"requires"` // ids of lessons to know first
	Core       bool     `yaml:"core"`     // on the path that is enough for daily work
	Errors     bool     `yaml:"errors"`   // for who comes with an error message
	Authors    []string `yaml:"authors"`
	Licence    string   `yaml:"licence"`
	Translates string   `yaml:"translates"` // [Lesson.Hash] of the source when it was translated
}

const (
	frontKeys = "title, summary, objectives, order, id, requires, core, errors, authors, licence, translates"
	frontHint = "known keys: " + frontKeys
)

var (
	frontStart = regexp.MustCompile(`^---[ \t]*\n`)
	frontEnd   = regexp.MustCompile(`(?m)^---[ \t]*(?:\n|\z)`)
	bodyMark   = regexp.MustCompile("(?m)^(?:```|~~~|##)") // no key starts with it
)

// front reads the front matter and returns it with the offset at which the
// Markdown starts. Where the two differ, place and id are as the file's name
// says, so that one mistake is not reported in the files that lead to this one too.
func (f *file) front() (Front, int) {
	var front Front
	body := 0
	if start := frontStart.FindIndex(f.src); start == nil {
		f.report(0, `make the first line "---", then the keys, then another "---"`, "front matter missing")
	} else if end := frontEnd.FindIndex(f.src[start[1]:]); end == nil || bodyMark.Match(f.src[start[1]:start[1]+end[0]]) {
		f.report(0, `close it with a line "---"`, "front matter has no end")
	} else {
		body = start[1] + end[1]
		f.keys(&front, start[1], start[1]+end[0])
	}
	number, id := named(f.path)
	front.ID, front.Order = id, cmp.Or(number, front.Order, 1)
	return front, body
}

// keys reads the keys that stand from start to end.
func (f *file) keys(front *Front, start, end int) {
	block := f.src[start:end]
	if err := yaml.UnmarshalWithOptions(block, front, yaml.Strict()); err != nil {
		f.reportYAML(err, start, frontKeys)
		_ = yaml.Unmarshal(block, front) // the keys that can be read; the error is reported already
		return
	}
	f.required(*front)
}

// key returns the offset of a key of the front matter, 0 when it is not there.
func (f *file) key(name string) int {
	at := regexp.MustCompile(`(?m)^` + name + `[ \t]*:[ \t]*`).FindIndex(f.src)
	if at == nil {
		return 0
	}
	return at[0]
}

// required reports the keys without which there is no page, and those that the
// file's name contradicts.
func (f *file) required(front Front) {
	for _, key := range []struct {
		name    string
		missing bool
	}{
		{"title", strings.TrimSpace(front.Title) == ""},
		{"summary", strings.TrimSpace(front.Summary) == ""},
		{"order", f.key("order") == 0},
		{"id", front.ID == ""},
	} {
		if key.missing {
			f.report(0, frontHint, "front matter has no %s", key.name)
		}
	}
	number, id := named(f.path)
	name := fmt.Sprintf("name the file %02d-%s.md", cmp.Or(front.Order, number), cmp.Or(front.ID, id))
	if front.ID != "" && front.ID != id {
		f.report(f.key("id"), name, "id %s in a file named for %s", front.ID, id)
	}
	f.order(front.Order, number, name)
}

// order reports an order that is no place in a course, or another place than
// the file's name has, which is to be named as the hint says.
func (f *file) order(order, number int, name string) {
	at := f.key("order")
	text, _, _ := strings.Cut(string(f.src[at:]), "\n")
	m := keyValue.FindStringSubmatch(text)
	if at == 0 || m == nil {
		return
	}
	value, _, _ := strings.Cut(m[2], " #")
	switch n, err := strconv.Atoi(strings.TrimSpace(value)); {
	case err != nil || n < 1:
		f.report(at, "count lessons from 1: order: 5", "order is %s, not a whole number from 1", value)
	case number == 0:
		f.report(at, name, "the file's name has no number")
	case number != order:
		f.report(at, "number and order are the lesson's place: change one of them", "order %d in a file numbered %d", order, number)
	}
}

package lessons

import (
	"bytes"
	"errors"

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
	Authors    []string `yaml:"authors"`
	Licence    string   `yaml:"licence"`
	Translates string   `yaml:"translates"` // [Lesson.Hash] of the source when it was translated
}

const frontHint = "known keys: title, summary, objectives, order, id, requires, authors, licence, translates"

// front reads the front matter and returns it with the offset at which the
// Markdown starts.
func (f *file) front() (Front, int) {
	const fence = "---\n"
	var front Front
	if !bytes.HasPrefix(f.src, []byte(fence)) {
		f.report(0, `start the file with a line "---", the keys, and another "---"`, "front matter missing")
		return front, 0
	}
	end := bytes.Index(f.src[len(fence)-1:], []byte("\n"+fence))
	if end < 0 {
		f.report(0, `close it with a line "---"`, "front matter has no end")
		return front, 0
	}
	block := f.src[len(fence) : len(fence)+end]
	if err := yaml.UnmarshalWithOptions(block, &front, yaml.Strict()); err != nil {
		f.reportYAML(err, len(fence))
		_ = yaml.Unmarshal(block, &front) // the keys that can be read; the error is reported already
	} else {
		f.required(front)
	}
	return front, len(fence) + end + len(fence)
}

// reportYAML reports err, whose position counts from offset.
func (f *file) reportYAML(err error, offset int) {
	var at yaml.Error
	if !errors.As(err, &at) || at.GetToken() == nil {
		f.report(offset, frontHint, "%v", err)
		return
	}
	position := at.GetToken().Position
	for line := 1; line < position.Line; line++ {
		offset += bytes.IndexByte(f.src[offset:], '\n') + 1
	}
	f.report(offset+position.Column-1, frontHint, "%s", at.GetMessage())
}

// required reports the keys without which there is no page.
func (f *file) required(front Front) {
	for _, key := range []struct {
		name    string
		missing bool
	}{
		{"title", front.Title == ""},
		{"summary", front.Summary == ""},
		{"order", front.Order < 1},
		{"id", front.ID == ""},
	} {
		if key.missing {
			f.report(0, frontHint, "front matter has no %s", key.name)
		}
	}
	if id := slug(f.path); front.ID != "" && front.ID != id {
		f.report(bytes.Index(f.src, []byte("id:")), "name the file <number>-<id>.md",
			"id %s in a file named for %s", front.ID, id)
	}
}

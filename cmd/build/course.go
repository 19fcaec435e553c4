package main

import (
	"strconv"
	"strings"

	"shapecast/lessons"
)

// A courseBody is what the template of the contents shows: the path that is
// enough for daily work, if the course has one, and the other lessons.
type courseBody struct {
	Own          bool            // of somebody else, of whose core path we do not know how long it takes
	Start        *lessons.Lesson // nil in a course without lessons
	Core, Others []courseEntry
	Introduction string // Markdown
	Credit       string
}

// A courseEntry is a lesson in the contents, with what to know first.
type courseEntry struct {
	*lessons.Lesson
	After string // "after lessons 5 and 8"; "" on the core path, which is in order
}

func (b *builder) newCourseBody(lang edition, list []*lessons.Lesson) courseBody {
	body := courseBody{Own: b.isOwn(lang), Introduction: b.course.About(lang.Folder).Introduction, Credit: b.creditOf(lang, lessons.Front{})}
	for _, l := range list {
		if l.Core {
			body.Core = append(body.Core, courseEntry{Lesson: l})
		} else {
			body.Others = append(body.Others, courseEntry{l, b.after(lang, l)})
		}
	}
	switch {
	case len(body.Core) > 0:
		body.Start = body.Core[0].Lesson
	case len(list) > 0:
		body.Start = list[0]
	}
	return body
}

// after says which lessons to know before one, by their numbers.
func (b *builder) after(lang edition, l *lessons.Lesson) string {
	var numbers []string
	for _, id := range l.Requires {
		if first := b.course.Find(l.Lang, id); first != nil {
			numbers = append(numbers, strconv.Itoa(first.Order))
		}
	}
	if len(numbers) == 0 {
		return ""
	}
	return strings.ReplaceAll(lang.Page("after"), "{n}", strings.Join(numbers, lang.In(" and ", "、")))
}

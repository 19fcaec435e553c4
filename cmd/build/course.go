package main

import (
	"slices"
	"strconv"

	"shapecast/lessons"
)

// A courseBody is what the template of the contents shows: the path that is
// enough for daily work, if the course has one, and the other lessons.
type courseBody struct {
	Own          bool            // of somebody else, of whose core path we do not know how long it takes
	Start        *lessons.Lesson // nil in a course without lessons
	Errors       *lessons.Lesson // for who comes with an error message; nil in a course without one
	Core, Others []courseEntry
	Introduction string // Markdown
	Credit       string
}

// A courseEntry is a lesson in the contents, with one number, by which other lessons
// name it, said in words: on the core path it is not the number of its place.
type courseEntry struct {
	*lessons.Lesson
	After string // "Lesson 9 · after lessons 5 and 8", on the core path without what comes before
}

func (b *builder) newCourseBody(lang edition, list []*lessons.Lesson) courseBody {
	body := courseBody{Own: b.isOwn(lang), Introduction: b.course.About(lang.Folder).Introduction, Credit: b.creditOf(lang, lessons.Front{})}
	for _, l := range list {
		if l.Errors {
			body.Errors = l
		}
		if l.Core {
			body.Core = append(body.Core, courseEntry{Lesson: l, After: lang.Page("lesson", l.Order)})
		} else {
			body.Others = append(body.Others, courseEntry{Lesson: l, After: b.after(lang, l)})
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

// pathEnds reports whether a lesson is the last one of the core path, also of that which is
// still to be translated, and the list of lessons has others.
func (b *builder) pathEnds(list []*lessons.Lesson, l *lessons.Lesson) bool {
	goesOn := func(other *lessons.Lesson) bool { return other.Core && other.Order > l.Order }
	byNeed := func(other *lessons.Lesson) bool { return !other.Core }
	return l.Core && slices.ContainsFunc(list, byNeed) && !slices.ContainsFunc(list, goesOn) &&
		!slices.ContainsFunc(b.course.In(lessons.Source), goesOn)
}

// after says the number of a lesson and, by their numbers, which lessons to know before it.
func (b *builder) after(lang edition, l *lessons.Lesson) string {
	said := lang.Page("lesson", l.Order)
	var numbers []string
	for _, id := range l.Requires {
		if first := b.course.Known(l.Lang, id); first != nil {
			numbers = append(numbers, strconv.Itoa(first.Order))
		}
	}
	switch len(numbers) {
	case 0:
		return said
	case 1:
		return said + " · " + lang.Page("after", numbers[0])
	}
	return said + " · " + lang.Page("afterMany", lang.List(numbers))
}

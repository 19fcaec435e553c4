// Package lessons holds the Markdown of the course and its one reader.
//
// A lesson is a file <lang>/<nn>-<id>.md: front matter in YAML, then Markdown
// in which four kinds of fence are programs. [Read] runs every one of them.
//
//	broadcast    a figure; "# -> (4, 3)" beside a statement says what it gives
//	predict      a question about a program, whose answer is computed
//	goal         a program to edit until it does what is asked
//	quiz         options whose marks are recomputed
//
// What is wrong comes back as [Problems], all of it at once, each with its
// place and a hint. [Lesson.Scenes] gives the article; what a figure or a
// question looks like is left to the caller's [Draw].
package lessons

import (
	"cmp"
	"embed"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
)

// Files is the built-in course.
//
//go:embed en/*.md zh/*.md
var Files embed.FS

// Source is the language that the others are translated from.
const Source = "en"

// A Course is every lesson of a folder, ordered by language and place.
type Course struct {
	Lessons  []*Lesson
	Pictures []*Picture // that they show
	Logo     *Picture   // before the title of every page, or nil

	about map[string]About // by language, "" for all
}

// In returns the lessons in one language, in order.
func (c *Course) In(lang string) []*Lesson {
	return slices.DeleteFunc(slices.Clone(c.Lessons), func(l *Lesson) bool { return l.Lang != lang })
}

// Langs returns the languages that have lessons, in alphabetical order.
func (c *Course) Langs() []string {
	var langs []string
	for _, l := range c.Lessons {
		langs = append(langs, l.Lang)
	}
	slices.Sort(langs)
	return slices.Compact(langs)
}

// Find returns the lesson with an id in one language, or nil.
func (c *Course) Find(lang, id string) *Lesson {
	return first(c.Lessons, func(l *Lesson) bool { return l.Lang == lang && l.ID == id })
}

// first returns the first entry of a list for which is reports true, or nil.
func first[T any](list []*T, is func(*T) bool) *T {
	if i := slices.IndexFunc(list, is); i >= 0 {
		return list[i]
	}
	return nil
}

// Read reads and checks the lessons under folder, in en/, zh/ or any other
// folder named by the tag of a language.
//
// The course holds what could be read, whatever the problems are.
func Read(folder fs.FS) (*Course, Problems) {
	var problems Problems
	lister := lister{folder, &problems}
	names, others, err := lister.list()
	if err != nil || len(names) == 0 && len(problems) == 0 {
		return &Course{}, Problems{{Path: ".", Line: 1, Column: 1, Message: "no lessons found", Hint: hintNoLessons}}
	}
	course, files := &Course{about: map[string]About{}}, map[*Lesson]*file{}
	course.readAbout(folder, "", &problems)
	for _, name := range names {
		src, err := fs.ReadFile(folder, name)
		if err != nil {
			lister.report(name, "", err.Error())
			continue
		}
		f := &file{folder: folder, path: name, src: src, problems: &problems}
		l := read(f)
		course.Lessons, files[l] = append(course.Lessons, l), f
	}
	slices.SortStableFunc(course.Lessons, func(a, b *Lesson) int {
		return cmp.Or(cmp.Compare(a.Lang, b.Lang), cmp.Compare(a.Order, b.Order), cmp.Compare(a.Path, b.Path))
	})
	for _, lang := range course.Langs() {
		course.readAbout(folder, lang, &problems)
	}
	course.check(files)
	lister.unused(others, course.Pictures)
	problems.sort()
	return course, problems
}

const hintNoLessons = "a folder of lessons holds one folder a language: en/01-shapes.md, zh/01-shapes.md"

var fileName = regexp.MustCompile(`^(?:(\d+)-)?(.*)\.md$`)

// named returns the place and the id that a file's name promises:
// "en/03-rules.md" is 3 and "rules"; 0 where it has no number.
func named(name string) (number int, id string) {
	m := fileName.FindStringSubmatch(path.Base(name))
	if m == nil {
		return 0, path.Base(name)
	}
	number, _ = strconv.Atoi(m[1]) // "" and what is too long are no place
	return number, m[2]
}

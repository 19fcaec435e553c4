package lessons

import (
	"slices"
	"strings"
)

// check reports what is wrong between lessons.
func (c *Course) check(files map[*Lesson]*file) {
	seen := map[string]*Lesson{}
	for _, l := range c.Lessons {
		f := files[l]
		linker{f, c, l}.link()
		c.requires(f, l)
		key := l.Lang + "/" + l.ID
		if other := seen[key]; other != nil {
			f.report(0, "give each lesson an id of its own", "id %s is also that of %s", l.ID, other.Path)
		}
		seen[key] = l
		if l.Lang != Source {
			c.compare(f, l)
		}
	}
}

// requires reports lessons to know first that do not come first.
func (c *Course) requires(f *file, l *Lesson) {
	for _, id := range l.Requires {
		at := max(strings.Index(string(f.src), "requires:"), 0)
		switch first := c.Find(l.Lang, id); {
		case first == nil:
			f.report(at, "requires lists ids of lessons", "no lesson %s", id)
		case first.Order >= l.Order:
			f.report(at, "a lesson stands after those it requires", "lesson %s has order %d, this one %d", id, first.Order, l.Order)
		}
	}
}

// compare reports where a translation differs from its source.
func (c *Course) compare(f *file, l *Lesson) {
	source := c.Find(Source, l.ID)
	if source == nil {
		if len(c.In(Source)) > 0 {
			f.report(0, "a translation has the id of its source", "no lesson %s in %s", l.ID, Source)
		}
		return
	}
	if l.Order != source.Order {
		f.report(max(strings.Index(string(f.src), "order:"), 0), "a translation has the place of its source",
			"order %d, in %s %d", l.Order, source.Path, source.Order)
	}
	mine, theirs := l.ids(), source.ids()
	for _, id := range theirs {
		if !slices.Contains(mine, id) {
			f.report(0, "figures and questions have the same ids in every language", "%s of %s is missing", id, source.Path)
		}
	}
	for _, n := range collect[*drawn](l.tree) {
		if id := n.id(); !slices.Contains(theirs, id) {
			f.report(n.Pos(), "figures and questions have the same ids in every language", "%s is not in %s", id, source.Path)
		}
	}
	if l.Translates != source.Hash {
		f.report(max(strings.Index(string(f.src), "translates:"), 0),
			"bring the text up to date, then write translates: \""+source.Hash+"\"",
			"%s has changed since it was translated", source.Path).Warning = true
	}
}

// ids returns the ids of figures and questions, in order of the text.
func (l *Lesson) ids() []string {
	var list []string
	for _, n := range collect[*drawn](l.tree) {
		list = append(list, n.id())
	}
	return list
}

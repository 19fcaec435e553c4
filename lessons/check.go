package lessons

import (
	"cmp"
	"path"
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
		c.reviews(f, l)
		c.places(f, l)
		key := l.Lang + "/" + l.ID
		if other := seen[key]; other != nil {
			f.report(0, "give each lesson an id of its own", "id %s is also that of %s", l.ID, other.Path)
		}
		seen[key] = l
		if source := c.Find(Source, l.ID); l.Lang != Source && source != nil {
			if !l.torn && !source.torn {
				compare(f, l, files[source], source)
			}
		} else if l.Lang != Source && len(c.In(Source)) > 0 {
			f.report(f.key("id"), "add "+Source+"/"+path.Base(l.Path)+"; or leave it so, and only readers of "+l.Lang+" have the lesson",
				"the lesson is in %s and not in %s", l.Lang, Source).Warning = true
		}
	}
}

// places reports a place in the course that two lessons have.
func (c *Course) places(f *file, l *Lesson) {
	for _, other := range c.In(l.Lang) {
		if other.Order == l.Order && other.Path < l.Path {
			f.report(f.key("order"), "give each a place of its own; with the same one they follow each other by name",
				"order %d is also that of %s", l.Order, other.Path).Warning = true
			return
		}
	}
}

// Known returns the lesson with an id in a language, else the one that is still to be
// translated, or nil.
func (c *Course) Known(lang, id string) *Lesson { return cmp.Or(c.Find(lang, id), c.Find(Source, id)) }

// requires reports lessons to know first that do not come first.
func (c *Course) requires(f *file, l *Lesson) {
	for _, id := range l.Requires {
		at := f.key("requires")
		switch first := c.Known(l.Lang, id); {
		case first == nil:
			f.report(at, "requires lists ids of lessons", "no lesson %s", id)
		case first.Order >= l.Order:
			f.report(at, "a lesson stands after those it requires", "lesson %s has order %d, this one %d", id, first.Order, l.Order)
		}
	}
}

// reviews reports lessons to go back to that are not there.
func (c *Course) reviews(f *file, l *Lesson) {
	for _, p := range l.Predictions {
		if p.Review != "" && c.Known(l.Lang, p.Review) == nil {
			f.report(max(strings.Index(string(f.src), ":review: "+p.Review), 0), ":review: names the id of a lesson", "no lesson %s", p.Review)
		}
	}
}

// compare reports where a translation differs from its source.
func compare(f *file, l *Lesson, from *file, source *Lesson) {
	if l.Order != source.Order {
		f.report(f.key("order"), "a translation has the place of its source",
			"order %d, in %s %d", l.Order, source.Path, source.Order)
	}
	const paths = "a translation is on the paths of its source"
	if l.Core != source.Core {
		f.report(f.key("core"), paths, "core differs from %s", source.Path)
	}
	if !slices.Equal(l.Requires, source.Requires) {
		f.report(f.key("requires"), paths, "requires differs from %s", source.Path)
	}
	mine, theirs := l.drawn(), source.drawn()
	for id := range theirs {
		if mine[id] == nil {
			f.report(0, "figures and questions have the same ids in every language", "%s of %s is missing", id, source.Path)
		}
	}
	for id, n := range mine {
		if theirs[id] == nil {
			f.report(n.Pos(), "figures and questions have the same ids in every language", "%s is not in %s", id, source.Path)
			continue
		}
		comparePrograms(f, n.lines(), from, theirs[id].lines())
	}
	write := "write translates: \"" + source.Hash + "\""
	if l.Translates == "" {
		f.report(0, "when both say the same, "+write, "which state of %s this translates is not written", source.Path).Warning = true
	} else if l.Translates != source.Hash {
		f.report(f.key("translates"), "bring the text up to date, then "+write, "%s has changed since it was translated", source.Path).Warning = true
	}
}

// comparePrograms reports, in both files, the first lines in which a program
// differs between two languages.
func comparePrograms(f *file, mine []line, from *file, theirs []line) {
	const hint = "a figure or a question has one program, in whatever language it is explained"
	for i := range max(len(mine), len(theirs)) {
		a, b := lineAt(mine, i), lineAt(theirs, i)
		if a.text != b.text {
			f.report(a.offset, hint, "%s has %q here", from.path, b.text)
			from.report(b.offset, hint, "%s has %q here", f.path, a.text)
			return
		}
	}
}

// lineAt returns line i, or an empty one after the last.
func lineAt(lines []line, i int) line {
	switch {
	case i < len(lines):
		return lines[i]
	case i > 0 && len(lines) > 0:
		return line{offset: lines[len(lines)-1].offset}
	}
	return line{}
}

// drawn returns figures and questions by their ids.
func (l *Lesson) drawn() map[string]*drawn {
	found := map[string]*drawn{}
	for _, n := range collect[*drawn](l.tree) {
		found[n.ID] = n
	}
	return found
}

// lines returns what a figure or a question says that no translation changes:
// its program and its claims, the answers that it responds to, and options
// that are code.
func (n *drawn) lines() []line {
	var list []line
	for _, name := range []string{"show", "rule", "after", "goal", "edits", "review"} {
		if o := n.fence.options[name]; o.text != "" {
			list = append(list, o)
		}
	}
	for _, l := range n.fence.lines {
		text := strings.TrimRight(l.text, " \t")
		switch {
		case n.Quiz != nil:
			text = option(text)
		case n.Goal != nil && strings.HasPrefix(text, "hint"):
			text = "hint"
		case n.Goal != nil && taskReply.MatchString(text):
			text = taskReply.FindStringSubmatch(text)[1]
		case n.Prediction != nil && n.fence.responds(l):
			text, _, _ = strings.Cut(strings.Replace(text, "：", ":", 1), ":")
		}
		list = append(list, line{text, l.offset})
	}
	return list
}

// option returns the mark and the code of an option, the mark alone where it
// is words, and "" for another line.
func option(text string) string {
	m := optionMark.FindStringSubmatch(text)
	switch {
	case m == nil:
		return ""
	case strings.ContainsAny(m[2][:1], "([`0123456789"):
		return "[" + m[1] + "] " + m[2]
	}
	return "[" + m[1] + "]"
}

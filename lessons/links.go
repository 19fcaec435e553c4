package lessons

import (
	"net/url"
	"path"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// A linker resolves the links of one lesson.
type linker struct {
	*file
	course *Course
	lesson *Lesson
}

// link resolves every link and reference of the lesson.
func (l linker) link() {
	l.said()
	for _, n := range collect[*ast.Link](l.lesson.tree) {
		l.resolve(n, n.Pos(), string(n.Destination))
	}
	for _, n := range collect[*ast.Image](l.lesson.tree) {
		l.picture(n)
	}
	for _, n := range collect[*ast.AutoLink](l.lesson.tree) {
		if target := string(n.URL(l.lesson.src)); n.AutoLinkType == ast.AutoLinkURL && !outside(target) {
			l.report(n.Pos(), linkHint, "link to %s leads nowhere", target)
		}
	}
}

// resolve gives a link the address it stands for.
func (l linker) resolve(n *ast.Link, offset int, target string) {
	address, anchor, _ := strings.Cut(target, "#")
	switch {
	case strings.HasPrefix(target, setPrefix):
		l.set(n, offset, strings.TrimPrefix(target, setPrefix))
	case strings.HasPrefix(target, figPrefix):
		l.refer(n, strings.TrimPrefix(target, figPrefix), offset)
	case outside(target):
		l.leave(n, offset, target)
	case target == "":
		l.report(offset, linkHint, "the link has no address")
	case address == "":
		l.anchor(l.lesson, anchor, offset)
	case strings.HasSuffix(address, ".md") && !strings.Contains(address, "/"):
		n.Destination = []byte(l.page(address, anchor, offset))
	default:
		l.report(offset, linkHint, "link to %s leads nowhere", target)
	}
}

const linkHint = "link to #anchor, lesson.md, lesson.md#anchor, fig:id, set:id?a=4,1, https://, http:// or mailto:"

// leave makes a link out of the course say where it leads.
func (l linker) leave(n *ast.Link, offset int, target string) {
	u, err := url.Parse(target)
	if err != nil || u.Host == "" && !strings.Contains(u.Opaque, "@") {
		l.report(offset, "https://example.org/page, or mailto:name@example.org", "%s is not a whole address", target)
		return
	}
	where := u.Host
	if where == "" {
		where, _, _ = strings.Cut(u.Opaque, "?")
	}
	n.SetAttributeString("class", []byte("outside"))
	n.SetAttributeString("rel", []byte("external"))
	if n.Title == nil {
		n.SetAttributeString("title", []byte(where))
	}
}

// refer leads a link to a figure. One without words says which figure it is.
func (l linker) refer(n *ast.Link, target string, offset int) {
	href, f := l.figure(target, offset)
	n.Destination = []byte(href)
	if f == nil || n.HasChildren() {
		return
	}
	title := ""
	if lesson, _, elsewhere := strings.Cut(target, "/"); elsewhere {
		title = l.course.Find(l.lesson.Lang, lesson).Title
	}
	name := ast.NewString([]byte(l.lang.FigureName(f.Number, title)))
	name.SetRaw(true)
	n.AppendChild(n, name)
}

// find returns the lesson that has the figure "id" or "lesson/id", and the figure; nil
// where there is none.
func (l linker) find(target string) (lesson *Lesson, f *Figure) {
	lesson = l.lesson
	if name, id, elsewhere := strings.Cut(target, "/"); elsewhere {
		lesson, target = l.course.Find(l.lesson.Lang, name), id
	}
	if lesson != nil {
		f = lesson.Figure(target)
	}
	return lesson, f
}

// figure returns the address of "id" or "lesson/id" and the figure there.
func (l linker) figure(target string, offset int) (href string, f *Figure) {
	lesson, f := l.find(target)
	prefix := ""
	if name, id, elsewhere := strings.Cut(target, "/"); elsewhere {
		prefix, target = "../"+name+"/", id
	}
	if f == nil && (lesson == nil || !lesson.torn) {
		l.report(offset, "figures here: "+joined(slices.CompactFunc(slices.Clone(l.lesson.Figures), func(a, b *Figure) bool { return a.ID == b.ID }), ", ", func(f *Figure) string { return f.ID }), "no figure %s", target)
	}
	return prefix + "#" + target, f
}

// page returns the address of another lesson's file.
func (l linker) page(name, anchor string, offset int) string {
	target := path.Join(path.Dir(l.path), name)
	switch lesson := first(l.course.Lessons, func(l *Lesson) bool { return l.Path == target }); {
	case lesson == nil:
		l.report(offset, "the file names of lessons are links to them", "no lesson %s", name)
		return ""
	case anchor == "":
		return "../" + lesson.ID + "/"
	default:
		l.anchor(lesson, anchor, offset)
		return "../" + lesson.ID + "/#" + anchor
	}
}

// anchor reports an anchor that a lesson does not have.
func (l linker) anchor(lesson *Lesson, anchor string, offset int) {
	if lesson.torn {
		return // the anchor may be in what could not be read
	}
	var known []string
	for _, h := range lesson.Headings {
		known = append(known, h.ID)
	}
	for _, n := range collect[*drawn](lesson.tree) {
		known = append(known, n.ID)
	}
	if !slices.Contains(known, anchor) {
		l.report(offset, "anchors there: "+strings.Join(known, ", "), "no anchor #%s in %s", anchor, lesson.Path)
	}
}

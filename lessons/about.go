package lessons

import (
	"cmp"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
)

// About is what a course says about itself, in course.yaml beside the folders
// of languages. In a file of that name within one of them stands what differs
// in that language.
type About struct {
	Title        string   `yaml:"title"`
	Introduction string   `yaml:"introduction"` // Markdown
	Logo         string   `yaml:"logo"`         // a picture
	Colours      Colours  `yaml:"colours"`
	Footer       string   `yaml:"footer"` // Markdown
	Authors      []string `yaml:"authors"`
	Licence      string   `yaml:"licence"`
	Pages        []string `yaml:"pages"` // of [Pages], those to show; all when there are none
}

// Colours are those of links and buttons, "#7a1f2b".
type Colours struct {
	Accent string `yaml:"accent"`
	Dark   string `yaml:"accent-dark"` // on a dark page
}

// Pages lists the pages that a course may show besides its own.
var Pages = []string{"playground", "guides", "gallery"}

const (
	aboutName = "course.yaml"
	aboutKeys = "title, introduction, logo, colours (accent, accent-dark), footer, authors, licence, pages"
)

// About returns what the course says about itself in a language.
func (c *Course) About(lang string) About {
	a, own := c.about[""], c.about[lang]
	a.Title = cmp.Or(own.Title, a.Title)
	a.Introduction = cmp.Or(own.Introduction, a.Introduction)
	a.Footer = cmp.Or(own.Footer, a.Footer)
	a.Licence = cmp.Or(own.Licence, a.Licence)
	if own.Authors != nil {
		a.Authors = own.Authors
	}
	return a
}

// readAbout reads course.yaml of the course, or of the language lang.
func (c *Course) readAbout(folder fs.FS, lang string, problems *Problems) {
	name := path.Join(lang, aboutName)
	src, err := fs.ReadFile(folder, name)
	if err != nil {
		return // a course need not have one
	}
	f := &file{folder: folder, path: name, src: src, problems: problems}
	var a About
	if !f.decode() {
		return
	}
	if err := yaml.UnmarshalWithOptions(f.src, &a, yaml.Strict()); err != nil {
		f.reportYAML(err, 0, aboutKeys)
		_ = yaml.Unmarshal(f.src, &a) // the keys that can be read; the error is reported already
	}
	if lang == "" {
		c.logo(f, a)
		f.colours(a.Colours)
		f.pages(a.Pages)
	} else {
		f.sharedOnly(a)
	}
	f.short(a.Introduction, f.key("introduction"))
	f.short(a.Footer, f.key("footer"))
	c.about[lang] = a
}

// sharedOnly reports keys that hold for every language.
func (f *file) sharedOnly(a About) {
	for key, given := range map[string]bool{"logo": a.Logo != "", "colours": a.Colours != Colours{}, "pages": a.Pages != nil} {
		if given {
			f.report(f.key(key), "write it into "+aboutName+" beside the folders of languages", "%s is one for all languages", key)
		}
	}
}

// logo reads the picture that stands before the title of every page.
func (c *Course) logo(f *file, a About) {
	if a.Logo == "" {
		return
	}
	p, err := c.picture(f.folder, path.Clean(a.Logo))
	if err != nil {
		f.report(f.key("logo"), "a PNG, JPEG, GIF, WebP or SVG in the folder of lessons: logo: logo.svg", "logo %s: %v", a.Logo, err)
	}
	c.Logo = p
}

// pages reports names of pages that do not exist.
func (f *file) pages(list []string) {
	for _, name := range list {
		if !slices.Contains(Pages, name) {
			f.report(f.key("pages"), "pages: ["+strings.Join(Pages, ", ")+"], or some of them", "no page is called %s", name)
		}
	}
}

package lessons

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// A lister finds the files of a course and reports those that do not belong to it.
type lister struct {
	folder   fs.FS
	problems *Problems
}

// list finds the lessons: Markdown in a folder that is named for a language. The other
// files there that are not hidden may be pictures.
func (l lister) list() (lessons, others []string, err error) {
	top, err := fs.Glob(l.folder, "*")
	if err != nil {
		return nil, nil, err
	}
	inside, err := fs.Glob(l.folder, "*/*")
	if err != nil {
		return nil, nil, err
	}
	for _, name := range top {
		if isMarkdown(name) && !isReadme(name) {
			l.report(name, "move it into the folder of its language: en/"+name, "a lesson outside of the folders of languages")
		}
		if name == "course.yml" {
			l.report(name, "name it course.yaml", "the file is not read")
		}
	}
	for _, name := range inside {
		switch dir := path.Dir(name); {
		case hidden(dir) || hidden(name) || isReadme(name):
		case !l.isLanguage(dir, inside):
		case path.Ext(name) == ".md":
			lessons = append(lessons, name)
		case isMarkdown(name):
			l.report(name, "name it "+strings.TrimSuffix(name, path.Ext(name))+".md", "a lesson whose name does not end in .md")
		default:
			others = append(others, name)
		}
	}
	return lessons, others, l.deep()
}

// deep reports lessons in folders within a language's folder.
func (l lister) deep() error {
	names, err := fs.Glob(l.folder, "*/*/*.md")
	for _, name := range names {
		if lang, _, _ := strings.Cut(name, "/"); !isReadme(name) && !hidden(name) && !hidden(path.Dir(name)) && tagOf(lang) == lang {
			l.report(name, "move it into the folder "+lang, "a lesson in a folder within that of its language")
		}
	}
	return err
}

// isLanguage reports whether a folder is named for a language. It reports the
// first lesson in a folder that is not.
func (l lister) isLanguage(dir string, inside []string) bool {
	tag := tagOf(dir)
	if tag == dir {
		return true
	}
	first := slices.IndexFunc(inside, func(name string) bool {
		return path.Dir(name) == dir && isMarkdown(name) && !isReadme(name)
	})
	if first < 0 || slices.ContainsFunc(*l.problems, func(p *Problem) bool { return p.Path == inside[first] }) {
		return false
	}
	hint := "name it by the tag of its language: en, de, pt-BR; or start its name with _ to leave it out"
	if tag != "" {
		hint = "name it " + tag
	}
	l.report(inside[first], hint, "the folder "+dir+" is not named for a language")
	return false
}

func (l lister) report(name, hint, message string) *Problem {
	p := &Problem{Path: name, Line: 1, Column: 1, Message: message, Hint: hint}
	*l.problems = append(*l.problems, p)
	return p
}

// unused warns of files that no lesson shows.
func (l lister) unused(others []string, pictures []*Picture) {
	for _, name := range others {
		info, err := fs.Stat(l.folder, name)
		used := slices.ContainsFunc(pictures, func(p *Picture) bool { return p.Path == name })
		if err == nil && !info.IsDir() && !used && path.Base(name) != "course.yaml" {
			l.report(name, "show it, ![what it shows]("+path.Base(name)+"), or take it away", "no lesson shows the file").Warning = true
		}
	}
}

// IsLanguage reports whether a folder of that name holds a course.
func IsLanguage(folder string) bool { return folder != "" && tagOf(folder) == folder }

// tagOf returns the usual form of a language tag, "" for any other name.
func tagOf(name string) string {
	tag, err := language.Parse(name)
	if err != nil || name == "" {
		return ""
	}
	return tag.String()
}

// isMarkdown reports whether a file's name ends as those of Markdown do.
func isMarkdown(name string) bool {
	return slices.Contains([]string{".md", ".markdown", ".mdown", ".mdx", ".mkd", ".qmd", ".rmd"}, strings.ToLower(path.Ext(name)))
}

func isReadme(name string) bool { return strings.EqualFold(path.Base(name), "README.md") }

// hidden reports whether a file is one that editors and systems keep for themselves.
func hidden(name string) bool {
	base := path.Base(name)
	return strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_") || strings.HasSuffix(base, "~")
}

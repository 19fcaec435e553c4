package main

import (
	"io/fs"
	"os"
	"path"

	"shapecast/lessons"
)

// A folder is where lessons come from.
type folder struct {
	fs.FS
	name func(path string) string // how the path of a lesson is printed
}

// in returns how paths are printed that are relative to dir.
func in(dir string) func(string) string {
	return func(name string) string { return path.Join(dir, name) }
}

// lessonFolder returns the folder dir, or the built-in course when dir is "",
// or both.
func lessonFolder(dir string, beside bool) folder {
	course := folder{lessons.Files, in(builtIn)}
	if dir == "" {
		return course
	}
	own := folder{os.DirFS(dir), in(dir)}
	if beside {
		return folder{layers{own, course}, layers{own, course}.name}
	}
	return own
}

// read reads the lessons; problems carry the folder's name in their path.
func (f folder) read() (*lessons.Course, lessons.Problems) {
	course, problems := lessons.Read(f)
	for _, p := range problems {
		f.place(p)
	}
	return course, problems
}

// place puts the folder's name into the path of a problem.
func (f folder) place(p *lessons.Problem) *lessons.Problem {
	p.Path = f.name(p.Path)
	return p
}

// Glob implements [fs.GlobFS].
func (f folder) Glob(pattern string) ([]string, error) { return fs.Glob(f.FS, pattern) }

// layers are two folders as one. A file of the upper hides that of the same
// name in the lower.
type layers struct{ upper, lower folder }

// Open implements [fs.FS].
func (l layers) Open(name string) (fs.File, error) {
	if file, err := l.upper.Open(name); err == nil {
		return file, nil
	}
	return l.lower.Open(name)
}

// Glob implements [fs.GlobFS].
func (l layers) Glob(pattern string) ([]string, error) {
	names, err := l.upper.Glob(pattern)
	if err != nil {
		return nil, err
	}
	more, err := l.lower.Glob(pattern)
	for _, name := range more {
		if _, hidden := fs.Stat(l.upper, name); hidden != nil {
			names = append(names, name)
		}
	}
	return names, err
}

func (l layers) name(path string) string {
	if _, err := fs.Stat(l.upper, path); err == nil {
		return l.upper.name(path)
	}
	return l.lower.name(path)
}

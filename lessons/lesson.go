package lessons

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"path"

	"github.com/yuin/goldmark/ast"

	"shapecast/app/words"
)

// A Lesson is one file, read and run.
type Lesson struct {
	Front
	Path        string // in the folder of lessons
	Lang        string
	Hash        string // of the file; a translation names that of its source
	Headings    []Heading
	Figures     []*Figure
	Predictions []*Prediction
	Quizzes     []*Quiz
	Goals       []*Goal

	pictures map[*ast.Image]*Picture
	src      []byte
	tree     ast.Node
	torn     bool // part of it could not be read, so that nothing is said to be missing in it
}

// A Heading is one entry of a lesson's table of contents.
type Heading struct {
	Level    int
	ID, Text string
}

// Figure returns the figure with an id, or nil.
func (l *Lesson) Figure(id string) *Figure {
	return first(l.Figures, func(f *Figure) bool { return f.ID == id })
}

// Hash returns what a translation of src has to name: the first 12 hexadecimal
// digits of its SHA-256, whatever its line ends are.
func Hash(src []byte) string {
	sum := sha256.Sum256(normal(src))
	return hex.EncodeToString(sum[:6])
}

// read reads one file and reports what is wrong in it alone.
func read(f *file) *Lesson {
	lang := path.Dir(f.path)
	f.lang = words.Of(lang)
	l := &Lesson{Path: f.path, Lang: lang, Hash: Hash(f.src), pictures: map[*ast.Image]*Picture{}}
	if !f.decode() {
		number, id := named(f.path)
		l.ID, l.Order, l.tree, l.torn = id, number, parse(nil), true
		return l
	}
	var body int
	l.Front, body = f.front()
	l.src = blankFront(f.src, body)
	l.tree = parse(l.src)
	l.torn = f.unclosed(l.tree)
	l.fences(f)
	l.silent(f)
	l.blocks(f)
	l.sentences(f)
	l.gate(f)
	f.formulas(l.tree, l.src, 0)
	l.shortTexts(f)
	l.uniqueAnchors(f)
	return l
}

// blankFront returns src with its first bytes made blank, so that an offset in
// the Markdown is an offset in the file.
func blankFront(src []byte, n int) []byte {
	body := bytes.Clone(src)
	for i := range n {
		if body[i] != '\n' {
			body[i] = ' '
		}
	}
	return body
}

package lessons

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"path"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
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

	src  []byte
	tree ast.Node
}

// A Heading is one entry of a lesson's table of contents.
type Heading struct {
	Level    int
	ID, Text string
}

// Figure returns the figure with an id, or nil.
func (l *Lesson) Figure(id string) *Figure {
	for _, f := range l.Figures {
		if f.ID == id {
			return f
		}
	}
	return nil
}

// Hash returns what a translation of src has to name: the first 12 hexadecimal
// digits of its SHA-256.
func Hash(src []byte) string {
	sum := sha256.Sum256(src)
	return hex.EncodeToString(sum[:6])
}

// read reads one file and reports what is wrong in it alone.
func read(f *file) *Lesson {
	f.lang = path.Dir(f.path)
	l := &Lesson{Path: f.path, Lang: f.lang, Hash: Hash(f.src)}
	f.src = bytes.ReplaceAll(f.src, []byte("\r\n"), []byte("\n"))
	var body int
	l.Front, body = f.front()
	l.src = blankFront(f.src, body)
	l.tree = parse(l.src)
	l.fences(f)
	l.blocks(f)
	l.formulas(f)
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

// HTML writes the article with figures and questions as draw makes them.
func (l *Lesson) HTML(w io.Writer, draw Draw) error {
	nodes := renderer.WithNodeRenderers(util.Prioritized(&drawing{draw, l}, 50))
	return markdown(nodes).Renderer().Render(w, l.src, l.tree)
}

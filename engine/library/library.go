// Package library holds what each library has: the names of its modules and
// classes, and the signatures of the functions that programs call. The tables
// are written by extract.py from the libraries themselves.
package library

import (
	"strings"
	"sync"

	"shapecast/engine"
)

// A Part is a module or a class of a library.
type Part struct {
	path  string
	says  string
	names string // without a signature: how many, and a code of their hashes
	rows  string
}

// PartOf returns the module or class at a path, such as "numpy.linalg" or
// "torch.Tensor", and whether there is a table of it.
func PartOf(path string) (Part, bool) {
	if part, again := known.Load(path); again {
		return part.(Part), true
	}
	part, found := partIn(homeAt(path).table(), path)
	if found {
		known.Store(path, part)
	}
	return part, found
}

// known holds what was looked up before.
var known sync.Map

// partIn returns the part at a path of a table.
func partIn(table, path string) (Part, bool) {
	_, rest, found := strings.Cut(table, "\n["+path+"|")
	if !found {
		return Part{}, false
	}
	says, rows, _ := strings.Cut(rest, "]")
	rows, _, _ = strings.Cut(rows, "\n[")
	names, rows, _ := strings.Cut(rows, "\n=")
	return Part{path, says, strings.ReplaceAll(names, "\n", ""), rows + "\n"}, true
}

// Calls reports whether a library has a function of a name, in any module or class. The
// tables of the others are read only where their packed names may have it.
func Calls(l engine.Library, name string) bool {
	h := homeOf(l)
	switch is := h.Library == engine.InNumPy; {
	case is && !lacks("numpy_rare", name):
		return true
	case !is && !coded(lineOf(table("others"), h.root), name):
		return false
	}
	return strings.Contains(h.table(), "\n"+name+"|")
}

// Lacks returns the text of the AttributeError for a name that the part does
// not have. Of names of the class of one of NumPy's numbers, kind is the type.
func (p Part) Lacks(name, kind string) string {
	return strings.ReplaceAll(p.says, "%s", kind) + " has no attribute '" + name + "'"
}

// LacksItself returns that text where what goes by the path of the part is asked: a module, a
// class, or one of NumPy's generators.
func (p Part) LacksItself(name string) string {
	class, _ := strings.CutSuffix(p.says, " object")
	if last := p.path[strings.LastIndex(p.path, ".")+1:]; class == "'"+p.path+"'" || class == "'"+last+"'" {
		return "type object " + class + " has no attribute '" + name + "'"
	}
	return p.Lacks(name, "")
}

// A Style is how a library words a call that does not fit a function.
type Style byte

// The styles.
const (
	Unknown    Style = 0
	Gone       Style = 'x' // a name that the library had once
	Python     Style = 'p'
	Suggests   Style = 's' // Python, with the name that was meant
	Quiet      Style = 'w' // Python, for functions without a name
	C          Style = 'c'
	Ufunc      Style = 'u'
	Parser     Style = 't' // PyTorch's
	Dispatched Style = 'f' // TensorFlow's
)

// A Row is one name of a part.
type Row struct {
	Name      string
	Style     Style
	Shown     string // how its errors call it
	Signature string // for Gone, the text of the error
	Ours      bool   // the signature is that of our own source, so the library's errors are not known
}

// Find returns the row of a name, and whether the part has it.
func (p Part) Find(name string) (Row, bool) {
	_, rest, found := strings.Cut(p.rows, "\n"+name+"|")
	if rare, is := p.rare(name); !found && is {
		if row, has := rare.Find(name); has {
			return row, true
		}
	}
	if !found {
		return Row{Name: name}, coded(p.names, name)
	}
	line, _, _ := strings.Cut(rest, "\n")
	fields := strings.SplitN(line, "|", 3)
	row := Row{Name: name, Style: Style(fields[0][0]), Shown: fields[1], Signature: strings.ReplaceAll(fields[2], "¶", "\n")}
	if row.Shown == "" {
		row.Shown = name
	}
	return row, true
}

// rare returns the part of the table of NumPy's rare functions, and whether a name is one of them.
func (p Part) rare(name string) (Part, bool) {
	before, _, _ := strings.Cut(p.path, ".")
	last := strings.TrimPrefix(p.path[strings.LastIndexByte(p.path, '.')+1:], "numpy")
	switch last {
	case "ndarray":
		last = "array"
	case "Generator", "RandomState":
		last = "random"
	}
	if before != "numpy" || p.names == "" || lacks("numpy_rare", strings.TrimPrefix(last+"_", "_")+name) {
		return p, false
	}
	return partIn(table("numpy_rare"), p.path)
}

// Has reports whether the part has a name.
func (p Part) Has(name string) bool {
	_, has := p.Find(name)
	return has
}

// Signatures returns the signatures of a function: several for one of
// PyTorch's parser, one for all others.
func (r Row) Signatures() []Signature {
	var list []Signature
	for _, text := range strings.Split(r.Signature, ";") {
		list = append(list, signatureOf(text))
	}
	return list
}

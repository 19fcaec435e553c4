package dialect

import (
	_ "embed"
	"strings"
	"sync"

	"shapecast/engine"
	"shapecast/engine/library"
)

// A form is one thing that a library says: its text, what it raises with it,
// and what its blanks hold.
type form struct {
	library engine.Library
	layout  string
	raises  string
	text    template
}

// formsText holds what NumPy says, a form a line; forms.txt says how.
//
//go:embed forms.txt
var formsText string

// Forms are texts of the libraries: what is written is read as well. Those that have a name
// are in written, by library and name: "numpy operands".
type forms struct {
	list    []*form
	written map[string]*form
}

// What NumPy says, and what all libraries say: the program of the pages fetches the latter.
var (
	ofNumPy = sync.OnceValue(func() forms { return readForms(formsText) })
	ofAll   = sync.OnceValue(func() forms { return readForms(formsText + library.Text("others")) })
)

// formOf returns the form of a name, or nil.
func formOf(name string) *form {
	if strings.HasPrefix(name, "numpy ") {
		return ofNumPy().written[name]
	}
	return ofAll().written[name]
}

func readForms(text string) forms {
	all := forms{written: map[string]*form{}}
	var of string
	for line := range strings.Lines(text) {
		switch parts := strings.SplitN(strings.TrimSuffix(line, "\n"), " ", 4); {
		case parts[0] == "#" || parts[0] == "":
		case len(parts) == 1:
			of = parts[0]
		default:
			f := &form{engine.Library(of), parts[1], parts[2], template(strings.ReplaceAll(parts[3], `\n`, "\n"))}
			if of == "others" {
				f.library = noLibrary
			}
			all.list = append(all.list, f)
			all.written[of+" "+parts[0]] = f
		}
	}
	return all
}

// noLibrary is where a message belongs that none of [engine.Libraries] says:
// pandas, scikit-learn and Matplotlib compare lengths too.
const noLibrary engine.Library = ""

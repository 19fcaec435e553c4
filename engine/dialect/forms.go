package dialect

import (
	_ "embed"
	"strings"

	"shapecast/engine"
)

// A form is one thing that a library says: its text, what it raises with it,
// and what its blanks hold.
type form struct {
	library engine.Library
	layout  string
	raises  string
	text    template
}

// formsText holds what the libraries say, a form a line; forms.txt says how.
//
//go:embed forms.txt
var formsText string

// sayings lists all forms: what is written is read as well. written holds those
// that have a name, by library and name: "numpy operands".
var sayings, written = readForms(formsText)

func readForms(text string) (list []*form, written map[string]*form) {
	written = map[string]*form{}
	var library string
	for line := range strings.Lines(text) {
		switch parts := strings.SplitN(strings.TrimSuffix(line, "\n"), " ", 4); {
		case parts[0] == "#" || parts[0] == "":
		case len(parts) == 1:
			library = parts[0]
		default:
			f := &form{engine.Library(library), parts[1], parts[2], template(strings.ReplaceAll(parts[3], `\n`, "\n"))}
			if library == "others" {
				f.library = noLibrary
			}
			list = append(list, f)
			written[library+" "+parts[0]] = f
		}
	}
	return list, written
}

// noLibrary is where a message belongs that none of [engine.Libraries] says:
// pandas, scikit-learn and Matplotlib compare lengths too.
const noLibrary engine.Library = ""

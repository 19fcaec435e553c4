package dialect

import (
	"strings"
	"sync"

	"shapecast/engine"
	"shapecast/engine/library"
)

// A form is one thing that a library says: its text, what it raises with it, and its layout,
// which says what its blanks hold:
//
//	together   the operands' shapes
//	indices    the shapes of arrays that are indices
//	arguments  two of the operands, with their numbers
//	grown      the output's shape, the broadcast shape
//	resized    the output's shape, the broadcast shape, of operands that are not named
//	assigned   the source's shape, the destination's
//	target     the array's shape, the one asked for, in the library's order
//	sizes      two sizes and the axis they meet on
//	expanded   sizes, axis, the shape asked for, the array's shape
//	static     two sizes, a name, two shapes
//	splits     row splits
//	updated    a variable's shape, a tensor's shape
//	merged     an axis, two sizes, two shapes
//	refs       a length, a negative axis, an argument's number, its shape, the shape so far
//	dimension  a name of an axis, two sizes
//	stretched  a size asked for, the one that is there, the axis they meet on
//	summed     the sizes that a matrix product sums along, the second matrix's before the first's where an axis is named
//
// The other layouts, from "other" to "labels", are kinds of messages about nothing that meets.
type form struct {
	library engine.Library
	layout  string
	raises  string
	text    template
}

// forms holds what libraries say about shapes: a form a line below the name of its library, with
// its layout, what it raises and its text, with the blanks of a [template]. Where one text begins
// another, the longer is taken. The program of the pages fetches the file. Functions that write
// these messages stand behind the forms.
var forms = sync.OnceValue(func() []*form {
	text, _, _ := strings.Cut(library.Text("others"), "\ndef ")
	return readForms(text)
})

func readForms(text string) []*form {
	var all []*form
	var of string
	for line := range strings.Lines(text) {
		switch parts := strings.SplitN(strings.TrimSuffix(line, "\n"), " ", 3); {
		case parts[0] == "#" || parts[0] == "":
		case len(parts) == 1:
			of = parts[0]
		default:
			f := &form{engine.Library(of), parts[0], parts[1], template(strings.ReplaceAll(parts[2], `\n`, "\n"))}
			if of == "others" {
				f.library = noLibrary
			}
			all = append(all, f)
		}
	}
	return all
}

// noLibrary is where a message belongs that none of [engine.Libraries] says:
// pandas, scikit-learn and Matplotlib compare lengths too.
const noLibrary engine.Library = ""

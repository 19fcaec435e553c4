package bench

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
	"shapecast/engine/run"
)

// tellers are the libraries that a program can be told in, in the order of [spellings].
var tellers = [...]engine.Library{engine.InNumPy, engine.InPyTorch, engine.InTensorFlow, engine.InJAX}

// spellings lists what each of them calls the same: two keywords, then functions.
var spellings = [...][len(tellers)]string{
	{"axis", "dim", "axis", "axis"},
	{"keepdims", "keepdim", "keepdims", "keepdims"},
	{"array", "tensor", "constant", "array"},
	{"arange", "arange", "range", "arange"},
	{"expand_dims", "unsqueeze", "expand_dims", "expand_dims"},
	{"concatenate", "cat", "concat", "concatenate"},
	{"max", "amax", "reduce_max", "max"},
	{"min", "amin", "reduce_min", "min"},
	{"sum", "sum", "reduce_sum", "sum"},
	{"mean", "mean", "reduce_mean", "mean"},
}

// keepdims is the row of that keyword in [spellings], functionsFrom where the functions begin.
const keepdims, functionsFrom = 1, 2

// retold returns a program that calls a library as another one writes it, word by word.
// Whether the other library has a function of that name is seen once the program runs. A
// program that calls none of tellers stays as it is.
func retold(source string, library engine.Library) string {
	from, to := telling(source), slices.Index(tellers[:], library)
	if to < 0 || from < 0 || from == to {
		return source
	}
	return tell(source, from, to, false)
}

// Retold returns the whole program as a library writes it, with its import; "" where it cannot
// be told so, or ends otherwise there.
func (r Reading) Retold(library engine.Library) string {
	source := r.Told(library)
	if source != "" && !imports(source) {
		source = library.Import() + "\n" + source
	}
	if end := ending(run.Run(source, library)); end == "" || end != ending(r.Outcome) {
		return ""
	}
	return source
}

// ending returns the shape that a program gives in the end, "()" for a value that is no array,
// [Failure] where the figure shows why it fails, and "" where it ends otherwise.
func ending(o run.Outcome) string {
	switch {
	case o.Err != nil && isDrawn(o):
		return Failure
	case o.Err != nil:
		return ""
	case o.Last.Array == nil:
		return "()"
	}
	return o.Last.Array.Shape.String()
}

// imports reports whether a program says itself what its names are.
func imports(source string) bool { return strings.Contains(source, "import ") }

// Told returns the program as a library writes it, word by word, "" where it cannot be told.
// Names that the program has of no library become those of this one.
func (r Reading) Told(library engine.Library) string {
	own := cmp.Or(r.Library, engine.InNumPy)
	from, to := telling(r.Source), slices.Index(tellers[:], library)
	bare := from < 0 && own != engine.InXArray && !imports(r.Source)
	switch {
	case library == own && !bare:
		return r.Source
	case to < 0, from < 0 && !bare, own == engine.InXArray:
		return ""
	case bare:
		from = slices.Index(tellers[:], own)
	}
	return tell(r.Source, from, to, bare)
}

// telling returns which of tellers a program calls by its name, -1 for none.
func telling(source string) int {
	owners := expr.Owners(source)
	return slices.IndexFunc(tellers[:], func(l engine.Library) bool { return slices.Contains(owners, l.Short()) })
}

// A teller writes a program anew.
type teller struct {
	source   string
	words    []expr.Word
	from, to int  // of tellers
	bare     bool // it names no library
	out      strings.Builder
	done     int // how much of source is written
}

// tell returns source as one of tellers writes it, which is written as another one does.
func tell(source string, from, to int, bare bool) string {
	source = strings.Replace(source, tellers[from].Import(), tellers[to].Import(), 1)
	t := teller{source: source, words: expr.Words(source), from: from, to: to, bare: bare}
	for i := range t.words {
		t.tell(i)
	}
	return t.out.String() + source[t.done:]
}

// ownerless reports whether word i is a name that the program takes from no library, no other
// statement and not from Python.
func (t *teller) ownerless(i int) bool {
	name := t.word(i)
	if !t.bare || !t.words[i].Plain || name[0] <= '9' || t.word(i-1) == "." {
		return false
	}
	for k := range t.words {
		if t.word(k) == name && t.word(k+1) == "=" {
			return false
		}
	}
	builtins, _ := library.PartOf("builtins")
	return !builtins.Has(name)
}

// word returns the text of word i, "" where there is none.
func (t *teller) word(i int) string {
	if i < 0 || i >= len(t.words) {
		return ""
	}
	return t.words[i].Text
}

// tell writes word i as the other library has it.
func (t *teller) tell(i int) {
	owned := t.word(i-1) == "."
	switch module := tellers[t.from].Short(); {
	case t.word(i) == module && t.word(i+1) == "." && !owned:
		t.put(t.words[i].Span, tellers[t.to].Short())
	case t.word(i+1) == "=":
		t.spell(i, spellings[:functionsFrom])
	case t.ownerless(i):
		t.put(expr.Span{Start: t.words[i].Span.Start, End: t.words[i].Span.Start}, tellers[t.to].Short()+".")
		t.spell(i, spellings[functionsFrom:])
		t.gather(i)
	case owned && t.word(i-2) == module && t.word(i-3) != ".":
		t.spell(i, spellings[functionsFrom:])
		t.gather(i)
	}
}

// spell writes word i in the spelling of the other library, if one of the rows has it.
func (t *teller) spell(i int, rows [][len(tellers)]string) {
	for _, row := range rows {
		if row[t.from] == t.word(i) {
			t.put(t.words[i].Span, row[t.to])
			return
		}
	}
}

// gather makes one tuple of the sizes that PyTorch takes one by one.
func (t *teller) gather(i int) {
	name := t.word(i)
	if !t.bare && tellers[t.from] != engine.InPyTorch || name != "ones" && name != "zeros" && name != "empty" {
		return
	}
	if sizes, several := looseSizes(t.words, i+1); several {
		t.put(sizes, "("+t.source[sizes.Start:sizes.End]+")")
	}
}

// put writes text in the place of a span.
func (t *teller) put(span expr.Span, text string) {
	t.out.WriteString(t.source[t.done:span.Start] + text)
	t.done = span.End
}

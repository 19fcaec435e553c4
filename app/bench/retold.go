package bench

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
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
	source = strings.Replace(source, tellers[from].Import(), tellers[to].Import(), 1)
	t := teller{source: source, words: expr.Words(source), from: from, to: to}
	for i := range t.words {
		t.tell(i)
	}
	return t.out.String() + source[t.done:]
}

// Retold returns the program as a library writes it, "" where the program is one operation
// or names no library, or gives something else there.
func (b *Bench) Retold(library engine.Library) string {
	if len(b.Good.Outcome.Steps) < 2 || telling(b.Good.Source) < 0 || !slices.Contains(tellers[:], library) {
		return ""
	}
	source := retold(b.Good.Source, library)
	if told, err := newReading(source, library, b.Good.Step, ""); err != nil || told.Answer() != b.Good.Answer() {
		return ""
	}
	return source
}

// Told returns a program as a library writes it, word by word, or as it is where it calls no
// library by its name; "" where it cannot be told.
func (r Reading) Told(library engine.Library) string {
	source := strings.ReplaceAll(r.Source, ".empty(", ".ones(")                           // which all have
	if c := r.Change; telling(source) < 0 && c != nil && c.Failed() && len(c.With) == 1 { // a product, in the notation of this page
		source = "np.ones(" + c.From.Shape.String() + ") @ np.ones(" + c.With[0].Shape.String() + ")"
	}
	if telling(source) >= 0 && !slices.Contains(tellers[:], library) {
		return ""
	}
	return retold(source, library)
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
	from, to int // of tellers
	out      strings.Builder
	done     int // how much of source is written
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
	if tellers[t.from] != engine.InPyTorch || name != "ones" && name != "zeros" {
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

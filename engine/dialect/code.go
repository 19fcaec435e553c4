package dialect

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
)

// Code returns the operation in t as a program that the library runs: imports,
// one line an operand, one line for the operation. It is "" where the library
// has no such arrays: only TensorFlow has ragged ones; and for a function that each library
// computes in its own way.
//
// Values that are not known, or more than [maxListed], are written as ones:
// the shapes are the same. TensorFlow and JAX do not change an array in place;
// for them it is the form that has the same effect.
func Code(library engine.Library, t engine.Trace) string {
	if t.Op == engine.Called || library != engine.InTensorFlow && engine.AnyRagged(t.Operands) {
		return ""
	}
	if library == engine.InXArray {
		t = named(t)
	}
	w := writer{speech: speechOf(library), library: library, from: t.Library}
	w.nameAll(t)
	lines := []string{w.speech.imports}
	if t.Op == engine.Zeta && library != engine.InTensorFlow {
		lines = append(lines, "import scipy.special")
	}
	for n, operand := range t.Operands {
		if w.names[n] != w.literal(operand) {
			lines = append(lines, w.names[n]+" = "+cmp.Or(w.truths(t.Op, n, operand), w.make(operand)))
		}
	}
	if t.Output != nil && (t.Output.Kind == engine.Out || t.Output.Kind == engine.Assigned) {
		lines = append(lines, w.output+" = "+w.place(t.Output.Operand))
	}
	return strings.Join(append(slices.Compact(lines), w.statement(t)), "\n") + "\n"
}

// Indexed returns a line that fails as the message of an [Indexing] says: an array with an
// axis for each of the arrays that pick from it.
func (r Reading) Indexed() string {
	w := writer{speech: speechOf(r.Library), library: r.Library}
	list := make([]string, len(r.Shapes))
	for i, shape := range r.Shapes {
		list[i] = w.filled(shape.Sizes(), "zeros", ", dtype=int")
	}
	return w.filled(slices.Repeat([]int{1}, len(list)), "zeros", "") + "[" + strings.Join(list, ", ") + "]"
}

// Empty returns an array of a shape, whose values nobody knows, as NumPy and PyTorch make it;
// "" for another library.
func Empty(library engine.Library, shape engine.Shape) string {
	w := writer{speech: speechOf(library), library: library}
	switch {
	case library != engine.InNumPy && library != engine.InPyTorch || !shape.IsDense():
		return ""
	case library == engine.InNumPy && shape.Rank() == 1:
		return "np.empty(" + strconv.Itoa(shape.Axes[0].Size) + ")"
	}
	return w.filled(shape.Sizes(), "empty", "")
}

// truths returns ones that are true where the library takes no other type for operand n,
// whose values are not known, or "".
func (w *writer) truths(op engine.Op, n int, o engine.Operand) string {
	condition := op == engine.Where && n == 0
	switch {
	case o.Values.Known() || !o.Shape.IsDense():
	case w.library == engine.InTensorFlow && (condition || op == engine.LogicalAnd || op == engine.LogicalOr):
		return "tf.ones(" + w.shape(o.Shape.Sizes()) + ", tf.bool)"
	case w.library == engine.InPyTorch && condition:
		return "torch.ones(" + w.shape(o.Shape.Sizes()) + ", dtype=torch.bool)"
	}
	return ""
}

// A writer spells one operation.
type writer struct {
	speech
	library engine.Library
	from    engine.Library // whose program it was
	names   []string       // of the operands; a number stands for itself
	output  string         // of the place for the result
}

// nameAll names every operand and the output, each differently, after the
// program where it has names.
func (w *writer) nameAll(t engine.Trace) {
	var taken []string
	for _, operand := range t.Operands {
		name := operand.Name
		if literal := w.literal(operand); name == "" && literal != "" {
			w.names = append(w.names, literal)
			continue
		}
		if !isName(name) {
			name = freeName(taken)
		}
		taken = append(taken, name)
		w.names = append(w.names, name)
	}
	if t.Output == nil {
		return
	}
	switch w.output = t.Output.Name; {
	case t.Output.Kind == engine.Augmented:
		w.output = w.names[0]
	case !isName(w.output) || slices.Contains(taken, w.output):
		w.output = freeName(taken)
	}
}

// literal returns a number that needs no name, or "".
func (w *writer) literal(o engine.Operand) string {
	if o.Name != "" || o.Shape.Rank() != 0 || !o.Values.Known() {
		return ""
	}
	return w.number(o.Values.Scalar(o.Offset))
}

// freeName returns the first letter that is not taken.
func freeName(taken []string) string {
	for c := byte('a'); c <= 'z'; c++ {
		if !slices.Contains(taken, string(c)) {
			return string(c)
		}
	}
	return "x" + strconv.Itoa(len(taken))
}

// isName reports whether name is a name of Python's written in letters,
// digits and underscores.
func isName(name string) bool {
	for i, c := range name {
		letter := c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return name != ""
}

// statement returns the line that carries out the operation.
func (w *writer) statement(t engine.Trace) string {
	if t.Output == nil && t.Op == engine.Identity {
		shapes := make([]string, len(w.names))
		for n, name := range w.names {
			shapes[n] = name + ".shape"
		}
		return w.fill(w.broadcast, "$names", strings.Join(w.names, ", "), "$shapes", strings.Join(shapes, ", "))
	}
	symbol := t.Op.Symbol()
	if t.Op == engine.LogicalAnd || t.Op == engine.LogicalOr {
		symbol = "" // Python's & and | are those of bits
	}
	switch value := w.expression(t.Op); {
	case t.Output == nil:
		return value
	case t.Output.Kind == engine.Target:
		sizes, place := t.Output.Shape.Sizes(), engine.Operand{Array: engine.Array{Shape: t.Output.Shape}}
		return w.fill(w.target, "$sizes", joined(sizes), "$shape", w.shape(sizes), "$place", w.place(place))
	case t.Output.Kind == engine.Out && (w.library == engine.InNumPy || w.library == engine.InPyTorch):
		return w.outFunction(t.Op) + "(" + strings.Join(w.names, ", ") + ", out=" + w.output + ")"
	case t.Output.Kind == engine.Augmented && symbol != "" && w.library != engine.InTensorFlow && w.library != engine.InJAX:
		return w.names[0] + " " + symbol + "= " + w.names[1]
	default:
		return w.fill(w.assign, "$value", value)
	}
}

// expression returns the operation on the named operands.
func (w *writer) expression(op engine.Op) string {
	call := w.functions[op]
	switch {
	case op == engine.Identity:
		return w.names[0]
	case spelled[op][0] != "" && w.library == engine.InTensorFlow:
		return w.fill(spelled[op][0])
	case spelled[op][0] != "":
		return w.fill(spelled[op][1])
	case call == "":
		return w.names[0] + " " + op.Symbol() + " " + w.names[1]
	}
	return call + "(" + strings.Join(w.names, ", ") + ")"
}

// fill returns a form with the operands x and y, the output, the module of the
// library, and other blanks.
func (w *writer) fill(form string, blanks ...string) string {
	blanks = append(blanks, "$output", w.output, "$np.where", w.functions[engine.Where], "$np.", w.module)
	for n, name := range w.names[:min(len(w.names), 2)] {
		blanks = append(blanks, [...]string{"$x", "$y"}[n], name)
	}
	return strings.NewReplacer(blanks...).Replace(form)
}

// RepairCode returns the expression that a repair of t puts in the place of
// the operand, such as "b[:, None]", or, when the result goes to a new array,
// the whole statement. It is "" where the library has no such change: xarray's
// axes have names and no places.
func RepairCode(library engine.Library, t engine.Trace, r engine.Repair) string {
	w := writer{speech: speechOf(library), library: library}
	w.nameAll(t)
	if r.Operand < 0 {
		return w.output + " = " + w.expression(t.Op)
	}
	name := w.names[r.Operand]
	switch r.Kind {
	case engine.RepairInsert:
		if library == engine.InXArray {
			return ""
		}
		return name + index(slices.Max(r.Axes)+1, r.Axes, "None")
	case engine.RepairDrop:
		return w.squeeze(name, r.Axes, t.Operands[r.Operand].Shape)
	case engine.RepairTurn:
		if library == engine.InTensorFlow {
			return "tf.transpose(" + name + ")"
		}
		return name + ".T"
	}
	if library != engine.InXArray {
		return ""
	}
	k := r.Axes[0]
	return name + ".rename({" + strconv.Quote(t.Operands[r.Operand].Shape.Axes[k].Name) +
		": " + strconv.Quote(r.NewShape.Axes[k].Name) + "})"
}

// standIn is a name that no program has.
const standIn = "operand_without_a_name"

// RepairSource is [RepairCode] of an operand that is written as source. Beside xarray's
// arrays, one without names is NumPy's.
func RepairSource(library engine.Library, t engine.Trace, r engine.Repair, source string) string {
	if library == engine.InXArray && !t.Operands[r.Operand].Shape.Named() {
		library = engine.InNumPy
	}
	t.Operands = slices.Clone(t.Operands)
	t.Operands[r.Operand].Name = standIn
	if turned, found := strings.CutSuffix(source, ".T"); found && r.Kind == engine.RepairTurn {
		return turned
	}
	return strings.ReplaceAll(RepairCode(library, t, r), standIn, source)
}

// index writes an index of so many items: item at each of axes, and ":" elsewhere.
func index(count int, axes []int, item string) string {
	items := slices.Repeat([]string{":"}, count)
	for _, k := range axes {
		items[k] = item
	}
	return "[" + strings.Join(items, ", ") + "]"
}

// squeeze returns the call that takes axes of size 1 out. PyTorch takes one at
// a time; xarray takes names.
func (w *writer) squeeze(name string, axes []int, s engine.Shape) string {
	switch w.library {
	case engine.InTensorFlow:
		return "tf.squeeze(" + name + ", " + listText(axes) + ")"
	case engine.InPyTorch:
		for i := len(axes) - 1; i >= 0; i-- {
			name += ".squeeze(" + strconv.Itoa(axes[i]) + ")"
		}
		return name
	case engine.InXArray:
		if !s.Named() {
			return ""
		}
		return name + ".squeeze(" + strconv.Quote(s.Axes[axes[0]].Name) + ")"
	}
	if len(axes) == 1 {
		return name + ".squeeze(" + strconv.Itoa(axes[0]) + ")"
	}
	return name + ".squeeze(" + engine.Dense(axes...).String() + ")"
}

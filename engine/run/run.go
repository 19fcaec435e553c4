package run

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// The bounds on what a program may compute.
const (
	MaxSteps = 2000
	MaxWork  = 1 << 25 // values
)

// Run reads and runs a program.
//
//	source   in the language of this package
//	library  whose rules and types it follows; "" for the one it imports or
//	         names, TensorFlow where it makes ragged tensors, else NumPy
//
// An outcome is returned whatever happens. A mismatch is its Err, and the step
// that shows it is the last of Steps.
func Run(source string, library engine.Library) Outcome { return Within(maxTicks, source, library) }

// Within is [Run] for an effort, which is that of an [Outcome]: what takes more ends in a
// [WorkError].
func Within(effort int, source string, library engine.Library) Outcome {
	program, err := expr.Parse(source)
	if err != nil {
		return Outcome{Library: orNumPy(library), Err: err, At: placeOf(err)}
	}
	m := newMachine(source, library)
	m.mostTicks, m.mostWork = min(m.mostTicks, effort), min(m.mostWork, 100*effort)
	spoken := inferred(program)
	m.named = spoken != "" && (library == "" || library == spoken)
	if m.tensors = spoken == engine.InPyTorch; !m.given {
		m.library = spoken
	}
	runAll(m, program)
	m.out.Library, m.out.Effort = orNumPy(m.library), len(source)+m.ticks+m.work/100
	for _, name := range m.order {
		m.out.Vars = append(m.out.Vars, Var{name, m.vars[name].export()})
	}
	return m.out
}

func orNumPy(l engine.Library) engine.Library {
	if l == "" {
		return engine.InNumPy
	}
	return l
}

// placeOf returns the place of one of this package's errors.
func placeOf(err error) expr.Place {
	if e, ok := err.(interface{ Where() expr.Place }); ok {
		return e.Where()
	}
	return expr.Place{}
}

// A context is what errors and the choice between libraries need to know.
type context struct {
	source     string
	library    engine.Library
	given      bool       // the library, by the caller
	named      bool       // the program names the library whose rules it follows
	tensors    bool       // the program calls PyTorch's functions, whose tensors meet no lists
	outlive    []string   // names that := has given, which outlive a comprehension
	unrecorded bool       // what is done is not tracked for gradients
	taped      int        // the tapes of TensorFlow's that run
	inside     *expr.Call // a function written in the language, while it runs
}

// A record is what a program has done so far.
type record struct {
	context
	out       Outcome
	line      int             // the statement that runs
	work      int             // values computed
	ticks     int             // nodes evaluated
	mostWork  int             // that it may compute
	mostTicks int             // that it may evaluate
	asked     int             // operations that got a number
	rows      []engine.Origin // the axes along which the program writes that a vector goes
	said      []warning       // warnings that functions written in the language give themselves
}

// A warning is what a function of a library warns of itself.
type warning struct {
	text     string
	ofShapes bool // that meet in the function, and are stretched
}

// A machine runs one program.
type machine struct {
	record
	memory
	vars    map[string]value
	globals map[string]value // vars outside of all functions
	depth   int              // calls of the program's own functions inside each other
	order   []string         // of vars
	names   map[string]value // that imports brought in

	functions map[string]*function
	roots     int              // arrays that got names
	frame     frame            // the origins of the variables of a function written in the language
	leaves    int              // tensors whose gradients were asked for
	graded    engine.Tracking  // the leaves to which gradients went back
	tape      value            // of TensorFlow's, that runs
	awaited   int              // tapes that may be asked for gradients yet
	lost      bool             // whether gradients are there is not known
	tracing   bool             // a function is tried without the values of its arguments
	mapped    int              // calls of PyTorch's vmap inside each other
	guesses   int              // whether what is not known there is true, bit by bit
	read      map[string]value // numbers and texts of the program's that such functions asked for
	jitted    []any            // the function of JAX's that is tried, its line, and the argument on which all that is unknown depends
	yield     func(item value) error
	handled   error // that was caught, while its handler runs
	showing   bool  // what is evaluated is shown, and no value that goes further

	home engine.Library      // the program's, while an array of NumPy's is indexed
	once map[expr.Expr]value // the parts of the target of an augmented assignment; nil until worked out

	labels [][]value // of xarray's axes: each list that an axis has
	coords []string  // the names of the axes that have had labels, and of other coordinates

	stored     value          // by its names: what the functions of a library keep for each other
	besides    []value        // what xarray's arrays have beside their values
	texts      []string       // of coordinates
	merged     map[string]int // what is beside the results of operations, by what they met
	multiplied map[string]int // the ticks that it took to see that matrices of these shapes and types meet
}

// beyond returns err as what it is: where TensorFlow has a function of ragged
// tensors that we have not, we do not know whether it fails.
func beyond(r *record, err error, place expr.Place) error {
	drawn := (Outcome{Err: err, Steps: r.out.Steps}).Drawn() // whose words PyTorch's traces have
	if r.named && !(drawn && r.isTorch()) {
		err = unworded(&r.context, err, place)
	} else if e, lacks := err.(*AttributeError); lacks && contains("list|dict|str", e.Type) {
		return &expr.UnsupportedError{Place: e.Place, Feature: expr.AttributeOf, Name: e.Name}
	}
	if e, lies := err.(*expr.UnsupportedError); lies && e.Place.Source == "" {
		e.Place = place
	}
	e, ragged := err.(*engine.RaggedChangeError)
	if !ragged || r.library != engine.InTensorFlow {
		return err
	}
	return &expr.UnsupportedError{Place: place, Feature: expr.OperationOn, Name: e.Name}
}

func runAll(m *machine, program *expr.Program) {
	for i, s := range program.Statements {
		m.line = i
		err := runStatement(m, s)
		if err == nil {
			m.out.loops = s.Block != nil && contains("for|while", s.Block.Word)
			continue
		}
		if l, ends := leaves(err, "return"); ends && furtherIn(m.source[:s.Span.Start]) {
			m.out.Last = l.value.export() // of a function whose body was pasted
			return
		}
		if _, ends := err.(*leave); ends {
			err = &expr.SyntaxError{Place: expr.Place{Source: m.source, Span: s.Span}, Problem: expr.StatementGoesOn, Found: s.Block.Word}
		}
		place := cmp.Or(m.out.At, expr.Place{Source: m.source, Span: m.failed(s.Span)})
		m.out.Err = beyond(&m.record, err, place)
		m.out.At = cmp.Or(placeOf(err), place)
		return
	}
}

// furtherIn reports whether nothing but blanks stands before the end of a text in its line.
func furtherIn(text string) bool {
	line := text[1+strings.LastIndexByte(text, '\n'):]
	return line != "" && strings.TrimSpace(line) == ""
}

// failed returns the span of the step that failed, or of its statement.
func (r *record) failed(statement expr.Span) expr.Span {
	if n := len(r.out.Steps); n > 0 {
		if last := r.out.Steps[n-1].Span; last.Start >= statement.Start && last.End <= statement.End {
			return last
		}
	}
	return statement
}

func runStatement(m *machine, s expr.Statement) (err error) {
	defer caught(&err)
	switch {
	case s.Imports != nil:
		runImports(m, s)
	case s.Block != nil:
		return runBlock(m, s.Block, s)
	case s.Holds != nil:
		runAssert(m, s)
	case s.Op != "":
		augment(m, s)
	case s.Value != nil:
		runAssignment(m, s)
	}
	return nil
}

// runAssignment runs a statement that gives a value to its targets, if it has any.
func runAssignment(m *machine, s expr.Statement) {
	v := m.value(s.Value)
	if path := unspokenIn(v); path != "" && m.named && len(s.Targets) == 0 {
		m.outside(s.Value, expr.FunctionOf, path)
	}
	for _, target := range s.Targets {
		m.assign(target, v, s)
	}
	m.out.Last = outcomeOf(m, s, v).export()
}

// unspokenIn returns the path of what a library has and we do not run, in v or among its
// items.
func unspokenIn(v value) string {
	if v.kind == moduleKind && strings.Contains(v.text, ".") && !contains(submodules, v.text[strings.LastIndexByte(v.text, '.')+1:]) {
		if _, part := library.PartOf(v.text); !part {
			return v.text
		}
	}
	for k := 0; v.kind == tupleKind && k < len(v.items); k++ {
		if path := unspokenIn(v.items[k]); path != "" {
			return path
		}
	}
	return ""
}

// runAssert fails where what it says is false.
func runAssert(m *machine, s expr.Statement) {
	if m.truth(m.value(s.Holds), s.Holds) {
		return
	}
	says := text("")
	if s.Value != nil {
		says = m.value(s.Value)
	}
	must(raisedWith(m, s.Holds, "AssertionError", says))
}

// outcomeOf returns what a statement leaves: the value, or the array that it was
// written into.
func outcomeOf(m *machine, s expr.Statement, v value) value {
	for n := len(s.Targets); n > 0; n = 0 {
		within := s.Targets[n-1]
		if t, ok := within.(*expr.Index); ok {
			within = t.X
		}
		if t, ok := within.(*expr.Attribute); ok {
			within = t.X
		}
		if name, ok := within.(*expr.Name); ok && within != s.Targets[n-1] && m.vars[name.Name] != nil {
			return m.vars[name.Name]
		}
	}
	return v
}

// assign makes v the value of a target.
func (m *machine) assign(target expr.Expr, v value, s expr.Statement) {
	switch t := target.(type) {
	case *expr.Name:
		if o := spelling(s.Value); v.kind == arrayKind && o.Written != engine.NotWritten && !o.Stored {
			*v.array = spelled(*v.array, engine.Origin{Written: engine.Reshaped})
		}
		m.set(t.Name, v)
		return
	case *expr.Sequence:
		unpack(m, t, v, s)
		return
	case *expr.Unary: // *rest, which unpack gives a list
		m.assign(t.X, v, s)
		return
	case *expr.Index:
		assignAt(m, t, v, s)
		return
	case *expr.Attribute:
		assignAttribute(m, t, v)
		return
	}
	m.outside(target, expr.OperationOn, "assignment")
}

func (m *machine) set(name string, v value) {
	if m.vars[name] == nil {
		m.order = append(m.order, name)
	}
	m.vars[name] = v
	root(m, v)
}

// unpack assigns the items of v to the targets, one each.
func unpack(m *machine, t *expr.Sequence, v value, s expr.Statement) {
	if v.kind == arrayKind && m.inside == nil && isTried(m) {
		m.outside(t, expr.ValuesUnknown, "the parts of a traced tensor")
	}
	items, err := tried(func() []value { return m.items(v, s.Value) })
	_, single := err.(*CallError)
	if e, says := err.(*LibraryError); single || says && strings.HasSuffix(e.Text, " is not iterable") {
		err = &UnpackError{Place: m.place(t), Want: len(t.Items), Have: -1, Type: m.className(v)}
	}
	must(err)
	star := func(x expr.Expr) bool {
		u, ok := x.(*expr.Unary)
		return ok && u.Op == "*"
	}
	if i := slices.IndexFunc(t.Items, star); i >= 0 {
		more := len(items) - len(t.Items) + 1
		if more < 0 {
			m.refuses(t, "ValueError", fmt.Sprintf("not enough values to unpack (expected at least %d, got %d)", len(t.Items)-1, len(items)))
		}
		items = slices.Concat(items[:i], []value{list(items[i : i+more]...)}, items[i+more:])
	}
	if len(items) != len(t.Items) {
		must(&UnpackError{Place: m.place(t), Want: len(t.Items), Have: len(items)})
	}
	for i, target := range t.Items {
		m.assign(target, items[i], s)
	}
}

func (in *context) place(x expr.Expr) expr.Place { return in.placeAt(x.At()) }

func (in *context) placeAt(s expr.Span) expr.Place {
	if in.inside != nil {
		s = in.inside.Span
	}
	return expr.Place{Source: in.source, Span: s}
}

// step keeps a step, and counts it.
func (r *record) step(s Step) error {
	if s.Line = r.line; r.inside != nil {
		s.Span, s.Text = r.inside.Span, expr.Format(asWritten(r.inside))
	}
	if s.Trace != nil {
		s.Trace.Program = r.source
	} else if s.Change != nil {
		s.Change.Program, s.Change.Index = r.source, r.indexIn(s)
	}
	noteFold(r.out.Steps, s.Change)
	noteParts(r.out.Steps, s.Span)
	r.out.Steps = append(r.out.Steps, s)
	if s.Trace != nil {
		for _, number := range s.Trace.Tells() {
			noteTold(r.out.Steps, number)
		}
		r.noteWritten(s.Trace)
		noteMet(r.out.Steps, s.Trace)
	}
	n, err := s.Result.Shape.Count()
	if err != nil || n > engine.MaxValues {
		n = 0 // nothing that large is computed
	}
	if r.work += n; r.work > r.mostWork {
		return &WorkError{Place: expr.Place{Source: r.source, Span: s.Span}, Limit: r.mostWork}
	}
	if len(r.out.Steps) > MaxSteps {
		return &WorkError{Place: expr.Place{Source: r.source, Span: s.Span}, Limit: MaxSteps, Steps: true}
	}
	return nil
}

// asWritten returns what the program has for a call, which may be no call: a @ b.
func asWritten(x *expr.Call) expr.Expr {
	if x.Func.At() == x.Span {
		return x.Func
	}
	return x
}

func (r *record) warn(list []engine.Warning) {
	for _, w := range list {
		r.out.Warnings = append(r.out.Warnings, w.String())
	}
}

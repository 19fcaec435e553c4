package run

import (
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
func Run(source string, library engine.Library) Outcome {
	program, err := expr.Parse(source)
	if err != nil {
		return Outcome{Library: orNumPy(library), Err: err, At: placeOf(err)}
	}
	m := &machine{
		source: source, library: library, given: library != "",
		vars: map[string]value{}, names: map[string]value{},
		memory: map[*engine.Array]*[]*engine.Array{}, functions: table(),
	}
	m.globals = m.vars
	spoken := inferred(program)
	m.named = spoken != "" && (library == "" || library == spoken)
	if m.tensors = spoken == engine.InPyTorch; !m.given {
		m.library = spoken
	}
	m.run(program)
	m.out.Library = orNumPy(m.library)
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

// A machine runs one program.
type machine struct {
	source  string
	library engine.Library
	given   bool // the library, by the caller
	named   bool // the program names the library whose rules it follows
	tensors bool // the program calls PyTorch's functions, whose tensors meet no lists
	vars    map[string]value
	globals map[string]value // vars outside of all functions
	depth   int              // calls of the program's own functions inside each other
	order   []string         // of vars
	names   map[string]value // that imports brought in

	functions  map[string]*function
	out        Outcome
	roots      int        // arrays that got names
	work       int        // values computed
	ticks      int        // nodes evaluated
	line       int        // the statement that runs
	inside     *expr.Call // a function written in the language, while it runs
	frame      frame      // its variables' origins
	said       []string   // warnings that such functions give themselves
	backward   bool       // gradients were computed
	unrecorded bool       // what is done is not tracked for gradients
	tracing    bool       // a function is tried without the values of its arguments
	showing    bool       // what is evaluated is shown, and no value that goes further

	labels [][]value // of xarray's axes: each list that an axis has

	// memory holds, for each array that shares its values with views of it,
	// all of them, the owner first.
	memory map[*engine.Array]*[]*engine.Array
}

// beyond returns err as what it is: where TensorFlow has a function of ragged
// tensors that we have not, we do not know whether it fails.
func (m *machine) beyond(err error, s expr.Statement) error {
	place := m.out.At
	if place.Source == "" {
		place = expr.Place{Source: m.source, Span: m.failed(s.Span)}
	}
	if m.named {
		err = m.unworded(err, place)
	}
	e, ragged := err.(*engine.RaggedChangeError)
	if !ragged || m.library != engine.InTensorFlow {
		return err
	}
	return &expr.UnsupportedError{Place: place, Feature: expr.OperationOn, Name: e.Name}
}

// run runs the statements until one fails.
func (m *machine) run(program *expr.Program) {
	for i, s := range program.Statements {
		m.line = i
		err := m.statement(s)
		if err == nil {
			continue
		}
		if _, ends := err.(*leave); ends {
			err = &expr.SyntaxError{Place: expr.Place{Source: m.source, Span: s.Span}, Problem: expr.StatementGoesOn, Found: s.Block.Word}
		}
		m.out.Err = m.beyond(err, s)
		if at := placeOf(err); at.Source != "" {
			m.out.At = at
		} else if m.out.At.Source == "" {
			m.out.At = expr.Place{Source: m.source, Span: m.failed(s.Span)}
		}
		return
	}
}

// failed returns the span of the step that failed, or of its statement.
func (m *machine) failed(statement expr.Span) expr.Span {
	if n := len(m.out.Steps); n > 0 {
		if last := m.out.Steps[n-1].Span; last.Start >= statement.Start && last.End <= statement.End {
			return last
		}
	}
	return statement
}

func (m *machine) statement(s expr.Statement) error {
	switch {
	case s.Imports != nil:
		return m.imports(s)
	case s.Block != nil:
		return m.block(s.Block, s)
	case s.Holds != nil:
		return m.assertion(s)
	case s.Value == nil:
		return nil
	}
	v, err := m.eval(s.Value)
	switch {
	case err != nil:
		return err
	case s.Op != "":
		return m.augment(s, v)
	}
	if path := unspokenIn(v); path != "" && m.named && len(s.Targets) == 0 {
		return m.outside(s.Value, expr.FunctionOf, path)
	}
	for _, target := range s.Targets {
		if err := m.assign(target, v, s); err != nil {
			return err
		}
	}
	m.out.Last = m.outcome(s, v).export()
	return nil
}

// unspokenIn returns the path of what a library has and we do not run, in v or among its
// items.
func unspokenIn(v value) string {
	if v.kind == moduleKind && strings.Contains(v.text, ".") && !contains(submodules, v.text[strings.LastIndexByte(v.text, '.')+1:]) {
		if _, part := library.PartOf(v.text); !part {
			return v.text
		}
	}
	for _, item := range v.items {
		if path := unspokenIn(item); path != "" && v.kind == tupleKind {
			return path
		}
	}
	return ""
}

// assertion fails where what it says is false.
func (m *machine) assertion(s expr.Statement) error {
	v, err := m.eval(s.Holds)
	if err != nil {
		return err
	}
	holds, err := m.truth(v, s.Holds)
	if err != nil || holds {
		return err
	}
	says := none()
	if s.Value != nil {
		says, err = m.shown(s.Value)
	}
	if err == nil {
		err = m.refuses(s.Holds, "AssertionError", says.text)
	}
	return err
}

// outcome returns what a statement leaves: the value, or the array that it was
// written into.
func (m *machine) outcome(s expr.Statement, v value) value {
	if n := len(s.Targets); n > 0 {
		if t, ok := s.Targets[n-1].(*expr.Index); ok {
			if name, ok := t.X.(*expr.Name); ok && m.vars[name.Name] != nil {
				return m.vars[name.Name]
			}
		}
	}
	return v
}

// assign makes v the value of a target.
func (m *machine) assign(target expr.Expr, v value, s expr.Statement) error {
	switch t := target.(type) {
	case *expr.Name:
		m.set(t.Name, v)
		return nil
	case *expr.Sequence:
		return m.unpack(t, v, s)
	case *expr.Unary: // *rest, which unpack gives a list
		return m.assign(t.X, v, s)
	case *expr.Index:
		return m.assignAt(t, v, s)
	case *expr.Attribute:
		return m.assignAttribute(t, v)
	}
	return m.outside(target, expr.OperationOn, "assignment")
}

func (m *machine) set(name string, v value) {
	if m.vars[name] == nil {
		m.order = append(m.order, name)
	}
	m.vars[name] = v
	m.root(v)
}

// unpack assigns the items of v to the targets, one each.
func (m *machine) unpack(t *expr.Sequence, v value, s expr.Statement) error {
	items, err := m.items(v, s.Value)
	if err != nil {
		return &UnpackError{Place: m.place(t), Want: len(t.Items), Have: -1, Type: m.className(v)}
	}
	star := func(x expr.Expr) bool {
		u, ok := x.(*expr.Unary)
		return ok && u.Op == "*"
	}
	if i := slices.IndexFunc(t.Items, star); i >= 0 {
		more := len(items) - len(t.Items) + 1
		if more < 0 {
			return m.refuses(t, "ValueError", fmt.Sprintf("not enough values to unpack (expected at least %d, got %d)", len(t.Items)-1, len(items)))
		}
		items = slices.Concat(items[:i], []value{list(items[i : i+more]...)}, items[i+more:])
	}
	if len(items) != len(t.Items) {
		return &UnpackError{Place: m.place(t), Want: len(t.Items), Have: len(items)}
	}
	for i, target := range t.Items {
		if err := m.assign(target, items[i], s); err != nil {
			return err
		}
	}
	return nil
}

// place returns where x stands in the program.
func (m *machine) place(x expr.Expr) expr.Place {
	if m.inside != nil {
		x = m.inside
	}
	return expr.Place{Source: m.source, Span: x.At()}
}

// placeAt returns the place of a statement.
func (m *machine) placeAt(s expr.Span) expr.Place {
	if m.inside != nil {
		s = m.inside.Span
	}
	return expr.Place{Source: m.source, Span: s}
}

// step keeps a step, and counts it.
func (m *machine) step(s Step) error {
	if s.Line = m.line; m.inside != nil {
		s.Span, s.Text = m.inside.Span, expr.Format(m.inside)
	}
	m.out.Steps = append(m.out.Steps, s)
	if tooLarge(s.Result.Values) {
		return &expr.UnsupportedError{Place: expr.Place{Source: m.source, Span: s.Span}, Feature: expr.OperationOn, Name: "uint64 of 2**63 or more"}
	}
	n, err := s.Result.Shape.Count()
	if err != nil || n > engine.MaxValues {
		n = 0 // nothing that large is computed
	}
	if m.work += n; m.work > MaxWork {
		return &WorkError{Place: expr.Place{Source: m.source, Span: s.Span}, Limit: MaxWork}
	}
	if len(m.out.Steps) > MaxSteps {
		return &WorkError{Place: expr.Place{Source: m.source, Span: s.Span}, Limit: MaxSteps}
	}
	return nil
}

func (m *machine) warn(list []engine.Warning) {
	for _, w := range list {
		m.out.Warnings = append(m.out.Warnings, w.String())
	}
}

// warnOnce keeps a warning that Python shows once for the same text.
func (m *machine) warnOnce(text string) {
	if !slices.Contains(m.out.Warnings, text) {
		m.out.Warnings = append(m.out.Warnings, text)
	}
}

// tooLarge reports whether a value is 2**63 or more, which is not carried out.
func tooLarge(v engine.Values) bool {
	if v.DType != engine.Uint64 || !v.Known() {
		return false
	}
	if p := v.Progression; p != nil && !v.Held() {
		return p.First < 0 || p.Step < 0
	}
	return slices.ContainsFunc(v.Ints, func(n int64) bool { return n < 0 })
}

package run

import (
	"cmp"
	"math"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// modules holds the names that other modules than those of [engine.Libraries] go by where
// no import says otherwise.
var modules = map[string]string{
	"jax": "jax", "lax": "jax.lax", "F": "torch.nn.functional", "nn": "torch.nn", "math": "math",
	"pd": "pandas", "pandas": "pandas", "plt": "matplotlib", "matplotlib": "matplotlib", "sns": "seaborn",
	"sklearn": "sklearn", "scipy": "scipy", "cv2": "cv2",
}

func moduleAt(name string) string { return cmp.Or(engine.ModuleAt(name), modules[name]) }

// submodules lists the parts of modules that hold functions of their own.
const submodules = "random|linalg|nn|functional|math|numpy|ragged|lax|ops|cuda|experimental|RaggedTensor"

func libraryOf(module string) engine.Library {
	if module == "keras" || strings.HasPrefix(module, "keras.") {
		return engine.InTensorFlow
	}
	return library.At(module)
}

// inferred returns the library that a program names first, or NumPy where that
// is the only one: others take its arrays. Where a program names none it is the
// first one it imports; "" when it does neither, and asks for nothing of PyTorch's.
func inferred(p *expr.Program) engine.Library {
	aliases := map[string]string{}
	first, beside := engine.Library(""), engine.Library("")
	for _, s := range p.Statements {
		for _, one := range s.Imports {
			path := cmp.Or(one.From, one.Name)
			aliases[cmp.Or(one.As, one.Name)] = path
			if first == "" {
				first = libraryOf(path)
			}
		}
		if s.Imports != nil {
			continue
		}
		for _, name := range expr.Owners(p.Source[s.Span.Start:s.Span.End]) {
			path, imported := aliases[name]
			if !imported && (name != "F" || first == "") { // a matrix has that name too
				path = moduleAt(name)
			}
			switch l := libraryOf(path); l {
			case "":
			case engine.InNumPy:
				beside = l
			default:
				return l
			}
		}
	}
	if beside == "" && first == "" && asksTensors(p.Source) {
		return engine.InPyTorch
	}
	return cmp.Or(beside, first)
}

// tensorMethods are what programs ask of PyTorch's tensors, and of nothing else.
const tensorMethods = "unsqueeze|masked_fill|masked_fill_|permute|detach|requires_grad_|softmax|log_softmax|scatter_|index_select"

// asksTensors reports whether a program asks its arrays for what only tensors have.
func asksTensors(source string) bool {
	words := expr.Words(source)
	for i := range words {
		if i > 0 && words[i-1].Text == "." && contains(tensorMethods, words[i].Text) {
			return true
		}
	}
	return false
}

// runImports brings the names of an import statement in. A module we do not speak
// is an error where it is used, not where it is imported, but for a slip in the
// name of one that we do.
func runImports(m *machine, s expr.Statement) {
	for _, one := range s.Imports {
		root, _, _ := strings.Cut(cmp.Or(one.From, one.Name), ".")
		if libraryOf(root) == "" {
			m.told(&expr.Name{Span: s.Span}, "_no_module", root)
		}
		switch {
		case one.Name == "*":
			m.names["*"] = none()
		case one.From == "" && one.As == "":
			m.names[root] = module(root)
		case one.From == "":
			m.names[one.As] = module(one.Name)
		default:
			lacksImport(&m.context, &expr.Name{Span: s.Span}, one.From, one.Name)
			m.names[cmp.Or(one.As, one.Name)] = m.member(one.From, one.Name)
		}
	}
}

// lacksImport is what Python says of a name that a library does not have, with the end of
// the path at which it looked.
func lacksImport(in *context, x expr.Expr, from, name string) {
	part, known := library.PartOf(from)
	if !known || part.Has(name) || moduleAt(from+"."+name) != "" || contains(submodules, name) || strings.Contains(from, ".") {
		return
	}
	in.refuses(x, "ImportError", "cannot import name '"+name+"' from '"+from+"' (site-packages/"+from+"/__init__.py)")
}

func module(path string) value { return &object{kind: moduleKind, text: path} }

// drafted are the names of arrays and values that are written without an import, as on paper.
const drafted = "array|arange|empty|eye|full|inf|linspace|nan|ones|ragged|tensor|zeros"

func evalName(m *machine, x *expr.Name) value {
	switch v := m.vars[x.Name]; v {
	case nil:
	case unbound:
		return m.refuses(x, "UnboundLocalError", "cannot access local variable '"+x.Name+"' where it is not associated with a value")
	default:
		if m.tracing && m.inside == nil && v == m.globals[x.Name] && (v.kind == numberKind || v.kind == textKind) {
			m.read[x.Name] = v
		}
		return v
	}
	if v, ok := m.names[x.Name]; ok && m.inside == nil {
		return v
	}
	if m.inside != nil && x.Name[0] == '_' {
		for _, name := range []string{x.Name, x.Name[1:]} {
			if f := m.functions[name]; f != nil {
				return &object{kind: callKind, fn: f}
			}
		}
	}
	if path := moduleAt(x.Name); path != "" && (path != "math" || len(m.names) == 0 || m.inside != nil) {
		if l := libraryOf(path); m.named && l != "" && l != engine.InNumPy && l != m.library {
			return m.outside(x, expr.Module, x.Name) // beside another library
		}
		return module(path)
	}
	if v, ok := builtin(m, x.Name); ok {
		return v
	}
	_, all := m.names["*"]
	if v := m.member("", x.Name); v.kind != moduleKind && (m.inside != nil || !imports(m) && (all || !m.named || contains(drafted, x.Name))) {
		m.named = m.named && m.inside != nil // else a program in the notation of this package, which has the names of all libraries
		return v
	}
	if builtins, _ := library.PartOf("builtins"); builtins.Has(x.Name) {
		return m.outside(x, expr.FunctionOf, x.Name)
	}
	if x.Name == "__name__" {
		return text("__main__")
	}
	return fails(&NameError{Place: m.place(x), Name: x.Name})
}

// imports reports whether the program imports one of the libraries, so that it has
// no other names than those.
func imports(m *machine) bool {
	for _, v := range m.names {
		if libraryOf(v.text) != "" {
			return true
		}
	}
	return false
}

// builtin returns the names that mean something else without a module than in one.
func builtin(m *machine, name string) (value, bool) {
	switch name {
	case "float", "int", "bool", "list", "tuple", "range", "str":
		return typeNamed(name), true
	case "print", "len", "type", "sum", "max", "min", "isinstance", "getattr", "hasattr", "repr":
		return &object{kind: callKind, fn: m.functions[name]}, true
	}
	v := written("math", "builtin", name)
	return v, v != nil
}

// member returns what a module has under a name: a function, a constant, a
// type, or a module inside it, which may be one we do not speak.
func (m *machine) member(path, name string) value {
	_, last := cutLast(path)
	if path == "math" {
		last = "Python" // not TensorFlow's math
	}
	if v := writtenIn(m, path, last, name); v != nil {
		return v
	}
	if f := m.functions[last+"."+name]; f != nil {
		return &object{kind: callKind, fn: f, text: path}
	}
	if v, ok := constants[name]; ok {
		return v
	}
	if name == "e" && path != "" {
		return float(math.E)
	}
	if name == "bool" && libraryOf(path) == engine.InNumPy {
		name = "bool_"
	}
	if _, ok := dtypes[name]; ok {
		if libraryOf(path) == engine.InPyTorch && (name == "float" || name == "int") {
			name += "32" // PyTorch's own are narrower than Python's
		}
		if d := dtypes[name]; libraryOf(path) == engine.InPyTorch && d != noDType && !strings.HasSuffix(name, "Tensor") {
			name = "torch." + d.String()
		}
		v := typeNamed(name)
		v.foreign = libraryOf(path) == engine.InNumPy && !m.isNumPy()
		return v
	}
	if f := m.functions[name]; f != nil && name[0] != '_' && (path == "" || !contains(submodules, name) && libraryOf(path) != "") {
		return &object{kind: callKind, fn: f, text: path}
	}
	if path == "" && m.inside == nil {
		if v := ofAny("", name); v != nil {
			return v
		}
	}
	return module(strings.TrimPrefix(path+"."+name, "."))
}

// cutLast parts a path at its last dot.
func cutLast(path string) (before, last string) {
	i := strings.LastIndexByte(path, '.')
	return path[:max(i, 0)], path[i+1:]
}

var constants = map[string]value{
	"newaxis": none(),
	"inf":     float(math.Inf(1)), "Inf": float(math.Inf(1)),
	"nan": float(math.NaN()), "NaN": float(math.NaN()),
	"pi": float(math.Pi),
}

// dtypes holds the types of values by the names that libraries give them: a line for each of the
// engine's types in their order, and last those that we do not have.
var dtypes = typesNamed(`bool bool_ BoolTensor
uint8 ubyte ByteTensor
uint16
uint32
uint64
int8 byte CharTensor
int16 short ShortTensor
int32 intc IntTensor
int64 int long int_ LongTensor
float16 half HalfTensor
bfloat16 BFloat16Tensor
float32 single FloatTensor
float64 float double float_ DoubleTensor
complex64 complex128 complex object string`)

func typesNamed(text string) map[string]engine.DType {
	types := map[string]engine.DType{}
	for i, line := range strings.Split(text, "\n") {
		d := engine.DType(i)
		if d > engine.Float64 {
			d = noDType
		}
		for _, name := range strings.Fields(line) {
			types[name] = d
		}
	}
	return types
}

// typeCodes holds the types of values by NumPy's short codes.
const typeCodes = "? bool; b1 bool; b int8; B uint8; h int16; i int32; l int64; q int64; i1 int8; i2 int16; i4 int32; i8 int64; u1 uint8; u2 uint16; u4 uint32; u8 uint64; " +
	"e float16; f float32; d float64; f2 float16; f4 float32; f8 float64"

// noDType stands for a type of values that we do not have.
const noDType engine.DType = 255

// dtype returns the type of values that v names. A library may have other names for some,
// and words for what names none.
func (m *machine) dtype(v value, x expr.Expr) engine.DType {
	named, tensors := v.kind == typeKind || v.kind == textKind, m.library == engine.InTensorFlow && m.named
	d, ok := dtypes[strings.TrimPrefix(v.text, "torch.")]
	if v.kind == textKind && !ok {
		d, ok = dtypes[entryOf(typeCodes, strings.TrimLeft(v.text, "<=|"))]
	}
	if own := !named || !ok || tensors && (v.text == "int" || v.text == "float") || m.isNumPy() && strings.HasPrefix(v.text, "torch."); own && (m.named || m.isNumPy()) {
		if name := m.told(x, "_dtype", v); name.kind == textKind {
			return dtypes[name.text]
		}
	}
	switch {
	case !named:
		must(&ArgumentError{m.place(x), ArgumentWrong, "dtype", "dtype", "the name of a type"})
	case !ok || d == noDType, d == engine.BFloat16 && m.isNumPy():
		m.outside(x, expr.TypeOf, v.text)
	}
	return d
}

// unspoken reports a function or a module that is outside the language.
func unspoken(in *context, path string, x expr.Expr) error {
	before, _ := cutLast(path)
	if _, known := library.PartOf(before); !known && libraryOf(path) == "" {
		root, _, _ := strings.Cut(path, ".")
		return in.outsideError(x, expr.Module, root)
	}
	return in.outsideError(x, expr.FunctionOf, path)
}

package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// A value is what an expression gives while the program runs. It is passed by
// pointer, since most that is done with values is to hand them on.
type value = *object

// An object is what a value points to. Once it was handed on, it changes no more.
type object struct {
	kind   kind
	array  *engine.Array    // of an array
	number engine.Scalar    // of a Python number
	text   string           // of a text, a module's path, a type's name
	items  []value          // of a list or a tuple; the keys of a dictionary
	values []value          // of a dictionary
	own    bool             // a function that was written with def or lambda; an exception whose text is known
	attrs  map[string]value // of a class or an instance
	role   string           // of a method: staticmethod, classmethod or property
	of     value            // the class of an instance or of a method; the base of a class
	weight int              // of a list or a tuple: the values in it, at any depth
	fn     *function        // of a callable
	self   *operandValue    // of a callable: what it is a method of
	row    library.Row      // of a callable: its signature in its library
	bare   bool             // an array that is one of xarray's Variables
	line   int              // of a function of the program's
	numpy  bool             // an array of rank 0 that NumPy gives as a number

	weak bool // an array of JAX's of one of Python's numbers, that yields to the types of others

	// foreign marks an array of NumPy's in a program of another library.
	foreign bool
}

// An operandValue is a value and the expression it came from.
type operandValue struct {
	*object
	expr expr.Expr
}

// A kind is what Python would call the type of a value.
type kind uint8

const (
	noneKind kind = iota
	numberKind
	textKind
	listKind
	tupleKind
	sizeKind // torch.Size, a tuple
	arrayKind
	callKind
	moduleKind
	typeKind // float, np.float32: text is its name
	ellipsisKind
	dictKind
	classKind
	instanceKind
	superKind
	exceptionKind // that was caught: text is what it says, where that is known
)

func none() value                 { return &object{} }
func boolean(b bool) value        { return &object{kind: numberKind, number: engine.BoolScalar(b)} }
func integer(n int) value         { return &object{kind: numberKind, number: engine.IntScalar(int64(n))} }
func float(x float64) value       { return &object{kind: numberKind, number: engine.FloatScalar(x)} }
func text(s string) value         { return &object{kind: textKind, text: s} }
func list(items ...value) value   { return sequence(listKind, items) }
func tuple(items ...value) value  { return sequence(tupleKind, items) }
func array(a engine.Array) value  { return &object{kind: arrayKind, array: &a} }
func typeNamed(name string) value { return &object{kind: typeKind, text: name} }

func objects(list []operandValue) value {
	v := tuple()
	for _, one := range list {
		v.items = append(v.items, one.object)
	}
	return v
}

// sequence returns the items in a value of the kind.
func sequence(k kind, items []value) value {
	v := &object{kind: k, items: items, weight: 1}
	for _, item := range items {
		v.weight += max(item.weight, 1)
	}
	return v
}

// integers returns sizes as Python ints, in a value of the kind.
func integers(k kind, sizes []int) value {
	items := make([]value, len(sizes))
	for i, n := range sizes {
		items[i] = integer(n)
	}
	return sequence(k, items)
}

func (v *object) isSequence() bool {
	return v.kind == listKind || v.kind == tupleKind || v.kind == sizeKind
}

// one returns the value of a number, or of an array that has exactly one.
func (v *object) one() (engine.Scalar, bool) {
	switch v.kind {
	case numberKind:
		return v.known(), true
	case arrayKind:
		if n, err := v.array.Shape.Count(); err != nil || n != 1 || !v.array.Values.Known() || !v.array.Shape.IsDense() {
			return engine.Scalar{}, false
		}
		return v.array.Values.Scalar(v.array.Offset), true
	}
	return engine.Scalar{}, false
}

// known returns the value of a number of Python's, or ends what runs where that is random.
func (v *object) known() engine.Scalar {
	if !v.number.Known {
		must(&expr.UnsupportedError{Feature: expr.ValuesUnknown, Name: "this step"})
	}
	return v.number
}

// hidden returns the one value that v has without its digits, where those are not known.
func hidden(v value) (engine.Scalar, bool) {
	if v.kind != arrayKind {
		return v.number, v.kind == numberKind && !v.number.Known
	}
	n, err := v.array.Shape.Count()
	return engine.Scalar{DType: v.array.Values.DType}, err == nil && n == 1 && !v.array.Values.Known()
}

// isInt returns the int that v is: a Python one, or an array of rank 0.
func (v *object) isInt() (int, bool) {
	s, ok := v.one()
	if !ok || s.DType.Kind() == engine.KindFloat || v.kind == arrayKind && v.array.Shape.Rank() > 0 {
		return 0, false
	}
	if s.DType == engine.Uint64 && s.Int < 0 {
		must(&expr.UnsupportedError{Feature: expr.OperationOn, Name: "an int of more than 63 bits"})
	}
	return int(s.Int), true
}

// typeName returns what Python calls the type of v.
func (v *object) typeName() string {
	switch v.kind {
	case numberKind:
		return [...]string{"bool", "int", "float"}[v.number.DType.Kind()]
	case listKind, sizeKind, dictKind:
		if v.text != "" {
			return v.text // such as range
		}
	case instanceKind:
		return v.of.text
	case exceptionKind:
		if v.of != nil {
			return v.of.text
		}
	case callKind:
		if name := v.fn.name; !v.own && name != "" && 'A' <= name[0] && name[0] <= 'Z' {
			return "type" // a class of a library, such as GradientTape
		}
	case arrayKind:
		if v.numpy {
			return v.array.Values.DType.String()
		}
		return "array"
	}
	return [...]string{
		noneKind: "NoneType", textKind: "str", listKind: "list", tupleKind: "tuple", sizeKind: "torch.Size",
		callKind: "function", moduleKind: "module", typeKind: "type", ellipsisKind: "ellipsis", dictKind: "dict", classKind: "type", instanceKind: "", superKind: "super", exceptionKind: "Exception",
		numberKind: "", arrayKind: "",
	}[v.kind]
}

func (v *object) export() Value {
	if v.kind == arrayKind {
		a := *v.array
		return Value{Array: &a, Number: v.numpy}
	} else if a := v.attrs["_array"]; a != nil {
		return a.export()
	}
	out := Value{Type: v.typeName(), Tuple: v.kind == tupleKind || v.kind == sizeKind}
	if text, known := v.represent(); known {
		out.Text = text
	} else if shown := v.attrs["_shown"]; shown != nil {
		out.Text = shown.text
	}
	switch v.kind {
	case numberKind:
		if v.number.Known {
			out.Python = plain(v.number)
		}
	case textKind, typeKind:
		out.Python = v.text
	case listKind, tupleKind, sizeKind:
		out.Items = make([]Value, len(v.items))
		all := make([]any, len(v.items))
		for i, item := range v.items {
			out.Items[i] = item.export()
			all[i] = out.Items[i].Python
		}
		out.Python = all
	}
	return out
}

func plain(s engine.Scalar) any {
	switch s.DType.Kind() {
	case engine.KindBool:
		return s.Int != 0
	case engine.KindInt:
		if s.DType == engine.Uint64 {
			return uint64(s.Int)
		}
		return s.Int
	}
	return s.Float
}

// nestedOf returns v as a nested list, and whether it is one: numbers, known
// arrays, and lists of them.
func nestedOf(v value) (engine.Nested, bool) {
	switch {
	case v.kind == numberKind:
		return engine.Nested{Scalar: v.number}, true
	case v.kind == arrayKind && v.array.Values.Known():
		if v.array.Shape.Listed() > maxListed {
			return engine.Nested{}, false
		}
		return v.array.Nested(), true
	case v.isSequence():
		n := engine.Nested{Items: make([]engine.Nested, len(v.items))}
		for i, item := range v.items {
			var ok bool
			if n.Items[i], ok = nestedOf(item); !ok {
				return n, false
			}
		}
		return n, true
	}
	return engine.Nested{}, false
}

// maxListed bounds the values of a list at any depth, and what an array that is
// written out as one is made of.
const maxListed = 1 << 18

package run

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// What xarray keeps beside the values of an array is a dictionary: of its name, its
// attributes, and its coordinates, which are arrays, or None where they are the labels of an
// axis. Texts are numbers of texts, and an apostrophe stands before the name of theirs. An
// array has the number of its dictionary, 0 where nobody knows what it has. What becomes of it
// is written in the language.

func besides() []function {
	return []function{
		{"beside", "a", func(c *call) value { return besideOf(c.machine, *c.args[0].array) }},
		{"with_beside", "a dictionary", func(c *call) value {
			v := *c.args[0].object
			a := *v.array
			v.array, a.Beside = &a, putBeside(c.machine, c.args[1].object)
			c.share(c.args[0].array, v.array)
			return &v
		}},
		{"follow", "a like", func(c *call) value {
			c.args[0].array.Beside = follow(c.machine, *c.args[1].array, *c.args[0].array)
			return c.args[0].object
		}},
		{"attributed", "dataset attrs", func(c *call) value {
			if c.has(1) {
				c.args[0].attrs = map[string]value{"": c.args[1].object}
			}
			return c.args[0].object
		}},
		{"notes", "name", func(c *call) value { // a dictionary of the library's own, as long as the program runs
			if c.stored.find(c.args[0].object) < 0 {
				c.stored.put(c.args[0].object, dict())
			}
			return c.stored.values[c.stored.find(c.args[0].object)]
		}},
		{"text_number", "text", func(c *call) value {
			if !slices.Contains(c.texts, c.args[0].text) {
				c.texts = append(c.texts, c.args[0].text)
			}
			return integer(slices.Index(c.texts, c.args[0].text))
		}},
		{"text_at", "number", func(c *call) value { return text(c.texts[c.args[0].known().Int]) }},
		{"attributes_of", "dataset", func(c *call) value { return cmp.Or(c.args[0].attrs[""], none()) }},
	}
}

func besideOf(m *machine, a engine.Array) value {
	if a.Beside == 0 {
		return none()
	}
	return m.besides[a.Beside-1]
}

// putBeside keeps a dictionary and returns its number.
func putBeside(m *machine, d value) int {
	if d.kind == noneKind {
		return 0
	}
	for i := len(m.besides); i > max(0, len(m.besides)-recent); i-- {
		if old := m.besides[i-1]; equal(old.values[0], d.values[0]) && equal(old.values[1], d.values[1]) && slices.EqualFunc(old.values[2].items, d.values[2].items, equal) && slices.EqualFunc(old.values[2].values, d.values[2].values, oneCoord) {
			return i
		}
	}
	for _, key := range d.values[2].items {
		m.coords = append(m.coords, strings.TrimLeft(key.text, "'@"))
	}
	m.besides = append(m.besides, d)
	return len(m.besides)
}

// recent is how many dictionaries are looked at before one more is kept.
const recent = 8

// oneCoord reports whether two coordinates are the same object, or both the labels of an axis.
func oneCoord(a, b value) bool { return a == b || a.kind == noneKind && b.kind == noneKind }

// besideBy returns the number of the dictionary that a function of xarray's makes, whose steps
// are none of the program's.
func besideBy(m *machine, name string, args ...value) int {
	steps, last := len(m.out.Steps), m.out.Last
	x, given := &expr.Name{}, []operandValue{}
	for _, v := range args {
		given = append(given, operandValue{v, x})
	}
	d := m.invoke(written(engine.InXArray, "", name), x, given...)
	m.out.Steps, m.out.Last = m.out.Steps[:steps], last
	return putBeside(m, d)
}

// follow returns what is beside an array that was made of another.
func follow(m *machine, from, to engine.Array) int {
	if d := besideOf(m, from); d.kind == noneKind || len(d.values[2].items) == 0 || sameAxes(from, to) {
		return from.Beside
	}
	to.Beside = 0
	return besideBy(m, "_followed", besideOf(m, from), array(to))
}

func sameAxes(a, b engine.Array) bool {
	return slices.EqualFunc(a.Shape.Axes, b.Shape.Axes, func(a, b engine.Axis) bool { return a.Name == b.Name && a.Size == b.Size })
}

// followAll returns what is beside the result of an operation on several arrays.
func followAll(m *machine, t engine.Trace, to engine.Array) int {
	dicts, same, whole := list(), true, true
	key := strconv.FormatBool(t.Call == "")
	for _, axis := range to.Shape.Axes {
		key += fmt.Sprint(" ", axis.Name, axis.Size, axis.Origin.Index != 0)
	}
	for _, o := range t.Operands {
		if o.Weak || o.Number || o.Beside == 0 && !o.Shape.Named() && (o.Shape.Rank() > 0 || m.library == engine.InTensorFlow) {
			continue
		} else if o.Beside == 0 {
			return 0
		}
		whole, key = whole && sameAxes(o.Array, to), key+" "+strconv.Itoa(o.Beside)
		same = same && (len(dicts.items) == 0 || dicts.items[0] == besideOf(m, o.Array))
		dicts.items = append(dicts.items, besideOf(m, o.Array))
	}
	switch to.Beside = 0; {
	case len(dicts.items) == 0:
		return 0
	case same && (whole || len(dicts.items[0].values[2].items) == 0):
		return slices.Index(m.besides, dicts.items[0]) + 1
	}
	n, met := m.merged[key]
	if !met {
		n = besideBy(m, "_merged", dicts, array(to), boolean(t.Call == ""))
		m.merged[key] = n
	}
	return n
}

// entriesBeside returns what is beside the entries of an array that subscripts take.
func entriesBeside(m *machine, from engine.Array, subscripts []engine.Subscript) int {
	d, places := besideOf(m, from), dict()
	if d.kind == noneKind {
		return 0
	}
	for k, s := range subscripts {
		axis := from.Shape.Axes[k]
		at, known := placesOf(s, axis.Size)
		switch {
		case !known || s.Kind == engine.Single && axis.Origin.Index < 0:
			return 0
		case s.Kind == engine.Single:
			places.put(text(axis.Name), at.items[0])
		case s.Kind == engine.Picked || s.Range != engine.Range{}:
			places.put(text(axis.Name), at)
		}
	}
	from.Beside = 0
	return besideBy(m, "_entries_beside", d, array(from), places)
}

// placesOf returns the places along an axis that a subscript takes, and whether they are known.
func placesOf(s engine.Subscript, size int) (value, bool) {
	c, err := engine.Index(counting(engine.Dense(size)), s)
	if err != nil {
		return nil, false
	}
	places, known := intsOf(array(c.To))
	return integers(listKind, places), known
}

// coordinate returns what an array of xarray's has as a coordinate by a name, nil for nothing.
func coordinate(m *machine, of operandValue, x expr.Expr, name string) value {
	if m.library != engine.InXArray || !m.named || of.foreign {
		return nil
	}
	part, _ := library.PartOf("xarray.DataArray")
	_, brackets := x.(*expr.Index)
	root, _, _ := strings.Cut(name, ".") // such as time of time.month
	if !brackets && part.Has(name) || axisNamed(*of.array, root) < 0 && !slices.Contains(m.coords, root) {
		return nil
	}
	steps := len(m.out.Steps)
	v := m.invoke(written(engine.InXArray, "", "_coordinate"), x, of, operandValue{text(name), x})
	if m.out.Steps = m.out.Steps[:steps]; v.kind == noneKind {
		return nil
	}
	return v
}

// coordName returns the name of a coordinate that stands alone in brackets, or "".
func coordName(m *machine, x *expr.Index, of value) string {
	if m.library != engine.InXArray || !m.named || of.foreign || len(x.Items) != 1 {
		return ""
	}
	switch x.Items[0].(type) {
	case *expr.Literal, *expr.Name:
		if v := m.value(x.Items[0]); v.kind == textKind {
			return v.text
		}
	}
	return ""
}

// assignNamed carries out an assignment to a variable of a Dataset or to a coordinate, and
// reports whether it is one.
func assignNamed(m *machine, of value, t *expr.Index, v operandValue) bool {
	function := "_assigned"
	if a, ok := t.X.(*expr.Attribute); ok && a.Name == "coords" && m.library == engine.InXArray {
		of, function = m.value(a.X), "_with_coordinate"
	} else if of.kind == arrayKind && coordName(m, t, of) != "" {
		function = "_with_coordinate"
	} else if len(t.Items) != 1 || !of.isDataset() {
		return false
	}
	to := m.invoke(written(engine.InXArray, "", function), t, operandValue{of, t.X}, operandValue{m.value(t.Items[0]), t}, v)
	if of.kind == arrayKind {
		of.array.Shape, of.array.Beside = to.array.Shape, to.array.Beside
	} else {
		of.items, of.values = to.items, to.values
	}
	return true
}

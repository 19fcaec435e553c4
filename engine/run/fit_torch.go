package run

import (
	"slices"
	"strings"

	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// parsed returns the first signature of PyTorch's parser that a call fits. What
// it raises otherwise depends on how many signatures the number of arguments
// leaves.
func parsed(c *call, given arguments) library.Signature {
	all := c.row.Signatures()
	var counted []library.Signature
	n := len(given.placed) + len(given.named)
	for _, s := range all {
		if fitted, ok := parsesAs(c, s, given); ok {
			return fitted
		}
		optional := slices.DeleteFunc(slices.Clone(s.Params), c.needs)
		if n >= len(s.Params)-len(optional) && n <= len(s.Params) {
			counted = append(counted, s)
		}
	}
	if len(all) == 1 && !strings.Contains(all[0].Text, "alpha") {
		counted = all
	}
	if len(counted) == 1 {
		unparsed(c, counted[0], given)
		return counted[0]
	}
	var texts []string
	for _, s := range all {
		texts = append(texts, s.Text)
	}
	names := append(make([]string, len(given.placed)), namesOf(given)...)
	c.told(c.node, "_invalid", c.row.Shown, texts, objects(given.all()), names)
	return all[0]
}

// parsesAs reports whether a call fits a signature, and returns it; a list of
// ints that comes first may be given int by int.
func parsesAs(c *call, s library.Signature, given arguments) (library.Signature, bool) {
	spread := len(given.placed) > 0 && spreads(s) && isIntLike(given.placed[0].object)
	if spread {
		first := s.Params[0]
		if slices.ContainsFunc(given.named, func(a keyword) bool { return c.means(first.Name, a.name) }) {
			return s, false
		}
		s.Params = slices.Clone(s.Params)
		s.Params[0].Kind = library.Rest
		unpacks(c, first, objects(given.placed).items)
		given.placed = nil
	}
	unknown := func(a keyword) bool { return paramOf(c, s, a.name) < 0 }
	if spread && slices.ContainsFunc(given.named, unknown) || !spread && misfits(c, s, given) {
		return s, false
	}
	for i, p := range s.Params {
		if v, has := argumentOf(c, p, i, given); has && !suits(c, p, v.object) {
			return s, false
		}
	}
	return s, true
}

// spreads reports whether a signature begins with a list of ints that may be
// given int by int.
func spreads(s library.Signature) bool {
	if _, most := s.Count(); most == 0 || s.Params[0].Kind != library.Either || most > 1 && !s.Params[1].Optional {
		return false
	}
	p := s.Params[0]
	return p.Type == "tuple of ints" || p.Type == "" && contains("size|dims|shape|repeats", p.Name)
}

// unpacks reports an item of a list of ints that is none: PyTorch's parser looks at the
// first item alone, and then unpacks them all.
func unpacks(c *call, p library.Param, items []value) {
	for k, item := range items {
		if _, isInt := item.isInt(); !isInt && item.kind != arrayKind {
			c.told(c.node, "_no_unpacking", c.row.Shown, p.Name, k+1, c.className(item))
		}
	}
}

func isIntLike(v value) bool {
	_, isInt := v.isInt()
	return isInt && !v.isTruth()
}

// takesNumbers lists the functions of PyTorch that take a number for a tensor.
const takesNumbers = "add|sub|mul|div|subtract|multiply|divide|true_divide|floor_divide|copy"

// suits reports whether a value is of the type that PyTorch's parser wants.
func suits(c *call, p library.Param, v value) bool {
	if v.kind == noneKind && p.Optional && (p.Type == "" || p.Default == "None") {
		return true
	}
	_, isInt := v.isInt()
	switch p.Type {
	case "Tensor":
		return v.kind == arrayKind && !v.foreign || v.kind == numberKind && contains(takesNumbers, strings.TrimSuffix(c.row.Name, "_"))
	case "int":
		return isInt && !v.isTruth()
	case "Number", "float":
		return v.kind == numberKind || v.kind == arrayKind && v.array.Shape.Rank() == 0
	case "bool":
		return v.isTruth()
	case "tuple of ints":
		if v.kind == noneKind {
			return p.Name == "dim" && contains(takesAll, c.row.Name)
		}
		if len(v.items) > 0 && isIntLike(v.items[0]) {
			unpacks(c, p, v.items)
		}
		_, ints := intsOf(v)
		return ints && !v.isTruth() && !(v.isLarge() || v.foreign && v.array.Shape.Rank() > 0) && !(v.kind == numberKind && wantsSeveral(p, c.row.Name))
	case "tuple of Tensors":
		return v.isSequence() && (v.kind != listKind || v.text == "")
	case "object":
		return true
	case "torch.dtype":
		return v.kind == typeKind && !v.foreign
	}
	if wantsSeveral(p, c.row.Name) {
		unpacks(c, p, v.items)
		return v.isSequence()
	}
	return p.Name != "dtype" || v.kind == typeKind && !v.foreign
}

// takesAll lists the functions of PyTorch that take None for the axes of all.
const takesAll = "sum|mean|nansum|nanmean|std|var"

// wantsSeveral reports whether a parameter of PyTorch's takes no single int for its
// list of ints.
func wantsSeveral(p library.Param, fn string) bool {
	return p.Name == "size" || p.Name == "dims" && !contains("roll|tensordot", fn)
}

// unparsed is raised where one signature is left and the call does not fit it: told are
// also the values that it gives, with whether they suit, up to the first that does not.
func unparsed(c *call, s library.Signature, given arguments) {
	_, most := s.Count()
	spread := len(given.placed) > 0 && spreads(s) && isIntLike(given.placed[0].object)
	values, fits := list(), spread || len(given.placed) <= most
	var places []int
	for i, p := range s.Params {
		v, has := argumentOf(c, p, i, given)
		if fits = fits && (has || p.Optional || p.Kind != library.Either); !has {
			values.items = append(values.items, none())
			continue
		}
		suited := !fits || i == 0 && spread || suits(c, p, v.object)
		values.items = append(values.items, tuple(v.object, boolean(suited)))
		fits = fits && suited
	}
	for _, a := range given.named {
		places = append(places, paramOf(c, s, a.name))
	}
	c.told(c.node, "_unparsed", c.row.Shown, c.fn.name, c.method, described(s), values, spread, len(given.placed), namesOf(given), places)
}

// onlyTensors refuses what came of a function of PyTorch's that was given an array of
// NumPy's, where PyTorch's own words are not known.
func onlyTensors(c *call, v value, err error) error {
	if e, raised := err.(*LibraryError); raised && strings.HasSuffix(e.Text, "must be Tensor, not numpy.ndarray") || err == nil && v.kind != arrayKind {
		return err
	}
	if slices.ContainsFunc(c.args, func(v operandValue) bool { return v.object != nil && v.foreign }) {
		return c.outsideError(c.node, expr.FunctionOf, expr.Format(c.node.Func)+" of an array of NumPy's")
	}
	return err
}

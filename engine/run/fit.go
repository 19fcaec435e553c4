package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// fit binds a call by the signature of the library, and raises what the library
// raises where it does not fit.
func fit(c *call, params []string, self *operandValue, given arguments) {
	if self != nil && params[0][0] == '*' {
		given.placed, self = append([]operandValue{*self}, given.placed...), nil
	} else if self != nil {
		c.args[0] = *self
	}
	signature, err := tried(func() library.Signature { return signature(c, self != nil, given) })
	if err != nil && c.row.Ours && c.named {
		named := dict()
		for i, a := range given.named {
			named.put(text(a.Name), given.values[i].object)
		}
		c.told(c.node, "_keras_misfit", c.module, c.fn.name, len(given.placed), named)
		c.outside(c.node, expr.FunctionOf, expr.Format(c.node.Func)+" of these")
	}
	must(err)
	refusesLists(c, signature, given)
	places := 0
	if self != nil {
		places = 1
	}
	next := 0
	for i, p := range signature.Params {
		at := -1
		switch {
		case p.Kind == library.Rest:
			c.rest, next = given.placed[min(next, len(given.placed)):], len(given.placed)
			spreadRest(c, params, places+i)
			continue
		case p.Kind <= library.Positional && next < len(given.placed):
			takeArgument(c, params, signature, i, places, given.placed[next])
			next++
			continue
		case p.Kind != library.Positional:
			at = slices.IndexFunc(given.named, func(a expr.Argument) bool { return c.means(p.Name, a.Name) })
		}
		if at >= 0 {
			takeArgument(c, params, signature, i, places, given.values[at])
		}
	}
	further(c, params, signature, given)
}

// further hands on what **kwargs takes.
func further(c *call, params []string, signature library.Signature, given arguments) {
	for i, a := range given.named {
		if paramOf(c, signature, a.Name) >= 0 {
			continue
		}
		if c.fn.name == "clip" && c.isNumPy() && !contains("where|casting|order|dtype|subok|signature", a.Name) {
			c.told(c.node, "_clip_keyword", c.has(1), c.has(2), a.Name)
		}
		xarrayKeyword(c, a, given.values[i])
		_, err := tried(func() value {
			bindNamed(c, params, a, given.values[i])
			return none()
		})
		if err != nil {
			c.outside(a.Value, expr.ArgumentOf, a.Name)
		}
	}
	checkMissing(c, params)
}

// spreadRest gives what *args takes to the parameters from at on, as far as
// those of the function that come before its own *args.
func spreadRest(c *call, params []string, at int) {
	star := starred(params)
	for len(c.rest) > 0 && at != star {
		if at >= len(params) {
			c.outside(c.rest[0].expr, expr.ArgumentOf, expr.Format(c.rest[0].expr))
		}
		c.args[at], c.rest = c.rest[0], c.rest[1:]
		at++
	}
}

// starred returns which parameter takes all further arguments, or -1.
func starred(params []string) int {
	return slices.IndexFunc(params, func(p string) bool { return p[0] == '*' && p[1] != '*' })
}

// takeArgument gives v to the parameter that is parameter i of the signature: the one
// of its name, or the one at its place where that goes by no name of the
// signature's. What changes neither shapes nor values is left out.
func takeArgument(c *call, params []string, s library.Signature, i, places int, v operandValue) {
	p := s.Params[i]
	at := paramNamed(params, p.Name)
	if at < 0 && (v.kind == typeKind || v.kind == arrayKind && p.Name == "device") {
		at = paramNamed(params, "dtype") // x.to takes a device, a type or a tensor in one place
	}
	if k := i + places; at < 0 && k < len(params) && !strings.HasPrefix(params[k], "*") && !strings.HasSuffix(params[k], "=") &&
		!slices.ContainsFunc(s.Params, func(q library.Param) bool { return contains(params[k], q.Name) }) {
		at = k
	}
	switch {
	case v.kind == ellipsisKind && c.library == engine.InXArray && c.method && contains("sum|mean|max|min|std|var|prod|any|all|median", c.fn.name):
		return // all axes
	case at >= 0 && c.args[at].expr == nil:
		c.args[at] = v
		return
	case p.Kind <= library.Positional && !p.Optional && starred(params) >= 0:
		c.rest = append(c.rest, v)
		return
	}
	switch {
	case v.kind == noneKind && p.Default != "True" && (p.Default == "" || !expr.IsNumber(p.Default)) || isDefault(&c.context, p, v.object):
		return
	case contains(ignored, p.Name):
		c.ignore(p.Name, v)
		return
	case p.Name == "out" && c.isTorch() && v.kind == arrayKind && c.inside == nil:
		c.into = v.object
		return
	case c.library == engine.InXArray && contains("keep_attrs|min_count|skipna", p.Name) && c.after == "":
		c.into, c.after = v.object, "_told_"+p.Name
		return
	}
	c.outside(v.expr, expr.ArgumentOf, p.Name)
}

// isDefault reports whether v is the default of a parameter.
func isDefault(in *context, p library.Param, v value) bool {
	switch v.kind {
	case numberKind:
		return v.number.String() == p.Default
	case textKind:
		return "'"+v.text+"'" == p.Default
	}
	return false
}

// means reports whether a keyword names a parameter. PyTorch's parser knows
// those of NumPy too.
func (c *call) means(param, keyword string) bool {
	return param == keyword || c.row.Style == library.Parser && contains(entryOf(alsoNumPy, param), keyword)
}

// paramOf returns which parameter of a signature a keyword names, or -1.
func paramOf(c *call, s library.Signature, keyword string) int {
	return slices.IndexFunc(s.Params, func(p library.Param) bool { return c.means(p.Name, keyword) })
}

// alsoNumPy holds the names of NumPy that PyTorch's parser takes for its own.
const alsoNumPy = "dim axis; keepdim keepdims; input x|a|x1; other x2"

// signature returns the signature that a call fits, or what the library raises.
func signature(c *call, method bool, given arguments) library.Signature {
	if c.row.Style == library.Parser {
		return parsed(c, given)
	}
	s := c.row.Signatures()[0]
	checkPython(c, s, method, given)
	return s
}

// checkPython raises what Python raises of a call that does not fit.
func checkPython(c *call, s library.Signature, method bool, given arguments) {
	least, most := s.Count()
	if c.method && c.isNumPy() && contains(parsedByPython, c.fn.name) {
		lacking(c, s, given)
	}
	if c.row.Style == library.Ufunc && len(given.placed) < least {
		tooMany(c, least, most, len(given.placed), false)
	}
	for _, a := range given.named {
		at := s.Takes(a.Name)
		switch {
		case at < 0 && !s.Open(library.Named):
			unexpected(c, s, given, a.Name)
		case at >= 0 && s.Params[at].Kind == library.Either && at < len(given.placed):
			givenTwice(c, a.Name, at)
		}
	}
	if len(given.placed) > most && !s.Open(library.Rest) {
		tooMany(c, least, most, len(given.placed), method)
	}
	lacking(c, s, given)
}

func unexpected(c *call, s library.Signature, given arguments, name string) {
	if c.library == engine.InJAX && name == "a_min" && len(given.named) > 1 {
		name = "a_max" // JAX asks in the order of the alphabet
	}
	var names []string
	for _, p := range s.Params {
		switch {
		case p.Kind == library.Either || p.Kind == library.Keyword:
			names = append(names, p.Name)
		case p.Kind == library.Positional && p.Name == name && saysByPlace(c):
			c.told(c.node, "_by_place", c.row.Shown, namesOf(given))
		}
	}
	c.told(c.node, "_unexpected", string(c.row.Style), c.row.Shown, name, names, c.isNumPy(), c.method, len(given.placed))
}

// saysByPlace reports whether a function says of a name that it is given by place.
func saysByPlace(c *call) bool {
	if c.library == engine.InJAX {
		return c.row.Style == library.Python
	}
	return c.isNumPy() && !c.method && contains("inner|where|dot|vdot|bincount|copyto|empty_like|may_share_memory|shares_memory", c.row.Shown)
}

func namesOf(given arguments) []string {
	var names []string
	for _, a := range given.named {
		names = append(names, a.Name)
	}
	return names
}

func givenTwice(c *call, name string, at int) {
	c.told(c.node, "_given_twice", string(c.row.Style), c.row.Shown, name, at)
}

// tooMany is raised where more is given by place than a function takes. Python
// counts the array of a method.
func tooMany(c *call, least, most, given int, method bool) {
	if method && c.row.Style != library.C && c.row.Style != library.Parser {
		least, most, given = least+1, most+1, given+1
	}
	c.told(c.node, "_too_many", string(c.row.Style), c.row.Shown, least, most, given)
}

// parsedByPython lists the methods of NumPy's arrays whose arguments Python's parser
// reads: it counts from 1, and looks first for what is missing.
const parsedByPython = "repeat|compress|put"

// lacking is raised where a parameter without a default gets nothing.
func lacking(c *call, s library.Signature, given arguments) {
	var names []string
	first := -1
	for i, p := range s.Params {
		named := slices.ContainsFunc(given.named, func(a expr.Argument) bool { return p.Kind != library.Positional && a.Name == p.Name })
		if p.Kind > library.Positional || p.Optional || i < len(given.placed) || named {
			continue
		}
		if names = append(names, p.Name); first < 0 {
			first = i
		}
	}
	if names == nil {
		return
	}
	if c.row.Style == library.Ufunc {
		least, most := s.Count()
		tooMany(c, least, most, len(given.placed), false)
	}
	if c.method && c.isNumPy() && contains(parsedByPython, c.fn.name) {
		first++
	}
	c.told(c.node, "_lacking", string(c.row.Style), c.row.Shown, names, first)
}

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
		c.told(c.node, "_keras_misfit", c.module, c.fn.name, len(given.placed), given.byName())
		c.outside(c.node, expr.FunctionOf, expr.Format(c.node.Func)+" of these")
	}
	must(err)
	all := given.all()
	if i := slices.IndexFunc(all, operandValue.isSequence); i >= 0 && c.library == engine.InJAX && c.named && libraryOf(c.module) == engine.InJAX {
		_, part := cutLast(c.module)
		c.told(all[i].expr, "_takes_no_lists", c.fn.name, part, described(signature), objects(given.placed), given.byName())
	}
	places := 0
	if self != nil {
		places = 1
	}
	for i, p := range signature.Params {
		if p.Kind == library.Rest {
			c.rest, given.placed = given.placed[min(i, len(given.placed)):], nil
			spreadRest(c, params, places+i)
		} else if v, has := argumentOf(c, p, i, given); has {
			takeArgument(c, params, signature, i, places, v)
		}
	}
	further(c, params, signature, given)
}

// further hands on what **kwargs takes.
func further(c *call, params []string, signature library.Signature, given arguments) {
	for _, a := range given.named {
		if paramOf(c, signature, a.name) >= 0 {
			continue
		}
		if c.fn.name == "clip" && c.isNumPy() && !contains("where|casting|order|dtype|subok|signature", a.name) {
			c.told(c.node, "_clip_keyword", c.has(1), c.has(2), a.name)
		}
		xarrayKeyword(c, a)
		if attempt(func() { bindNamed(c, params, a) }) != nil {
			c.outside(a.expr, expr.ArgumentOf, a.name)
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
	if v.kind == noneKind && p.Name != "a" && c.isNumPy() && c.inside == nil && contains("expand_dims|swapaxes", c.fn.name) {
		c.told(v.expr, "_int_for", v.object)
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
	if says, _ := v.represent(); v.kind == noneKind && p.Default != "True" && (p.Default == "" || !expr.IsNumber(p.Default)) || says == p.Default && says != "" {
		return
	}
	if !c.beside(keyword{p.Name, v}) {
		c.outside(v.expr, expr.ArgumentOf, p.Name)
	}
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
	if misfits(c, s, given) {
		for _, a := range given.named { // which functions in C read first
			if c.row.Style == library.C && a.name == "dtype" && paramOf(c, s, a.name) >= 0 && a.kind != noneKind {
				c.dtype(a.object, a.expr)
			}
		}
		c.told(c.node, "_unfit", string(c.row.Style), c.row.Shown, described(s), len(given.placed), namesOf(given), string(orNumPy(c.library)), c.method, method, objects(given.all()))
	}
	return s
}

// misfits reports whether a call does not fit a signature by Python's rules.
func misfits(c *call, s library.Signature, given arguments) bool {
	for _, a := range given.named {
		at := paramOf(c, s, a.name)
		known := at >= 0 && (s.Params[at].Kind == library.Either || s.Params[at].Kind == library.Keyword)
		if !known && !s.Open(library.Named) || known && s.Params[at].Kind == library.Either && at < len(given.placed) {
			return true
		}
	}
	if _, most := s.Count(); len(given.placed) > most && !s.Open(library.Rest) {
		return true
	}
	for i, p := range s.Params {
		if _, has := argumentOf(c, p, i, given); !has && c.needs(p) {
			return true
		}
	}
	return false
}

// needs reports whether a call must give a parameter; that one is wanted by name, Python alone tells.
func (c *call) needs(p library.Param) bool {
	return !p.Optional && (p.Kind <= library.Positional || p.Kind == library.Keyword && c.row.Style == library.Parser)
}

// argumentOf returns what a call gives for parameter i.
func argumentOf(c *call, p library.Param, i int, given arguments) (v operandValue, has bool) {
	if p.Kind <= library.Positional && i < len(given.placed) {
		return given.placed[i], true
	}
	for _, a := range given.named {
		if p.Kind != library.Positional && c.means(p.Name, a.name) {
			return a.operandValue, true
		}
	}
	return v, false
}

// described returns the parameters of a signature as the language has them: the name, the
// type, whether it may be left out, and the kind.
func described(s library.Signature) value {
	params := list()
	for _, p := range s.Params {
		params.items = append(params.items, tuple(text(p.Name), text(p.Type), boolean(p.Optional), integer(int(p.Kind))))
	}
	return params
}

func namesOf(given arguments) []string {
	var names []string
	for _, a := range given.named {
		names = append(names, a.name)
	}
	return names
}

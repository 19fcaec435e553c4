package run

import (
	"cmp"
	"shapecast/engine"
	"slices"
	"strings"
)

// instances returns the functions with which those of the libraries make instances.
func instances() []function {
	return []function{
		{"_instance", "name base methods parts", madeInstance},
		{"_class_parts", "class", classParts},
		{"_method", "class source defaults", addedMethod},
		{"_registered", "v", func(c *call) value {
			if v := c.args[0]; v.kind == instanceKind && v.of.attrs["_tree"] != nil {
				return v.of.attrs["_tree"]
			}
			return none()
		}},
		{"_like", "old items", func(c *call) value {
			v := *c.args[0].object
			v.items, v.weight = c.args[1].items, c.args[1].weight
			return &v
		}},
		{"_keep", "instance name value", func(c *call) value {
			c.args[0].keep(c.args[1].text, c.args[2].object)
			return none()
		}},
		{"_role", "v", roleOf},
		{"_attributes", "v", func(c *call) value {
			d := dict()
			for _, name := range c.args[0].items {
				d.put(name, c.args[0].attrs[name.text])
			}
			return d
		}},
	}
}

// madeInstance makes an instance of a class with methods and parts that a text of a library names.
func madeInstance(c *call) value {
	class := &object{kind: classKind, text: c.args[0].text, attrs: map[string]value{}}
	if base := c.args[1].text; base != "" {
		class.of = module(base)
	}
	for i, name := range c.args[2].items {
		method := *c.args[2].values[i]
		method.own = true
		class.attrs[name.text] = &method
	}
	v := &object{kind: instanceKind, of: class, attrs: map[string]value{}}
	v.begin()
	for i, name := range c.args[3].items {
		v.keep(name.text, c.args[3].values[i])
	}
	return v
}

// classParts takes a class apart: its base, what it lists, and its attributes in the order of their
// names.
func classParts(c *call) value {
	d, names := dict(), []string(nil)
	for name := range c.args[0].attrs {
		names = append(names, name)
	}
	order := engine.Indices(len(names))
	slices.SortStableFunc(order, func(i, j int) int { return strings.Compare(names[i], names[j]) })
	for _, i := range order {
		d.put(text(names[i]), c.args[0].attrs[names[i]])
	}
	return tuple(cmp.Or(c.args[0].of, none()), list(c.args[0].items...), d)
}

// addedMethod adds a method to a class, which is given as source.
func addedMethod(c *call) value {
	x, vars := parsedBlock(c.args[1].text).Def, c.vars
	c.vars = map[string]value{}
	for i, name := range c.args[2].items {
		c.vars[name.text] = c.args[2].values[i]
	}
	f := evalLambda(c.machine, x)
	c.vars = vars
	f.own, f.role, f.row.Ours, c.args[0].attrs[x.Name] = true, "written", false, f
	return none()
}

// roleOf tells which role an instance or an array has for its library.
func roleOf(c *call) value {
	switch v := c.args[0]; v.kind {
	case instanceKind:
		return text(map[bool]string{false: "Module", true: "Plain"}[v.of.isPlain()])
	case arrayKind:
		return text(v.text)
	}
	return text("")
}

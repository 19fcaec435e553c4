package run

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// asks returns the functions that tell something about an array, and those of
// Python's own.
func asks() []function {
	return []function{
		{"array.item", "a *index", scalarItem},
		{"array.tolist to_list", "a", toList},
		{"numpy.dtype", "dtype", func(c *call) value {
			v := typeNamed(typeAsked(c, 0, engine.Float64).String())
			v.numpy = true
			return v
		}},
		{"random.default_rng random.RandomState", "*seed", func(c *call) value {
			return module("numpy.random." + map[bool]string{true: "Generator", false: "RandomState"}[c.fn.name == "default_rng"])
		}},
		{"print", "*values sep= end= file= flush=", pythonPrint},
		{"len", "a", lengthOf},
		{"type", "a", typeOf},
		{"shares_memory may_share_memory", "a b", sharesMemory},
	}
}

// scalarItem returns the one value of an array, or that at an index, as a number of Python's.
func scalarItem(c *call) value {
	if len(c.rest) > 0 {
		return handOn(c, "_item_at", c.args[0].object, objects(c.rest))
	}
	if s, ok := hidden(c.args[0].object); ok || differentiates(c.machine, c.args[0].object) {
		return unseen(c.machine, c.node, "item", c.args[0].object, s.DType)
	}
	if s, ok := c.args[0].one(); ok {
		return pythonNumber(s)
	}
	n, _ := c.first().Shape.Count()
	return c.told(c.node, "_no_item", n)
}

func pythonNumber(s engine.Scalar) value {
	return &object{kind: numberKind, number: s.Python()}
}

func toList(c *call) value {
	o := c.first()
	if o.Shape.Listed() > maxListed || !o.Values.Known() && (c.tracing || c.jitted != nil) || differentiates(c.machine, c.args[0].object) {
		return c.outside(c.node, expr.ValuesUnknown, c.fn.name)
	}
	return c.light(fromNested(o.Nested()), c.node)
}

func fromNested(n engine.Nested) value {
	if !n.IsList() {
		return pythonNumber(n.Scalar)
	}
	items := make([]value, len(n.Items))
	for i, item := range n.Items {
		items[i] = fromNested(item)
	}
	return list(items...)
}

// pythonPrint shows its arguments, and gives nothing back.
func pythonPrint(c *call) value {
	if c.has(3) {
		return c.outside(c.node, expr.ArgumentOf, "file")
	}
	for i, name := range []string{1: "sep", 2: "end"} {
		if i > 0 && c.has(i) && c.args[i].kind != textKind {
			return c.says("TypeError", name+" must be None or a string, not %s", c.className(c.args[i].object))
		}
	}
	c.out.Prints, c.out.Printed = c.out.Prints+1, printed(c)
	return none()
}

// printed returns what a call of print shows, "" where that is not known.
func printed(c *call) string {
	parts, between := []string{}, " "
	if c.has(1) && c.args[1].object.kind == textKind {
		between = c.args[1].object.text
	}
	for _, v := range c.rest {
		part := v.export().Text
		if v.kind == textKind {
			part = v.text
		} else if part == "" {
			return ""
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, between)
}

func lengthOf(c *call) value {
	v := c.args[0].object
	loose(&c.context, v, c.node)
	switch {
	case v.text == "Variable" && c.library == engine.InTensorFlow:
		break
	case v.isSequence() && !v.isIterator() || v.kind == dictKind:
		return integer(len(v.items))
	case v.kind == arrayKind && v.array.Shape.Rank() > 0 && v.array.Shape.IsDense():
		return integer(v.array.Shape.Axes[0].Size)
	case v.kind == textKind:
		return integer(len([]rune(v.text)))
	case v.kind == arrayKind && !(v.numpy && c.isNumPy()):
		return c.told(c.node, "_no_len", !v.array.Shape.IsDense())
	}
	if n, has := methodNamed(c.machine, c.args[0], "__len__", c.node); has {
		return n
	}
	foresees(c.machine)
	return c.says("TypeError", "object of type '%s' has no len()", c.className(v))
}

func typeOf(c *call) value {
	v := c.args[0].object
	_, name := cutLast(c.className(v))
	if v.kind == exceptionKind && v.of == nil {
		return c.outside(c.node, expr.Exception, "")
	}
	if v.kind == arrayKind && v.text == "Parameter" {
		name = v.text
	}
	return typeNamed(strings.TrimPrefix(name, "torch."))
}

func sharesMemory(c *call) value {
	a, b := c.args[0].array, c.args[1].array
	if a == nil || b == nil {
		return c.wrong(0, "arrays")
	}
	return boolean(c.shares(a, b))
}

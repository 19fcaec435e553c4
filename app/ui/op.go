package ui

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"shapecast/app/words"
	"shapecast/engine"
)

func opSign(op engine.Op) string {
	if symbol := op.Symbol(); symbol != "" {
		return symbol
	}
	return op.String()
}

// opMenu chooses the operation.
func (d *desk) opMenu() app.UI {
	ops, now := menuOps, d.bench.Good.Op()
	if now != engine.Identity && !slices.Contains(ops, now) {
		ops = append(slices.Clip(ops), now)
	}
	return app.Elem("select").Class("op").DataSet("do", "op").Aria("label", d.t(words.LabelOperation)).
		OnChange(d.do(func(menu app.Value) {
			n, err := strconv.Atoi(text(menu.Get("value")))
			if err == nil {
				d.bench.SetOp(engine.Op(n))
			}
		})).
		Body(app.Range(ops).Slice(func(i int) app.UI {
			op := ops[i]
			return app.Elem("option").Attr("value", strconv.Itoa(int(op))).Attr("selected", op == now).Text(opSign(op) + "  " + d.lang.OpName(op.String()))
		}))
}

// menuOps lists the operations in the order of the menu.
var menuOps = []engine.Op{
	engine.Add, engine.Subtract, engine.Multiply, engine.TrueDivide, engine.FloorDivide,
	engine.Remainder, engine.Power, engine.Maximum, engine.Minimum, engine.Equal, engine.NotEqual,
	engine.Less, engine.LessEqual, engine.Greater, engine.GreaterEqual,
	engine.LogicalAnd, engine.LogicalOr, engine.Where,
}

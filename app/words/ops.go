package words

import "shapecast/engine"

// verb returns what Compute is called for an operation.
func (l Lang) verb(o engine.Op) string {
	english, chinese := "Apply "+o.String()+" cell by cell", "逐个元素求 "+o.String()
	switch o {
	case engine.Identity:
		english, chinese = "Read cell by cell", "逐个元素读取"
	case engine.Add:
		english, chinese = "Add cell by cell", "逐个元素相加"
	case engine.Subtract:
		english, chinese = "Subtract cell by cell", "逐个元素相减"
	case engine.Multiply:
		english, chinese = "Multiply cell by cell", "逐个元素相乘"
	case engine.TrueDivide, engine.FloorDivide:
		english, chinese = "Divide cell by cell", "逐个元素相除"
	case engine.Equal, engine.NotEqual, engine.Less, engine.LessEqual, engine.Greater, engine.GreaterEqual:
		english, chinese = "Compare cell by cell", "逐个元素比较"
	case engine.Where:
		english, chinese = "Choose cell by cell", "逐个元素选择"
	}
	return l.In(english, chinese)
}

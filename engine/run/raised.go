package run

import "fmt"

// Raised returns the class and the text of an error that Python or a library
// raises in the words of this package, or "" where err is none of those.
func Raised(err error) (class, text string) {
	switch e := err.(type) {
	case *LibraryError:
		return e.Type, e.Text
	case *UnevenError:
		return e.Type, e.Text
	case *NameError:
		return "NameError", fmt.Sprintf("name '%s' is not defined", e.Name)
	case *AttributeError:
		if contains(pythonTypes, e.Type) {
			return "AttributeError", fmt.Sprintf("'%s' object has no attribute '%s'", e.Type, e.Name)
		}
	case *CallError:
		if contains(pythonTypes, e.Type) && e.Index {
			return "TypeError", fmt.Sprintf("'%s' object is not subscriptable", e.Type)
		} else if contains(pythonTypes, e.Type) {
			return "TypeError", fmt.Sprintf("'%s' object is not callable", e.Type)
		}
	case *OperandError:
		return raisedByOperator(e)
	case *UnpackError:
		switch {
		case e.Have > e.Want:
			return "ValueError", fmt.Sprintf("too many values to unpack (expected %d)", e.Want)
		case e.Have < 0 && e.Type != "":
			return "TypeError", fmt.Sprintf("cannot unpack non-iterable %s object", e.Type)
		case e.Have >= 0:
			return "ValueError", fmt.Sprintf("not enough values to unpack (expected %d, got %d)", e.Want, e.Have)
		}
	}
	return "", ""
}

// raisedByOperator words an operator between values of Python's own.
func raisedByOperator(e *OperandError) (class, text string) {
	switch {
	case !contains(pythonTypes, e.Right):
		return "", ""
	case e.Left == "" && (e.Op == "-" || e.Op == "+" || e.Op == "~"):
		return "TypeError", fmt.Sprintf("bad operand type for unary %s: '%s'", e.Op, e.Right)
	case !contains(pythonTypes, e.Left):
		return "", ""
	case e.Op == "<" || e.Op == "<=" || e.Op == ">" || e.Op == ">=":
		return "TypeError", fmt.Sprintf("'%s' not supported between instances of '%s' and '%s'", e.Op, e.Left, e.Right)
	case e.Op == "+" && (e.Left == "list" || e.Left == "tuple" || e.Left == "str"):
		return "TypeError", fmt.Sprintf(`can only concatenate %s (not "%s") to %s`, e.Left, e.Right, e.Left)
	case e.Op == "**":
		return "TypeError", fmt.Sprintf("unsupported operand type(s) for ** or pow(): '%s' and '%s'", e.Left, e.Right)
	}
	return "TypeError", fmt.Sprintf("unsupported operand type(s) for %s: '%s' and '%s'", e.Op, e.Left, e.Right)
}

// pythonTypes are the types of values that Python has by itself.
const pythonTypes = "int|float|bool|str|list|tuple|NoneType|Tensor|numpy.ndarray|ArrayImpl|jaxlib._jax.ArrayImpl|torch.Size|module|" +
	"function|torch.return_types.max|torch.return_types.min"

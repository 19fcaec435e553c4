package run_test

import (
	"errors"
	"fmt"

	"shapecast/engine/expr"
	"shapecast/engine/run"
)

func ExampleSyntaxError() {
	_, err := expr.Parse("a = [4,,8]")
	if e, ok := errors.AsType[*expr.SyntaxError](err); ok {
		fmt.Println(e.Caret())
		fmt.Println(e.Sentence())
		fmt.Println(e.Hint())
	}
	// Output:
	// a = [4,,8]
	//        ^
	// a value is missing before “,”
	// write a value there, or take one comma or operator away
}

func ExampleUnsupportedError() {
	out := run.Run("yield a", "")
	fmt.Println(out.Err)
	// Output: line 1, column 1: such generators are not supported here
}

func ExampleFormat() {
	program, _ := expr.Parse("(a+b)*c")
	fmt.Println(expr.Format(program.Statements[0].Value))
	// Output: (a + b) * c
}

func ExamplePlace_Caret() {
	place := expr.Place{Source: "a = 1\nb = 学生 + c", Span: expr.Span{Start: 19, End: 20}}
	fmt.Printf("line %d, column %d\n%s\n", place.Line(), place.Column(), place.Caret())
	// Output:
	// line 2, column 10
	// b = 学生 + c
	//     　　   ^
}

package words_test

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// mistakes holds an error of every type that a program can end in, and of
// every shape that its sentence takes.
func mistakes() []error {
	place := expr.Place{Source: "a + ", Span: expr.Span{Start: 4, End: 4}}
	shape := engine.Dense(3, 4)
	mismatch := func(rule engine.Rule, a, b []int) error {
		return engine.Explain(rule, engine.Add, dense(a), dense(b)).Err()
	}
	list := []error{
		mismatch(engine.NumPy, []int{2, 3}, []int{4}), mismatch(engine.NumPy, []int{0}, []int{2}),
		mismatch(engine.J, []int{2, 3}, []int{1}), raggedMismatch().Err(),
		&engine.OutputError{Output: shape, Result: engine.Dense(2, 3, 4)}, &engine.OutputError{Output: shape, Result: engine.Dense(2, 3, 4), Asked: true},
		&engine.SizeError{Shape: shape}, &engine.SizeError{Shape: shape, Limit: 10},
		&engine.AxisError{Axis: 5, Rank: 2}, &engine.AxisError{}, &engine.RankError{Rank: 40},
		&engine.RepeatedAxisError{Axis: 1}, &engine.DuplicateNameError{Name: "x"}, &engine.SqueezeError{Axis: 1, Size: 3},
		&engine.PermutationError{Axes: []int{1, 0}, Rank: 3}, &engine.UnknownSizesError{Axes: [2]int{0, 1}},
		&engine.IndexError{Axis: 1, Index: 7, Size: 3}, &engine.IndexError{},
		&engine.TooManyIndicesError{Rank: 1, Given: 2}, &engine.EllipsisError{Count: 2},
		&engine.MaskError{Axis: 0, Size: 2, Mask: 3},
		&engine.JoinError{Operand: 1, Axis: 1, Have: [2]int{3, 1}},
		&engine.JoinError{Operand: 1, Axis: -1, Have: [2]int{2, 1}}, &engine.EmptyReductionError{Fold: engine.Max},
		&engine.RaggedChangeError{Name: "transpose"}, &engine.UnaryTypeError{Unary: engine.Not, DType: engine.Float64},
		&engine.ReshapeError{From: engine.Dense(12), To: []int{5, -1}}, &engine.StepError{}, &engine.PowerError{},
		&engine.ZeroDivisionError{Op: engine.FloorDivide}, &engine.BoolSubtractError{}, &engine.ArityError{Op: engine.Where, Have: 1},
		&engine.CastError{Op: engine.Add, From: engine.Float64, To: engine.Int64}, &engine.OverflowError{Number: engine.IntScalar(300), DType: engine.Uint8}, &engine.ReadOnlyError{},
		&engine.DepthError{Path: []int{1}, List: true, Depth: 2, Want: 1}, &engine.DepthError{Depth: 1, Want: 2},
		&engine.EntriesError{Path: []int{1, 0}, Have: 3, Want: 2}, &engine.LengthsError{Axis: 1, Have: 3, Want: 2},
		&engine.LengthError{Axis: 1, Row: 1, Length: -1}, &engine.LengthError{Axis: 0, Row: -1, Length: -2},
		&engine.ValuesError{Have: 5, Want: 3}, &engine.RaggedRankError{RaggedRank: 3, Min: 0, Max: 1},
		&run.NameError{Place: place, Name: "x"}, &run.AttributeError{Place: place, Type: "int", Name: "shape"},
		&run.OperandError{Place: place, Op: "+", Left: "str", Right: "int"}, &run.OperandError{Place: place, Op: "-", Right: "str"},
		&run.UnpackError{Place: place, Want: 2, Have: 3}, &run.UnpackError{Place: place, Want: 2, Have: -1},
		&run.CallError{Place: place, Type: "tuple"}, &run.CallError{Place: place, Type: "int", Index: true},
		&run.WorkError{Place: place, Limit: 100}, &run.LibraryError{Place: place, Type: "ValueError", Text: "no truth"},
		&run.UnevenError{LibraryError: &run.LibraryError{Place: place, Type: "ValueError", Text: "no array"}, Library: engine.InJAX},
		&figure.AddressError{Key: "theme", Value: "purple", Want: "auto, light or dark"}, &figure.AddressError{Value: "x"},
		&figure.BindingError{Binding: figure.Binding{Name: "a", Text: "4,,8"}, Err: &expr.SyntaxError{Place: place, Problem: expr.SizeMissing, Found: ","}},
		&run.NothingError{}, &run.NothingError{Gives: run.Value{Text: "3", Type: "int"}}, &run.NothingError{Prints: 1, Printed: "3"},
		&run.NothingError{Prints: 3, Printed: "3"}, &run.NothingError{Prints: 2}, &run.NothingError{Gives: run.Value{Text: "[1]", Type: "list"}},
		&dialect.UnreadError{Length: 10}, &expr.QuotedError{Place: expr.Place{Source: "KeyError: 1", Span: expr.Span{End: 11}}}, errors.New("something else"),
	}
	for p := run.ArgumentMissing; p <= run.ArgumentWrong; p++ {
		list = append(list, &run.ArgumentError{Place: place, Problem: p, Function: "ones", Argument: "shape", Want: "a size"})
	}
	for p := expr.ValueMissing; p <= expr.EncodingBroken; p++ {
		for _, found := range []string{"", "\n", ",", strings.Repeat("很长", 60)} {
			list = append(list, &expr.SyntaxError{Place: place, Problem: p, Found: found, Want: ")", Limit: 9})
		}
	}
	for f := expr.Class; f <= expr.IndexBy; f++ {
		list = append(list, &expr.UnsupportedError{Place: place, Feature: f, Name: "scipy"})
	}
	return list
}

func TestMistake(t *testing.T) {
	for _, err := range mistakes() {
		english, chinese := words.English.Mistake(err, ""), words.Chinese.Mistake(err, "")
		if e, ok := err.(*expr.SyntaxError); ok && strings.Contains(e.Found, "很长") {
			english = words.Line{Title: strings.ReplaceAll(strings.ReplaceAll(english.Title, "很", "x"), "长", "x"), Text: "x"}
		}
		if strings.HasPrefix(english.Title, "The library raises") {
			continue // in its own words
		}
		checkLine(t, words.English, english, false)
		checkLine(t, words.Chinese, chinese, false)
		if _, unreached := err.(*engine.ArityError); !unreached && strings.Contains(english.Title, "does not run") && !strings.Contains(err.Error(), "something else") {
			t.Errorf("%T has no words of its own", err)
		}
	}
}

// TestMistakeReadsMessages says of a text that is no program what the message
// in it says, whatever the text fails with.
func TestMistakeReadsMessages(t *testing.T) {
	for _, test := range []struct{ source, want string }{
		{"RuntimeError: mat1 and mat2 shapes cannot be multiplied (3x4 and 5x6)", "PyTorch says: RuntimeError"},
		{"mat1 and mat2 shapes cannot be multiplied (3x4 and 5x6)", "PyTorch says: RuntimeError"},
		{"x - y\nValueError: operands could not be broadcast together with shapes (32,) (16,1,3) ", "NumPy says: ValueError"},
		{"for x in y: x  # cannot reshape array of size 6 into shape (4,)", "NumPy says: ValueError"},
		{"ValueError: Length of values (3) does not match length of index (4)", "The message: ValueError"},
		{"np.stack([np.ones((8, 3)), np.ones((8, 3)), np.ones((5, 3))])", "The library raises ValueError"},
		{"KeyError: 'a'", "This error is not about shapes"},
		{"ValueError: this solver wants another shape", "No error message about shapes was found"},
		{"Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>", "No error message about shapes was found"},
		{"a +", "A value is missing before the end"},
	} {
		if got := words.English.Mistake(run.Run(test.source, "").Err, "").Title; got != test.want {
			t.Errorf("%s: got %q, want %q", test.source, got, test.want)
		}
	}
}

// TestMistakeTellsWhatAProgramGives where it computes no array.
func TestMistakeTellsWhatAProgramGives(t *testing.T) {
	for _, test := range []struct{ source, title, text string }{
		{"a = [1, 2]\nb = [3]\na + b", "It runs, and gives [1, 2, 3]", "A list is not an array: + joins lists, and * repeats one. np.array(…) makes an array of a list."},
		{"x = np.ones((2, 3))\nx.shape", "It runs, and gives (2, 3)", "There is no array to draw."},
		{"torch.ones(2, 3).shape", "It runs, and gives torch.Size([2, 3])", "There is no array to draw."},
		{"len(np.ones(5))", "It runs, and gives 5", "There is no array to draw."},
		{"list(range(30))", "It runs, and gives [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, …", "A list is not an array: + joins lists, and * repeats one. np.array(…) makes an array of a list."},
		{"None", "Nothing to draw yet", "Write an array, such as ones(4, 3), or an operation on two."},
		{"print(3)", "It runs, and prints 3", "There is no array to draw."},
		{"x = 5\nprint('x is', x, sep=': ')", "It runs, and prints x is: 5", "There is no array to draw."},
		{"for i in range(3): print(i)", "It runs, and prints 3 times, last 2", "There is no array to draw."},
		{"print(1)\nprint(np.ones(3))", "It runs, and prints twice", "There is no array to draw."},
		{"def f(x):\n    print(x)\n    return x + 1\nf(2)", "It runs, and gives 3", "There is no array to draw."},
		{"s = 0\nfor i in range(3): s += i", "Nothing to draw yet", "Write an array, such as ones(4, 3), or an operation on two."},
	} {
		got := words.English.Mistake(run.Run(test.source, "").Nothing(), "")
		if got.Title != test.title || got.Text != test.text {
			t.Errorf("%s: got %q, %q", test.source, got.Title, got.Text)
		}
	}
}

// TestMistakeInBothLanguages looks at what is not supported, and at what a program prints.
func TestMistakeInBothLanguages(t *testing.T) {
	for program, want := range map[string][2]string{
		"import pandas as pd\npd.DataFrame()": {"The module pandas is not supported here", "不支持模块 pandas"},
		"np.histogramdd([1, 2])":              {"The function numpy.histogramdd is not supported here", "不支持函数 numpy.histogramdd"},
		"for i in range(3): print(i)":         {"It runs, and prints 3 times, last 2", "运行时打印了 3 次，最后一次是 2"},
		"print(3)":                            {"It runs, and prints 3", "运行后打印出 3"},
	} {
		out := run.Run(program, "")
		err := out.Err
		if err == nil {
			err = out.Nothing()
		}
		for i, l := range words.Langs {
			if got := l.Mistake(err, "").Title; got != want[i] {
				t.Errorf("%s: got %q, want %q", program, got, want[i])
			}
		}
	}
}

// TestMistakeKnowsEveryError looks in the packages for types that end in Error.
func TestMistakeKnowsEveryError(t *testing.T) {
	known := map[string]bool{}
	for _, err := range mistakes() {
		known[reflect.TypeOf(err).Elem().String()] = true
	}
	for _, folder := range []string{"engine", "engine/expr", "engine/dialect", "engine/figure"} {
		for _, found := range regexp.MustCompile(`(?m)^type ([A-Z]\w*Error) struct`).FindAllStringSubmatch(codeOf(t, folder), -1) {
			if !known[filepath.Base(folder)+"."+found[1]] {
				t.Errorf("%s.%s is not in the test", folder, found[1])
			}
		}
	}
}

// TestTablesAreWhole holds the tables of problems and features to their constants.
func TestTablesAreWhole(t *testing.T) {
	problems, features := constantsOf(t, "engine/expr", "Problem"), constantsOf(t, "engine/expr", "Feature")
	if last := int(expr.EncodingBroken) + 1; problems != last {
		t.Errorf("%d problems, and %d have words", problems, last)
	}
	if last := int(expr.IndexBy) + 1; features != last {
		t.Errorf("%d features, and %d have words", features, last)
	}
}

// codeOf returns the code of a package without its tests.
func codeOf(t *testing.T, folder string) string {
	t.Helper()
	files, err := filepath.Glob("../../" + folder + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var code []byte
	for _, file := range files {
		if data, err := os.ReadFile(file); err == nil && !strings.HasSuffix(file, "_test.go") {
			code = append(code, data...)
		}
	}
	return string(code)
}

// constantsOf returns how many constants the block of a type has.
func constantsOf(t *testing.T, folder, name string) int {
	_, block, _ := strings.Cut(codeOf(t, folder), " "+name+" = iota")
	block, _, _ = strings.Cut(block, "\n)")
	return 1 + len(regexp.MustCompile(`(?m)^\t[A-Z]`).FindAllString(block, -1))
}

// TestTheCauseIsSaid holds what is said beside a slip: its cause, and what to write.
func TestTheCauseIsSaid(t *testing.T) {
	for program, want := range map[string][2]string{
		"ones(3).sum(keepdims=true)": {"Python writes True.", "Python 里写作 True。"},
		"a = [1, 2, 3]\na + 1":       {"A list is not an array", "列表不是数组"},
		"[1, 2] * [3, 4]":            {"A list is not an array", "列表不是数组"},
		"x = ones(3)\nx - x.mean":    {"Is () missing?", "是不是少写了 ()？"},
		"x = np.ones(3)\nx - x.mean": {"Is () missing?", "是不是少写了 ()？"},
		"array([1], [2], [3])":       {"array takes no further argument [2]", "array 不接受更多的参数 [2]"},
		"np.array([1], [2], [3])":    {"In its own words: array() takes from 1 to 2 positional arguments but 3 were given", "原文：array() takes from 1 to 2"},
	} {
		for i, lang := range words.Langs {
			if said := lang.Mistake(run.Run(program, "").Err, ""); !strings.Contains(said.Title+" "+said.Text, want[i]) {
				t.Errorf("%q: it says %v, want %q", program, said, want[i])
			}
		}
	}
}

// TestOperatorsHavePythonsWords checks that an operator between two of Python's own values
// fails in Python's words.
func TestOperatorsHavePythonsWords(t *testing.T) {
	for program, want := range map[string]string{
		"[1] + 3":  `TypeError: can only concatenate list (not "int") to list`,
		"'a' - 1":  "TypeError: unsupported operand type(s) for -: 'str' and 'int'",
		"-'a'":     "TypeError: bad operand type for unary -: 'str'",
		"[1] < 3":  "TypeError: '<' not supported between instances of 'list' and 'int'",
		"{} + 3":   "TypeError: unsupported operand type(s) for +: 'dict' and 'int'",
		"None + 1": "TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'",
	} {
		err := run.Run(program, "").Err
		for _, lang := range words.Langs {
			if got := lang.Mistake(err, engine.InNumPy).Title; got != lang.In("", "Python 报错：")+want {
				t.Errorf("%s: got %q, want %q", program, got, want)
			}
		}
	}
}

// TestRefused says what a library refuses of an operation whose shapes match: a value, the types, or to write.
func TestRefused(t *testing.T) {
	for program, want := range map[string][2]string{
		"a = np.array([1, 2, 3]); a += 0.5":                         {"The library refuses the types", "库不接受这样的类型"},
		"np.array([True, False]) - np.array([True, True])":          {"The library refuses the types", "库不接受这样的类型"},
		"np.array([200], dtype=np.uint8) + 300":                     {"The library refuses the value", "库不接受这个值"},
		"a = np.broadcast_to(np.zeros(3), (2, 3)); a += np.ones(3)": {"The library refuses to write here", "库不允许写入这里"},
	} {
		for i, l := range words.Langs {
			if got := storyOfProgram(t, l, "numpy", program).Say(words.Match).Small; got != want[i] {
				t.Errorf("%s: got %q, want %q", program, got, want[i])
			}
		}
	}
}

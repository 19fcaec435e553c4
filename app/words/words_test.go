package words_test

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
)

// sound reports what is wrong with a sentence of a language, or "".
func sound(l words.Lang, text string) string {
	han := strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Han, r) })
	switch {
	case strings.TrimSpace(text) == "":
		return "empty"
	case !utf8.ValidString(text):
		return "cut inside a character"
	case strings.Contains(text, "%!") || strings.Contains(text, "%["):
		return "badly filled"
	case strings.Contains(text, "  ") || strings.Contains(text, " ,") || strings.Contains(text, "..") && !strings.Contains(text, "…"):
		return "stray blanks or points"
	case l == words.Chinese && !han:
		return "not Chinese"
	case l == words.English && han:
		return "not English"
	}
	return ""
}

// checkLine fails the test when a line is not sound in its language.
func checkLine(t *testing.T, l words.Lang, line words.Line, wantText bool) {
	t.Helper()
	if fault := sound(l, line.Title); fault != "" {
		t.Errorf("%s: title %q is %s", l, line.Title, fault)
	}
	if fault := sound(l, line.Text); fault != "" && (wantText || line.Text != "") {
		t.Errorf("%s: text %q after %q is %s", l, line.Text, line.Title, fault)
	}
}

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
		&engine.OutputError{Output: shape, Result: engine.Dense(2, 3, 4)},
		&engine.SizeError{Shape: shape}, &engine.SizeError{Shape: shape, Limit: 10},
		&engine.AxisError{Axis: 5, Rank: 2}, &engine.AxisError{}, &engine.RankError{Rank: 40},
		&engine.RepeatedAxisError{Axis: 1}, &engine.DuplicateNameError{Name: "x"}, &engine.SqueezeError{Axis: 1, Size: 3},
		&engine.PermutationError{Axes: []int{1, 0}, Rank: 3}, &engine.UnknownSizesError{Axes: [2]int{0, 1}},
		&engine.IndexError{Axis: 1, Index: 7, Size: 3}, &engine.IndexError{},
		&engine.TooManyIndicesError{Rank: 1, Given: 2}, &engine.EllipsisError{Count: 2},
		&engine.MaskError{Axis: 0, Size: 2, Mask: 3}, &engine.RepeatsError{Counts: 2, Size: 3},
		&engine.RepeatRankError{Repeats: 1, Rank: 2}, &engine.JoinError{Operand: 1, Axis: 1, Have: [2]int{3, 1}},
		&engine.JoinError{Operand: 1, Axis: -1, Have: [2]int{2, 1}}, &engine.EmptyReductionError{Fold: engine.Max},
		&engine.RaggedChangeError{Name: "transpose"}, &engine.UnaryTypeError{Unary: engine.Not, DType: engine.Float64},
		&engine.ReshapeError{From: engine.Dense(12), To: []int{5, -1}}, &engine.StepError{}, &engine.PowerError{},
		&engine.ZeroDivisionError{Op: engine.FloorDivide}, &engine.BoolSubtractError{},
		&engine.CastError{Op: engine.Add, From: engine.Float64, To: engine.Int64}, &engine.ReadOnlyError{},
		&engine.DepthError{Path: []int{1}, List: true, Depth: 2, Want: 1}, &engine.DepthError{Depth: 1, Want: 2},
		&engine.EntriesError{Path: []int{1, 0}, Have: 3, Want: 2}, &engine.LengthsError{Axis: 1, Have: 3, Want: 2},
		&engine.LengthError{Axis: 1, Row: 1, Length: -1}, &engine.LengthError{Axis: 0, Row: -1, Length: -2},
		&engine.RaggedRankError{RaggedRank: 3, Min: 0, Max: 1},
		&expr.NameError{Place: place, Name: "x"}, &expr.AttributeError{Place: place, Type: "int", Name: "shape"},
		&expr.OperandError{Place: place, Op: "+", Left: "str", Right: "int"}, &expr.OperandError{Place: place, Op: "-", Right: "str"},
		&expr.UnpackError{Place: place, Want: 2, Have: 3}, &expr.UnpackError{Place: place, Want: 2, Have: -1},
		&expr.CallError{Place: place, Type: "tuple"}, &expr.CallError{Place: place, Type: "int", Index: true},
		&expr.WorkError{Place: place, Limit: 100}, &expr.LibraryError{Place: place, Type: "ValueError", Text: "no truth"},
		&figure.AddressError{Key: "theme", Value: "purple", Want: "auto, light or dark"}, &figure.AddressError{Value: "x"},
		&figure.BindingError{Binding: figure.Binding{Name: "a", Text: "4,,8"}, Err: &expr.SyntaxError{Place: place, Problem: expr.SizeMissing, Found: ","}},
		&dialect.UnreadError{Length: 10}, errors.New("something else"),
	}
	for p := expr.ArgumentMissing; p <= expr.ArgumentWrong; p++ {
		list = append(list, &expr.ArgumentError{Place: place, Problem: p, Function: "ones", Argument: "shape", Want: "a size"})
	}
	for p := expr.ValueMissing; p <= expr.EncodingBroken; p++ {
		for _, found := range []string{"", "\n", ",", strings.Repeat("很长", 60)} {
			list = append(list, &expr.SyntaxError{Place: place, Problem: p, Found: found, Want: ")", Limit: 9})
		}
	}
	for f := expr.Loop; f <= expr.IndexBy; f++ {
		list = append(list, &expr.UnsupportedError{Place: place, Feature: f, Name: "scipy"})
	}
	return list
}

func dense(sizes []int) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Dense(sizes...)}}
}

func ragged(lengths ...int) engine.Operand {
	axes := []engine.Axis{{Size: len(lengths)}, {Lengths: lengths}}
	return engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: axes, RaggedRank: 1}}}
}

func raggedMismatch() engine.Trace {
	return engine.Explain(engine.NumPy, engine.Add, ragged(2, 4, 1), dense([]int{3, 4}))
}

func TestMistake(t *testing.T) {
	for _, err := range mistakes() {
		english, chinese := words.English.Mistake(err), words.Chinese.Mistake(err)
		if e, ok := err.(*expr.SyntaxError); ok && strings.Contains(e.Found, "很长") {
			english = words.Line{Title: strings.ReplaceAll(strings.ReplaceAll(english.Title, "很", "x"), "长", "x"), Text: "x"}
		}
		checkLine(t, words.English, english, false)
		checkLine(t, words.Chinese, chinese, false)
		if _, known := err.(fmt.Formatter); !known && strings.Contains(english.Title, "does not run") && !strings.Contains(err.Error(), "something else") {
			t.Errorf("%T has no words of its own", err)
		}
	}
}

// TestMistakeKnowsEveryError parses the packages for types that end in Error.
func TestMistakeKnowsEveryError(t *testing.T) {
	known := map[string]bool{}
	for _, err := range mistakes() {
		known[reflect.TypeOf(err).Elem().String()] = true
	}
	for _, folder := range []string{"engine", "engine/expr", "engine/dialect", "engine/figure"} {
		for _, name := range typesOf(t, folder, "Error") {
			if !known[filepath.Base(folder)+"."+name] {
				t.Errorf("%s.%s is not in the test", folder, name)
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

// eachFile parses the files of a package, without its tests.
func eachFile(t *testing.T, folder string, visit func(*ast.File)) {
	t.Helper()
	err := fs.WalkDir(os.DirFS("../../"+folder), ".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != ".":
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("../..", folder, path), nil, 0)
		if err == nil {
			visit(file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// typesOf returns the exported types whose names end in suffix.
func typesOf(t *testing.T, folder, suffix string) []string {
	var names []string
	eachFile(t, folder, func(file *ast.File) {
		for _, object := range file.Decls {
			decl, ok := object.(*ast.GenDecl)
			if !ok || decl.Tok != token.TYPE {
				continue
			}
			for _, spec := range decl.Specs {
				if name := spec.(*ast.TypeSpec).Name.Name; ast.IsExported(name) && strings.HasSuffix(name, suffix) {
					names = append(names, name)
				}
			}
		}
	})
	return names
}

// constantsOf returns how many constants the block of a type has.
func constantsOf(t *testing.T, folder, name string) int {
	count := 0
	eachFile(t, folder, func(file *ast.File) {
		for _, object := range file.Decls {
			decl, ok := object.(*ast.GenDecl)
			if !ok || decl.Tok != token.CONST {
				continue
			}
			if id, ok := decl.Specs[0].(*ast.ValueSpec).Type.(*ast.Ident); ok && id.Name == name {
				count += len(decl.Specs)
			}
		}
	})
	return count
}

func TestMismatch(t *testing.T) {
	names := func(size int) engine.Operand {
		return engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: []engine.Axis{{Name: "student", Size: size}}}}}
	}
	for _, test := range []struct {
		name             string
		trace            engine.Trace
		english, chinese string
	}{
		{"sizes", engine.Explain(engine.NumPy, engine.Add, dense([]int{4, 3}), dense([]int{2})),
			"Axis 1: A has size 3 and B has size 2", "第 1 轴：A 的大小是 3，B 的大小是 2"},
		{"a row", raggedMismatch(),
			"Axis 1, row 0: A has 2 and B has 4", "第 1 轴，第 0 行：A 有 2 个，B 有 4 个"},
		{"a name", engine.Explain(engine.XArray, engine.Add, names(3), names(1)),
			"Axis student: A has size 3 and B has size 1", "student轴：A 的大小是 3，B 的大小是 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			err := test.trace.Err().(*engine.MismatchError)
			for l, want := range map[words.Lang]string{words.English: test.english, words.Chinese: test.chinese} {
				line := words.StoryOf(l, test.trace).Mismatch(err.Axis)
				checkLine(t, l, line, true)
				if line.Title != want {
					t.Errorf("got %q, want %q", line.Title, want)
				}
				if text := words.StoryOf(l, test.trace).RowSplits(err.Axis); sound(l, text) != "" {
					t.Errorf("%q is %s", text, sound(l, text))
				}
			}
		})
	}
}

// checked returns traces that together show every reason and every repair.
func checked() []engine.Trace {
	pair := func(a, b []int) engine.Trace {
		return engine.Explain(engine.NumPy, engine.Subtract, dense(a), dense(b))
	}
	place := dense([]int{3})
	axes := func(list ...engine.Axis) engine.Operand {
		return engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: list}}}
	}
	return []engine.Trace{
		pair([]int{4}, []int{4, 1}), pair([]int{4, 4}, []int{4}), pair([]int{50000, 1}, []int{50000}),
		pair([]int{3, 4}, []int{3}), pair([]int{2, 3}, []int{3, 2}), pair([]int{4, 32, 14, 14}, []int{2, 32, 14, 14}),
		pair([]int{1, 1, 2}, []int{3}), pair([]int{0}, []int{2}),
		engine.ExplainInto(engine.NumPy, engine.Add, &engine.Output{Kind: engine.Augmented, Operand: place}, place, dense([]int{1, 3})),
		engine.Explain(engine.XArray, engine.Add,
			axes(engine.Axis{Name: "class", Size: 2}, engine.Axis{Name: "student", Size: 3}), axes(engine.Axis{Name: "studnet", Size: 3})),
	}
}

func TestChecksAndRepairs(t *testing.T) {
	reasons, kinds := map[engine.Reason]bool{}, map[engine.RepairKind]bool{}
	for _, trace := range checked() {
		for _, l := range words.Langs {
			story := words.StoryOf(l, trace)
			_, checks := engine.Judge(trace)
			for _, c := range checks {
				reasons[c.Reason] = true
				checkLine(t, l, story.Check(c), true)
			}
			for _, r := range slices.Concat(engine.Repairs(trace), engine.Others(trace)) {
				kinds[r.Kind] = true
				checkLine(t, l, story.Repair(r), true)
			}
		}
	}
	if len(reasons) != int(engine.FarLarger)+1 || len(kinds) != int(engine.RepairRename)+1 {
		t.Errorf("%d reasons and %d kinds of repairs were shown, want all %d and %d",
			len(reasons), len(kinds), engine.FarLarger+1, engine.RepairRename+1)
	}
}

func TestPracticesAndNotes(t *testing.T) {
	for _, l := range words.Langs {
		for _, operands := range [][]engine.Operand{
			{dense([]int{2}), dense([]int{2, 3})}, {dense([]int{3}), dense([]int{2, 3})}, {dense([]int{5}), dense([]int{3})},
			{dense([]int{2}), dense([]int{2, 3, 4})}, {dense([]int{3}), ragged(3, 0, 2)},
		} {
			for _, p := range dialect.Rules(operands...) {
				if text := l.Practice(p).Text; sound(l, text) != "" {
					t.Errorf("%q is %s", text, sound(l, text))
				}
			}
		}
		for kind := engine.DivideByZero; kind <= engine.DegreesOfFreedom; kind++ {
			if text := l.Warning(engine.Warning{Kind: kind, Call: "divide"}); sound(l, text) != "" {
				t.Errorf("%q is %s", text, sound(l, text))
			}
		}
		trace := engine.Explain(engine.NumPy, engine.Add, ragged(2, 2, 2), dense([]int{2}))
		defect, found := trace.TensorFlowDefect()
		if !found {
			t.Fatal("no defect of TensorFlow's")
		}
		checkLine(t, l, words.StoryOf(l, trace).Defect(defect), true)
		for _, text := range []string{
			"The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 0",
			"cannot reshape array of size 12 into shape (5,newaxis)",
			dialect.Message(engine.InTensorFlow, raggedMismatch()),
		} {
			r, err := dialect.ReadMessage(text)
			if err != nil {
				t.Fatal(err)
			}
			checkLine(t, l, l.Reading(r), true)
		}
	}
}

func ExampleStory_Repair() {
	trace := engine.Explain(engine.NumPy, engine.Subtract,
		engine.Operand{Name: "scores", Array: engine.Array{Shape: engine.Dense(3, 4)}},
		engine.Operand{Name: "means", Array: engine.Array{Shape: engine.Dense(3)}})
	for _, l := range words.Langs {
		line := words.StoryOf(l, trace).Repair(engine.Repairs(trace)[0])
		fmt.Printf("%q\n%q\n", line.Title, line.Text)
	}
	// Output:
	// "Insert an axis of size 1 into means: (3,\u00a01)"
	// "means has a value of its own for each of the 3 entries of axis 0, shared by the 4 entries of axis 1. The result keeps the shape (3,\u00a04)."
	// "在 means 中插入一个大小为 1 的轴：(3,\u00a01)"
	// "means 对第 0 轴的 3 项各有一个值，由第 1 轴的 4 项共用。结果保持形状 (3,\u00a04)。"
}

func ExampleLang_Mistake() {
	err := engine.Explain(engine.NumPy, engine.Add,
		engine.Operand{Array: engine.Array{Shape: engine.Dense(2, 3)}},
		engine.Operand{Array: engine.Array{Shape: engine.Dense(2)}}).Err()
	fmt.Println(words.English.Mistake(err).Title)
	fmt.Println(words.Chinese.Mistake(err).Title)
	// Output:
	// Axis 1: A has size 3 and B has size 2
	// 第 1 轴：A 的大小是 3，B 的大小是 2
}

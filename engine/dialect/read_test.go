package dialect_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/run"
)

func shapesOf(r dialect.Reading) string {
	parts := make([]string, len(r.Shapes))
	for i, shape := range r.Shapes {
		parts[i] = shape.String()
	}
	text := strings.Join(parts, " ")
	if r.Output != nil {
		text += " into " + r.Output.String()
	}
	return text
}

// TestReadMessageRow reads row splits, whose indices are one off from rows.
func TestReadMessageRow(t *testing.T) {
	rows := func(lengths ...int) engine.Operand {
		return raggedOperand(1, engine.Axis{Size: len(lengths)}, engine.Axis{Lengths: lengths})
	}
	trace := engine.Explain(engine.NumPy, engine.Add, rows(2, 4, 1), rows(2, 4, 3))
	r, err := dialect.ReadMessage(run.Said(engine.InTensorFlow, trace).Text)
	if err != nil || r.Row != 2 || r.Row != trace.Columns[1].Conflict.Row {
		t.Errorf("got row %d, want 2 (%v)", r.Row, err)
	}
}

func TestReadMessageNames(t *testing.T) {
	for text, want := range map[string]string{
		"numpy.core._exceptions.UFuncTypeError: Cannot cast ufunc 'add' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'": "UFuncTypeError add",
		"Incompatible shapes: [2,3] vs. [1,2] [Op:Sub]":                                   "InvalidArgumentError subtract",
		"E   TypeError: pow got incompatible shapes for broadcasting: (3,), (4,).":        "TypeError power",
		"condition [2], then [3], and else [4] must be broadcastable [Op:SelectV2] name:": "InvalidArgumentError where",
	} {
		r, err := dialect.ReadMessage(text)
		if got := r.Type + " " + r.Op.String(); err != nil || got != want {
			t.Errorf("%s: got %s (%v), want %s", text, got, err, want)
		}
	}
}

func TestReadMessageRefuses(t *testing.T) {
	for _, text := range []string{"", "a + b", "ValueError: operands could not be broadcast", "SyntaxError: invalid syntax",
		"Incompatible shapes: [2,", strings.Repeat("(", 5000)} {
		if r, err := dialect.ReadMessage(text); err == nil {
			t.Errorf("%q: got %v, want an error", text, r)
		} else if _, ok := errors.AsType[*dialect.UnreadError](err); !ok {
			t.Errorf("%q: got %T", text, err)
		}
	}
}

// TestReadWhatIsWritten writes the message of every kind of failure in every
// library and reads it back.
func TestReadWhatIsWritten(t *testing.T) {
	wrap := "  File \"a.py\", line 3\n    z = x + y\n%s: %s\n>>> "
	s := score{t: t, name: "messages read back"}
	defer s.print()
	for _, pair := range [][2][]int{
		{{2, 3}, {4}}, {{2, 3}, {4, 3}}, {{0}, {2, 2}}, {{4, 32, 14, 14}, {2, 32, 14, 14}}, {{3, 1, 5}, {2, 4}}, {{10}, {11}},
	} {
		a, b := pair[0], pair[1]
		for _, library := range engine.Libraries {
			for _, trace := range []engine.Trace{
				add(a, b), called("broadcast_shapes", a, b), called("broadcast_tensors", a, b),
				engine.Explain(engine.NumPy, engine.Where, operands(a, a, b)...),
				into(engine.Augmented, engine.Add, a, a, b), into(engine.Out, engine.Add, b, a, a),
				into(engine.Assigned, engine.Identity, a, b), into(engine.Target, engine.Identity, a, b),
			} {
				says := run.Said(library, trace)
				message := says.Text
				if message == "" {
					t.Errorf("%s of %v and %v: no message", library, a, b)
					continue
				}
				r, err := dialect.ReadMessage(fmt.Sprintf(wrap, says.Class, message))
				own := r.Library == library || library == engine.InXArray && r.Library == engine.InNumPy
				if err != nil || !own || r.Type != says.Class {
					t.Errorf("%q: got %s %s, %v", message, r.Library, r.Type, err)
					continue
				}
				s.same(message, rewrite(library, trace, r, message), message)
			}
		}
	}
}

// rewrite says again what was read, where that is said of shapes; what names
// none, and what names not all of them, says nothing new.
func rewrite(library engine.Library, t engine.Trace, r dialect.Reading, message string) string {
	if r.Kind >= dialect.Elsewhere || library == engine.InXArray || library == engine.InTensorFlow && t.Output != nil {
		return message
	}
	again := r.Trace()
	again.Call, again.Op = t.Call, t.Op
	if r.Kind == dialect.BroadcastShapes && len(t.Operands) > 2 {
		return message
	}
	return run.Said(library, again).Text
}

// TestCitedForms reads every example that is cited from public sources.
func TestCitedForms(t *testing.T) {
	data, err := os.ReadFile("../testdata/dense/errors_tf_jax.json")
	if err != nil {
		t.Fatal(err)
	}
	var cited struct {
		Entries []struct {
			Lib, Where string
			Examples   []string
		}
	}
	if err := json.Unmarshal(data, &cited); err != nil {
		t.Fatal(err)
	}
	read, run := 0, 0
	for _, entry := range cited.Entries {
		for _, example := range entry.Examples {
			run++
			r, err := dialect.ReadMessage(example)
			if err != nil || !strings.HasPrefix(entry.Lib, map[engine.Library]string{
				engine.InTensorFlow: "tensorflow", engine.InJAX: "jax", engine.InPyTorch: "torch"}[r.Library]) {
				t.Errorf("%s, %s: %q: got %q, %v", entry.Lib, entry.Where, example, r.Library, err)
				continue
			}
			if !strings.Contains(example, "required broadcastable") && len(r.Shapes) < 2 {
				t.Errorf("%q: got %d shapes", example, len(r.Shapes))
				continue
			}
			read++
		}
	}
	if run == 0 {
		t.Error("no example was read")
	}
	t.Logf("errors_tf_jax.json: %d of %d examples", read, run)
}

// TestOracleMessagesAreRead reads every error text of the libraries that were run.
func TestOracleMessagesAreRead(t *testing.T) {
	var texts []string
	for _, file := range []string{"numpy.jsonl", "numpy_inplace.jsonl", "torch.jsonl", "xarray.jsonl", "broadcast_to.jsonl"} {
		for _, row := range rows[map[string]any](t, file) {
			texts = append(texts, errorTexts(row)...)
		}
	}
	slices.Sort(texts)
	texts = slices.Compact(texts)
	s := score{t: t, name: "error texts of the oracle"}
	defer s.print()
	for _, text := range texts {
		_, err := dialect.ReadMessage("Error: " + text + "\n")
		s.same(text, fmt.Sprint(err), "<nil>")
	}
}

// errorTexts returns the texts under keys that begin with err, other than err_type.
func errorTexts(row map[string]any) []string {
	var list []string
	for key, value := range row {
		switch value := value.(type) {
		case map[string]any:
			list = append(list, errorTexts(value)...)
		case string:
			if (strings.HasPrefix(key, "err") || key == "msg") && key != "err_type" {
				list = append(list, value)
			}
		}
	}
	return list
}

func FuzzReadMessage(f *testing.F) {
	f.Add("ValueError: operands could not be broadcast together with shapes (2,3) (4,) ")
	f.Add("The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 99999999999")
	f.Add("Condition x == y did not hold. Indices of first 1 different values: [[-9]] Corresponding x values: [1] Corresponding y values: [] First 3 elements of x: [] First 3 elements of y: [9 -9 1]")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := dialect.ReadMessage(text)
		if err == nil && r.Kind < dialect.Elsewhere {
			r.Trace()
		}
	})
}

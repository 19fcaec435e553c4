//go:build !js

package truth_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// A row is a program and what the library made of it. ask.py names the fields.
type row struct {
	Code string  `json:"c"`
	Last *answer `json:"last"`
	Vars []named `json:"vars"`
	Type string  `json:"e"`
	Text string  `json:"m"`
	Line int     `json:"line"`
}

// An answer is a value as the library gave it.
type answer struct {
	Python string          `json:"p"`
	Value  any             `json:"x"`
	Items  []answer        `json:"i"`
	Shape  []*int          `json:"s"`
	DType  string          `json:"d"`
	Values []any           `json:"v"`
	Rows   json.RawMessage `json:"r"` // of a ragged tensor
	Number bool            `json:"n"`
	Dims   []any           `json:"dims"`
}

// A named is a variable's name and value.
type named struct {
	Name  string
	Value answer
}

func (n *named) UnmarshalJSON(data []byte) error {
	return json.Unmarshal(data, &[]any{&n.Name, &n.Value})
}

func rowsOf(t *testing.T, file string) []row {
	t.Helper()
	packed, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	var rows []row
	for d := json.NewDecoder(r); d.More(); {
		var one row
		if err := d.Decode(&one); err != nil {
			t.Fatalf("%s: %v", filepath.Base(file), err)
		}
		rows = append(rows, one)
	}
	return rows
}

// A wrong is an answer that is not the library's: in what, and how.
type wrong struct{ in, got, want string }

func (w wrong) Error() string { return fmt.Sprintf("%s: got %s, want %s", w.in, w.got, w.want) }

// refusal returns why a program is outside what we run, or "".
func refusal(err error) string {
	if e, ok := errors.AsType[*expr.UnsupportedError](err); ok {
		return e.Sentence()
	}
	if e, ok := errors.AsType[*run.WorkError](err); ok {
		return e.Error()
	}
	if e, ok := errors.AsType[*engine.SizeError](err); ok && e.Limit > 0 {
		return e.Error()
	}
	return ""
}

// check compares an outcome with the library's.
func (r row) check(out run.Outcome) error {
	if r.Type != "" {
		return r.checkError(out)
	}
	if out.Err != nil {
		kind, text := said(out)
		return wrong{"verdict", kind + ": " + text, "runs"}
	}
	vars := map[string]run.Value{}
	for _, v := range out.Vars {
		vars[v.Name] = v.Value
	}
	for _, v := range r.Vars {
		if got, ok := vars[v.Name]; ok {
			if err := v.Value.check(got); err != nil {
				return err
			}
		}
	}
	if r.Last == nil {
		return nil // a statement that leaves no value
	}
	return r.Last.check(out.Last)
}

func (r row) checkError(out run.Outcome) error {
	if n := len(out.Steps); out.Err == nil && n > 0 && out.Steps[n-1].Trace != nil {
		if _, fails := out.Steps[n-1].Trace.TensorFlowDefect(); fails && strings.HasPrefix(r.Text, "Last row partition does not match") {
			return nil // the verdict says so
		}
	}
	if out.Err == nil {
		return wrong{"verdict", "runs", r.Type + ": " + r.Text}
	}
	if r.Type == "SyntaxError" || r.Type == "IndentationError" {
		return nil // Python's words for these change with every release
	}
	kind, text := said(out)
	if kind == ownWords {
		return wrong{ownWords, text, r.Type + ": " + r.Text}
	}
	if kind != r.Type {
		return wrong{"error type", kind + ": " + text, r.Type + ": " + r.Text}
	}
	if want := addresses.ReplaceAllString(devices.ReplaceAllString(callers.ReplaceAllString(r.Text, "$1"), "$1"), " at 0x…>"); devices.ReplaceAllString(text, "$1") != want {
		return wrong{"text", text, want}
	}
	return nil
}

// callers matches the layer of Keras in whose call a mistake was made and what it was given,
// which stand around the text of the mistake.
var callers = regexp.MustCompile(`(?s)^Exception encountered when calling .*?\n\n\x1b\[1m(.*?)\x1b\[0m\n\nArguments received by .*$`)

// devices matches where TensorFlow ran and what the node is called, which say
// nothing about the mistake.
var devices = regexp.MustCompile(`^\{\{function_node .*?\}\} |(\[Op:\w+\]) name: .*$`)

// addresses matches where a function lies in memory, which is another each time.
var addresses = regexp.MustCompile(` at 0x[0-9a-f]+>`)

// said returns what the library says of an outcome that failed.
func said(out run.Outcome) (kind, text string) {
	if class, text := run.Raised(out.Err); class != "" {
		return class, text
	}
	if n := len(out.Steps); n > 0 && out.Steps[n-1].Trace != nil && !engine.OfTypes(out.Err) {
		if says := run.Said(out.Library, *out.Steps[n-1].Trace); says.Class != "" {
			return says.Class, says.Text
		}
	}
	if says := run.SaidOf(out.Library, out.Err); says.Class != "" {
		return says.Class, says.Text
	}
	return ownWords, out.Err.Error()
}

// ownWords is what is wrong with an error that is ours where the library has one.
const ownWords = "own words"

func (a answer) check(got run.Value) error {
	if strings.HasPrefix(a.DType, "key<") && (got.Type == a.DType || got.Type == "tuple") {
		return nil // keys of random numbers, which we have as Python's own values
	}
	if a.DType != "" {
		return a.checkArray(got)
	}
	if got.Array != nil && a.Python == "Variable" {
		return nil // of Keras's, of which rows hold no value
	}
	if got.Array != nil {
		return wrong{"value", "an array of " + got.Array.Shape.String(), a.Python}
	}
	if a.Python == "dtype" && got.Type == "type" {
		got.Type = "dtype" // we have one kind of type
	}
	if a.Python == "function" && unicode.IsUpper(rune(got.Type[0])) || a.Python == "type" && got.Type == "function" {
		return nil // rows say only that a module can be called, and classes of libraries are functions of ours
	}
	if got.Type != a.Python {
		return wrong{"value", got.Type, a.Python}
	}
	if a.Items == nil && got.Type != "list" && got.Type != "tuple" {
		got.Items = nil // of what gives its items one by one
	}
	if a.Items != nil || len(got.Items) > 0 {
		if len(got.Items) != len(a.Items) && len(a.Items) < 50 {
			return wrong{"value", fmt.Sprintf("%d items", len(got.Items)), fmt.Sprintf("%d items", len(a.Items))}
		}
		for i := range a.Items {
			if err := a.Items[i].check(got.Items[i]); err != nil {
				return err
			}
		}
		return nil
	}
	if number := strings.Contains("bool int float", got.Type); a.Value != nil && !(number && got.Python == nil) && !same(a.Value, got.Python, 1e-6) {
		return wrong{"value", fmt.Sprint(got.Python), fmt.Sprint(a.Value)}
	}
	return nil
}

func (a answer) checkArray(got run.Value) error {
	if got.Type == "str" && a.Number && strings.HasPrefix(a.DType, "<U") {
		return nil
	}
	if strings.HasPrefix(a.DType, "datetime64") && (got.Type == "Times" || got.Type == "datetime64" && a.Number) || strings.HasPrefix(a.DType, got.Type) && got.Type == "timedelta64" {
		return nil
	}
	if got.Type == "Texts" && (a.DType == "object" || strings.HasPrefix(a.DType, "<U")) && (len(a.Shape) == 0) == (got.Text[0] != '[') {
		return nil
	}
	if (got.Type == "numpy."+a.DType || got.Type == "numpy.void") && a.Number {
		return nil
	}
	if got.Type == "numpy.ndarray" && (strings.HasSuffix(got.Text, "dtype='"+a.DType+"')") || strings.HasSuffix(got.Text, "dtype="+a.DType+")")) && (strings.HasPrefix(got.Text, "array(shape=("+a.shape()) || strings.Count(got.Text[:strings.IndexAny(got.Text[6:], "'d(")+6], "[") == len(a.Shape)) {
		return nil
	}
	if a.DType == "string" && (got.Type == "EagerTensor" && strings.HasPrefix(got.Text, "<tf.Tensor: shape=("+a.shape()) || got.Type == "RaggedTensor" && (a.Rows == nil || got.Text == "<tf.RaggedTensor "+a.bytes()+">")) {
		return nil
	}
	if got.Array == nil {
		return wrong{"value", strings.TrimSpace(fmt.Sprint(got.Type, " ", got.Python)), "an array of " + a.shape()}
	}
	sizes := make([]string, 0, 4)
	for _, n := range got.Array.Shape.Sizes() {
		sizes = append(sizes, strings.Replace(fmt.Sprint(n), "-1", "ragged", 1))
	}
	if s := strings.Join(sizes, ", "); s != a.shape() {
		return wrong{"shape", "(" + s + ")", "(" + a.shape() + ")"}
	}
	if d := got.Array.Values.DType.String(); d != a.DType {
		return wrong{"dtype", d, a.DType}
	}
	if got.Number != a.Number {
		return wrong{"value", fmt.Sprintf("a number: %t", got.Number), fmt.Sprintf("a number: %t", a.Number)}
	}
	if a.Dims != nil {
		var dims []string
		for _, axis := range got.Array.Shape.Axes {
			dims = append(dims, axis.Name)
		}
		if fmt.Sprint(dims) != fmt.Sprint(a.Dims) {
			return wrong{"dims", fmt.Sprint(dims), fmt.Sprint(a.Dims)}
		}
	}
	return a.checkValues(*got.Array)
}

// bytes returns rows of texts as Python writes them.
func (a answer) bytes() string {
	var rows any
	_ = json.Unmarshal(a.Rows, &rows)
	return pythonText(rows)
}

// pythonText returns lists of texts, each with its quotes already, as Python writes them.
func pythonText(v any) string {
	list, is := v.([]any)
	if !is {
		return fmt.Sprint(v)
	}
	items := make([]string, len(list))
	for i, item := range list {
		items[i] = pythonText(item)
	}
	return "[" + strings.Join(items, ", ") + "]"
}

// shape returns the sizes as text; a ragged one is null.
func (a answer) shape() string {
	var sizes []string
	for _, n := range a.Shape {
		if n == nil {
			sizes = append(sizes, "ragged")
		} else {
			sizes = append(sizes, fmt.Sprint(*n))
		}
	}
	return strings.Join(sizes, ", ")
}

func (a answer) checkValues(got engine.Array) error {
	if !got.Values.Known() {
		return nil
	}
	if a.Rows != nil {
		return a.checkRows(got)
	}
	if a.Values == nil {
		return nil
	}
	flat, err := got.Flat()
	if err != nil {
		return nil
	}
	for i, want := range a.Values {
		var have any = flat.Float(i)
		if flat.DType.Kind() == engine.KindBool {
			have = flat.Bool(i)
		}
		if !same(want, have, tolerance(a.DType)) {
			return wrong{"value", fmt.Sprintf("%v at %d", have, i), fmt.Sprint(want)}
		}
	}
	return nil
}

func (a answer) checkRows(got engine.Array) error {
	var want any
	if err := json.Unmarshal(a.Rows, &want); err != nil {
		return err
	}
	if have := listed(got.Nested()); !sameLists(want, have, tolerance(a.DType)) {
		return wrong{"value", fmt.Sprint(have), fmt.Sprint(want)}
	}
	return nil
}

package library_test

import (
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/library"
)

func TestFind(t *testing.T) {
	for _, test := range []struct {
		path, name string
		has        bool
		signature  string
	}{
		{"numpy", "sum", true, "a, axis=None, dtype=None, out=None, keepdims=…, initial=…, where=…"},
		{"numpy", "fft", true, ""},
		{"numpy", "unsqueeze", false, ""},
		{"numpy.ndarray", "unsqueeze", false, ""},
		{"torch.Tensor", "unsqueeze", true, "int dim"},
		{"torch", "expand_dims", false, ""},
		{"tensorflow.RaggedTensor", "from_row_splits", true, "values, row_splits, name=None, validate=True"},
		{"jax.numpy", "where", true, "/condition, /x=None, /y=None, *, size=None, fill_value=None"},
		{"xarray.DataArray", "isel", true, "indexers=None, drop=False, missing_dims='raise', **indexers_kwargs"},
		{"math", "sqrt", true, "/x"},
		{"list", "append", true, "/object"},
	} {
		part, ok := library.PartOf(test.path)
		if !ok {
			t.Fatalf("there is no table of %s", test.path)
		}
		row, has := part.Find(test.name)
		if has != test.has || row.Signature != test.signature {
			t.Errorf("%s.%s: got %t, %q", test.path, test.name, has, row.Signature)
		}
	}
	if _, ok := library.PartOf("numpy.fft"); ok {
		t.Error("there is a table of numpy.fft")
	}
}

func TestLacks(t *testing.T) {
	for _, test := range []struct{ path, want string }{
		{"numpy", "module 'numpy' has no attribute 'x'"},
		{"numpy.ndarray", "'numpy.ndarray' object has no attribute 'x'"},
		{"numpy.generic", "'numpy.float32' object has no attribute 'x'"},
		{"torch.Tensor", "'Tensor' object has no attribute 'x'"},
		{"tensorflow.math", "module 'tensorflow._api.v2.math' has no attribute 'x'"},
	} {
		part, _ := library.PartOf(test.path)
		if got := part.Lacks("x", "float32"); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}

func TestLacksItself(t *testing.T) {
	for path, want := range map[string]string{
		"numpy":                   "module 'numpy' has no attribute 'x'",
		"numpy.ndarray":           "type object 'numpy.ndarray' has no attribute 'x'",
		"tensorflow.RaggedTensor": "type object 'RaggedTensor' has no attribute 'x'",
		"numpy.random.Generator":  "'numpy.random._generator.Generator' object has no attribute 'x'",
	} {
		part, _ := library.PartOf(path)
		if got := part.LacksItself("x"); got != want {
			t.Errorf("%s: got %q, want %q", path, got, want)
		}
	}
}

func TestSignatures(t *testing.T) {
	part, _ := library.PartOf("torch")
	row, _ := part.Find("sum")
	list := row.Signatures()
	if len(list) != 2 {
		t.Fatalf("got %d signatures, want 2", len(list))
	}
	least, most := list[1].Count()
	if least != 2 || most != 3 {
		t.Errorf("got %d to %d arguments, want 2 to 3", least, most)
	}
	param := func(name string) library.Param {
		return list[1].Params[slices.IndexFunc(list[1].Params, func(p library.Param) bool { return p.Name == name })]
	}
	p := param("keepdim")
	if p.Type != "bool" || p.Default != "False" || !p.Optional || p.Kind != library.Either {
		t.Errorf("got %+v", p)
	}
	if p := param("dtype"); p.Kind != library.Keyword {
		t.Errorf("got %+v", p)
	}
}

func TestVersion(t *testing.T) {
	for _, l := range []engine.Library{engine.InNumPy, engine.InPyTorch, engine.InTensorFlow, engine.InJAX, engine.InXArray} {
		if v := library.Version(l); strings.Count(v, ".") < 2 {
			t.Errorf("%s: got version %q", l, v)
		}
	}
}

// TestRareFunctions checks that the functions of the texts that few programs need are found:
// those that the list of their names lacks are not.
func TestRareFunctions(t *testing.T) {
	for file, l := range map[string]engine.Library{"numpy_rare": engine.InNumPy, "shared_rare": engine.InPyTorch, "python_rare": "math"} {
		rare(t, file, l)
	}
}

func rare(t *testing.T, file string, l engine.Library) {
	for line := range strings.SplitSeq(library.Text(file), "\n") {
		names, _, found := strings.Cut(strings.TrimPrefix(line, "def "), "(")
		if !strings.HasPrefix(line, "def ") {
			names, _, found = strings.Cut(line, " = ")
		}
		if !found || strings.HasPrefix(line, " ") || strings.HasPrefix(line, "#") {
			continue
		}
		for name := range strings.SplitSeq(names, ", ") {
			if source, _ := library.Written(l, name); source == "" {
				t.Errorf("%s of %s is not found: run extract.py rare", name, file)
			}
		}
	}
}

// TestNoFunctionTwice checks that a text has no two functions of one name: the second would
// hide the first.
func TestNoFunctionTwice(t *testing.T) {
	for _, file := range append(slices.Clone(library.Files), "others") {
		seen := map[string]bool{}
		for line := range strings.SplitSeq(library.Text(file), "\n") {
			name, _, found := strings.Cut(strings.TrimPrefix(line, "def "), "(")
			if !found || !strings.HasPrefix(line, "def ") {
				continue
			}
			if seen[name] {
				t.Errorf("%s has two functions %s", file, name)
			}
			seen[name] = true
		}
	}
}

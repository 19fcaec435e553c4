package expr

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// same ignores where nodes stand and how the source was written.
var same = cmp.Options{
	cmpopts.IgnoreTypes(Span{}),
	cmpopts.IgnoreFields(Program{}, "Source"),
}

func TestFormat(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"nothing", "", ""},
		{"comments and blank lines leave nothing", "# a\n\n  # b\n", ""},
		{"power binds to the right", "a**b**c", "a ** b ** c"},
		{"power of a power keeps its brackets", "(a**b)**c", "(a ** b) ** c"},
		{"minus is looser than power", "-a**-b", "-a ** -b"},
		{"minus inside power", "(-a)**2", "(-a) ** 2"},
		{"difference of a difference", "a-(b-c)-d", "a - (b - c) - d"},
		{"a dictionary within another", "{**a, 'b': 2, **c}", "{**a, \"b\": 2, **c}"},
		{"needless brackets go", "((a*b)+(c))", "a * b + c"},
		{"bits are tighter than comparisons", "(a>0)&(b<1)|~c", "(a > 0) & (b < 1) | ~c"},
		{"a chain of comparisons", "0<a<=b!=c", "0 < a <= b != c"},
		{"words", "not a and b or c is not None", "not a and b or c is not None"},
		{"a choice", "1 if a else 2 if b else 3", "1 if a else 2 if b else 3"},
		{"new axes", "a[:,None][...,np.newaxis]", "a[:, None][..., np.newaxis]"},
		{"slices", "a[1:,::2,-1:0:-1,::]", "a[1:, ::2, -1:0:-1, :]"},
		{"an index with a comma is a tuple", "a[0,]", "a[0,]"},
		{"keywords", "x.mean(axis=1,keepdims=True,)", "x.mean(axis=1, keepdims=True)"},
		{"unpacking", "y,x = (a,b),", "y, x = (a, b),"},
		{"spread", "f(*[(2,)]*32, *a)", "f(*[(2,)] * 32, *a)"},
		{"several statements", "a=1;b = a ; ", "a = 1\nb = a"},
		{"augmented", "a//=b", "a //= b"},
		{"two targets", "a = b = 1", "a = b = 1"},
		{"imports", "import numpy as np, torch\nfrom numpy import (zeros as z, ones,)\nfrom torch import *",
			"import numpy as np, torch\nfrom numpy import zeros as z, ones\nfrom torch import *"},
		{"texts that follow each other are one", `float('in' "f")`, `float("inf")`},
		{"texts of which the last has expressions in it", `U'a' 'b' r'\n' f'{c}' 'd'`, `"a" "b" "\\n" f'{c}' "d"`},
		{"a text before a word", `'a' in'b'`, `"a" in "b"`},
		{"a line that goes on", "a + \\\n b", "a + b"},
		{"a line inside brackets", "f(a,\n  # why\n  b)", "f(a, b)"},
		{"a pasted session", ">>> a = 1\n>>> a", "a = 1\na"},
		{"a comprehension", "[x.shape for x,y in z]", "[x.shape for x, y in z]"},
		{"a scalar tuple and an empty list", "zeros(()), []", "zeros(()), []"},
		{"numbers as written", "1e3+.5+1_000+0x10+5.", "1e3 + .5 + 1_000 + 0x10 + 5."},
		{"an attribute of a number", "(5).real", "(5).real"},
		{"names beyond ASCII", "学生 = 3", "学生 = 3"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.source)
			if err != nil {
				t.Fatal(err)
			}
			if got := p.String(); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
			checkRoundTrip(t, p)
		})
	}
}

// What is printed parses back to the same program.
func TestBlocksPrint(t *testing.T) {
	source := "def f(x, *rest, k=1, **more):\n    for a, b in x:\n        if a > b:\n            return a\n        else:\n            b += 1\n    return lambda y: y\nd = {1: [z for z in x if z]}"
	program, err := Parse(source)
	if err != nil {
		t.Fatal(err)
	}
	if got := program.String(); got != source {
		t.Errorf("got\n%s\nwant\n%s", got, source)
	}
}

func checkRoundTrip(t *testing.T, p *Program) {
	t.Helper()
	again, err := Parse(p.String())
	if err != nil {
		t.Fatalf("%q does not parse back: %v", p.String(), err)
	}
	if diff := cmp.Diff(p, again, same); diff != "" {
		t.Errorf("%q parses back to another program:\n%s", p.String(), diff)
	}
}

func TestSyntaxErrors(t *testing.T) {
	for _, test := range []struct{ name, source, want, caret string }{
		{"two commas", "[4,,8]", `line 1, column 4: a value is missing before “,”`, "[4,,8]\n   ^"},
		{"a number above 64 bits", "a + 1e400", `line 1, column 5: “1e400” does not fit in 64 bits`, "a + 1e400\n    ^^^^^"},
		{"a whole number above 64 bits", "18446744073709551616", `line 1, column 1: “18446744073709551616” does not fit in 64 bits`, "18446744073709551616\n^^^^^^^^^^^^^^^^^^^^"},
		{"a malformed number", "1.2.3", `line 1, column 1: “1.2.3” is not a number`, "1.2.3\n^^^^^"},
		{"nothing after an operator", "a = 1\nb +", `line 2, column 4: a value is missing before the end`, "b +\n   ^"},
		{"nothing before the line ends", "a +\nb", `line 1, column 4: a value is missing before the end of the line`, "a +\n   ^"},
		{"open bracket", "f(a, [1, 2)", `line 1, column 11: ] is missing before “)”`, "f(a, [1, 2)\n          ^"},
		{"bracket never closed", "f(a", `line 1, column 2: “(” is never closed`, "f(a\n ^"},
		{"two values side by side", "a b", `line 1, column 3: the statement should end before “b”`, "a b\n  ^"},
		{"assignment to a call", "f(a) = 1", `line 1, column 1: “f(a)” cannot be assigned to`, "f(a) = 1\n^^^^"},
		{"a Chinese comma", "zeros(3，4)", `line 1, column 8: “，” is not how Python writes it`, "zeros(3，4)\n       ^^"},
		{"after wide characters", "学生 + ?", `line 1, column 6: “?” has no meaning in a program`, "学生 + ?\n\u3000\u3000   ^"},
		{"an open text", "float('inf)", `line 1, column 7: the text has no closing quote`, "float('inf)\n      ^"},
		{"a late positional", "f(a=1, b)", `line 1, column 8: “b” has no name but follows an argument that has one`, "f(a=1, b)\n       ^"},
		{"a star without names", "def f(*,): 0", `line 1, column 9: a name is missing before “)”`, "def f(*,): 0\n        ^"},
		{"two semicolons", "a = 1;; b", `line 1, column 7: a value is missing before “;”`, "a = 1;; b\n      ^"},
		{"a semicolon alone", "a\n;", `line 2, column 1: a value is missing before “;”`, ";\n^"},
		{"a line of a block further in", "for i in a:\n  b = 2\n    c = 3", `line 3, column 5: the line of “c” is not as far in as the lines beside it`, "    c = 3\n    ^"},
		{"a line beside no line above it", "for i in a:\n    b = 2\n  c = 3", `line 3, column 3: the line of “c” is not as far in as the lines beside it`, "  c = 3\n  ^"},
		{"a line further in", "a = 1\nb = 2\n  c = 3", `line 3, column 3: the line of “c” is not as far in as the lines beside it`, "  c = 3\n  ^"},
		{"a star alone", "(*a)", `line 1, column 4: , is missing before “)”`, "(*a)\n   ^"},
		{"not UTF-8", "a\xff", `line 1, column 2: the text is not UTF-8`, "a\xff\n ^"},
		{"too long", strings.Repeat("a", 10<<20), `line 1, column 1: the text has more than 262144 characters`, "\n^"},
		{"too deep", strings.Repeat("[", 1000), `line 1, column 101: brackets are nested more than 100 deep`,
			"…" + strings.Repeat("[", 121) + "…\n " + strings.Repeat(" ", 60) + "^"},
		{"too many signs", strings.Repeat("-", 300) + "a", `line 1, column 201: brackets are nested more than 100 deep`,
			"…" + strings.Repeat("-", 121) + "…\n " + strings.Repeat(" ", 60) + "^"},
		{"too many statements", strings.Repeat("a\n", 1001), `line 1001, column 1: the program has more than 1000 statements`, "a\n^"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := Parse(test.source)
			e, ok := errors.AsType[*SyntaxError](err)
			if !ok {
				t.Fatalf("got %v, want a SyntaxError", err)
			}
			if e.Error() != test.want {
				t.Errorf("got  %s\nwant %s", e.Error(), test.want)
			}
			if got := e.Caret(); got != test.caret {
				t.Errorf("got\n%s\nwant\n%s", got, test.caret)
			}
			if e.Hint() == "" {
				t.Error("no hint")
			}
		})
	}
}

func TestUnsupported(t *testing.T) {
	for _, test := range []struct {
		source  string
		feature Feature
		column  int
	}{
		{"@f\nx = 1", Decorator, 1},
		{"yield 1", Generator, 1},
		{"async def f(): pass", Coroutine, 1},
		{"b'a'", PrefixedText, 1},
	} {
		_, err := Parse(test.source)
		e, ok := errors.AsType[*UnsupportedError](err)
		if !ok || e.Feature != test.feature || e.Column() != test.column {
			t.Errorf("%s: got %v, want feature %d at column %d", test.source, err, test.feature, test.column)
			continue
		}
		if e.Sentence() == "" || e.Hint() == "" {
			t.Errorf("%s: a sentence or a hint is missing", test.source)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"[4,,8]", "a[:, None] + b", "x.sum(axis=1)", "(*a)", "'''", "1e400", "a\xff", "f(", "（", "\\", "a[b:c:d]",
		"f'{a!r} {b:.2f}' 'c' r'\\n' u'd'", ">>> def f(x, *y, z=1):\n...     return x", `U'U\x1f''U'f''`, "try:\n  a\nexcept E as e: b\nelse: c\nfinally: d"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, source string) {
		p, err := Parse(source)
		switch e := err.(type) {
		case nil:
			checkRoundTrip(t, p)
		case *SyntaxError:
			checkCaret(t, e.Place)
		case *UnsupportedError:
			checkCaret(t, e.Place)
		case *QuotedError: // a line of dashes, as in a traceback
			checkCaret(t, e.Place)
		default:
			t.Fatalf("%q: %T is no error of the parser", source, err)
		}
	})
}

// checkCaret checks that a place lies in its source and can be shown.
func checkCaret(t *testing.T, p Place) {
	t.Helper()
	if lines := strings.Split(p.Caret(), "\n"); len(lines) != 2 || !strings.Contains(lines[1], "^") {
		t.Errorf("caret is %q", p.Caret())
	}
	if p.Line() < 1 || p.Column() < 1 {
		t.Errorf("line %d, column %d", p.Line(), p.Column())
	}
}

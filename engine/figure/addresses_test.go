package figure_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shapecast/engine"
	"shapecast/engine/figure"
)

// An address is a block of testdata/addresses.txt.
type address struct {
	name      string
	query     string
	canonical string // of what could be read
	gives     string // the shape that comes out, or that nothing does
	mistake   string // the key that an *AddressError names and what it wants; "" when there is none
}

// addresses reads the corpus.
func addresses(t testing.TB) []address {
	t.Helper()
	data, err := os.ReadFile("testdata/addresses.txt")
	if err != nil {
		t.Fatal(err)
	}
	var list []address
	for block := range strings.SplitSeq(strings.TrimSpace(string(data)), "\n\n") {
		lines := strings.Split(block, "\n")
		a := address{name: lines[0]}
		for _, line := range lines[1:] {
			mark, text, _ := strings.Cut(line, " ")
			to := map[string]*string{"?": &a.query, "=": &a.canonical, ">": &a.gives, "!": &a.mistake}[mark]
			if to == nil {
				t.Fatalf("%s: a line begins with %q", a.name, mark)
			}
			*to = text
		}
		list = append(list, a)
	}
	return list
}

// given returns what the program of a state gives, as the corpus writes it.
func given(s figure.State) string {
	out := s.Run()
	if _, ok := errors.AsType[*engine.MismatchError](out.Err); ok {
		return "does not broadcast"
	}
	if out.Err != nil {
		return "no program"
	}
	if out.Last.Array == nil {
		return "no array"
	}
	return out.Last.Array.Shape.String()
}

// asked returns what is wrong with an address, as the corpus writes it.
func asked(t *testing.T, err error) string {
	if err == nil {
		return ""
	}
	e, ok := errors.AsType[*figure.AddressError](err)
	if !ok {
		t.Fatalf("got %T, want an *AddressError", err)
	}
	if !strings.Contains(e.Caret(), "^") || e.Source == "" || len(e.Error()) < 10 {
		t.Errorf("the mistake is shown as %q: %s", e.Caret(), e.Error())
	}
	if e.Key == "" {
		return "too long"
	}
	return e.Key + ": " + e.Want
}

// TestAddresses holds version 1 to its word: what an address of the corpus
// means never changes.
func TestAddresses(t *testing.T) {
	list := addresses(t)
	if len(list) < 40 {
		t.Fatalf("got %d addresses, want at least 40", len(list))
	}
	for _, a := range list {
		t.Run(a.name, func(t *testing.T) {
			s, err := figure.Parse(a.query)
			got := address{a.name, a.query, s.Query(), given(s), asked(t, err)}
			if diff := cmp.Diff(a, got, cmp.AllowUnexported(address{})); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			again, err := figure.Parse(s.Query())
			if diff := cmp.Diff(s, again); diff != "" || err != nil {
				t.Errorf("reads back as another state (%v):\n%s", err, diff)
			}
		})
	}
}

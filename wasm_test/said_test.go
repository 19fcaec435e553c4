package wasm_test

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// What tests say of a page: what they say is told where it does not hold.

// must returns what a call gives, and ends the test where it fails.
func must[T any](v T, err error) func(t testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		ok(t, err)
		return v
	}
}

// ok ends the test for an error.
func ok(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// is holds that what there is is what is wanted.
func is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %#v, want %#v", what, got, want)
	}
}

// want holds that a text has a part.
func want(t testing.TB, name, got, part string) {
	t.Helper()
	if !strings.Contains(got, part) {
		t.Errorf("%s: got %q, want %q in it", name, got, part)
	}
}

// none holds that a list is empty.
func none[T any](t testing.TB, what string, got []T) {
	t.Helper()
	if len(got) > 0 {
		t.Errorf("%s: got %v, want none", what, got)
	}
}

func atMost[N cmp.Ordered](t testing.TB, what string, got, most N) {
	t.Helper()
	if got > most {
		t.Errorf("%s: got %v, want at most %v", what, got, most)
	}
}

func atLeast[N cmp.Ordered](t testing.TB, what string, got, least N) {
	t.Helper()
	if got < least {
		t.Errorf("%s: got %v, want at least %v", what, got, least)
	}
}

func wrongIf(t testing.TB, wrong bool, format string, args ...any) {
	t.Helper()
	if wrong {
		t.Errorf(format, args...)
	}
}

// wrongIf holds that an expression of the page's JavaScript is not true now.
func (p *tab) wrongIf(expression, format string, args ...any) {
	wrongIf(p, eval[bool](p, "Boolean("+expression+")"), format, args...)
}

// wrongUnless holds that an expression of the page's JavaScript is true now.
func (p *tab) wrongUnless(expression, format string, args ...any) {
	wrongIf(p, !eval[bool](p, "Boolean("+expression+")"), format, args...)
}

// Errorf, Fatalf and Fatal say where the test was, and through which helpers it went.
func (p *tab) Errorf(format string, args ...any) { p.TB.Errorf(format+"%s", append(args, way())...) }
func (p *tab) Fatalf(format string, args ...any) { p.TB.Fatalf(format+"%s", append(args, way())...) }
func (p *tab) Fatal(args ...any)                 { p.TB.Fatal(append(args, way())...) }

// way lists the lines of these tests that led to where it is called.
func way() string {
	var lines []string
	callers := make([]uintptr, 20)
	frames := runtime.CallersFrames(callers[:runtime.Callers(3, callers)])
	for frame, more := frames.Next(); more; frame, more = frames.Next() {
		if name := filepath.Base(frame.File); strings.HasSuffix(name, "_test.go") && name != "said_test.go" {
			lines = append(lines, fmt.Sprintf("%s:%d", name, frame.Line))
		}
	}
	return " (at " + strings.Join(lines, " < ") + ")"
}

// wanted skips a test for what is missing, or ends it where nothing may be.
func wanted(t testing.TB, why string) {
	t.Helper()
	if os.Getenv("REQUIRE_BROWSER") != "" {
		t.Fatal(why)
	}
	t.Skip(why)
}

package main

import "testing"

// TestLeanKeepsWhatItDoesNotKnow gives lean what is no program of Go.
func TestLeanKeepsWhatItDoesNotKnow(t *testing.T) {
	const head = "\x00asm\x01\x00\x00\x00"
	for _, test := range []struct{ name, program string }{
		{"nothing", ""},
		{"no sections", head},
		{"no data", head + "\x01\x01\x00"},
		{"data without a table of functions", head + "\x0b\x09\x01\x00\x41\x00\x0b\x03abc"},
		{"a section that is cut", head + "\x0b\x7f\x01"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if out, err := lean([]byte(test.program)); err == nil || string(out) != test.program {
				t.Errorf("got %q, %v, want the program and an error", out, err)
			}
		})
	}
}

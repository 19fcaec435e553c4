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

// TestDifferencesAddUp adds the differences of the program up, as boot.js does,
// and looks for the tables that the compiler wrote.
func TestDifferencesAddUp(t *testing.T) {
	program := compiled(t)
	small, err := lean(program)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := lean(small); err != nil || string(again) != string(small) {
		t.Errorf("lean changes a program that it made: %v", err)
	}
	want, got := tablesIn(t, program), tablesIn(t, small)
	if want.functions < 1000 || want.bucketCount < want.functions {
		t.Fatalf("%d functions and %d buckets", want.functions, want.bucketCount)
	}
	entry, offset := 0, 0
	for i := range want.functions {
		at := want.table + 8*i
		entry, offset = entry+got.half(at), offset+got.half(at+4)
		if entry != want.half(at) || offset != want.half(at+4) || entry != want.half(want.table+offset) {
			t.Fatalf("function %d begins at %d and is described at %d", i, entry, offset)
		}
	}
	for i, first := 0, 0; i < want.bucketCount; i++ {
		if first += got.half(want.buckets + bucketSize*i); first != want.half(want.buckets+bucketSize*i) {
			t.Fatalf("bucket %d begins with function %d", i, first)
		}
	}
}

// tablesIn returns the tables of functions of a program.
func tablesIn(t *testing.T, program []byte) tables {
	t.Helper()
	data := sectionsOf(program, dataKind)
	if len(data) != 1 {
		t.Fatalf("%d data sections", len(data))
	}
	m, err := memoryOf(program[data[0].start:data[0].end])
	if err != nil {
		t.Fatal(err)
	}
	list, err := tablesOf(m)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

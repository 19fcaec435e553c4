package main

import (
	"encoding/binary"
	"errors"
)

// differencesName is the name of the section that says which tables of a program
// boot.js completes before it starts.
const differencesName = "differences"

// bucketSize is the size of an entry of the table that finds a function by its
// instruction, and bucketSpan how many instructions it stands for, see runtime's
// findfuncbucket.
const bucketSize, bucketSpan = 20, 4096

// differences writes the numbers of the table of functions, which grow from one
// to the next, as differences, and clears the copy that each function has of its
// entry: compressed, 8,000 equal differences take nothing. It returns where those
// tables are, as boot.js needs it.
func (t tables) differences(header int) ([]byte, error) {
	buckets, count, err := t.buckets(header)
	if err != nil {
		return nil, err
	}
	for i := range t.functions {
		at := t.table + t.half(t.table+8*i+4)
		t.zero(at, at+4)
	}
	t.differ(t.table, 8, t.functions)
	t.differ(t.table+4, 8, t.functions)
	t.differ(buckets, bucketSize, count)
	var place []byte
	for _, n := range [...]int{t.table, t.functions, buckets, count} {
		place = binary.LittleEndian.AppendUint32(place, uint32(n))
	}
	return place, nil
}

// buckets returns where the table is that finds functions, and its length.
func (t tables) buckets(header int) (at, count int, err error) {
	module, found := t.find(binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, uint64(header)), uint64(t.names)))
	if !found {
		return 0, 0, errors.New("nothing says where functions are found")
	}
	const slice = 24
	place := module + 8 + 6*slice
	first, last := t.word(place+8), t.word(place+16)
	return int(t.word(place)), int(last-first+bucketSpan-1) / bucketSpan, nil
}

// differ writes the difference to the one before in place of each number of a
// table but the first.
func (t tables) differ(at, step, count int) {
	before := 0
	for i := range count {
		n := t.half(at + step*i)
		t.setHalf(at+step*i, n-before)
		before = n
	}
}

package main

import (
	"bytes"
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
func (t tables) differences() []byte {
	for i := range t.functions {
		t.setHalf(t.table+t.half(t.table+8*i+4), 0)
	}
	t.differ(t.table, 8, t.functions)
	t.differ(t.table+4, 8, t.functions)
	t.differ(t.buckets, bucketSize, t.bucketCount)
	var place []byte
	for _, n := range [...]int{t.table, t.functions, t.buckets, t.bucketCount} {
		place = binary.LittleEndian.AppendUint32(place, uint32(n))
	}
	return place
}

// findBuckets finds the table that finds functions, in runtime's moduledata: six
// slices after the header of the tables.
func (t *tables) findBuckets(header int) error {
	start := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, uint64(header)), uint64(t.names))
	module := bytes.Index(t.bytes, start)
	if module < 0 {
		return errors.New("nothing says where functions are found")
	}
	const pointer, slice = 8, 24
	at := module + pointer + 6*slice
	first, last := t.word(at+pointer), t.word(at+2*pointer)
	t.buckets, t.bucketCount = t.word(at), (last-first+bucketSpan-1)/bucketSpan
	return nil
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

package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"

	"shapecast/cmd/build/tight"
)

// lean clears the tables of a program that only stack traces read: names of
// functions and files, the line of each instruction, and where arguments are. A
// panic keeps its message and loses its trace. Then it joins the segments of the
// data section: Go's linker leaves out each run of a few zeros, and what says
// where the next segment is takes more on the wire than the zeros. The error says
// that the program has other tables than the release of Go that this was written
// for; the program is as it was then.
func lean(program []byte) (out []byte, err error) {
	if isLean(program) {
		return program, nil
	}
	defer func() {
		if recover() != nil { // a table leads out of the memory
			out, err = program, errors.New("tables of functions of an unknown form")
		}
	}()
	data := sectionsOf(program, dataKind)
	if len(data) != 1 {
		return program, errors.New("no data section")
	}
	m, err := memoryOf(program[data[0].start:data[0].end])
	if err != nil {
		return program, err
	}
	t, err := tablesOf(m)
	if err != nil {
		return program, err
	}
	t.clear()
	places := t.differences()
	return withSection(data[0].replaced(program, t.section()), differencesName, places), nil
}

// tablesOf finds the tables of functions.
func tablesOf(m memory) (tables, error) {
	t := tables{memory: m}
	header := bytes.Index(m.bytes, pclnMagic)
	if header < 0 {
		return t, errors.New("no table of functions of a known form")
	}
	t.functions = m.word(header + 8)
	for i, at := range []*int{&t.names, &t.units, &t.files, &t.steps, &t.table} {
		*at = header + m.word(header+32+8*i)
	}
	if !slices.IsSorted([]int{header, t.names, t.units, t.files, t.steps, t.table}) {
		return t, errors.New("the tables of functions are in another order")
	}
	return t, t.findBuckets(header)
}

// pclnMagic begins the table of functions of Go 1.20 and later on machines
// whose instructions begin at any byte and whose pointers have 8.
var pclnMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// A memory is what a program's data section puts into its memory, from address 0, and
// the spans that the section has, by address. What is in no span is 0.
type memory struct {
	bytes []byte
	spans []span
}

// A span is from an address to another.
type span struct{ from, to int }

// A stretch is where a section of a program is: its head, and its content.
type stretch struct{ head, start, end int }

// The kinds of sections that are looked for.
const customKind, dataKind = 0, 11

// sectionsOf returns where the sections of a kind are in a WebAssembly program.
func sectionsOf(program []byte, kind byte) []stretch {
	const magic = 8
	var list []stretch
	for at := magic; at < len(program); {
		size, n := binary.Uvarint(program[at+1:])
		s := stretch{at, at + 1 + n, at + 1 + n + int(size)}
		if n <= 0 || s.end > len(program) {
			return nil
		}
		if program[at] == kind {
			list = append(list, s)
		}
		at = s.end
	}
	return list
}

// isLean reports whether lean made a program.
func isLean(program []byte) bool {
	name := append([]byte{byte(len(differencesName))}, differencesName...)
	return slices.ContainsFunc(sectionsOf(program, customKind), func(s stretch) bool { return bytes.HasPrefix(program[s.start:s.end], name) })
}

// replaced returns the program with another content of the section.
func (s stretch) replaced(program, content []byte) []byte {
	out := append(bytes.Clone(program[:s.head]), program[s.head])
	out = binary.AppendUvarint(out, uint64(len(content)))
	return append(append(out, content...), program[s.end:]...)
}

// withSection returns a program with a section of a name at its end, which only
// scripts read.
func withSection(program []byte, name string, content []byte) []byte {
	body := append(binary.AppendUvarint(nil, uint64(len(name))), name...)
	body = append(body, content...)
	return append(binary.AppendUvarint(append(bytes.Clone(program), 0), uint64(len(body))), body...)
}

// The head of a segment: its memory's number, and a constant address.
const constant, end = 0x41, 0x0b

// farApart is how many zeros between two segments cost more than the head of a
// segment, once they are compressed.
const farApart = 4096

// memoryOf reads a data section: each segment is its head, and bytes.
func memoryOf(section []byte) (m memory, err error) {
	count, n := binary.Uvarint(section)
	list := make([]span, 0, count)
	for rest := section[n:]; len(rest) > 2; {
		address, n := tight.Signed(rest[2:])
		from, head := int(address), rest[2+n:]
		size, k := binary.Uvarint(head[1:])
		data, to := 1+k, from+int(size)
		if rest[0] != 0 || rest[1] != constant || head[0] != end || k <= 0 || data+int(size) > len(head) {
			return m, errors.New("a segment of an unknown form")
		}
		m.bytes = append(m.bytes, make([]byte, max(to-len(m.bytes), 0))...)
		rest = head[data+copy(m.bytes[from:to], head[data:]):]
		list = append(list, span{from, to})
	}
	slices.SortFunc(list, func(a, b span) int { return a.from - b.from })
	m.spans = joined(list)
	return m, nil
}

// joined returns spans with those that are not far apart as one.
func joined(list []span) (out []span) {
	for _, s := range list {
		if last := len(out) - 1; last >= 0 && s.from-out[last].to < farApart {
			out[last].to = s.to
			continue
		}
		out = append(out, s)
	}
	return out
}

// section writes a data section.
func (m memory) section() []byte {
	out := binary.AppendUvarint(nil, uint64(len(m.spans)))
	for _, s := range m.spans {
		out = append(tight.AppendSigned(append(out, 0, constant), int64(s.from)), end)
		out = append(binary.AppendUvarint(out, uint64(s.to-s.from)), m.bytes[s.from:s.to]...)
	}
	return out
}

// word and half return the number at an address.
func (m memory) word(at int) int { return int(binary.LittleEndian.Uint64(m.bytes[at:])) }
func (m memory) half(at int) int { return int(binary.LittleEndian.Uint32(m.bytes[at:])) }

// setHalf writes a number of 4 bytes.
func (m memory) setHalf(at, n int) { binary.LittleEndian.PutUint32(m.bytes[at:], uint32(n)) }

// Tables are the addresses of what the runtime knows of functions.
type tables struct {
	memory
	functions                         int
	names, units, files, steps, table int
	buckets, bucketCount              int // the table that finds a function by its instruction
}

// clear clears names and files, and of the steps through each function those
// that say files and lines.
func (t tables) clear() {
	clear(t.bytes[t.names:t.steps])
	used := make([]bool, t.table-t.steps)
	for i := range t.functions {
		t.function(t.table+t.half(t.table+8*i+4), used)
	}
	for i, used := range used {
		if !used {
			t.bytes[t.steps+i] = 0
		}
	}
}

// Places in the description of a function, see runtime's _func.
const (
	nameAt, stackSteps, fileSteps, lineSteps = 4, 16, 20, 24
	tableCount, unitAt, lineAt, dataCount    = 28, 32, 36, 43
	firstTable                               = 44
)

// Tables of a function that only stack traces and the interruption of a thread
// read, which WebAssembly has not, see internal/abi/symtab.go.
var (
	idleTables = []int{0, 3}    // PCDATA_UnsafePoint, PCDATA_ArgLiveIndex
	idleData   = []int{5, 6, 7} // FUNCDATA_ArgInfo, FUNCDATA_ArgLiveInfo, FUNCDATA_WrapInfo
)

// function takes from a function what nobody reads, and marks the steps that the
// runtime needs.
func (t tables) function(at int, used []bool) {
	for _, place := range [...]int{nameAt, fileSteps, lineSteps, unitAt, lineAt} {
		t.setHalf(at+place, 0)
	}
	tables := t.half(at + tableCount)
	t.mark(t.half(at+stackSteps), used)
	for i := range tables {
		if place := at + firstTable + 4*i; slices.Contains(idleTables, i) {
			t.setHalf(place, 0)
		} else {
			t.mark(t.half(place), used)
		}
	}
	for _, i := range idleData {
		if place := at + firstTable + 4*(tables+i); i < int(t.bytes[at+dataCount]) {
			t.setHalf(place, -1)
		}
	}
}

// mark marks the bytes of a list of steps: pairs of numbers that end with a 0
// in the first place of a pair, but for the first pair.
func (t tables) mark(from int, used []bool) {
	if from == 0 {
		return
	}
	at := from
	number := func() (zero bool) {
		zero = true
		for more := true; more && at < len(used); at++ {
			c := t.bytes[t.steps+at]
			zero, more = zero && c&0x7f == 0, c&0x80 != 0
			used[at] = true
		}
		return zero
	}
	for first := true; at < len(used); first = false {
		if number() && !first {
			return
		}
		number()
	}
}

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

package tight

import (
	"encoding/binary"
	"fmt"
)

// A reader reads numbers and bytes. What is not there is 0, and failed is set.
type reader struct {
	bytes  []byte
	at     int
	failed bool
}

func (r *reader) done() bool { return r.failed || r.at >= len(r.bytes) }

func (r *reader) byte() byte {
	if b := r.take(1); len(b) == 1 {
		return b[0]
	}
	return 0
}

// take returns the next n bytes.
func (r *reader) take(n int) []byte {
	if n < 0 || n > len(r.bytes)-r.at {
		r.failed = true
		return nil
	}
	r.at += n
	return r.bytes[r.at-n : r.at]
}

// number reads an unsigned LEB128 number, or passes a signed one.
func (r *reader) number() (n int) {
	for shift := 0; !r.failed; shift += 7 {
		b := r.byte()
		if n |= int(b&0x7f) << shift; b&0x80 == 0 {
			return n
		}
	}
	return 0
}

// count reads how many items follow, of at least a byte each.
func (r *reader) count() int {
	n := r.number()
	if n < 0 || n > len(r.bytes)-r.at {
		r.failed = true
		return 0
	}
	return n
}

// Opcodes.
const (
	opUnreachable = 0x00
	opBlock       = 0x02
	opLoop        = 0x03
	opIf          = 0x04
	opElse        = 0x05
	opEnd         = 0x0b
	opBr          = 0x0c
	opBrIf        = 0x0d
	opBrTable     = 0x0e
	opReturn      = 0x0f
	opCall        = 0x10
	opCallBy      = 0x11 // call_indirect
	opDrop        = 0x1a
	opSelect      = 0x1b
	opGet         = 0x20 // local.get, and the like
	opSet         = 0x21
	opTee         = 0x22
	opGlobalGet   = 0x23
	opGlobalSet   = 0x24
	opLoad        = 0x28 // the first that loads
	opStore       = 0x36 // the first that stores
	opMemorySize  = 0x3f
	opMemoryGrow  = 0x40
	opConst32     = 0x41
	opConst64     = 0x42
	opFloat32     = 0x43
	opFloat64     = 0x44
	opEqz32       = 0x45
	opAdd32       = 0x6a
	opAdd64       = 0x7c
	opOr64        = 0x84
	opWrap        = 0xa7 // i32.wrap_i64
	opExtend      = 0xad // i64.extend_i32_u
	opLast        = 0xc4 // the last of those without numbers
	opPrefix      = 0xfc
)

// void is the type of a block or an if that leaves nothing.
const void = 0x40

// An instr is an instruction: its opcode, and its numbers.
type instr []byte

// with returns an instruction with an unsigned number.
func with(op byte, n int) instr { return binary.AppendUvarint([]byte{op}, uint64(n)) }

// constant returns an instruction with a signed number.
func constant(op byte, n int64) instr { return AppendSigned([]byte{op}, n) }

// is reports whether an instruction is this one, with a number below 64.
func (i instr) is(op byte, n byte) bool { return len(i) == 2 && i[0] == op && i[1] == n }

// number returns its first number, which is unsigned.
func (i instr) number() int {
	n, _ := binary.Uvarint(i[1:])
	return int(n)
}

// value returns its number, which is signed.
func (i instr) value() int64 {
	n, _ := Signed(i[1:])
	return n
}

// AppendSigned appends a signed LEB128 number.
func AppendSigned(b []byte, n int64) []byte {
	for n < -64 || n > 63 {
		b = append(b, byte(n&0x7f|0x80))
		n >>= 7
	}
	return append(b, byte(n&0x7f))
}

// Signed reads a signed LEB128 number, and returns how many bytes it takes; 0 where it has no end.
func Signed(b []byte) (value int64, n int) {
	for shift := 0; n < len(b); shift += 7 {
		c := b[n]
		n++
		value |= int64(c&0x7f) << shift
		if c&0x80 == 0 {
			if c&0x40 != 0 {
				value |= -1 << (shift + 7)
			}
			return value, n
		}
	}
	return 0, 0
}

// next reads an instruction.
func (r *reader) next() (instr, error) {
	start := r.at
	switch op := r.byte(); {
	case op == opBrTable:
		for range r.count() + 1 {
			r.number()
		}
	case op == opPrefix:
		r.prefixed()
	case op == opFloat32:
		r.take(4)
	case op == opFloat64:
		r.take(8)
	case op == opCallBy, op >= opLoad && op < opMemorySize:
		r.number()
		r.number()
	case op >= opBlock && op <= opIf, op == opBr, op == opBrIf, op == opCall,
		op >= opGet && op <= opGlobalSet, op >= opMemorySize && op <= opConst64:
		r.number()
	case op > 1 && op != opElse && op != opEnd && op != opReturn && op != opDrop && op != opSelect && (op < opEqz32 || op > opLast):
		return nil, fmt.Errorf("instruction 0x%x is not known", op)
	}
	return r.bytes[start:r.at], nil
}

// prefixed passes the rest of an instruction of two bytes: a conversion, or one that copies
// or fills memory.
func (r *reader) prefixed() {
	switch r.number() {
	case 8: // memory.init
		r.number()
		r.number()
	case 9, 11: // data.drop, memory.fill
		r.number()
	case 10: // memory.copy
		r.number()
		r.number()
	}
}

// A function is its locals and its instructions.
type function struct {
	locals []group
	code   []instr
}

// A group is some locals of one type.
type group struct {
	count int
	kind  byte
}

// The types of locals.
const kind32, kind64 = 0x7f, 0x7e

// functionOf reads a function.
func functionOf(body []byte) (f function, err error) {
	r := &reader{bytes: body}
	for range r.count() {
		f.locals = append(f.locals, group{r.number(), r.byte()})
	}
	f.code = make([]instr, 0, len(body)/2)
	for !r.done() {
		one, err := r.next()
		if err != nil {
			return f, err
		}
		f.code = append(f.code, one)
	}
	if r.failed || len(f.code) == 0 {
		return f, fmt.Errorf("a broken function of %d bytes", len(body))
	}
	return f, nil
}

// bytes writes the function.
func (f function) bytes() []byte {
	out := binary.AppendUvarint(nil, uint64(len(f.locals)))
	for _, g := range f.locals {
		out = append(binary.AppendUvarint(out, uint64(g.count)), g.kind)
	}
	for _, one := range f.code {
		out = append(out, one...)
	}
	return out
}

package tight

import (
	"encoding/binary"
	"slices"
)

// The rules are in the order in which they are applied.

// resumes reports whether a function begins as those that may be left in the middle: the
// stack pointer is read, and after some blocks a table continues where local 0 says. Else
// local 0 is read only where it was just set, to call the function of a number.
func (f function) resumes() bool {
	at := entry(f.code)
	if at < 3 || len(f.locals) == 0 || f.locals[0].kind != kind32 || !f.code[0].is(opGlobalGet, 0) || !f.code[1].is(opSet, 1) {
		return false
	}
	for i := at; i < len(f.code); i++ {
		if f.code[i].is(opGet, 0) && !(f.code[i-1].is(opConst32, 0) && f.code[i-2].is(opSet, 0)) {
			return false
		}
	}
	return true
}

// entry returns where the table is that continues a function, or -1.
func entry(code []instr) int {
	i := slices.IndexFunc(code, func(one instr) bool { return one[0] == opBrTable })
	if i < 1 || !code[i-1].is(opGet, 0) {
		return -1
	}
	return i
}

// nest returns the blocks around the table, the outermost first: true where it is a loop.
func nest(code []instr, table int) (loops []bool) {
	for i := table - 2; i >= 0 && (code[i][0] == opBlock || code[i][0] == opLoop); i-- {
		loops = append(loops, code[i][0] == opLoop)
	}
	slices.Reverse(loops)
	return loops
}

// labels follows which blocks are open.
type labels struct {
	open []int // numbers of blocks in the order in which they were opened
	next int
}

// pass takes note of an instruction.
func (l *labels) pass(one instr) {
	switch one[0] {
	case opBlock, opLoop, opIf:
		l.open = append(l.open, l.next)
		l.next++
	case opEnd:
		l.open = l.open[:max(len(l.open)-1, 0)]
	}
}

// at returns the number of the block that a branch of a depth leads to, or -1.
func (l *labels) at(depth int) int {
	if i := len(l.open) - 1 - depth; i >= 0 {
		return l.open[i]
	}
	return -1
}

// depth returns how a branch leads to the end of a block, or -1 if it is closed.
func (l *labels) depth(block int) int {
	i := slices.Index(l.open, block)
	if i < 0 {
		return -1
	}
	return len(l.open) - 1 - i
}

// straight returns code that goes forward by a branch: Go sets local 0, and goes back to the
// table. A condition of nothing but a branch becomes a branch if it holds.
func straight(code []instr) []instr {
	table := entry(code)
	loops, goals := nest(code, table), goals(code[table])
	var l labels
	out := make([]instr, 0, len(code))
	for i := 0; i < len(code); i++ {
		l.pass(code[i])
		if depth := l.forward(code[i:], loops, goals); depth >= 0 {
			i += 2
			out = append(out, with(opBr, depth))
			continue
		}
		out = append(out, code[i])
	}
	return branching(out)
}

// goals returns the depths to which a table leads.
func goals(table instr) []int {
	r := &reader{bytes: table, at: 1}
	list := make([]int, r.count()+1)
	for i := range list {
		list[i] = r.number()
	}
	return list
}

// forward returns how a branch leads to where code goes by the table, or -1 if it does not,
// or goes back.
func (l *labels) forward(code []instr, loops []bool, goals []int) int {
	if len(code) < 3 || code[0][0] != opConst32 || !code[1].is(opSet, 0) || code[2][0] != opBr {
		return -1
	}
	if back := l.at(code[2].number()); back < 0 || back >= len(loops) || !loops[back] {
		return -1
	}
	goal := int(uint32(code[0].value())) // what is not in the table goes where its last entry leads
	return l.depth(len(loops) - 1 - goals[min(goal, len(goals)-1)])
}

// branching returns code in which "if, branch, end" is one branch.
func branching(code []instr) []instr {
	out := code[:0]
	for i := 0; i < len(code); i++ {
		if i+2 < len(code) && code[i].is(opIf, void) && code[i+1][0] == opBr && code[i+2][0] == opEnd && code[i+1].number() > 0 {
			out = append(out, with(opBrIf, code[i+1].number()-1))
			i += 2
			continue
		}
		out = append(out, code[i])
	}
	return out
}

// leaving returns code that returns 1 where a call was left in the middle: Go branches to the
// end of the outermost block, by a depth that is another one everywhere, and returns 1 there.
func leaving(code []instr) []instr {
	n := len(code)
	if n < 3 || code[n-3][0] != opEnd || !code[n-2].is(opConst32, 1) {
		return code
	}
	var l labels
	out := make([]instr, 0, n+n/8)
	for i, one := range code {
		l.pass(one)
		if i > 2 && one[0] == opBrIf && code[i-1].is(opSet, 1) && code[i-2].is(opGlobalGet, 0) && l.at(one.number()) == 0 {
			out = append(out, instr{opIf, void}, constant(opConst32, 1), instr{opReturn}, instr{opEnd})
			continue
		}
		out = append(out, one)
	}
	return out
}

// returning returns code that takes what is on the stack in one step, and keeps no stack
// pointer before it returns, since nothing reads it.
func returning(code []instr) []instr {
	code = popping(code)
	out := code[:0]
	for i, one := range code {
		if one.is(opTee, 1) && i+3 < len(code) && code[i+1].is(opGlobalSet, 0) && code[i+2].is(opConst32, 0) && code[i+3][0] == opReturn {
			continue
		}
		out = append(out, one)
	}
	return out
}

// popping returns code that adds two numbers to the stack pointer as one.
func popping(code []instr) []instr {
	const size = 4 // instructions that add
	out := code[:0]
	for _, one := range code {
		out = append(out, one)
		if n := len(out) - 2*size - 1; n >= 0 && pops(out[n:]) && out[n+size].is(opGet, 1) && pops(out[n+size+1:]) {
			out[n] = constant(opConst32, out[n].value()+out[n+size+1].value())
			out = out[:n+size]
		}
	}
	return out
}

// pops reports whether code adds a number to the stack pointer.
func pops(code []instr) bool {
	return code[0][0] == opConst32 && code[1][0] == opAdd32 && code[2].is(opTee, 1) && code[3].is(opGlobalSet, 0)
}

// addressed returns code in which the offset of an address is in the instruction that loads
// or stores: Go adds it in 64 bits, and takes 32 of them.
func addressed(code []instr) []instr {
	code = narrow(code)
	gone := make([]bool, len(code))
	for i := 1; i+1 < len(code); i++ {
		if code[i-1][0] != opGet || code[i][0] != opConst32 || code[i+1][0] != opAdd32 || code[i].value() < 0 {
			continue
		}
		if k := consumer(code, i+2); k >= 0 {
			code[k] = shifted(code[k], int(code[i].value()))
			gone[i], gone[i+1] = true, true
		}
	}
	out := code[:0]
	for i, one := range code {
		if !gone[i] {
			out = append(out, one)
		}
	}
	return out
}

// narrow returns code that adds an offset to a local of 32 bits in 32 bits.
func narrow(code []instr) []instr {
	out := make([]instr, 0, len(code))
	for i := 0; i < len(code); i++ {
		if n := len(out); i+3 < len(code) && n > 0 && out[n-1][0] == opGet && code[i][0] == opExtend &&
			code[i+1][0] == opConst64 && code[i+2][0] == opAdd64 && code[i+3][0] == opWrap {
			out = append(out, constant(opConst32, int64(int32(code[i+1].value()))), code[i+2])
			out[n+1] = instr{opAdd32}
			i += 3
			continue
		}
		out = append(out, code[i])
	}
	return out
}

// consumer returns which instruction from i on loads from or stores to the address that is on
// the stack, or -1 if another one takes it, or code branches before.
func consumer(code []instr, i int) int {
	for above := 0; i < len(code); i++ {
		op := code[i][0]
		pops, pushes, plain := effect(op)
		switch {
		case !plain:
			return -1
		case pops > above:
			if op >= opLoad && op < opStore && above == 0 || op >= opStore && op < opMemorySize && above == 1 {
				return i
			}
			return -1
		}
		above += pushes - pops
	}
	return -1
}

// effect returns how many values an instruction takes from the stack, and puts there; it is
// not plain if it branches, calls, or does something rare.
func effect(op byte) (pops, pushes int, plain bool) {
	switch {
	case op == opGet, op == opGlobalGet, op >= opConst32 && op <= opFloat64:
		return 0, 1, true
	case op == opSet, op == opGlobalSet, op == opDrop:
		return 1, 0, true
	case op == opSelect:
		return 3, 1, true
	case op >= opStore && op < opMemorySize:
		return 2, 0, true
	case op == opTee, op >= opLoad && op < opStore, unary(op):
		return 1, 1, true
	case op >= opEqz32 && op <= opLast:
		return 2, 1, true
	}
	return 0, 0, false
}

// unary reports whether an instruction computes with one number.
func unary(op byte) bool {
	for _, span := range [...][2]byte{{0x45, 0x45}, {0x50, 0x50}, {0x67, 0x69}, {0x79, 0x7b}, {0x8b, 0x91}, {0x99, 0x9f}, {opWrap, opLast}} {
		if op >= span[0] && op <= span[1] {
			return true
		}
	}
	return false
}

// shifted returns an instruction that loads or stores further on.
func shifted(one instr, by int) instr {
	r := &reader{bytes: one, at: 1}
	out := with(one[0], r.number())
	return binary.AppendUvarint(out, uint64(r.number()+by))
}

// based keeps in a local where the function is among all: Go writes before each call where to
// go on, which is that and a small number. The local is the first of 64 bits, so that
// it is mostly the same one.
func (f *function) based() {
	var at []int
	var base int64
	for i := range f.code {
		if resumption(f.code[i:]) {
			base = f.code[i].value() &^ 0xffff
			at = append(at, i)
		}
	}
	if len(at) == 0 || slices.ContainsFunc(at, func(i int) bool { return f.code[i].value()&^0xffff != base }) {
		return
	}
	local := f.insert()
	out := append(make([]instr, 0, len(f.code)+2*len(at)+2), constant(opConst64, base), with(opSet, local))
	for i, one := range f.code {
		if len(at) > 0 && i == at[0] {
			out = append(out, with(opGet, local), constant(opConst64, one.value()-base), instr{opOr64})
			at = at[1:]
			continue
		}
		out = append(out, one)
	}
	f.code = out
}

// resumption reports whether code begins with the number of where to go on after a call.
func resumption(code []instr) bool {
	return len(code) > 3 && code[0][0] == opConst64 && code[1][0] == opStore+1 && code[2].is(opConst32, 0) &&
		(code[3][0] == opCall || code[3][0] == opCallBy)
}

// insert adds a local of 64 bits after those of 32, and returns its number.
func (f *function) insert() int {
	const params = 1
	local := params + f.locals[0].count
	if len(f.locals) > 1 && f.locals[1].kind == kind64 {
		f.locals[1].count++
	} else {
		f.locals = slices.Insert(f.locals, 1, group{1, kind64})
	}
	for i, one := range f.code {
		if one[0] >= opGet && one[0] <= opTee && one.number() >= local {
			f.code[i] = with(one[0], one.number()+1)
		}
	}
	return local
}

package tight

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// words are the names of instructions in the tests. A number follows.
var words = map[string]byte{"unreachable": opUnreachable, "block": opBlock, "loop": opLoop, "if": opIf, "end": opEnd, "br": opBr, "br_if": opBrIf, "table": opBrTable,
	"return": opReturn, "call": opCall, "get": opGet, "set": opSet, "tee": opTee, "sp": opGlobalGet, "sp=": opGlobalSet,
	"load": 0x29, "store": 0x37, "i32": opConst32, "i64": opConst64, "add32": opAdd32, "sub32": 0x6b, "add64": opAdd64, "or": opOr64, "wrap": opWrap, "extend": opExtend, "eqz": 0x50}

// read reads instructions: "get 1, i32 8, add32". A load or store has only its offset, a table
// all that is in it.
func read(text string) []instr {
	var code []instr
	for word := range strings.SplitSeq(text, ", ") {
		name, rest, _ := strings.Cut(word, " ")
		op, ok := words[name]
		if !ok {
			panic("no instruction " + word)
		}
		var list []int
		for field := range strings.FieldsSeq(rest) {
			var n int
			fmt.Sscan(field, &n)
			list = append(list, n)
		}
		code = append(code, written(op, list))
	}
	return code
}

func written(op byte, list []int) instr {
	switch {
	case op == opBlock, op == opLoop, op == opIf:
		return instr{op, void}
	case op == opConst32, op == opConst64:
		return constant(op, int64(list[0]))
	case op == opBrTable:
		one := with(op, len(list)-1)
		for _, n := range list {
			one = append(one, byte(n))
		}
		return one
	case op >= opLoad && op < opMemorySize:
		return append(instr{op, 3}, with(0, list[0])[1:]...)
	case len(list) == 0:
		return instr{op}
	}
	return with(op, list[0])
}

// TestRules applies each rule to a few instructions.
func TestRules(t *testing.T) {
	const start = "sp 0, set 1, block, loop, block, block, block, get 0, table 0 1 2, end, " // 3 blocks in a loop
	rule := map[string]func([]instr) []instr{"straight": straight, "leaving": leaving, "returning": returning, "addressed": addressed}
	for _, test := range []struct{ rule, name, code, want string }{
		{"addressed", "a load from the stack", "get 1, extend, i64 56, add64, wrap, load 8", "get 1, load 64"},
		{"addressed", "a store of what is computed after the address", "get 1, extend, i64 8, add64, wrap, get 2, get 3, add64, store 0", "get 1, get 2, get 3, add64, store 8"},
		{"addressed", "an address that is stored itself", "get 1, get 1, extend, i64 8, add64, wrap, extend, store 0", "get 1, get 1, i32 8, add32, extend, store 0"},
		{"addressed", "two offsets", "get 1, extend, i64 8, add64, wrap, get 1, extend, i64 16, add64, wrap, load 0, store 0", "get 1, get 1, load 16, store 8"},
		{"addressed", "a call between address and store", "get 1, i32 8, add32, call 5, store 0", "get 1, i32 8, add32, call 5, store 0"},
		{"addressed", "a negative offset", "get 1, i32 -8, add32, load 16", "get 1, i32 -8, add32, load 16"},
		{"addressed", "an offset of a number of 64 bits", "get 2, i64 8, add64, wrap, load 0", "get 2, i64 8, add64, wrap, load 0"},

		{"straight", "forward", start + "i32 2, set 0, br 2, end, end, end, end", start + "br 1, end, end, end, end"},
		{"straight", "forward if", start + "get 2, eqz, if, i32 1, set 0, br 3, end, end, end, end, end", start + "get 2, eqz, br_if 0, end, end, end, end"},
		{"straight", "to an entry that is not in the table", start + "i32 9, set 0, br 2, end, end, end, end", start + "br 1, end, end, end, end"},
		{"straight", "back", start + "get 2, end, i32 0, set 0, br 1, end, end, end", start + "get 2, end, i32 0, set 0, br 1, end, end, end"},
		{"straight", "to a block that is no loop", start + "i32 2, set 0, br 3, end, end, end, end", start + "i32 2, set 0, br 3, end, end, end, end"},

		{"leaving", "a call that was left", "block, block, call 7, sp 0, set 1, br_if 1, end, unreachable, end, i32 1, end",
			"block, block, call 7, sp 0, set 1, if, i32 1, return, end, end, unreachable, end, i32 1, end"},
		{"leaving", "a branch to another block", "block, block, call 7, sp 0, set 1, br_if 0, end, unreachable, end, i32 1, end",
			"block, block, call 7, sp 0, set 1, br_if 0, end, unreachable, end, i32 1, end"},
		{"leaving", "a function that ends in another way", "block, sp 0, set 1, br_if 0, end, i32 0, end", "block, sp 0, set 1, br_if 0, end, i32 0, end"},

		{"returning", "a frame and the place to return to", "get 1, i32 32, add32, tee 1, sp= 0, get 1, i32 8, add32, tee 1, sp= 0, i32 0, return", "get 1, i32 40, add32, sp= 0, i32 0, return"},
		{"returning", "two numbers, after which code goes on", "get 1, i32 32, add32, tee 1, sp= 0, get 1, i32 -8, add32, tee 1, sp= 0, get 1, load 0", "get 1, i32 24, add32, tee 1, sp= 0, get 1, load 0"},
		{"returning", "a stack pointer that is read after it", "get 1, i32 32, add32, tee 1, sp= 0, get 1, load 0", "get 1, i32 32, add32, tee 1, sp= 0, get 1, load 0"},
	} {
		t.Run(test.rule+" "+test.name, func(t *testing.T) {
			got := rule[test.rule](read(test.code))
			if want := read(test.want); !slices.EqualFunc(got, want, slices.Equal) {
				t.Errorf("got  %x\nwant %x", got, want)
			}
		})
	}
}

// TestBased looks at the numbers of where to go on after calls.
func TestBased(t *testing.T) {
	const at = 7 << 16
	f := function{[]group{{1, kind32}, {2, kind64}}, read("sp 0, set 1, get 2, set 3, get 1, i64 458752, store 0, i32 0, call 5, get 1, i64 458756, store 0, i32 0, call 5")}
	f.based()
	want := read("i64 458752, set 2, sp 0, set 1, get 3, set 4, get 1, get 2, i64 0, or, store 0, i32 0, call 5, get 1, get 2, i64 4, or, store 0, i32 0, call 5")
	if !slices.EqualFunc(f.code, want, slices.Equal) || !slices.Equal(f.locals, []group{{1, kind32}, {3, kind64}}) {
		t.Errorf("got  %v %x\nwant %x", f.locals, f.code, want)
	}
	code := fmt.Sprintf("get 1, i64 %d, store 0, i32 0, call 5, get 1, i64 %d, store 0, i32 0, call 5", at, at+1<<16)
	other := function{[]group{{1, kind32}}, read(code)}
	if other.based(); !slices.EqualFunc(other.code, read(code), slices.Equal) {
		t.Errorf("numbers of two functions became %x", other.code)
	}
}

// TestResumes looks at how functions begin.
func TestResumes(t *testing.T) {
	for _, test := range []struct {
		name, code string
		want       bool
	}{
		{"a table", "sp 0, set 1, block, block, get 0, table 0 1, end, end, i32 1, end", true},
		{"a function that is called by its number", "sp 0, set 1, block, get 0, table 0 0, end, set 0, i32 0, get 0, call 3, end", true},
		{"local 0 is read later", "sp 0, set 1, block, get 0, table 0 0, end, get 0, end", false},
		{"no table", "sp 0, set 1, block, end, i32 1, end", false},
		{"another stack pointer", "sp 1, set 1, block, get 0, table 0 0, end, end", false},
	} {
		if got := (function{[]group{{1, kind32}}, read(test.code)}).resumes(); got != test.want {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}

// TestBroken gives programs that are none.
func TestBroken(t *testing.T) {
	const head = "\x00asm\x01\x00\x00\x00"
	const types = "\x01\x06\x01\x60\x01\x7f\x01\x7f" + "\x03\x02\x01\x00" // one function, of an i32, that returns one
	for _, test := range []struct{ name, program, want string }{
		{"nothing", "", ""},
		{"no sections", head, ""},
		{"a section that is cut", head + "\x0a\x7f\x01", "broken"},
		{"more functions than types", head + "\x0a\x04\x01\x02\x00\x0b", "without a type"},
		{"an instruction that is not known", head + types + "\x0a\x05\x01\x03\x00\xfd\x0b", "0xfd is not known"},
		{"a function without instructions", head + types + "\x0a\x03\x01\x01\x00", "broken function"},
		{"a number that is cut", head + types + "\x0a\x05\x01\x03\x00\x41\x80", "broken function"},
		{"a function that is cut", head + types + "\x0a\x03\x01\x09\x00", "broken"},
	} {
		t.Run(test.name, func(t *testing.T) {
			out, err := Program([]byte(test.program))
			if test.want == "" && (err != nil || string(out) != test.program) || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
				t.Errorf("got %q, %v, want %q", out, err, test.want)
			}
		})
	}
}

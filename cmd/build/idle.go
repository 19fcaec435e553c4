package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
)

// idle lists functions that the program never calls, by packages: of Go's runtime,
// what traces and profiles a run, and looks for bugs of the runtime, all of which
// depends on a setting that a page cannot make; of reflect, what calls methods by
// name, for which there is nothing that names one; of go-app, states that components
// share and keep, which ours do not. The linker keeps them for their callers. A star
// stands for any rest of a name.
var idle = map[string][]string{
	"runtime.": strings.Fields(`
	traceLocker.* traceWriter.* traceEventWriter.* __trace* traceAdvance traceStack* traceReadCPU traceStopReadCPU
	traceSyncBatch traceRegister* traceAcquireEnabled traceBufFlush traceThreadDestroy makeTraceFrame*
	goStatusToTraceGoStatus startPCForTrace schedtrace printScavTrace
	__profBuf_* stkbucket newBucket setprofilebucket mProf_Malloc mProf_Free saveblockevent saveBlockEventStack
	fpunwindExpand doRecordGoroutineProfile* tryRecordGoroutineProfile*
	findGoroutineLeaks checkFinalizersAndCleanups dumpStacksRec dumpTypesRec dumpScanStats
	__mspan_.setUserArenaChunkToFault preMallocgcDebug postMallocgcDebug typesEqual
	startCheckmarks setCheckmark runCheckmark scanConservative
	traceback2 printAncestor* printCgo* printOneCgo* printArgs __hexdumper_*`),
	"reflect.": strings.Fields(`
	makeMethodValue callMethod methodReceiver storeRcvr funcLayout* newAbiDesc addTypeBits __abiSeq_* __bitVector_*
	methodValueCall floatToReg floatFromReg intToReg intFromReg archFloat32ToReg`),
	"github.com_maxence_charriere_go_app_v10_pkg_app.": strings.Fields(`
	__stateManager_.Observe __stateManager_.setObserver __stateManager_.Get __stateManager_.getStoredState
	__stateManager_.Set __stateManager_.setExpiration __stateManager_.persist __stateManager_.broadcast
	__stateManager_.initBroadcast __stateManager_.handleBroadcast __stateManager_.Delete storeValue
	Context.DeviceID Context.Encrypt Context.Decrypt Context.cryptoKey encrypt decrypt`),
	"github.com_google_uuid.": strings.Fields("Parse encodeHex New* newRandom* UUID.String xtob"),
}

// silent lists functions of the runtime that the program calls for nothing: they
// check it when it starts, note its first memory, and print the stack of a panic,
// whose names lean takes.
var silent = strings.Fields(`
	moduledataverify1 typelinksinit check testAtomic64 profilealloc
	traceback1 tracebacksomeothers tracebackHexdump goroutineheader printcreatedby*
	printanycustomtype gcDumpObject __mspan_.reportZombies hexdumpWords`)

// bodyOf returns another body for a function of a name, or nil.
func bodyOf(name string) []byte {
	pkg, name := inPackage(name)
	switch {
	case pkg == "runtime." && name == "traceLocker.ok": // which is asked whether anybody traces
		return nil
	case pkg == "runtime." && isIn(silent, name):
		return returns
	case isIn(idle[pkg], name):
		return stops
	}
	return nil
}

// inPackage parts the name of a function from its package, whose path may have dots.
func inPackage(name string) (pkg, rest string) {
	for pkg = range idle {
		if rest, in := strings.CutPrefix(name, pkg); in {
			return pkg, rest
		}
	}
	return "", name
}

// isIn reports whether a list has a function, or the one that it is inside of, which
// ends at a dot.
func isIn(list []string, name string) bool {
	return slices.ContainsFunc(list, func(row string) bool {
		start, any := strings.CutSuffix(row, "*")
		rest, is := strings.CutPrefix(name, start)
		return is && (any || rest == "" || rest[0] == '.')
	})
}

// Bodies of functions, without variables. The first takes the return address off Go's
// stack, and says that no goroutine is to be switched; the second stops the program.
var (
	returns = []byte{0, 0x23, 0, 0x41, 8, 0x6a, 0x24, 0, 0x41, 0, 0x0b}
	stops   = []byte{0, 0, 0x0b}
)

// The kinds of sections with functions.
const importKind, codeKind = 2, 10

// emptied takes the bodies of functions that the program does not need, and the
// section of names, by which it knows them.
func emptied(program []byte) ([]byte, error) {
	code, imports, names := sectionsOf(program, codeKind), sectionsOf(program, importKind), namesIn(program)
	if len(code) != 1 || len(imports) != 1 || len(names) != 1 || names[0].head < code[0].end {
		return program, errors.New("no names of functions")
	}
	imported, _ := binary.Uvarint(program[imports[0].start:])
	called := functionNames(program[names[0].start:names[0].end])
	bodies := withBodies(program[code[0].start:code[0].end], func(i int) []byte { return bodyOf(called[int(imported)+i]) })
	return code[0].replaced(slices.Delete(bytes.Clone(program), names[0].head, names[0].end), bodies), nil
}

// withBodies returns a section of code in which functions have other bodies, where
// there are others.
func withBodies(section []byte, other func(i int) []byte) []byte {
	count, n := binary.Uvarint(section)
	out := bytes.Clone(section[:n])
	for i := range int(count) {
		section = section[n:]
		size, head := binary.Uvarint(section)
		n = head + int(size)
		body := section[head:n]
		if b := other(i); b != nil {
			body = b
		}
		out = append(binary.AppendUvarint(out, uint64(len(body))), body...)
	}
	return out
}

// namesName begins the section of names, and is followed by the list of functions'.
const namesName = "\x04name\x01"

// namesIn returns where the section of names is.
func namesIn(program []byte) []stretch {
	return slices.DeleteFunc(sectionsOf(program, customKind), func(s stretch) bool { return !bytes.HasPrefix(program[s.start:s.end], []byte(namesName)) })
}

// functionNames reads the names of functions by their numbers: the size of the list,
// how many there are, and of each its number and its name.
func functionNames(section []byte) map[int]string {
	names, list := map[int]string{}, section[len(namesName):]
	next := func() int {
		n, k := binary.Uvarint(list)
		list = list[max(k, 0):]
		return int(n)
	}
	next()
	for range next() {
		i, size := next(), next()
		if size > len(list) {
			break
		}
		names[i], list = string(list[:size]), list[size:]
	}
	return names
}

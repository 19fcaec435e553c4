package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
)

// idle lists functions of Go's runtime, its library and go-app that the program never
// calls: they trace and profile a run, look for bugs of the runtime, share work among
// threads, of which WebAssembly has one, call C and methods found by reflection, keep
// states in the browser, and write numbers in forms that no text of the program has. The
// linker keeps them, since the runtime calls them if a setting asks for it that a page
// cannot make, or on another machine, fmt if a format asks for it, and go-app if a component
// asks, as none does. A star stands for any rest of a name.
var idle = strings.Fields(`
	traceLocker.* traceWriter.* traceEventWriter.* __trace* traceAdvance traceStack* traceReadCPU
	traceStopReadCPU traceSyncBatch traceRegister* traceAcquireEnabled traceBufFlush
	traceThreadDestroy makeTraceFrame* goStatusToTraceGoStatus startPCForTrace schedtrace printScavTrace
	__profBuf_* stkbucket newBucket setprofilebucket mProf_Malloc mProf_Free saveblockevent
	saveBlockEventStack fpunwindExpand doRecordGoroutineProfile* tryRecordGoroutineProfile*
	findGoroutineLeaks checkFinalizersAndCleanups dumpStacksRec dumpTypesRec
	__cleanupQueue_.enqueue __cleanupQueue_.wake clearCleanupContext setCleanupContext getCleanupContext
	setTinyBlockContext __mspan_.refreshPinnerBits __godebugInc_.IncNonDefault
	__mspan_.setUserArenaChunkToFault preMallocgcDebug postMallocgcDebug typesEqual
	startCheckmarks setCheckmark runCheckmark scanConservative
	traceback2 printAncestor* printCgo* printOneCgo* printArgs __hexdumper_* showframe showfuncinfo
	isExportedRuntime printFuncName funcNamePiecesForPrint saveg
	allGsSnapshotSortedForGC forEachSpecial gcMarkRootCheck dumpgstatus __g_.isMaybeRunnable
	findMaybeRunnableGoroutines __synctestBubble_* getOrSetBubbleSpecial fmtNSAsMS
	handoffp startm newm newm1 allocm mexit mPark stopm gcstopm stoplockedm startlockedm
	checkdead incidlelocked __p_.destroy gfpurge __timers_.take runqsteal runqgrab checkRunqsNoP
	checkTimersNoP checkIdleGCNoP preemptPark casGFromPreempted casGToPreemptScan
	reentersyscall entersyscall* exitsyscall* syscallingThread.*
	cgocall cgoContextPCs callCgoSymbolizer expandCgoFrames oneNewExtraM newextram lockextra unlockextra
	addExtraM __unwinder_.cgoCallers
	reflect.callMethod reflect.makeMethodValue reflect.methodReceiver reflect.funcLayout
	reflect.haveIdentical* reflect.implements reflect.specialChannelAssignability reflect.newAbiDesc reflect.__abiSeq_* reflect.addTypeBits
	app.__stateManager_.Observe app.__stateManager_.setObserver app.__stateManager_.Get
	app.__stateManager_.getStoredState app.__stateManager_.Set app.__stateManager_.setExpiration
	app.__stateManager_.persist app.__stateManager_.broadcast app.__stateManager_.handleBroadcast
	app.__stateManager_.Delete app.storeValue app.__jsStorage_* app.Context.DeviceID
	app.__stateManager_.initBroadcast app.Context.Encrypt app.Context.Decrypt app.Context.cryptoKey
	app.__notFound_.Render app.__notFound_.OnMount app.serverLog
	github.com_google_uuid.NewString github.com_google_uuid.NewRandom* github.com_google_uuid.newRandomFromPool
	github.com_google_uuid.UUID.String github.com_google_uuid.encodeHex
	internal_strconv.fmtX internal_strconv.fmtB internal_strconv.AppendComplex internal_strconv.atof32*
	internal_strconv.eiselLemire32 fmt.__fmt_.fmtSbx fmt.__fmt_.fmtUnicode fmt.__pp_.fmtComplex
	internal_abi.NewName reflect.addReflectOff reflect.storeRcvr reflect.Value.Comparable*
	reflect.Value.abiTypeSlow reflect.Value.typeSlow
	app.encrypt app.decrypt app.__actionManager_.Post app.__actionManager_.Handle app.__Compo_.Render`)

// silent lists those that it calls for nothing: they check the runtime when it starts, note its first memory,
// print the stack of a panic, whose names lean takes, and look for states that are too old.
var silent = strings.Fields(`
	moduledataverify1 typelinksinit parsegodebug check testAtomic64 profilealloc
	traceback1 tracebacksomeothers tracebackHexdump goroutineheader printcreatedby*
	printanycustomtype gcDumpObject __mspan_.reportZombies hexdumpWords
	app.__stateManager_.CleanupExpiredPersistedStates`)

// listed returns a name as the lists have it: without its path, of the runtime and of go-app.
func listed(name string) string {
	name = strings.TrimPrefix(name, "runtime.")
	return strings.TrimPrefix(name, "github.com_maxence_charriere_go_app_v10_pkg_")
}

// bodyOf returns another body for a function of a name, or nil.
func bodyOf(name string) []byte {
	switch name = listed(name); {
	case name == "traceLocker.ok": // which is asked whether anybody traces
		return nil
	case isIn(silent, name):
		return returns
	case isIn(idle, name):
		return stops
	}
	return nil
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

package library

import (
	"slices"
	"strconv"
	"strings"
	"sync"
)

// The names that are only asked for, most of what a library has, are kept as a set of
// their hashes in Golomb-Rice code, which is a third as large: the hashes are places
// among 256 times as many as there are names, in order, and of each the distance from
// the one before is written. One of 256 names that the library has not is taken for one
// that we do not run.

// sixes are the digits of the code, six bits each.
const sixes = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+/"

// coded reports whether a name is in a set, which is how many names it has and their code.
func coded(set, name string) bool {
	places := placesOf(set)
	_, found := slices.BinarySearch(places, int(uint64(hashed(name))*uint64(len(places)<<8)>>32))
	return found
}

// decoded holds the places of the sets that were asked before.
var decoded sync.Map

// placesOf returns the places of the names of a set, in order.
func placesOf(set string) []int {
	if list, again := decoded.Load(set); again {
		return list.([]int)
	}
	count, code, _ := strings.Cut(set, " ")
	n, _ := strconv.Atoi(count)
	list, r, at := make([]int, n), bitReader{code: code}, 0
	for i := range list {
		for r.bit() == 1 {
			at += 256
		}
		low := 0
		for range 8 {
			low = low<<1 | r.bit()
		}
		at += low
		list[i] = at
	}
	decoded.Store(set, list)
	return list
}

// hashed returns the FNV-1a hash of a name.
func hashed(name string) uint32 {
	h := uint32(2166136261)
	for i := range len(name) {
		h = (h ^ uint32(name[i])) * 16777619
	}
	return h
}

// A bitReader reads a code from its first bit on.
type bitReader struct {
	code string
	at   int
}

func (r *bitReader) bit() int {
	six := strings.IndexByte(sixes, r.code[r.at/6])
	r.at++
	return six >> (5 - (r.at-1)%6) & 1
}

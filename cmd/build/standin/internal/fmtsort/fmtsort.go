// Package fmtsort stands in for internal/fmtsort while the program of the pages is
// compiled. fmt prints maps in the order of their keys, of any type; the program
// prints no map.
package fmtsort

import "reflect"

// A KeyValue is an entry of a map.
type KeyValue struct{ Key, Value reflect.Value }

// SortedMap would be in the order of its keys.
type SortedMap []KeyValue

// Sort returns the entries in no order.
func Sort(m reflect.Value) SortedMap {
	var list SortedMap
	for entries := m.MapRange(); entries.Next(); {
		list = append(list, KeyValue{entries.Key(), entries.Value()})
	}
	return list
}

// Package json stands in for encoding/json while the program of the pages is
// compiled. go-app can keep states in the storage of the browser and send them
// to other tabs as JSON; the program has no such states. The real package would
// bring 50 kB on the wire along.
package json

import "errors"

// RawMessage is JSON as it is written.
type RawMessage []byte

var errNone = errors.New("this program writes and reads no JSON")

// Marshal returns an error.
func Marshal(any) ([]byte, error) { return nil, errNone }

// MarshalIndent returns an error.
func MarshalIndent(any, string, string) ([]byte, error) { return nil, errNone }

// Unmarshal returns an error.
func Unmarshal([]byte, any) error { return errNone }

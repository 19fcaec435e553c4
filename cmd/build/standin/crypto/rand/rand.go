//go:build js

// Package rand stands in for crypto/rand, from which go-app takes the ids of
// its contexts. It asks the browser, as the real one does, without the
// generators that the real one has for other systems.
package rand

import (
	"io"
	"syscall/js"
)

// Reader gives random bytes.
var Reader io.Reader = browser{}

// Read fills b with random bytes.
func Read(b []byte) (int, error) { return Reader.Read(b) }

type browser struct{}

func (browser) Read(b []byte) (int, error) {
	bytes := js.Global().Get("Uint8Array").New(len(b))
	js.Global().Get("crypto").Call("getRandomValues", bytes)
	return js.CopyBytesToGo(b, bytes), nil
}

// Package aes stands in for crypto/aes. go-app can encrypt what it keeps in the
// browser's storage; this program keeps nothing there that way.
package aes

import (
	"crypto/cipher"
	"errors"
)

// NewCipher refuses.
func NewCipher([]byte) (cipher.Block, error) { return nil, errors.New("no ciphers in this program") }

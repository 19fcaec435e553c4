// Package netip stands in for net/netip, which net/url asks whether the host of
// an address in brackets is one of IPv6. The addresses of pages have been read
// by the browser before, so their letters decide.
package netip

import (
	"errors"
	"strings"
)

// An Addr is an address of a machine.
type Addr struct{ four bool }

var errNone = errors.New("no address of a machine")

// ParseAddr returns the address that text is, "::1", "fe80::1%eth0" or
// "127.0.0.1".
func ParseAddr(text string) (Addr, error) {
	number, _, _ := strings.Cut(text, "%")
	six := strings.Contains(number, ":")
	if number == "" || strings.Trim(number, "0123456789abcdefABCDEF:.") != "" || !six && !strings.Contains(number, ".") {
		return Addr{}, errNone
	}
	return Addr{!six}, nil
}

// Is4 reports whether the address is one of IPv4.
func (a Addr) Is4() bool { return a.four }

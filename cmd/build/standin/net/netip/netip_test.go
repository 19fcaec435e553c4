package netip

import (
	"net/netip"
	"testing"
)

// TestParseAddr asks the real package too.
func TestParseAddr(t *testing.T) {
	for _, text := range []string{"::1", "fe80::1%eth0", "2001:db8::ff00:42:8329", "::ffff:192.0.2.1", "127.0.0.1", "localhost", "", "%1", "a b"} {
		got, err := ParseAddr(text)
		want, wrong := netip.ParseAddr(text)
		if (err == nil) != (wrong == nil) || got.Is4() != want.Is4() {
			t.Errorf("%q: got %v %v, want %v %v", text, got.Is4(), err, want.Is4(), wrong)
		}
	}
}

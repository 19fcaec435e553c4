package lessons

import (
	"bytes"
	"unicode/utf8"
)

const encodingHint = "save the file as UTF-8; editors offer that beside the name, under “Save as” or “Encoding”"

// decode makes the source text with line feeds and no byte-order mark. It
// reports the first byte that is not UTF-8 and returns false: of such a file
// nothing else can be said.
func (f *file) decode() bool {
	f.src = normal(f.src)
	for i := 0; i < len(f.src); {
		r, width := utf8.DecodeRune(f.src[i:])
		switch {
		case bytes.HasPrefix(f.src[i:], []byte("\xff\xfe")) || bytes.HasPrefix(f.src[i:], []byte("\xfe\xff")):
			f.report(i, encodingHint, "bytes 0x%02x 0x%02x start a file in UTF-16", f.src[i], f.src[i+1])
			return false
		case r == utf8.RuneError && width <= 1:
			f.report(i, encodingHint, "byte 0x%02x is not UTF-8", f.src[i])
			return false
		case r == 0:
			f.report(i, encodingHint, "byte 0x00 in a text")
			return false
		case r == '\r':
			f.report(i, "save the file with line feeds (LF)", "the line ends with a carriage return alone")
			return false
		}
		i += width
	}
	return true
}

// normal returns a source with line feeds and without a byte-order mark, so
// that two files that differ in nothing else are the same.
func normal(src []byte) []byte {
	src = bytes.TrimPrefix(src, []byte("\ufeff"))
	return bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n"))
}

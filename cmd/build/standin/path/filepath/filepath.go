// Package filepath stands in for path/filepath, of which go-app needs what path
// does: in a browser a file has no other kind of name.
package filepath

import "path"

// Base returns the last part of a name.
func Base(name string) string { return path.Base(name) }

// Dir returns all but the last part of a name.
func Dir(name string) string { return path.Dir(name) }

// Ext returns the end of a name from its last dot.
func Ext(name string) string { return path.Ext(name) }

// Join joins parts of a name.
func Join(parts ...string) string { return path.Join(parts...) }

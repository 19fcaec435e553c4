// Package godebug stands in for internal/godebug, through which the standard
// library reads the variable GODEBUG. A page has no such variable: every
// setting is its default, and nothing counts how often it is not.
package godebug

// A Setting is a setting that nobody can change.
type Setting struct{ name string }

// New returns the setting with a name, which begins with "#" where no
// documentation has it.
func New(name string) *Setting { return &Setting{name} }

// Name returns the name.
func (s *Setting) Name() string {
	if s.Undocumented() {
		return s.name[1:]
	}
	return s.name
}

// Undocumented reports whether no documentation has it.
func (s *Setting) Undocumented() bool { return s.name != "" && s.name[0] == '#' }

// String returns the setting as GODEBUG would have it.
func (s *Setting) String() string { return s.Name() + "=" }

// Value returns "", the default.
func (s *Setting) Value() string { return "" }

// IncNonDefault counts nothing.
func (s *Setting) IncNonDefault() {}

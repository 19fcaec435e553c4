// Package truth holds what the real libraries answered: the versions that were
// asked, and, for its tests, rows of programs and answers. README.md says how
// they are made again.
package truth

import "shapecast/engine"

// Version returns the release of a library that the engine is held against,
// such as "2.5.5".
func Version(library engine.Library) string { return versions[library] }

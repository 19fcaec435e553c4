// Package truth holds rows of programs and what the real libraries answered, for
// its tests. README.md says how they are made again.
package truth

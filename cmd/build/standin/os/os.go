// Package os stands in for os. A page has no files, no streams and no environment: what
// fmt and go-app name is declared, and does nothing. To the browser's console go-app and
// the runtime write by themselves.
package os

import "errors"

// The streams.
var (
	Stdin  = &File{}
	Stdout = &File{}
	Stderr = &File{}
)

var errNone = errors.New("a page has no files")

// A File would be a file or a stream.
type File struct{}

// Write drops the text.
func (f *File) Write(b []byte) (int, error) { return len(b), nil }

// Read would read from the stream.
func (f *File) Read([]byte) (int, error) { return 0, errNone }

// Close closes nothing.
func (f *File) Close() error { return nil }

// A FileInfo would tell of a file.
type FileInfo any

// Stat would tell of a file.
func Stat(string) (FileInfo, error) { return nil, errNone }

// IsNotExist reports whether there is no such file.
func IsNotExist(err error) bool { return err == errNone }

// MkdirAll would make a folder.
func MkdirAll(string, uint32) error { return errNone }

// Create would make a file.
func Create(string) (*File, error) { return nil, errNone }

// Getenv would return a variable of the environment.
func Getenv(string) string { return "" }

// Setenv would set one.
func Setenv(string, string) error { return errNone }

// Getuid returns the number of the user: none.
func Getuid() int { return -1 }

// Getgid returns the number of the user's group: none.
func Getgid() int { return -1 }

// Package os stands in for os. A browser has no files: what fmt and go-app name
// is declared, and of it only writing to the console works.
package os

import (
	"errors"
	"syscall"
)

// The console.
var (
	Stdin  = &File{0}
	Stdout = &File{1}
	Stderr = &File{2}
)

var errNone = errors.New("a browser has no files")

// A File is a stream of the console.
type File struct{ number int }

// Write writes to the stream.
func (f *File) Write(b []byte) (int, error) { return syscall.Write(f.number, b) }

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

// Getenv returns a variable of the environment.
func Getenv(key string) string {
	value, _ := syscall.Getenv(key)
	return value
}

// Setenv sets one.
func Setenv(key, value string) error { return syscall.Setenv(key, value) }

// Getuid returns the number of the user: none.
func Getuid() int { return -1 }

// Getgid returns the number of the user's group: none.
func Getgid() int { return -1 }

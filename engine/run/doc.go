// Package run carries out a program as its library would: a tree of package expr to the
// steps that a figure draws. Functions of the libraries are written in the language, in
// package library, or here.
//
// An [Outcome] is returned whatever happens. What lies outside the language is an
// [expr.UnsupportedError], and what a library refuses is its own error, word for word.
package run

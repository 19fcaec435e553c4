// Package http stands in for net/http while the program of the pages is
// compiled. go-app also holds a server, which a browser never runs; with the
// real package it would bring TLS, its curves and its self-tests along: 0.4 MB
// on the wire. Declared here is what that server names, and nothing works.
package http

import (
	"errors"
	"io"
	"net/url"
)

// Status codes that the server names.
const (
	StatusOK                  = 200
	StatusNotModified         = 304
	StatusNotFound            = 404
	StatusInternalServerError = 500
)

// A Header is a list of fields.
type Header map[string][]string

// Set replaces the values of a field.
func (h Header) Set(key, value string) { h[key] = []string{value} }

// Get returns the first value of a field.
func (h Header) Get(key string) string {
	if len(h[key]) == 0 {
		return ""
	}
	return h[key][0]
}

// A Handler would answer requests.
type Handler interface {
	ServeHTTP(ResponseWriter, *Request)
}

// A ResponseWriter would take an answer.
type ResponseWriter interface {
	Header() Header
	Write([]byte) (int, error)
	WriteHeader(int)
}

// A Request would be answered.
type Request struct {
	URL    *url.URL
	Host   string
	Header Header
	TLS    *struct{} // set when the request came encrypted
}

// A Response would be an answer.
type Response struct {
	StatusCode int
	Header     Header
	Body       io.ReadCloser
}

// Get fails: the browser has fetch.
func Get(string) (*Response, error) { return nil, errors.New("no HTTP client in this program") }

// NotFound does nothing.
func NotFound(ResponseWriter, *Request) {}

// A Dir is a folder that would be served.
type Dir string

// FileServer returns nil: there are no files.
func FileServer(Dir) Handler { return nil }

//go:build fetched

package library

func apart(file string) string { return Fetch(file) }

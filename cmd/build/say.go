package main

import (
	"shapecast/engine"
	"shapecast/engine/dialect"
)

// say words an error as the library does, the class that it raises first. What
// the library would not say is said in our words.
func say(err error, library engine.Library) string {
	if text := dialect.MessageOf(library, err); text != "" {
		return dialect.ErrorTypeOf(library, err) + ": " + text
	}
	return "Error: " + err.Error()
}

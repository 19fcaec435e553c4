package main

import "shapecast/engine"

// say words an error as a library does, the kind of exception first.
func say(err error, library engine.Library) string {
	return "ValueError: " + err.Error()
}

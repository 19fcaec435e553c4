package library

import (
	"strings"
	"sync"

	"shapecast/engine"
)

// A prelude holds where each function begins in a text of functions that are
// written in the language itself.
type prelude struct {
	source string
	at     map[string]int
}

// preludes holds the texts that were asked for.
var preludes sync.Map

func preludeOf(file string) prelude {
	if p, again := preludes.Load(file); again {
		return p.(prelude)
	}
	p := indexed(Text(file))
	preludes.Store(file, p)
	return p
}

// indexed finds the functions of a file, and their other names: lines "a = b".
func indexed(source string) prelude {
	p := prelude{source, map[string]int{}}
	for at := 0; at < len(source); {
		line, _, _ := strings.Cut(source[at:], "\n")
		if name, ok := strings.CutPrefix(line, "def "); ok {
			name, _, _ = strings.Cut(name, "(")
			p.at[name] = at
		} else if name, of, ok := strings.Cut(line, " = "); ok && line[0] != ' ' && line[0] != '#' {
			for _, one := range strings.Split(name, ", ") {
				p.at[one] = p.at[of]
			}
		}
		at += len(line) + 1
	}
	return p
}

// Written returns the source of a function of a library that is written in the
// language, from "def" to the end of its body, or "", and the file that has it: one
// of another library has other words for its errors.
func Written(l engine.Library, name string) (source, file string) {
	for _, file := range homeOf(l).files {
		if _, loaded := preludes.Load(file); !loaded && lacks(file, name) {
			continue
		}
		p := preludeOf(file)
		at, ok := p.at[name]
		if !ok {
			continue
		}
		end := at
		for body := false; end < len(p.source) && (!body || p.source[end] == ' ' || p.source[end] == '\n'); body = true {
			line, _, _ := strings.Cut(p.source[end:], "\n")
			end = min(end+len(line)+1, len(p.source))
		}
		return p.source[at:end], strings.TrimSuffix(file, "_rare")
	}
	return "", ""
}

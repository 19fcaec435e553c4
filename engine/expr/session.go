package expr

import "strings"

// A paste is what stands in a text beside the program that was copied with it:
// prompts, and what Python printed.
type paste struct {
	skip   []Span // in order
	quoted Span   // the first line of an error that was printed; empty when none was
}

// pasted finds what is no program in source. Where lines have prompts, only
// they and what is written before the first of them are the program. Elsewhere
// the program ends where a traceback or an error message begins.
func pasted(source string) paste {
	var p paste
	session := hasPrompt(source)
	bare, continues := true, false // whether a line without a prompt is code, and "..." is a prompt
	for at := 0; at < len(source); {
		line, _, _ := strings.Cut(source[at:], "\n")
		whole := Span{at, at + len(line)}
		at = whole.End + 1
		prompt := promptLength(line, continues)
		printed := prints(line)
		if printed && p.quoted == (Span{}) {
			p.quoted = whole
		}
		switch {
		case session && prompt > 0:
			p.skip = append(p.skip, Span{whole.Start, whole.Start + prompt})
			bare, continues = strings.TrimSpace(line) == strings.TrimSpace(line[:prompt]) && strings.Contains(line, "In ["), true
		case printed && !session:
			p.skip = append(p.skip, Span{whole.Start, len(source)})
			return p
		case !bare || printed || strings.HasPrefix(line, "Out["):
			p.skip = append(p.skip, whole)
			bare, continues = false, false
		case isNotice(line):
			p.skip = append(p.skip, whole)
		}
	}
	return p
}

// hasPrompt reports whether a line of source begins with a prompt.
func hasPrompt(source string) bool {
	for line := range strings.Lines(source) {
		if promptLength(strings.TrimRight(line, "\r\n"), false) > 0 {
			return true
		}
	}
	return false
}

// promptLength returns the bytes of the prompt that line begins with, blanks
// and all: ">>> ", "In [3]: " and, where a statement continues, "... " and "...: ".
func promptLength(line string, continues bool) int {
	rest := strings.TrimLeft(line, " \t")
	after := rest
	switch {
	case strings.HasPrefix(rest, ">>>"):
		after = rest[3:]
	case strings.HasPrefix(rest, "In ["):
		after = strings.TrimLeft(rest[4:], "0123456789* ")
		if !strings.HasPrefix(after, "]:") {
			return 0
		}
		after = after[2:]
	case continues && strings.HasPrefix(rest, "..."):
		after = strings.TrimPrefix(strings.TrimLeft(rest, "."), ":")
	default:
		return 0
	}
	if after == "" || after == "\r" {
		return len(line) - len(after)
	}
	if after[0] != ' ' {
		return 0
	}
	return len(line) - len(after) + 1
}

// prints reports whether Python prints line and nobody writes it: the head and
// the places of a traceback, the rule over one, and an error with its name.
func prints(line string) bool {
	line = strings.TrimSpace(line)
	if strings.HasPrefix(line, "Traceback (most recent call") || len(line) > 20 && strings.Trim(line, "-") == "" ||
		strings.HasPrefix(line, `File "`) && strings.Contains(line, ", line ") {
		return true
	}
	for _, kind := range [...]string{"Error:", "Warning:", "Exception:"} {
		i := strings.Index(line, kind)
		if i < 0 {
			continue
		}
		name := line[strings.LastIndexByte(line[:i], ' ')+1 : i]
		before := strings.TrimSpace(line[:i-len(name)])
		if strings.Trim(name, nameLetters) == "" && (before == "" || before == "E" || before[len(before)-1] == ':' && before[0] != '#') {
			return true
		}
	}
	return false
}

// nameLetters are the letters of the names that errors have.
const nameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_."

// isNotice reports whether line is what an interpreter greets with, or a
// command of IPython's that says nothing about arrays.
func isNotice(line string) bool {
	for _, start := range [...]string{"Python ", "Type ", "IPython ", "%matplotlib", "%load_ext", "%autoreload", "%pip", "%%", "!pip"} {
		if strings.HasPrefix(line, start) {
			return true
		}
	}
	return false
}

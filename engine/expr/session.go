package expr

import (
	"slices"
	"strings"
)

// A paste is what stands in a text beside the program that was copied with it:
// prompts, fences and the words round them, and what Python printed.
type paste struct {
	skip   []Span // in order
	quoted Span   // the first line of an error that was printed; empty when none was
}

// pasted finds what is no program in source. Where lines have prompts, only
// they and what is written before the first of them are the program; where fences stand,
// what is between them. Elsewhere
// the program ends where a traceback or an error message begins.
func pasted(source string) paste {
	fenced := isFenced(source)
	r := pasteReader{session: fenced || hasPrompt(source), writes: !fenced}
	for at := 0; at < len(source); {
		line, _, _ := strings.Cut(source[at:], "\n")
		span := Span{at, at + len(line)}
		at = span.End + 1
		printed := prints(line)
		if printed && r.quoted == (Span{}) {
			r.quoted = span
		}
		if printed && !r.session { // the rest of the text is Python's too
			r.skip = append(r.skip, Span{span.Start, len(source)})
			break
		}
		r.read(line, span, printed)
	}
	return r.paste
}

// A pasteReader goes through the lines of a text.
type pasteReader struct {
	paste
	session   bool // lines have prompts, or fences stand round the program
	writes    bool // a line without a prompt is the program's
	continues bool // "..." is a prompt
	inside    bool // a fence was opened
	cell      bool // its prompt has a line of its own
	blank     bool // the line before is blank
}

// read notes what of a line is no program.
func (r *pasteReader) read(line string, span Span, printed bool) {
	prompt := promptLength(line, r.continues)
	shown := r.cell && r.blank && begins(line, "array(", "tensor(", "<tf.Tensor", "Array(")
	r.blank = strings.TrimSpace(line) == ""
	switch {
	case strings.HasPrefix(line, fence):
		r.skip = append(r.skip, span)
		r.inside = !r.inside
		r.writes = r.inside || !r.session
	case r.session && prompt > 0:
		r.skip = append(r.skip, Span{span.Start, span.Start + prompt})
		// A notebook's prompt may stand above its cell.
		r.cell = strings.TrimSpace(line[prompt:]) == "" && strings.Contains(line, "In [")
		r.writes, r.continues = r.cell, true
	case printed || shown || !r.writes || strings.HasPrefix(line, "Out["):
		r.skip = append(r.skip, span)
		r.writes, r.continues = false, false
	case begins(line, commands...) || r.session && begins(line, "Python ", "IPython ", "Type "): // an interpreter that starts
		r.skip = append(r.skip, span)
	}
}

// isFenced reports whether a program stands between fences in source, and not only what
// Python printed.
func isFenced(source string) bool {
	parts := strings.SplitN("\n"+source, "\n"+fence, 3)
	if len(parts) < 3 {
		return false
	}
	_, inside, _ := strings.Cut(parts[1], "\n")
	first, _, _ := strings.Cut(inside, "\n")
	return !prints(first)
}

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

// fence begins a line of Markdown before a program, and one after it.
const fence = "```"

// commands to a notebook say nothing about arrays.
var commands = []string{"%matplotlib", "%load_ext", "%autoreload", "%pip", "%%", "!pip"}

func begins(line string, starts ...string) bool {
	return slices.ContainsFunc(starts, func(start string) bool { return strings.HasPrefix(line, start) })
}

package lessons

import (
	"bytes"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"
)

// A slip is a mistake in YAML in the words of who made it. In its texts {key}
// and {value} are those of the line, {keys} the known ones.
type slip struct {
	said          *regexp.Regexp // by the library
	message, hint string
}

const quoted = `put the value in quotes: {key}: {quoted}`

// slips lists what the library says of mistakes that people make. What it does
// not list is reported in the library's words.
var slips = []slip{
	{regexp.MustCompile(`mapping value is not allowed`), "the value of {key} has a colon and a blank in it", quoted},
	{regexp.MustCompile(`cannot unmarshal .* of type int`), "{key} is {value}, not a whole number", "write a number: {key}: 5"},
	{regexp.MustCompile(`cannot unmarshal .* of type string`), "{key} is not a text", quoted},
	{regexp.MustCompile(`was used where sequence is expected`), "{key} is not a list", "write a list: {key}: [first, second]"},
	{regexp.MustCompile(`where mapping is expected`), "{key} has no keys of its own", "write its keys below it, each after two blanks"},
	{regexp.MustCompile("found character '\t'"), "a tab before a key", "indent with blanks"},
	{regexp.MustCompile(`value is not allowed in this context`), "the quotes of {key} end before its value does", quoted},
	{regexp.MustCompile(`could not find end character`), "the quotes of {key} are not closed", quoted},
	{regexp.MustCompile(`could not find alias|reserved character|cannot start any token|value is not allowed in this context`), "the value of {key} starts with a sign that YAML keeps for itself", quoted},
	{regexp.MustCompile(`already defined`), "{key} is there twice", "keep one of the two"},
	{regexp.MustCompile(`unknown field`), "the key {key} is unknown", "known keys: {keys}"},
}

var keyValue = regexp.MustCompile(`^\s*([^\s:#][^:]*?)\s*:\s*(.*?)\s*$`)

// reportYAML reports err, whose position counts from offset.
func (f *file) reportYAML(err error, offset int, keys string) {
	var at yaml.Error
	if !errors.As(err, &at) || at.GetToken() == nil {
		f.report(offset, "known keys: "+keys, "%v", err)
		return
	}
	position := at.GetToken().Position
	for line := 1; line < position.Line; line++ {
		offset += bytes.IndexByte(f.src[offset:], '\n') + 1
	}
	text, _, _ := bytes.Cut(f.src[offset:], []byte("\n"))
	column := 0
	for i := range string(text) {
		if column++; column == position.Column {
			offset += i
			break
		}
	}
	message, hint := inWords(at.GetMessage(), string(text), keys)
	f.report(offset, hint, "%s", message)
}

// inWords returns what to say about a line of YAML of which the library says
// something, and what to do.
func inWords(said, line, keys string) (message, hint string) {
	m := keyValue.FindStringSubmatch(line)
	var key, value string
	if m != nil {
		key, value = m[1], m[2]
	}
	quotes := strings.HasPrefix(value, `"`) || strings.HasPrefix(value, "'")
	i := slices.IndexFunc(slips, func(s slip) bool {
		return s.said.MatchString(said) && (quotes || !strings.HasPrefix(s.message, "the quotes"))
	})
	if i < 0 || m == nil && strings.Contains(slips[i].message+slips[i].hint, "{key}") {
		return said, "known keys: " + keys
	}
	whole := strings.Trim(value, `"'`)
	if strings.ContainsAny(whole, `"'`) {
		whole = value
	}
	words := strings.NewReplacer("{keys}", keys, "{key}", key, "{value}", value, "{quoted}", strconv.Quote(whole))
	return words.Replace(slips[i].message), words.Replace(slips[i].hint)
}

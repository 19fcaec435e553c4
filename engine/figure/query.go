package figure

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// MaxQuery bounds a query, in bytes: the shortest bound among hosts.
const MaxQuery = 2000

// Parse reads the query of an address, or the hash of the playground.
//
//	e                 the program; a gap between two operands reads as +
//	a, b, c, …        operands, but for e: a shape, "4,32,8", "-" for a scalar,
//	                  or values, "[[0],[10]]"
//	op                instead of e: add, subtract, maximum, …
//	show              the operation of the program to draw
//	lib, lang, theme, bg, mode, view, rule, step, controls, fit, id
//	h                 the height of the frame, where e is given and does not name h
//
// Other keys are ignored, and so is every key after its first time. The error
// is an [*AddressError]; the state holds what could be read all the same. What
// the program and the operands say is read by [State.Run].
func Parse(query string) (State, error) {
	query = strings.TrimLeft(query, "?#")
	if len(query) > MaxQuery {
		return State{}, &AddressError{Place: tooLong(query), Value: query}
	}
	var s State
	var first error
	seen := map[string]bool{}
	at := 0
	for _, pair := range strings.Split(query, "&") {
		key, raw, valued := strings.Cut(pair, "=")
		start := at + len(key)
		if valued {
			start++
		}
		at += len(pair) + 1
		if seen[key] || pair == "" {
			continue
		}
		seen[key] = true
		value, err := url.QueryUnescape(raw)
		want := "text with %XX for other characters"
		if err == nil {
			want = s.set(key, value)
		} else if value = raw; !known(key) {
			continue
		}
		if want != "" && first == nil {
			place := expr.Place{Source: query, Span: expr.Span{Start: start, End: start + len(raw)}}
			first = &AddressError{Place: place, Key: key, Value: value, Want: want}
		}
	}
	if s.Expr != "" {
		s.Op = ""
	}
	s.takeHeight()
	return s, first
}

// takeHeight reads h as the height of the frame where it cannot be an operand.
func (s *State) takeHeight() {
	i := slices.IndexFunc(s.Operands, func(b Binding) bool { return b.Name == "h" })
	if i < 0 || !s.hasHeight() {
		return
	}
	height, err := strconv.Atoi(s.Operands[i].Text)
	if err != nil || height <= 0 {
		return
	}
	s.Height, s.Operands = min(height, maxHeight), append(s.Operands[:i:i], s.Operands[i+1:]...)
	if len(s.Operands) == 0 {
		s.Operands = nil
	}
}

// maxHeight bounds the height of a frame, in pixels.
const maxHeight = 4000

// hasHeight reports whether the address of s has a place for the height: h is
// an operand where the program names it, or where there is no program.
func (s State) hasHeight() bool {
	part := func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	return s.Expr != "" && !slices.Contains(strings.FieldsFunc(s.Expr, part), "h")
}

// tooLong returns the place where a query should have ended.
func tooLong(query string) expr.Place {
	at := MaxQuery
	for !utf8.RuneStart(query[at]) && at > 0 {
		at--
	}
	return expr.Place{Source: query, Span: expr.Span{Start: at, End: at}}
}

// set takes one key. It returns what the key wants when value is not that.
func (s *State) set(key, value string) (want string) {
	if isOperand(key) {
		s.Operands = append(s.Operands, Binding{key, value})
		return ""
	}
	if read, ok := keys[key]; ok {
		return read(s, value)
	}
	return ""
}

func known(key string) bool { return isOperand(key) || keys[key] != nil }

// isOperand reports whether a key is the name of an operand: one small letter
// that is not e.
func isOperand(key string) bool {
	return len(key) == 1 && key[0] >= 'a' && key[0] <= 'z' && key != "e"
}

// keys holds, for each key, how its value is taken.
var keys = map[string]func(s *State, value string) (want string){
	"e": func(s *State, value string) string {
		s.Expr = expr.FillGaps(strings.TrimRight(lineEnds.Replace(value), " \n"))
		return ""
	},
	"op": func(s *State, value string) string {
		if op, ok := engine.OpNamed(value); !ok || op == engine.Identity || op > engine.Where {
			return "the name of an operation, such as add or maximum"
		}
		if s.Op = value; value == engine.Add.String() {
			s.Op = ""
		}
		return ""
	},
	"lib": func(s *State, value string) string {
		if !slices.Contains(engine.Libraries[:], engine.Library(value)) {
			return "numpy, pytorch, tensorflow, jax or xarray"
		}
		s.Library = engine.Library(value)
		return ""
	},
	"lang": func(s *State, value string) string {
		tag, _, _ := strings.Cut(strings.ToLower(value), "-")
		return one(&s.Lang, tag, "auto", "en", "zh")
	},
	"id":       func(s *State, value string) string { s.ID = value; return "" },
	"theme":    func(s *State, value string) string { return one(&s.Theme, value, "auto", "light", "dark") },
	"mode":     func(s *State, value string) string { return one(&s.Mode, value, "figure", "step", "predict", "play") },
	"bg":       func(s *State, value string) string { return flag(&s.Clear, value, "auto", "transparent") },
	"fit":      func(s *State, value string) string { return flag(&s.Fit, value, "0", "1") },
	"controls": func(s *State, value string) string { return flag(&s.Bare, value, "1", "0") },
	"view":     func(s *State, value string) string { return one(&s.View, value, "axes", "memory") },
	"rule":     func(s *State, value string) string { return one(&s.Rule, value, "auto", RuleNames[:]...) },
	"show":     func(s *State, value string) string { s.Show = value; return "" },
	"step": func(s *State, value string) string {
		n, err := strconv.Atoi(value)
		switch {
		case value == "end":
			n = End
		case err != nil || n < 0:
			return "a number from 0, or end"
		}
		s.Stop = n
		return ""
	},
}

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// one takes one of several words; the first is the same as none.
func one(to *string, value, none string, others ...string) (want string) {
	switch {
	case value == none:
		*to = ""
	case slices.Contains(others, value):
		*to = value
	default:
		last := len(others) - 1
		return strings.Join(append([]string{none}, others[:last]...), ", ") + " or " + others[last]
	}
	return ""
}

// flag takes one of two words, of which yes sets the flag.
func flag(to *bool, value, no, yes string) (want string) {
	var word string
	want = one(&word, value, no, yes)
	*to = word == yes
	return want
}

// Query returns the query that [Parse] reads back as s, with every key that is
// not as in the zero State, in a fixed order. Operands whose names are not one
// small letter go into the program.
func (s State) Query() string {
	var q []string
	for _, b := range s.Fields() {
		q = append(q, b.Name+"="+escape(b.Text))
	}
	return strings.Join(q, "&")
}

// Fields returns the keys of [State.Query] with their values.
func (s State) Fields() []Binding {
	if slices.ContainsFunc(s.Operands, func(b Binding) bool { return !isOperand(b.Name) }) {
		s.Expr, s.Op, s.Operands = s.Source(), "", nil
	}
	var list []Binding
	put := func(key, value string, given bool) {
		if given {
			list = append(list, Binding{key, value})
		}
	}
	put("e", s.Expr, s.Expr != "")
	put("op", s.Op, s.Op != "")
	list = append(list, s.Operands...)
	put("lib", string(s.Library), s.Library != "")
	put("lang", s.Lang, s.Lang != "")
	put("theme", s.Theme, s.Theme != "")
	put("bg", "transparent", s.Clear)
	put("mode", s.Mode, s.Mode != "")
	put("view", s.View, s.View != "")
	put("show", s.Show, s.Show != "")
	put("rule", s.Rule, s.Rule != "")
	put("step", s.step(), s.Stop != 0)
	put("controls", "0", s.Bare)
	put("fit", "1", s.Fit)
	put("h", strconv.Itoa(s.Height), s.Height > 0 && s.hasHeight())
	put("id", s.ID, s.ID != "")
	return list
}

func (s State) step() string {
	if s.Stop == End {
		return "end"
	}
	return strconv.Itoa(s.Stop)
}

// readable undoes the escapes that no part of an address needs, so that an
// expression can be read in it.
var readable = strings.NewReplacer("%2C", ",", "%3A", ":", "%5B", "[", "%5D", "]", "%2A", "*", "%2F", "/")

func escape(value string) string { return readable.Replace(url.QueryEscape(value)) }

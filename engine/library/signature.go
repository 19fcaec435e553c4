package library

import (
	"slices"
	"strings"
)

// A Signature is the parameters of a function.
type Signature struct {
	Text   string
	Params []Param
}

// A Param is one parameter.
type Param struct {
	Name     string
	Type     string // that PyTorch's parser wants, "" for any
	Default  string // as it is written
	Optional bool
	Kind     Kind
}

// A Kind is how an argument reaches a parameter.
type Kind uint8

// The kinds.
const (
	Either     Kind = iota // by place or by name
	Positional             // by place only
	Keyword                // by name only
	Rest                   // *args
	Named                  // **kwargs
)

func signatureOf(text string) Signature {
	s := Signature{Text: text}
	kind := Either
	for _, part := range parts(text) {
		switch {
		case part == "":
			continue
		case part == "*":
			kind = Keyword
			continue
		}
		p := paramOf(part, kind)
		if p.Kind == Rest {
			kind = Keyword
		}
		s.Params = append(s.Params, p)
	}
	return s
}

// paramOf reads one parameter: "axis=None", "*shape", "/x", or with a type as
// PyTorch writes it, "bool keepdim = False".
func paramOf(text string, kind Kind) Param {
	p := Param{Kind: kind}
	text, p.Default, p.Optional = strings.Cut(text, "=")
	p.Default = strings.TrimSpace(p.Default)
	text = strings.TrimSpace(text)
	switch {
	case strings.HasPrefix(text, "**"):
		p.Kind = Named
	case strings.HasPrefix(text, "*"):
		p.Kind = Rest
	case strings.HasPrefix(text, "/"):
		p.Kind = Positional
	}
	text = strings.TrimLeft(text, "*/")
	if i := strings.LastIndexByte(text, ' '); i >= 0 {
		p.Type, text = text[:i], text[i+1:]
	}
	p.Name = text
	return p
}

// Count returns how many arguments a signature takes by place, at least and at
// most, leaving *args aside.
func (s Signature) Count() (least, most int) {
	for _, p := range s.Params {
		if p.Kind > Positional {
			continue
		}
		if most++; !p.Optional {
			least++
		}
	}
	return least, most
}

// Open reports whether a signature has a parameter of a kind, such as *args.
func (s Signature) Open(k Kind) bool {
	return slices.ContainsFunc(s.Params, func(p Param) bool { return p.Kind == k })
}

// parts returns the parameters of a signature: what stands between commas that are
// in no brackets.
func parts(text string) []string {
	var list []string
	depth, start := 0, 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case ',':
			if depth == 0 {
				list = append(list, text[start:i])
				start = i + 1
			}
		}
	}
	list = append(list, text[start:])
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

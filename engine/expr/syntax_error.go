package expr

import (
	"strconv"
	"strings"
)

// A SyntaxError reports text that is not a program, a shape or values.
//
// Example: [4,,8] (a value is missing before ",")
//
// Discussion: the place says where reading stopped, not always where the slip
// is; a bracket that is never closed is reported where it was opened.
type SyntaxError struct {
	Place
	Problem Problem
	Found   string // what stands there, "" at the end
	Want    string // what was expected, for problems that name it
	Limit   int    // the bound, for problems that have one
}

// syntaxError returns the error of a problem at a span of source.
func syntaxError(source string, span Span, problem Problem, want string) *SyntaxError {
	place := Place{source, span}
	return &SyntaxError{place, problem, place.Text(), want, limits[problem]}
}

func (e *SyntaxError) Error() string { return e.Says("%s", e.Sentence()) }

// A Problem is a kind of mistake in text.
type Problem uint8

// The problems.
const (
	ValueMissing      Problem = iota // a value is missing before Found
	BracketOpen                      // the bracket Found is never closed
	BracketStray                     // Found closes nothing
	WantToken                        // Want was expected before Found
	StatementGoesOn                  // Found does not continue the statement
	CharacterUnknown                 // Found is no character of a program
	MarkForeign                      // Found is written for Want
	TextOpen                         // a quoted text does not end on its line
	NumberMalformed                  // Found is no number
	NumberTooLarge                   // Found does not fit 64 bits
	TargetMisplaced                  // Found cannot be assigned to
	PositionalLate                   // an argument without a name follows one with a name
	SourceTooLong                    // more than Limit bytes
	NestingTooDeep                   // more than Limit brackets inside each other
	StatementsTooMany                // more than Limit statements
	SizeMissing                      // a shape field has no size before Found
	SizeMalformed                    // Found is not a size
	SizeNegative                     // Found is below 0
	SizeTooLarge                     // Found is above Limit
	AxesTooMany                      // more than Limit axes
	AxisNameTwice                    // the axis Found is named twice
	NamesPartial                     // some axes have a name and Found has none
	NotValues                        // Found is no number and no list of numbers
	BlockMissing                     // no line further in follows a colon
	LineUneven                       // a line is further in, or less, than the lines beside it
	EncodingBroken                   // the bytes are not UTF-8
)

// sentences holds what each problem says and what would mend it. In them %f is
// Found, %w is Want and %l is Limit.
var sentences = [...]struct{ fact, hint string }{
	ValueMissing:      {"a value is missing before %f", "write a value there, or take one comma or operator away"},
	BracketOpen:       {"%f is never closed", "add %w"},
	BracketStray:      {"%f does not close anything", "take it away, or open the bracket first"},
	WantToken:         {"%w is missing before %f", "write %w there"},
	StatementGoesOn:   {"the statement should end before %f", "write an operator or a comma there, or start a new line"},
	CharacterUnknown:  {"%f has no meaning in a program", "take it away"},
	MarkForeign:       {"%f is not how Python writes it", "write %w"},
	TextOpen:          {"the text has no closing quote", "close it on the same line"},
	NumberMalformed:   {"%f is not a number", "write digits, with one point or exponent at most"},
	NumberTooLarge:    {"%f does not fit in 64 bits", "write a smaller number, or float('inf')"},
	TargetMisplaced:   {"%f cannot be assigned to", "put a name, an index or an attribute left of ="},
	PositionalLate:    {"%f has no name but follows an argument that has one", "move it to the front, or name it"},
	SourceTooLong:     {"the text has more than %l characters", "paste fewer lines"},
	NestingTooDeep:    {"brackets are nested more than %l deep", "give the inner value a name first"},
	StatementsTooMany: {"the program has more than %l statements", "paste fewer lines"},
	SizeMissing:       {"a size is missing before %f", "write a whole number there, such as 4"},
	SizeMalformed:     {"%f is not a size", "write a whole number, such as 4"},
	SizeNegative:      {"the size %f is below 0", "sizes start at 0"},
	SizeTooLarge:      {"the size %f is above %l", "write a smaller size"},
	AxesTooMany:       {"the shape has more than %l axes", "take some axes away"},
	AxisNameTwice:     {"two axes are called %f", "give each axis a name of its own"},
	NamesPartial:      {"%f has no name, other axes have", "name every axis or none: rows=4,columns=3"},
	NotValues:         {"%f is not a number or a list of numbers", "write numbers in brackets: [[0],[10]]"},
	BlockMissing:      {"a line that is further in is missing before %f", "put blanks before the lines that belong to it"},
	LineUneven:        {"the line of %f is not as far in as the lines beside it", "put as many blanks before it as they have"},
	EncodingBroken:    {"the text is not UTF-8", "paste it as plain text"},
}

// Sentence returns what is wrong, without the place.
func (e *SyntaxError) Sentence() string { return e.fill(sentences[e.Problem].fact) }

// Hint returns what would mend it.
func (e *SyntaxError) Hint() string { return e.fill(sentences[e.Problem].hint) }

func (e *SyntaxError) fill(text string) string {
	return strings.NewReplacer("%f", e.quoted(), "%w", e.Want, "%l", strconv.Itoa(e.Limit)).Replace(text)
}

// quoted returns what was found between quotes, cut where it is long.
func (e *SyntaxError) quoted() string {
	switch {
	case e.Found == "":
		return "the end"
	case e.Found == "\n":
		return "the end of the line"
	}
	text, cut := firstRunes(e.Found, 40)
	if cut {
		text += "…"
	}
	return "“" + text + "”"
}

// A QuotedError reports a text that is what a library or Python printed, and
// no program.
//
// Example: ValueError: operands could not be broadcast together with shapes (2,3) (4,)
//
// Discussion: what such a message says is read by package dialect.
type QuotedError struct{ Place }

func (e *QuotedError) Error() string { return e.Place.Says("an error message is no program") }

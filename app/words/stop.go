package words

// A Stop is one step of the story that a figure shows.
type Stop uint8

// The steps of an operation, then those of one array made into another.
const (
	LineUp Stop = iota
	Pad
	Match
	Stretch
	Compute
	Axis
	Gather
	Result
)

// stopNames holds what each step is called.
var stopNames = [...]both{
	LineUp: "Line up" + zh + "对齐", Pad: "Pad" + zh + "前补", Match: "Match" + zh + "匹配",
	Stretch: "Stretch" + zh + "拉伸", Compute: "Compute" + zh + "计算",
	Axis: "Axis" + zh + "轴", Gather: "Reduce" + zh + "归约", Result: "Result" + zh + "结果",
}

// StopName returns the short name of a step, for buttons and headings.
func (l Lang) StopName(s Stop) string { return stopNames[s].of(l) }

// A Kind is what a figure has to say of an operation.
type Kind uint8

// The kinds. Asking is neutral: nothing is given away before Match.
const (
	Asking Kind = iota
	Running
	Failing
	Checking
)

// A Say is the text under a figure at one step.
type Say struct {
	Kind         Kind
	Verdict      string // at the left
	ShortVerdict string // the same for phones
	Small        string // below it; may be ""
	Lead, Rest   string // at the right: the first clause, and one sentence more
}

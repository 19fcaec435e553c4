package scene

// A Reading is the result as text, for those who do not see the figure: a
// value, or a list of readings.
type Reading struct {
	Label string // which one it is in its list: "axis 0: 2"
	Text  string
	Items []Reading
}

package engine

// A Warning is something that NumPy says about values that it computed all the same.
type Warning struct {
	Kind WarningKind
	Call string // the function that met it, by the name NumPy gives it there; "" for a kind that names it
}

// A WarningKind is what the values came to.
type WarningKind uint8

// The kinds of warnings, in the order in which NumPy gives them.
const (
	DivideByZero     WarningKind = iota // a finite value over 0, or an int over 0
	Overflow                            // finite values gave one too large
	Undefined                           // values gave nan
	EmptySlice                          // the mean of no values
	DegreesOfFreedom                    // the deviation of no more values than its ddof
)

var warningTexts = [...]string{
	DivideByZero:     "divide by zero encountered in ",
	Overflow:         "overflow encountered in ",
	Undefined:        "invalid value encountered in ",
	EmptySlice:       "Mean of empty slice.",
	DegreesOfFreedom: "Degrees of freedom <= 0 for slice",
}

// String returns NumPy's text, such as
// "RuntimeWarning: divide by zero encountered in divide".
func (w Warning) String() string { return "RuntimeWarning: " + warningTexts[w.Kind] + w.Call }

// A flags is the set of what was met while values were computed.
type flags uint8

// negativePower is the flag of an int raised to a power below 0; the ones
// before it are those of the kinds of warnings.
const negativePower flags = 1 << 7

func (f *flags) raise(kind WarningKind) { *f |= 1 << kind }

// warnings returns what was raised in a call.
func (f flags) warnings(call string) []Warning {
	var list []Warning
	for kind := DivideByZero; kind <= Undefined; kind++ {
		if f&(1<<kind) != 0 {
			list = append(list, Warning{kind, call})
		}
	}
	return list
}

func finite(x float64) bool { return x-x == 0 }

// check raises what it means that x and y gave r, and returns r.
func (f *flags) check(r, x, y float64) float64 {
	switch {
	case finite(r):
	case r != r:
		if x == x && y == y {
			f.raise(Undefined)
		}
	case finite(x) && finite(y):
		f.raise(Overflow)
	}
	return r
}

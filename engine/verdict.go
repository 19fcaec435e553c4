package engine

// A Verdict is what a learner should think of an operation.
type Verdict uint8

// The three verdicts. RunsCheck is a question, not a failure: the operation
// ran, and it has the look of one that was not meant.
const (
	Runs Verdict = iota
	Fails
	RunsCheck
)

// String returns "runs", "fails" or "runs: check".
func (v Verdict) String() string { return [...]string{"runs", "fails", "runs: check"}[v] }

// A Check is one reason to look twice at an operation that ran.
type Check struct {
	Reason Reason
	Axes   []int // of the result, where it shows; nil when it is about all of it
}

// A Reason is why an operation that ran may not be what was meant.
type Reason uint8

// The reasons. Each comes from bugs that people reported.
const (
	BothStretched Reason = iota // (N,) - (N, 1) gives (N, N)
	RankGrew                    // the result has more axes than either operand was given
	SquareAxis                  // equal sizes: aligning at the left would have run too
	FarLarger                   // the result is far larger than any operand
)

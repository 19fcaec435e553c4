package bench

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// opened returns the line of an offer as a program that runs in its library: arrays are made by
// the library's name, which is imported.
func (o Offer) opened(line string) string {
	if o.Kind > OfferShapes || o.Kind == OfferShapes && telling(line) < 0 || strings.Contains(line, "import ") {
		return line
	}
	words := expr.Words(line)
	for i := len(words) - 2; i >= 0; i-- {
		w := words[i]
		if bare := i == 0 || words[i-1].Text != "."; !bare || w.Text != "ones" && w.Text != "empty" || words[i+1].Text != "(" {
			continue
		}
		sizes, _, _ := strings.Cut(line[w.Span.End+1:], ")")
		switch {
		case strings.Contains(sizes, "="):
			return line // in the notation of this page, which no library has
		case o.Library == engine.InTensorFlow && w.Text == "empty":
			line = line[:w.Span.Start] + "tf.random.normal" + line[w.Span.End:]
		default:
			line = line[:w.Span.Start] + tellers[max(0, slices.Index(tellers[:], o.Library))].Short() + "." + line[w.Span.Start:]
		}
	}
	owners := expr.Owners(line)
	for i := len(engine.Libraries) - 1; i >= 0; i-- {
		l := engine.Libraries[i]
		if slices.Contains(owners, l.Short()) {
			line = l.Import() + "\n" + line
		}
	}
	return line
}

package words

import "testing"

func TestLabelsInBothLanguages(t *testing.T) {
	for x := Label(0); x < labelCount; x++ {
		if English.Label(x) == "" || Chinese.Label(x) == "" {
			t.Errorf("label %d: got %q and %q, want a text in both languages", x, English.Label(x), Chinese.Label(x))
		}
	}
}

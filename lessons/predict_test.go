package lessons

import "testing"

func TestCutColon(t *testing.T) {
	for _, tt := range []struct {
		name, text    string
		before, after string
		found         bool
	}{
		{"colon", "(3,): two axes", "(3,)", " two axes", true},
		{"full-width colon", "(3,)：有两个轴", "(3,)", "有两个轴", true},
		{"colon, then a full-width one in the sentence", "runs: 看这里：不行", "runs", " 看这里：不行", true},
		{"none", "hint", "hint", "", false},
	} {
		before, after, found := cutColon(tt.text)
		if before != tt.before || after != tt.after || found != tt.found {
			t.Errorf("%s: got %q, %q, %v, want %q, %q, %v", tt.name, before, after, found, tt.before, tt.after, tt.found)
		}
	}
}

package lessons

import (
	"os"
	"regexp"
	"slices"
	"testing"
)

// TestGroundsOfThePage holds the grounds on which a course's colours are tried
// against those of the style sheet.
func TestGroundsOfThePage(t *testing.T) {
	sheet, err := os.ReadFile("../web/style.css")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"ground", "stage", "well", "band"} {
		pair := regexp.MustCompile(`--` + name + `: light-dark\((#\w{6}), (#\w{6})\)`).FindStringSubmatch(string(sheet))
		if pair == nil {
			t.Fatalf("no ground %s", name)
		}
		if !slices.Contains(lightGrounds, pair[1]) || !slices.Contains(darkGrounds, pair[2]) {
			t.Errorf("nothing is tried on %s: %s and %s", name, pair[1], pair[2])
		}
	}
}

package svg

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"shapecast/app/scene"
)

// luminance returns the relative luminance of "#rrggbb", as WCAG defines it.
func luminance(t *testing.T, rgb [3]float64) float64 {
	t.Helper()
	var linear [3]float64
	for i, c := range rgb {
		if c <= 0.04045 {
			linear[i] = c / 12.92
		} else {
			linear[i] = math.Pow((c+0.055)/1.055, 2.4)
		}
	}
	return 0.2126*linear[0] + 0.7152*linear[1] + 0.0722*linear[2]
}

func rgb(t *testing.T, colour string) [3]float64 {
	t.Helper()
	n, err := strconv.ParseUint(colour[1:], 16, 32)
	if err != nil || len(colour) != 7 {
		t.Fatalf("%q is no colour", colour)
	}
	return [3]float64{float64(n>>16&255) / 255, float64(n>>8&255) / 255, float64(n&255) / 255}
}

// contrast returns that of a over b, when a share of a is seen.
func contrast(t *testing.T, a, b string, share float64) float64 {
	t.Helper()
	front, back := rgb(t, a), rgb(t, b)
	for i := range front {
		front[i] = share*front[i] + (1-share)*back[i]
	}
	l, m := luminance(t, front), luminance(t, back)
	return (max(l, m) + 0.05) / (min(l, m) + 0.05)
}

func TestContrast(t *testing.T) {
	type on struct {
		role scene.Role
		who  int
	}
	var filled []on
	for _, role := range []scene.Role{scene.Stored, scene.SizeChip, scene.Added, scene.Ghost, scene.GhostChip, scene.GhostAdded} {
		for who := range operandKinds {
			filled = append(filled, on{role, who})
		}
	}
	filled = append(filled, on{scene.Result, 0}, on{scene.Wrong, 0}, on{scene.Neutral, 0})
	for _, theme := range []Theme{Light, Dark} {
		ground := theme.Colours["bg"]
		for _, f := range filled {
			p := theme.Paint(f.role, f.who)
			share := 1.0
			if p.Pale {
				share = 0.8
			}
			if got := contrast(t, p.Ink, p.Fill, share); got < 4.5 {
				t.Errorf("%s: text of role %d, operand %d: contrast %.2f, want 4.5", theme.Name, f.role, f.who, got)
			}
			if p.Line == "" {
				continue
			}
			if got := contrast(t, p.Line, ground, 1); got < 3 {
				t.Errorf("%s: outline of role %d, operand %d: contrast %.2f, want 3", theme.Name, f.role, f.who, got)
			}
		}
		for _, role := range []scene.Role{scene.Ink, scene.Mute, scene.Wrong} {
			if got := contrast(t, theme.Paint(role, 0).Ink, ground, 1); got < 4.5 {
				t.Errorf("%s: text of role %d: contrast %.2f, want 4.5", theme.Name, role, got)
			}
		}
		for _, role := range []scene.Role{scene.Slot, scene.Red, scene.Missing, scene.Bracket, scene.View, scene.Frame, scene.Neutral} {
			if got := contrast(t, theme.Paint(role, 0).Line, ground, 1); got < 3 {
				t.Errorf("%s: line of role %d: contrast %.2f, want 3", theme.Name, role, got)
			}
		}
		for who := range operandKinds {
			if got := contrast(t, theme.Paint(scene.Name, who).Ink, ground, 1); got < 4.5 {
				t.Errorf("%s: name of operand %d: contrast %.2f, want 4.5", theme.Name, who, got)
			}
		}
	}
}

// TestThePageHasTheColoursOfTheFigure compares the colours of operands in the style sheet
// of the page, where the code and the chips are, with those of the figure.
func TestThePageHasTheColoursOfTheFigure(t *testing.T) {
	css, err := os.ReadFile("../../web/style.css")
	if err != nil {
		t.Fatal(err)
	}
	for who := range operandKinds {
		owner := string(rune('a' + who))
		for part, token := range map[string]string{"fill": owner, "line": owner + "l", "ink": owner + "i"} {
			want := fmt.Sprintf("--%s-%s: light-dark(%s, %s);", owner, part, Light.Colours[token], Dark.Colours[token])
			if !strings.Contains(string(css), want) {
				t.Errorf("web/style.css has no %s", want)
			}
		}
	}
}

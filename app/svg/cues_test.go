package svg

import (
	"fmt"
	"testing"

	"shapecast/app/scene"
)

// A cue is what tells a role from another for somebody who sees no colours.
type cue struct {
	solid, inverse, thick bool
	word                  string // or shape that the scene draws with it
}

// TestMeaningIsNeverByColourAlone compares the looks of the roles that stand
// side by side without their colours. Corners are square for operands A and C,
// round for B and D (see scene's cornerOf); a conflict has a cross, an added
// axis the word "added", a missing partner a question mark.
func TestMeaningIsNeverByColourAlone(t *testing.T) {
	words := map[scene.Role]string{
		scene.Wrong: "cross", scene.Padded: "added", scene.Missing: "?", scene.Result: "round",
	}
	for _, theme := range []Theme{Light, Dark} {
		seen := map[cue]string{}
		for _, role := range []scene.Role{scene.Stored, scene.Copy, scene.Padded, scene.Result, scene.Wrong, scene.Missing, scene.Slot} {
			for who := range operandKinds {
				if who > 0 && !owned(role) {
					break
				}
				p := theme.Paint(role, who)
				c := cue{solid: p.Dash == "", thick: p.Width > 2, word: words[role]}
				c.inverse = p.Fill != "" && contrast(t, p.Fill, theme.Colours[ground], 1) > 4.5
				if owned(role) {
					c.word += []string{" square", " round"}[who%2]
				}
				name := fmt.Sprintf("role %d of operand %d", role, who)
				if other, same := seen[c]; same {
					t.Errorf("%s: %s looks like %s without colours: %+v", theme.Name, name, other, c)
				}
				seen[c] = name
			}
		}
		if p := theme.Paint(scene.Result, 0); contrast(t, p.Fill, theme.Colours[ground], 1) < 4.5 {
			t.Errorf("%s: the result is not inverse", theme.Name)
		}
	}
}

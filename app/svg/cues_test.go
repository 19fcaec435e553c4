package svg

import (
	"fmt"
	"testing"

	"shapecast/app/scene"
)

// A cue is what tells a role from another for somebody who sees no colours.
type cue struct {
	dash            string
	width           float64
	filled, inverse bool
	word            string // that the scene writes beside it
}

// TestMeaningIsNeverByColourAlone compares the looks of the roles that are side
// by side without their colours: what is stored is filled, what is read again
// dashed, an added size unfilled, the result inverse. Whose an array is, its
// place and its name say.
func TestMeaningIsNeverByColourAlone(t *testing.T) {
	words := map[scene.Role]string{
		scene.Wrong: "beside a place without a partner",
	}
	for _, theme := range []Theme{Light, Dark} {
		seen := map[cue]string{}
		for _, role := range []scene.Role{scene.Stored, scene.Ghost, scene.SizeChip, scene.Added, scene.GhostChip, scene.Result, scene.Wrong, scene.Missing} {
			p := theme.Paint(role, 0)
			c := cue{dash: p.Dash, width: p.Width, word: words[role]}
			c.filled = p.Fill != "" && p.Fill != theme.Colours["bg"]
			c.inverse = p.Fill != "" && contrast(t, p.Fill, theme.Colours["bg"], 1) > 4.5
			name := fmt.Sprintf("role %d", role)
			if other, same := seen[c]; same {
				t.Errorf("%s: %s looks like %s without colours: %+v", theme.Name, name, other, c)
			}
			seen[c] = name
		}
		if p := theme.Paint(scene.Result, 0); contrast(t, p.Fill, theme.Colours["bg"], 1) < 4.5 {
			t.Errorf("%s: the result is not inverse", theme.Name)
		}
	}
}

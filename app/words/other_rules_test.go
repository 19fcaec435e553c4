package words_test

import (
	"testing"

	"shapecast/app/words"
	"shapecast/engine"
)

// TestOtherRules tells what the rules of other systems do, of ragged operands
// that the rules treat differently.
func TestOtherRules(t *testing.T) {
	ragged := func(axes ...engine.Axis) engine.Operand {
		s, err := engine.FromLengths(axes, new(1))
		if err != nil {
			t.Fatal(err)
		}
		return engine.Operand{Array: engine.Array{Shape: s}}
	}
	row := engine.Operand{Array: engine.Array{Shape: engine.Dense(2)}}
	one := engine.Operand{Array: engine.Array{Shape: engine.Dense(1)}}
	under := func(l words.Lang, rule engine.Rule, a, b engine.Operand) words.Story {
		return words.Story{Lang: l, Trace: engine.Explain(rule, engine.Add, a, b), Names: []string{"A", "B"}}
	}
	rows := engine.Axis{Size: 2}
	varying, even := ragged(rows, engine.Axis{Lengths: []int{2, 1}}), ragged(rows, engine.Axis{Size: 2})
	twin := ragged(rows, engine.Axis{Lengths: []int{2, 1}})
	en, zh := words.English, words.Chinese
	for _, test := range []struct{ name, got, want string }{
		{"Awkward lines up rows at the left", under(en, engine.Awkward, varying, row).LineUp().Title, "Line up the left edges"},
		{"but rows that cannot vary at the right", under(en, engine.Awkward, even, row).LineUp().Title, "Line up the right edges"},
		{"equal lengths are not one object", under(en, engine.TorchNested, varying, twin).Fail(1).Text, "The lengths are equal, but A and B do not share one offsets object."},
		{"in Chinese", under(zh, engine.TorchNested, varying, twin).Fail(1).Text, "长度相等，但 A 与 B 并不共用同一个偏移量对象。"},
		{"as a verdict", under(en, engine.TorchNested, varying, twin).Verdict(1), "other offsets"},
		{"in a sign", under(en, engine.TorchNested, varying, twin).Sign(1), "≠"},
		{"what is compared", under(en, engine.TorchNested, varying, twin).Agree().Text, "Ragged axes must be one offsets object. Equal lengths are not enough."},
		{"a dense partner has no offsets", under(en, engine.TorchNested, varying, one).Agree().Text, "Row by row, lengths must be equal. Only a uniform 1 stretches."},
		{"J does not ask for a 1", under(en, engine.J, one, row).Fail(0).Text, "A has 1 and B has 2."},
	} {
		t.Run(test.name, func(t *testing.T) {
			if test.got != test.want {
				t.Errorf("got %q, want %q", test.got, test.want)
			}
		})
	}
}

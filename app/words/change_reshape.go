package words

import (
	"slices"

	"shapecast/engine"
)

// spot is what a shape has for each value.
var spot = yield{one: both("place" + zh + "位置"), many: both("places" + zh + "位置")}

// Remarks returns what stands under the names of the rows of a reshape that fails: how many values
// there are, and how many places; nil of all else.
func (s *ChangeStory) Remarks() []string {
	if s.Change.Asked == nil {
		return nil
	}
	have, places := s.counts()
	return []string{s.Lang.text(values(have)), s.Lang.text(counted(places, spot))}
}

func (s *ChangeStory) counts() (have, places int) {
	have, _ = s.Change.From.Shape.Count()
	places, _ = s.Change.Places().Count()
	return have, places
}

// unfilled says that a shape has too few or too many places: in one line, in fewer words, and
// what is below it.
func (s *ChangeStory) unfilled() (long, short, small both) {
	have, places := s.counts()
	short = both("Too many values"+zh+"值太多了").unless(have > places, both("Too few values"+zh+"值不够"))
	return both("Fails: %[1]s, %[2]s"+zh+"不能运行：%[1]s，%[2]s").fill(values(have), counted(places, spot)), short,
		both("A reshape keeps every value once." + zh + "reshape 既不添值，也不丢值。")
}

// uncounted says how many values a shape would hold, and how many there have to be.
func (s *ChangeStory) uncounted() (lead, rest both) {
	have, places := s.counts()
	asked := ShapeText(engine.Dense(s.Change.Asked...))
	if slices.Min(append(s.Change.Asked, 0)) < 0 {
		return both("No size in place of -1 makes %[1]s hold %[2]s."+zh+"-1 换成多少，%[1]s 都装不下 %[2]s。").fill(plain(asked), values(have)),
			both("The product of the other sizes has to divide %[1]s." + zh + "其余大小的乘积必须整除 %[1]s。").fill(number(have))
	}
	return both("%[1]s has %[2]s, and %[3]s has %[4]s."+zh+"%[1]s 有 %[2]s，而 %[3]s 有 %[4]s。").fill(plain(asked), counted(places, spot), plain(s.names[0]), values(have)),
		both("The product of the sizes has to stay %[1]s." + zh + "各个大小的乘积必须还是 %[1]s。").fill(number(have))
}

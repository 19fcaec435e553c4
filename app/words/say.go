package words

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
)

// The room for a verdict and for what is said at its right, in characters; a
// Chinese one takes the room of two.
const (
	verdictRoom = 44
	shortRoom   = 28
	saysRoom    = 130
)

// A clause is a lead and a sentence more.
type clause struct{ lead, rest string }

// fitted returns the rest, cut to its first sentence where there is no room for
// all of it, or "" where there is none for that either.
func (c clause) fitted() string {
	first := c.rest
	for _, end := range [...]struct{ mark, point string }{{". ", "."}, {"。", "。"}, {"; ", "."}, {"；", "。"}} {
		if room(c.lead+" "+first) <= saysRoom {
			return first
		}
		if before, _, found := strings.Cut(first, end.mark); found {
			first = before + end.point
		}
	}
	if room(c.lead+" "+first) > saysRoom {
		return ""
	}
	return first
}

// Say returns the text under the figure at a step.
func (s *Story) Say(stop Stop) Say {
	var c clause
	for _, most := range [...]int{0, 14, 8} {
		named := *s
		named.most = most
		if c = clauseAt(&named, stop); room(c.lead+" "+c.rest) <= saysRoom {
			break
		}
	}
	rest, said := c.fitted(), s.Lang.verdict(Asking, asks, asks, "")
	if stop >= Match {
		told := func(b both) bool { return b != "" && strings.Contains(rest, s.Lang.text(b)) }
		said = judged(s, told(storage(s, s.stored())) || told(noRoom(s)))
	}
	said.Lead, said.Rest = c.lead, rest
	return said
}

// asks is the question that is shown before the verdict.
var asks = both("What comes out?" + zh + "结果是什么形状？")

// clauseAt returns what is said of a step.
func clauseAt(s *Story, stop Stop) clause {
	if int(stop) > s.Last() {
		return s.tell(stopsAt.add(both("."+zh+"。")).with(s.Lang.StopName(s.Steps()[s.Last()])), both("Repair the line, and it goes on."+zh+"改好这一行，就会继续。"))
	}
	switch stop {
	case LineUp:
		return sayLineUp(s)
	case Pad:
		return sayPad(s)
	case Match:
		return sayMatch(s)
	case Stretch:
		return sayReadings(s)
	}
	return sayComputing(s)
}

// tell returns a clause in the story's language.
func (s *Story) tell(lead, rest both) clause { return s.Lang.clause(lead, rest) }

func (l Lang) clause(lead, rest both) clause { return clause{l.text(lead), l.text(rest)} }

// text returns a text of the language, with blanks where Chinese meets what is
// none.
func (l Lang) text(b both) string {
	if l == Chinese {
		return snug("%s", b.chinese())
	}
	if strings.HasPrefix(b.english(), target.english()) {
		return upper(b.english())
	}
	return b.english()
}

// target is what the shape is called that a view is asked for.
var target = both("the target" + zh + "目标")

// then joins sentences of one language that have no blank at their ends.
func (b both) then(more both) both {
	if more == "" {
		return b
	}
	return two(strings.TrimSpace(b.english()+" "+more.english()), b.chinese()+more.chinese())
}

// name returns what participant n is called in a sentence.
func (s *Story) name(n int) string {
	if n == len(s.Trace.Operands) && s.into(engine.Target) {
		return target.of(s.Lang)
	}
	return shortened(s.names[n], s.most)
}

// shortened returns a name with dots in place of its middle where it has more
// characters than that; 0 is no bound.
func shortened(name string, most int) string {
	runes := []rune(name)
	if most == 0 || len(runes) <= most {
		return name
	}
	tail := most / 2 // where calls of one function differ
	return string(runes[:most-tail-1]) + "…" + string(runes[len(runes)-tail:])
}

// axis returns what axis k of the result is called: "tests", or "axis 1".
func (s *Story) axis(k int) both { return called(s.axisNamed(k), k, s.most) }

func (s *Story) axisNamed(k int) string { return AxisNamed(s.Trace.Columns[k]) }

// AxisNamed returns the name of an axis of the result, "" where it has none, and both
// where a rule that reads no names brings two together, "students/tests".
func AxisNamed(c engine.Column) string {
	var names []string
	for _, m := range c.Meetings {
		if m.Axis.Name != "" && !m.Padded() && !slices.Contains(names, m.Axis.Name) {
			names = append(names, m.Axis.Name)
		}
	}
	return cmp.Or(strings.Join(names, "/"), c.Axis.Name)
}

// called returns a name of an axis, or its number.
func called(name string, k, most int) both {
	if name == "" {
		return both("axis %s" + zh + "轴\u00a0%s").with(k)
	}
	return both("%s" + zh + "%s 轴").with(shortened(name, most))
}

// plain returns a text that is the same in both languages.
func plain(text string) both { return two(text, text) }

// named returns the names of participants, for a list.
func (s *Story) named(list []int) both {
	return listed(each(list, func(n int) both { return plain(s.name(n)) }))
}

// span returns the shortest and the longest of some lengths, "1…7".
func span(lengths []int) string {
	if len(lengths) == 0 {
		return "0"
	}
	low, high := slices.Min(lengths), slices.Max(lengths)
	if low == high {
		return Grouped(low)
	}
	return Grouped(low) + "…" + Grouped(high)
}

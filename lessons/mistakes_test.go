package lessons_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"shapecast/lessons"
)

// A slip is a mistake of an author: what stands in place of a sound file, and
// the problem to report. A text that does not start with a line of --- follows
// a sound front matter.
type slip struct{ name, text, want string }

// fenced returns a fence with an id, and what kinds of fences need besides.
func fenced(kind, text string) string {
	options := map[string]string{"broadcast": ":id: f\n:caption: C\n", "predict": ":id: p\n:ask: shape\n", "quiz": ":id: q\n", "goal": ":id: g\n"}
	return "```" + kind + "\n" + options[kind] + text + "\n```\n"
}

func figure(program string) string { return fenced("broadcast", program) }

// head returns a lesson whose front matter is sound but for one line.
func head(line string) string {
	lines := []string{"title: A", "summary: S", "order: 1", "id: axes"}
	key, _, _ := strings.Cut(line, ":")
	replaced := false
	for i, l := range lines {
		if strings.HasPrefix(l, key+":") {
			lines[i], replaced = line, true
		}
	}
	if !replaced {
		lines = append(lines, line)
	}
	return "---\n" + strings.Join(lines, "\n") + "\n---\nText.\n"
}

// sound is a program with a true claim.
const sound = "ones(3) + 1 # -> (3,)"

// plus is a figure with two variables.
var plus = "\n\n" + figure("a = ones(4, 1)\nb = arange(3)\na + b # -> (4, 3)")

var slips = []slip{
	{"a review of no lesson", "```predict\n:id: p\n:ask: shape\n:review: nowhere\nones(3) + 1\n```\n", "10:1: no lesson nowhere"},
	{"a colon in a title", head("title: Shapes: an introduction"), "2:8: the value of title has a colon and a blank in it"},
	{"a word for a number", head("order: first"), "4:8: order is first, not a whole number"},
	{"a fraction for a number", head("order: 1.5"), "4:1: order is 1.5, not a whole number from 1"},
	{"an order below 1", head("order: -1"), "4:1: order is -1, not a whole number from 1"},
	{"an order that is not the file's", head("order: 5"), "4:1: order 5 in a file numbered 1"},
	{"an id that is not the file's", head("id: axis"), "5:1: id axis in a file named for axes"},
	{"a tab before a key", head("objectives:\n\t- x"), "7:1: a tab before a key"},
	{"a word for a list", head("requires: shapes"), "6:11: requires is not a list"},
	{"a list for a text", head("title: [A, B]"), "2:8: title is not a text"},
	{"an apostrophe within quotes", head("title: 'Don't'"), "2:13: the quotes of title end before its value does"},
	{"quotes that do not end", head(`title: "A`), "2:8: the quotes of title are not closed"},
	{"a star at the start", head("title: *A"), "2:9: the value of title starts with a sign that YAML keeps for itself"},
	{"an at sign at the start", head("title: @A"), "2:8: the value of title starts with a sign that YAML keeps for itself"},
	{"an unknown key", head("license: MIT"), "6:1: the key license is unknown"},
	{"a key twice", head("objectives: [a]\nobjectives: [b]"), "7:1: objectives is there twice"},
	{"a title of blanks", head(`title: " "`), "1:1: front matter has no title"},
	{"a blank line before the front matter", "\n---\ntitle: A\n---\n", "1:1: front matter missing"},
	{"no end of the front matter", "---\ntitle: A\nsummary: S\n", "1:1: front matter has no end"},
	{"a lesson that is not there", head("requires: [shapes]"), "6:1: no lesson shapes"},
	{"a list that does not end", "---\ntitle: [A\nsummary: B\n---\n", "3:1: "},
	{"no end of the front matter, and a line in the text", "---\ntitle: A\nsummary: S\n\nYou have marks.\n\n" + figure(sound) + "\n---\n", "1:1: front matter has no end"},
	{"no title", "---\nsummary: S\norder: 1\nid: axes\n---\n", "1:1: front matter has no title"},
	{"no order", "---\ntitle: A\nsummary: S\nid: axes\n---\n", "1:1: front matter has no order"},
	{"no text", "---\ntitle: A\nsummary: S\norder: 1\nid: axes\n---\n", "7:1: the lesson has no text"},

	{"Latin-1", "Gr\xf6\xdfe", "7:3: byte 0xf6 is not UTF-8"},
	{"UTF-16", "\xff\xfeG\x00", "7:1: bytes 0xff 0xfe start a file in UTF-16"},
	{"a zero byte", "a\x00b", "7:2: byte 0x00 in a text"},
	{"lines that end with a carriage return", "---\rtitle: A\r", "1:4: the line ends with a carriage return alone"},

	{"a claim without a blank", figure("ones(3) + 1 #-> (9, 9)"), `10:13: "#->" is not the start of a claim`},
	{"a claim with a blank in its arrow", figure("ones(3) + 1 # - > (7,7)"), `10:13: "# - >" is not the start of a claim`},
	{"a claim with another arrow", figure("ones(3) + 1 # → 99"), `10:13: "# →" is not the start of a claim`},
	{"a claim with two blanks", figure("ones(3) + 1 #  -> (3,)"), `10:13: "#  ->" is not the start of a claim`},
	{"a claim with a long dash", figure("ones(3) + 1 # —> (3,)"), `10:13: "# —>" is not the start of a claim`},
	{"a claim with a double arrow", figure("ones(3) + 1 # => (3,)"), `10:13: "# =>" is not the start of a claim`},
	{"a claim with full-width signs", figure("ones(3) + 1 ＃ －＞ (3,)"), `10:13: "＃ －＞" is not the start of a claim`},
	{"an empty claim", figure("ones(3) + 1 # ->"), "10:17: the claim is empty"},
	{"a claim in code that is not run", "```python\nones(3) # -> (9,)\n```\n", "8:9: a claim in code that is not run"},
	{"a wrong claim", figure("ones(3) + 1 # -> (4,)"), "10:18: expected (4,), got (3,)"},
	{"a shape without its comma", figure("ones(3) + 1 # -> (3)"), "10:18: expected (3), got (3,)"},
	{"a wrong value", figure("arange(3) + 1 # -> [1, 2, 4]"), "10:20: expected [1, 2, 4], got [1, 2, 3]"},
	{"a wrong claim in the middle", figure("a = arange(3) # -> (2,)\na + 1 # -> (3,)"), "10:20: expected (2,), got (3,)"},
	{"a failure that is not claimed", figure("ones(3) + ones(4)"), "10:1: "},
	{"a failure that does not happen", figure("ones(3) + ones(3) # -> ValueError: could not"), "10:24: expected ValueError"},
	{"another error", figure("ones(3) + ones(4) # -> TypeError: could not"), "10:24: expected TypeError"},
	{"other words", figure("ones(3) + ones(4) # -> ValueError: cannot"), "10:24: expected ValueError"},
	{"a slip in the code", figure("ones(3) + + * 1 # -> (3,)"), "10:13: a value is missing before “*”"},
	{"a typo in a statement that is claimed", figure("marks = ones(3)\nmark + 1 # -> (3,)"), "11:1: the name mark is not defined"},
	{"no claim", figure("ones(3) + 1"), "7:1: figure f claims nothing"},
	{"a tab before a statement", figure("\t" + sound), "10:1: the statement is indented"},
	{"blanks before a statement", figure("a = 1\n  " + sound), "11:1: the statement is indented"},
	{"blanks after a loop", figure("for i in range(2):\n    a = i\n  b = 1\n" + sound), "12:1: the statement is indented"},
	{"a claim in a loop", figure("a = zeros(3)\nfor i in range(2):\n    a = a + i # -> (3,)\n" + sound), "12:20: a claim within a block"},
	{"a module that is not run", figure("import pandas as pd\n" + sound), "10:1: the module pandas is not run here"},
	{"a word without meaning", figure("yield 1\n" + sound), "10:1: such generators are not supported here"},
	{"a full-width bracket", figure("a = ones（3）\n" + sound), "10:9: “（” is not how Python writes it"},
	{"a fence without an end", "```broadcast\n:id: f\n:caption: C\n" + sound + "\n\nText.\n", "7:1: the fence has no end"},
	{"a fence that swallows another", "```broadcast\n:id: f\n:caption: C\n" + sound + "\n\nText.\n\n" + figure(sound), "7:1: the fence has no end"},
	{"a fence that is indented", "Text.\n\n    ```broadcast\n    :id: f\n    ```\n", "9:5: the fence is indented"},
	{"a fence with a capital", "```Broadcast\n:id: f\n```\n", `7:1: fence "Broadcast" is unknown`},
	{"a fence of another name", fenced("brodcast", ""), `7:1: fence "brodcast" is unknown`},
	{"a fence in braces", "```{broadcast}\n:id: f\n```\n", `7:1: fence "{broadcast}" is unknown`},
	{"an option with a capital", "```broadcast\n:id: f\n:Caption: C\n" + sound + "\n```\n", "9:1: the line is not an option"},
	{"an option without its second colon", "```broadcast\n:id: f\n:caption C\n" + sound + "\n```\n", "9:1: the line is not an option"},
	{"an option below the program", figure(sound + "\n:rule: julia"), "11:1: the line is not an option"},
	{"an id with a capital", "```broadcast\n:id: Sum\n:caption: C\n" + sound + "\n```\n", `7:1: id "Sum" does not fit an address`},
	{"no id", "```broadcast\n:caption: C\n" + sound + "\n```\n", "7:1: broadcast without an id"},
	{"no caption", "```broadcast\n:id: f\n" + sound + "\n```\n", "7:1: figure f has no caption"},
	{"an unknown option", figure(":colour: red\n" + sound), "10:1: option colour is unknown"},
	{"an option that is given again", figure(":id: g\n" + sound), "10:1: option id is there twice"},
	{"an unknown library", figure(":library: matlab\n" + sound), `10:11: library "matlab" is unknown`},
	{"a figure after no question", figure(":after: p1\n" + sound), "10:9: no prediction is called p1"},
	{"a claimed failure that no figure draws", figure("ones(3).item() # -> ValueError: can only convert an array of size 1 to a Python scalar"), "7:1: figure f has nothing to draw"},
	{"an empty figure", figure(""), "7:1: figure f claims nothing"},

	{"a question without an ask", "```predict\n:id: p\nones(3) + 1\n```\n", "7:1: question p does not say what it asks for"},
	{"an unknown ask", "```predict\n:id: p\n:ask: colour\nones(3) + 1\n```\n", `9:7: ask "colour" is unknown`},
	{"a cell that is not there", "```predict\n:id: p\n:ask: cell 5\narange(3) + 1\n```\n", "9:7: the program has no cell 5"},
	{"a reply in the program", fenced("predict", "ones(4, 1) + arange(3)\n(4, 1): Look."), "11:1: the program has a line of replies"},
	{"a hint in the program", fenced("predict", "ones(4, 1) + arange(3)\nhint：Look."), "11:1: the program has a line of replies"},
	{"a line that is no reply", fenced("predict", "ones(4, 1)\n---\nsomething"), "12:1: the line is no response"},
	{"a reply to the right answer", fenced("predict", "ones(4, 1) + arange(3)\n---\n(4, 3): No."), "12:1: (4, 3) is the right answer"},
	{"two replies to one answer", fenced("predict", "ones(4, 1) + arange(3)\n---\n(4, 1): No.\n(4,1): No."), "13:1: a second response to (4,1)"},
	{"two hints", fenced("predict", "ones(4, 1) + arange(3)\n---\nhint: A\nhint: B"), "13:1: a second hint"},
	{"two reasons", fenced("predict", "ones(4, 1) + arange(3)\n---\nwhy: A\nwhy: B"), "13:1: a second why"},
	{"a reply to what nobody answers", fenced("predict", "ones(4, 1) + arange(3)\n---\nbanana: No."), "12:1: banana is no answer to :ask: shape"},
	{"the right answer in full-width marks", fenced("predict", "ones(4, 1) + arange(3)\n---\n（4，3）：No."), "12:1: (4,3) is the right answer"},
	{"a quiz without a check", fenced("quiz", "Which?\n- [x] (3,)\n- [ ] (5, 4)  No."), "7:1: quiz q has neither :check: nor :free:"},
	{"a mark that is wrong", fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n- [x] (3,)\n- [x] (5, 4)  No."), "12:4: “broadcasts (4, 1)” is false of (5, 4): write [ ]"},
	{"a mark that is missing", fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n- [ ] (3,)\n- [ ] (5, 4)  No."), "11:4: “broadcasts (4, 1)” is true of (3,): write [x]"},
	{"an unknown check", fenced("quiz", ":check: guess\nWhich?\n- [x] (3,)\n- [ ] (5, 4)"), `9:9: check "guess" is unknown`},
	{"an option without a mark", fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n- (3,)\n- [ ] (5, 4)"), "11:1: the line is not an option"},
	{"one blank before a reason", fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n- [x] (3,)\n- [ ] (5, 4) Axis 0."), "12:7: the option “(5, 4) Axis 0.” cannot be run"},
	{"a mark behind a star that is wrong", fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n* [x] (3,)\n* [x] (5, 4)  No."), "12:4: “broadcasts (4, 1)” is false of (5, 4): write [ ]"},
	{"one option", fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n- [x] (3,)"), "7:1: quiz q has fewer than two options"},
	{"a quiz that asks nothing", fenced("quiz", ":check: broadcasts (4, 1)\n- [x] (3,)\n- [ ] (5, 4)"), "7:1: quiz q asks nothing"},
	{"a question that no option answers", fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n- [ ] (5, 4)  No.\n- [ ] (3, 4)  No."), "7:1: quiz q has no right option"},
	{"an option without a blank", fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n- [x](3,)\n- [ ] (5, 4)  No.\n- [x] (1,)"), "11:1: the line is not an option"},
	{"an option twice", fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n- [x] (3,)\n- [x] ( 3, )\n- [ ] (5, 4)  No."), "12:7: option ( 3, ) is there twice"},
	{"a free question without a reason", fenced("quiz", ":free:\nWhy?\n- [x] Because.\n- [ ] For fun."), "12:7: a wrong option without a reason"},
	{"a free question without an answer", fenced("quiz", ":free:\nWhy?\n- [ ] Because.  No.\n- [ ] For fun.  No."), "7:1: quiz q has no right option"},
	{"a question that is free and checked", fenced("quiz", ":free:\n:check: runs\nWhy?\n- [x] Because.\n- [ ] For fun.  No."), "9:7: quiz q has :check: and :free:"},

	{"a goal that is none", fenced("goal", ":goal: fly\nones(3) + 1\n---\nones(3) + 2"), `9:8: "fly" is no goal`},
	{"a goal that is met already", fenced("goal", ":goal: runs\nones(3) + 1\n---\nones(3) + 2"), "7:1: the program meets “runs” before any edit"},
	{"a solution that is none", fenced("goal", ":goal: fails on axis 0\nones(3) + 1\n---\nones(3) + ones(1)"), "12:1: the solution of goal g does not meet “fails on axis 0”: it gives (3,)"},
	{"a solution of another shape", fenced("goal", ":goal: result (4, 5)\nones((4, 1)) + arange(3)\n---\nones((4, 1)) + arange(6)"), "12:1: the solution of goal g does not meet “result (4, 5)”: it gives (4, 6)"},
	{"a solution that pads another number of axes", fenced("goal", ":goal: pads 2\nones((4, 1)) + ones((4, 3))\n---\nones((4, 1)) + arange(6)"), "12:1: the solution of goal g does not meet “pads 2”: it pads 1"},
	{"a solution of other strides", fenced("goal", ":goal: strides (8, 8)\nones((4, 1)) + arange(3)\n---\nones((4, 1)) + arange(6)"), "12:1: the solution of goal g does not meet “strides (8, 8)”: its strides are (48, 8)"},
	{"a solution that fails", fenced("goal", ":goal: result (4, 5)\nones((4, 1)) + arange(3)\n---\nones((4, 2)) + arange(5)"), "12:1: the solution of goal g does not meet “result (4, 5)”: it fails"},
	{"a goal without a goal", fenced("goal", "ones((4, 1)) + arange(3)\n---\nones((4, 1)) + arange(6)"), "7:1: goal g does not say what is to happen"},
	{"no solution", fenced("goal", ":goal: fails\nones(3) + 1"), "7:1: goal g has no solution"},
	{"a goal whose program cannot be run", fenced("goal", ":goal: fails\na = ones(3)\naa + 1\n---\nones(3) + ones(2)"), "11:1: the name aa is not defined"},
	{"a goal whose bracket is open", fenced("goal", ":goal: fails\na = 1\nones(3 + 1\n---\nones(3) + ones(2)"), "11:5: “(” is never closed"},
	{"a solution that cannot be run", fenced("goal", ":goal: runs\nones(2) + arange(3)\n---\n\na = 2\nones(a) + arang(3)"), "14:11: "},
	{"a hint that is part of the program", fenced("goal", ":goal: runs\nones(2) + arange(3)\nhint: see axis 0"), "11:11: the statement should end"},
	{"a solution of too many edits", fenced("goal", ":goal: fails\n:edits: 1\nones(3) + ones(1)\n---\nones(2) + ones(3)"), "13:1: the solution of g takes 2 edits, want 1"},
	{"a task that asks for nothing", "## Try\n\n" + fenced("goal", ":goal: values of the solution\nones(3) + 1\n---\nones(3) + 2"), "9:1: nothing says what goal g asks for"},

	{"dollars", "Take $a+b$ apples.", "7:6: $a+b$ is printed as it is"},
	{"dollars in a table", "| a |\n|---|\n| $x^2$ |", "9:3: $x^2$ is printed as it is"},
	{"dollars in a definition", "a\n: The square $x^2$.", "8:14: $x^2$ is printed as it is"},
	{"dollars beside a formula that has no end", "A \\(x and $x^2$ and \\(y\\).", "7:3: the formula has no end"},
	{"a formula in a line that has no end", "The square \\(x^2 is one.", "7:12: the formula has no end"},
	{"a formula in a hint that has no end", fenced("predict", "ones(3) + 1\n---\nhint: Take \\(a+b."), "12:12: the formula has no end"},
	{"a formula that is none", `Text \(\nosuch{x}\).`, "7:6: the formula cannot be read: an unknown command"},
	{"a formula without an end", "$$\n\\frac{a\n$$", "7:1: the formula cannot be read: mismatched curly brace"},
	{"HTML", "<b>x</b>", "7:1: HTML in a lesson"},
	{"a block of HTML", "<div>\nx\n</div>", "7:1: HTML in a lesson"},
	{"HTML in a caption", "```broadcast\n:id: f\n:caption: A <b>x</b>\n" + sound + "\n```\n", "9:13: HTML in a lesson"},
	{"a link in a caption", "```broadcast\n:id: f\n:caption: See [x](02-b.md)\n" + sound + "\n```\n", "9:15: link to 02-b.md leads nowhere"},
	{"a formula in a caption", "```broadcast\n:id: f\n:caption: A \\(\\nosuch{x}\\)\n" + sound + "\n```\n", "9:13: the formula cannot be read"},
	{"dollars in a hint", fenced("predict", "ones(3) + 1\n---\nhint: Take $a+b$."), "12:12: $a+b$ is printed as it is"},
	{"a link to nowhere", "[x](somewhere)", "7:1: link to somewhere leads nowhere"},
	{"a link without an address", "[x]()", "7:1: the link has no address"},
	{"a link to half an address", "[x](https:///page)", "7:1: https:///page is not a whole address"},
	{"a link that is a script", "<javascript:alert>", "7:1: link to javascript:alert leads nowhere"},
	{"a link to a script", "[x](javascript:alert)", "7:1: link to javascript:alert leads nowhere"},
	{"a link to no lesson", "[x](02-shapes.md)", "7:1: no lesson 02-shapes.md"},
	{"a link to no anchor", "## Here\n\n[x](#there)", "9:1: no anchor #there in en/01-axes.md"},
	{"a figure that is not there", "See fig:other.", "7:5: no figure other"},
	{"a figure that is not there, beside Chinese", "如fig:other所示", "7:2: no figure other"},
	{"a figure of no lesson", "See fig:shapes/sum.", "7:5: no figure sum"},
	{"a figure to set that is not there", "[x](set:other?a=4)", "7:1: no figure other"},
	{"a name that is not assigned", "[x](set:f?c=4)" + plus, "7:1: no variable c in figure f"},
	{"a slip in a shape", "[x](set:f?a=4,,1)" + plus, "7:1: a: "},
	{"a size that is too large", "[x](set:f?a=99999999999999999999)" + plus, "7:1: a: the size “99999999999999999999” is above"},
	{"a link that claims another shape", "[make it (4, 7)](set:f?a=4,5)" + plus, "7:1: the link claims (4, 7)"},
	{"a link that claims the shape of what fails", "[make it `(9, 3)`](set:f?a=9,9)" + plus, "7:1: the link claims (9, 3)"},
	{"a link that fails otherwise", "[x](set:f?e=c+%2B+1)" + plus, "7:1: the name c is not defined"},
	{"another shape beside a figure", "The result is `(4, 3)`. But `(4, 5)` is in fig:f, see `bonus`." + plus, "7:29: figure f has no shape (4, 5)"},
	{"another shape over two lines", "In fig:f it is `(4,\n5)`." + plus, "7:16: figure f has no shape (4, 5)"},
	{"another shape beside a link", "The result is `(4, 5)`: see [the row](set:f?b=6)." + plus, "7:15: figure f has no shape (4, 5)"},
	{"nothing to set", "[x](set:f)" + plus, "7:1: nothing to set"},
	{"a program that cannot be read", "[x](set:f?e=a+%2B+%2A+b)" + plus, "7:1: a value is missing before “*”"},
	{"a footnote without a text", "See it.[^1]", "7:8: footnote 1 has no text"},
	{"a footnote that nothing leads to", "See it.\n\n[^1]: Here.", "9:1: nothing leads to footnote 1"},
	{"an anchor twice", "## A {#x}\n\n## B {#x}", "9:1: anchor x is there twice"},
	{"a picture that is not there", "![A cat](cat.png)", "7:1: picture cat.png: there is no such file"},
	{"a picture without words", "![](dot.svg)", "7:1: picture dot.svg has no words"},
	{"a picture of another site", "![A cat](https://example.org/cat.png)", "7:1: picture https://example.org/cat.png is not in the folder of lessons"},
	{"a picture that is none", "![A cat](cat.txt)", "7:1: picture cat.txt: image: unknown format"},
	{"a picture without a size", "![A line](line.svg)", "7:1: picture line.svg: the SVG states no size"},
	{"a heading of level 1", "# Axes", "7:1: heading of level 1"},
	{"an unknown note", "> [!WOW]\n> x", "7:3: note [!WOW] is unknown"},
}

// beside are the files that lie beside the lesson of each slip.
var beside = map[string]string{
	"en/dot.svg":  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><circle r="1"/></svg>`,
	"en/line.svg": `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>`,
	"en/cat.txt":  "meow",
}

// TestMistakes makes one mistake at a time: it is reported at its place, with
// what to do, in its own file only.
func TestMistakes(t *testing.T) {
	for _, s := range slips {
		t.Run(s.name, func(t *testing.T) {
			text := s.text
			if !strings.HasPrefix(strings.TrimLeft(text, "\n"), "---") {
				text = front + text
			}
			folder := fstest.MapFS{"en/01-axes.md": {Data: []byte(text)},
				"en/02-next.md": {Data: []byte("---\ntitle: B\nsummary: S\norder: 2\nid: next\nrequires: [axes]\n---\nSee [it](01-axes.md).\n")}}
			for name, data := range beside {
				if strings.Contains(text, strings.TrimPrefix(name, "en/")) {
					folder[name] = &fstest.MapFile{Data: []byte(data)}
				}
			}
			_, problems := lessons.Read(folder)
			wantProblem(t, problems, s.want)
			for _, p := range problems {
				if p.Path != "en/01-axes.md" && !p.Warning || p.Hint == "" || p.Line < 1 || p.Column < 1 {
					t.Errorf("got a problem elsewhere, or without a place or a remedy:\n%s", p.Text())
				}
			}
		})
	}
}

// TestANearClaimIsToldOnce holds that a figure whose only claim is misspelled is not said to
// claim nothing too.
func TestANearClaimIsToldOnce(t *testing.T) {
	_, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(front + figure("ones(3) + 1 # → (3,)"))}})
	if len(problems) != 1 {
		t.Errorf("got %d problems, want 1:\n%s", len(problems), problems.Text())
	}
}

// TestAHintWithASlip holds that the mistake in hint: is told what may stand there.
func TestAHintWithASlip(t *testing.T) {
	_, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(front + fenced("predict", "ones(4, 1) + arange(3)\n---\nhnit: Look."))}})
	if len(problems) != 1 || !strings.HasSuffix(problems[0].Hint, "hint: and why:") {
		t.Errorf("got\n%s", problems.Text())
	}
}

// TestAFigureOfNothingIsToldOnce holds that its list of steps is not reported too, nor a shape
// that is said of it.
func TestAFigureOfNothingIsToldOnce(t *testing.T) {
	for program, said := range map[string]string{
		"ones(3)[5] # -> IndexError: index 5 is out of bounds": "1. **Line up.** A\n2. **Pad.** B\n3. **Match.** C\n4. **Stretch.** D\n5. **Compute.** E\n",
		"foo + 1 # -> (4, 3)": "In fig:f it is `(4, 3)`.",
	} {
		_, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(front + figure(program) + "\n" + said)}})
		if len(problems) != 1 {
			t.Errorf("got %d problems, want 1:\n%s", len(problems), problems.Text())
		}
	}
}

// TestClaimsThatAreOffered holds that an error is offered as a claim where a library says
// it, and nowhere else.
func TestClaimsThatAreOffered(t *testing.T) {
	for program, want := range map[string]string{
		"ones(3) + ones(2)": `claim it with "# -> ValueError: operands could not be broadcast together with shapes (3,) (2,)", or mend the code`,
		"ones(3) +":         "mend the code",
	} {
		_, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(front + figure(program))}})
		if len(problems) == 0 || problems[len(problems)-1].Hint != want {
			t.Errorf("%s: got\n%s\nwant the hint %q", program, problems.Text(), want)
		}
	}
}

// TestMistakesOfFolders puts files where a course has none.
func TestMistakesOfFolders(t *testing.T) {
	const sound = front + "Text.\n"
	second := strings.NewReplacer("order: 1", "order: 2", "id: axes", "id: next").Replace(sound)
	for _, test := range []struct{ name, path, text, want string }{
		{"a word for a language", "english/01-axes.md", sound, "english/01-axes.md:1:1: the folder english is not named for a language"},
		{"a language in capitals", "EN/01-axes.md", sound, "EN/01-axes.md:1:1: the folder EN is not named for a language"},
		{"a language with an underscore", "pt_BR/01-axes.md", sound, "pt_BR/01-axes.md:1:1: the folder pt_BR is not named for a language"},
		{"a lesson beside the folders", "01-axes.md", sound, "01-axes.md:1:1: a lesson outside of the folders of languages"},
		{"a lesson too deep", "de/week1/01-axes.md", sound, "de/week1/01-axes.md:1:1: a lesson in a folder within that of its language"},
		{"another end", "de/02-next.markdown", second, "de/02-next.markdown:1:1: a lesson whose name does not end in .md"},
		{"no number", "de/axes.md", sound, "de/axes.md:4:1: the file's name has no number"},
		{"a place that is taken", "de/1-next.md", strings.Replace(second, "order: 2", "order: 1", 1), "de/1-next.md:4:1: order 1 is also that of de/01-axes.md"},
		{"a picture that nothing shows", "de/cat.png", "meow", "de/cat.png:1:1: no lesson shows the file"},
		{"a lesson in one language only", "zh/02-next.md", second, "zh/02-next.md:5:1: the lesson is in zh and not in en"},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := fstest.MapFS{"de/01-axes.md": {Data: []byte(sound)}, test.path: {Data: []byte(test.text)}}
			if strings.HasPrefix(test.path, "zh/") {
				folder["en/01-axes.md"] = &fstest.MapFile{Data: []byte(sound)}
			}
			_, problems := lessons.Read(folder)
			wantProblem(t, problems, test.want)
		})
	}
}

// TestSoundSources reads what authors may write, as their systems save it,
// beside drafts and what is no part of the course.
func TestSoundSources(t *testing.T) {
	for _, test := range []struct{ name, text string }{
		{"a byte-order mark", "\ufeff" + front + "Text.\n"},
		{"lines of Windows", strings.ReplaceAll(front+"Text.\n\n"+figure(sound), "\n", "\r\n")},
		{"blanks behind the lines of ---", strings.ReplaceAll(front, "---\n", "--- \n") + "Text.\n"},
		{"a fence of tildes", front + strings.ReplaceAll(figure(sound), "```", "~~~")},
		{"a program over two lines", front + figure("a = ones((3,\n   1))\na + 1 # -> (3, 1)")},
		{"a loop", front + figure("a = zeros(3)\nfor i in range(3): # thrice\n    if i > 1:\n        a = a + ones((2,\n  1)) * i\n    # again\n    a = a + 0\na + 1 # -> (2, 3)")},
		{"a task that is told", front + fenced("goal", ":task: Make twos.\n:goal: values of the solution\nones(3)\n---\nones(3) * 2")},
		{"a task with replies", front + fenced("goal", ":goal: result (3, 4)\nones(3) + 1\n---\nones((3, 4)) + 1\n(4, 3)：行在前。\n`.T`: .T of one axis does nothing.\nhint: Two axes.")},
		{"a folded answer", front + "How many?\n\n> [!ANSWER]\n> Three.\n"},
		{"a fence in a list", front + "- First:\n\n  ```broadcast\n  :id: f\n  :caption: C\n  ones(3) + 1 # -> (3,)\n  ```\n"},
		{"money", front + "It costs $5, not $6 or \\$a\\$ or `$x$`.\n"},
		{"links out of the course", front + "[a](http://example.org), [b](mailto:a@example.org), <a@example.org>, <https://example.org>, [d][e].\n\n[e]: https://example.org\n"},
		{"a footnote", front + "So.[^why]\n\n[^why]: Because.\n"},
		{"full-width colons", front + fenced("predict", "ones(4, 1) + arange(3)\n---\n(4, 1)：再看：轴 1。\n(4, 4): 看这里：不行。")},
		{"shapes of a figure", front + "The sum `(4, 3)` of fig:f, `(1, 3)`. Not `(7,)`. Now [a row `(5,)`](set:f?b=5) gives `(4, 5)`." + plus},
		{"shapes of a figure, in Chinese", front + "图 fig:f 的和是 `(4, 3)`。再看 `(7,)`。" + plus},
		{"a link that fails and says so", front + "It fails when you [make `b` `(2, 5)`](set:f?b=2,5)." + plus},
		{"stars before options", front + fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n* [x] (3,)\n* [ ] (5, 4)  No.")},
		{"a bracket with a backslash", front + "So \\\\(x and `\\(`.\n"},
		{"an index in the text", front + "The row `a[0][b]` is a[0][b].\n"},
		{"a short text with a link", front + "```quiz\n:id: q\n:free:\nWhy?\n- [x] Because\n- [ ] For *fun*  See [this](https://example.org), \\(n^2\\).\n```\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(test.text)},
				"_drafts/01-axes.md": {Data: []byte("A draft.")}, "README.md": {Data: []byte("# About")}, ".git/a.md": {}})
			if len(problems) > 0 {
				t.Error(problems.Text())
			}
		})
	}
}

// TestOneMistakeIsToldOnce counts what is said of one mistake.
func TestOneMistakeIsToldOnce(t *testing.T) {
	for _, text := range []string{
		figure("a = ones(3) + bb\na + 1 # -> (3,)\na + 2 # -> (3,)"),
		fenced("quiz", ":check: guess\nWhich?\n- [x] (3,)\n- [ ] (5, 4)"),
		fenced("quiz", "Which?\n- [x] (3,)\n- [ ] (5, 4)"),
		figure("a = ones(4, 1)\nb = ones(5, 2)\na - b\na + b # -> (4, 3)"),
		fenced("predict", "ones(4, 1) + arange(3)\n(4, 1): Look.\nhint: Look."),
		fenced("quiz", ":check: broadcasts (4, 1)\nWhich?\n- [x] (3,)\n- [ ] (5, 4) Axis 0: 5 against 4."),
		fenced("goal", ":goal: runs\nones(2) + arang(3)\n---\nones(3) + arange(3)"),
	} {
		if _, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(front + text)}}); len(problems) != 1 {
			t.Errorf("%s\ngot\n%s\nwant one problem", text, problems.Text())
		}
	}
}

// TestTranslationOfOneLesson translates a lesson and not the one that it requires.
func TestTranslationOfOneLesson(t *testing.T) {
	const asks = "Text.\n\n```predict\n:id: p\n:ask: shape\n:review: axes\nones(3) + 1\n```\n"
	second := []byte(strings.NewReplacer("order: 1", "order: 2\nrequires: [axes]", "id: axes", "id: next").Replace(front) + asks)
	_, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(front + "Text.\n")}, "en/02-next.md": {Data: second}, "zh/02-next.md": {Data: second}})
	if errors := problems.Errors(); len(errors) > 0 {
		t.Error(errors.Text())
	}
}

// TestHashes compares a file as two systems save it.
func TestHashes(t *testing.T) {
	unix, windows := []byte("a\nb\n"), []byte("\ufeffa\r\nb\r\n")
	if lessons.Hash(unix) != lessons.Hash(windows) {
		t.Error("the same text has two hashes: a translation would be stale on another system")
	}
}

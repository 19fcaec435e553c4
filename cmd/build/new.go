package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/lessons"
)

var lessonName = regexp.MustCompile(`^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)$`)

// newLesson starts the file of a lesson that passes the check as it is.
func newLesson(c console, args []string) error {
	flags := c.flags("new")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() != 1 {
		return errors.New("usage: new DIR/LANG/NN-ID")
	}
	name := strings.TrimSuffix(flags.Arg(0), ".md")
	m := lessonName.FindStringSubmatch(filepath.Base(name))
	order := 0
	if m != nil {
		order, _ = strconv.Atoi(m[1]) // what is too long is no place
	}
	if order < 1 {
		return fmt.Errorf("the name %s is not a folder of a language, a number and an id: lessons/en/21-axes", flags.Arg(0))
	}
	if folder := filepath.Base(filepath.Dir(name)); !lessons.IsLanguage(folder) {
		return fmt.Errorf("the folder %s is not named by the tag of a language, such as en, de or pt-BR", folder)
	}
	path := name + ".md"
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is there already", path)
	}
	text := fmt.Sprintf(lessonText, order, m[2])
	if filepath.Base(filepath.Dir(name)) == string(words.Chinese) {
		text = inChinese.Replace(text)
	}
	if err := writeFile(path, []byte(text)); err != nil {
		return err
	}
	fmt.Fprintln(c.out, path)
	return nil
}

// inChinese translates a lesson to write over.
var inChinese = strings.NewReplacer(
	"A title", "标题",
	"One sentence that says what the lesson is for.", "用一句话说明这一课学什么。",
	"Say what a learner can do afterwards.", "学完之后能做什么。",
	"Start with something the reader wants to do.", "从读者想做的一件事讲起。",
	"## Predict", "## 先预测 {#predict}", "## Watch", "## 看一看 {#watch}", "## From earlier", "## 温故 {#from-earlier}",
	"Look again at axis 1: the 1 stretches to 3.", "再看第 1 轴：1 拉伸成 3。",
	"Line up the right edges.", "把右边对齐。",
	"A column plus a row", "一列加一行",
	"Say what fig:column-row shows, and offer a change: [make it (4, 3)](set:column-row?a=4,3).", "说说 fig:column-row 画了什么，再给一个改动：[改成 (4, 3)](set:column-row?a=4,3)。",
	"Which shapes work with (4, 1)?", "哪些形状能与 (4, 1) 一起广播？",
	"Axis 0: 5 against 4.", "第 0 轴：5 对 4。",
)

// lessonText is a lesson to write over.
const lessonText = `---
title: A title
summary: One sentence that says what the lesson is for.
objectives:
  - Say what a learner can do afterwards.
order: %d
id: %s
---

Start with something the reader wants to do.

## Predict

` + "```" + `predict
:id: first
:ask: shape
ones(4, 1) + arange(3)
---
(4, 1): Look again at axis 1: the 1 stretches to 3.
hint: Line up the right edges.
` + "```" + `

## Watch

` + "```" + `broadcast
:id: column-row
:caption: A column plus a row
a = ones(4, 1)
b = arange(3)
a + b                 # -> (4, 3)
` + "```" + `

Say what fig:column-row shows, and offer a change: [make it (4, 3)](set:column-row?a=4,3).

## From earlier

` + "```" + `quiz
:id: second
:check: broadcasts (4, 1)
Which shapes work with (4, 1)?
- [x] (3,)
- [ ] (5, 4)  Axis 0: 5 against 4.
` + "```" + `
`

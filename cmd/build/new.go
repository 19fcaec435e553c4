package main

import (
	_ "embed"
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

// newEnglish and newChinese are lessons to write over, with places for order and id.
var (
	//go:embed templates/new.en.md
	newEnglish string
	//go:embed templates/new.zh.md
	newChinese string
)

// lessonText returns a lesson to write over, in English where there is none in a language.
func lessonText(lang words.Lang, order int, id string) string {
	return fmt.Sprintf(lang.In(newEnglish, newChinese), order, id)
}

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
	lang := words.Lang(filepath.Base(filepath.Dir(name)))
	if err := writeFile(path, []byte(lessonText(lang, order, m[2]))); err != nil {
		return err
	}
	fmt.Fprintln(c.out, path)
	return nil
}

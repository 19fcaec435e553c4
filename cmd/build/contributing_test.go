package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	codeWord  = regexp.MustCompile("`([^`]+)`")
	startItem = regexp.MustCompile(`\n(?:\n|\d+\. |- )`)
	goName    = regexp.MustCompile(`^[A-Za-z]\w*$`)
)

// TestContributing looks up what the recipes name: each file is there, and the
// names beside it are in one of the files or folders of the same item.
func TestContributing(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "CONTRIBUTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	files, names := 0, 0
	for _, item := range startItem.Split(string(text), -1) {
		var content strings.Builder
		var words []string
		for _, m := range codeWord.FindAllStringSubmatch(item, -1) {
			word := m[1]
			switch path := filepath.Join(root, word); {
			case strings.Contains(word, " ") || strings.HasPrefix(word, "./"):
			case strings.Contains(word, "/"):
				files++
				if err := readAll(&content, path); err != nil {
					t.Errorf("%v", err)
				}
			case goName.MatchString(word):
				words = append(words, word)
			}
		}
		for _, word := range words {
			if names++; content.Len() > 0 && !regexp.MustCompile(`\b`+word+`\b`).MatchString(content.String()) {
				t.Errorf("no %s in the files of the item that starts %.60q", word, item)
			}
		}
	}
	if files < 20 || names < 15 {
		t.Errorf("got %d files and %d names, want the recipes full of them", files, names)
	}
}

// readAll adds the text of a file, or of the files in a folder.
func readAll(b *strings.Builder, path string) error {
	return filepath.WalkDir(path, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(name)
		b.Write(data)
		return err
	})
}

//go:build !fetched

package library

import (
	"embed"
	"strings"
)

// The texts that few programs need, a folder each, and the tables of their libraries. The
// program of the pages is built without them, with the tag fetched.
//
//go:embed functions tables
var texts embed.FS

// apart returns the table of a text and its files, in the order of their names.
func apart(file string) string {
	var b strings.Builder
	table, _ := texts.ReadFile("tables/" + file + ".txt") // numpy_rare and its kin have none
	b.Write(table)
	b.WriteString(tableEnd)
	files, _ := texts.ReadDir("functions/" + file)
	for _, f := range files {
		text, _ := texts.ReadFile("functions/" + file + "/" + f.Name())
		b.Write(text)
	}
	return b.String()
}

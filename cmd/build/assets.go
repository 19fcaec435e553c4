package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"shapecast/lessons"
)

// assetFolder holds the files whose name carries a hash of their content.
const assetFolder = "_"

// assets maps the names of files to their paths in the site.
type assets map[string]string

// add puts a file into the site under a name that changes with its content.
func (a assets) add(o output, name string, data []byte) {
	sum := sha256.Sum256(data)
	base, end, _ := strings.Cut(path.Base(name), ".")
	a[name] = path.Join(assetFolder, base+"."+hex.EncodeToString(sum[:5])+"."+end)
	o[a[name]] = data
}

// pictureName starts the names of the pictures of lessons.
const pictureName = assetFolder + "/picture."

// addPicture puts a picture of a lesson into the site and returns its path.
// Its own name is not part of that: it may have any characters.
func (a assets) addPicture(o output, p *lessons.Picture) string {
	name := "picture" + strings.ToLower(path.Ext(p.Path))
	a.add(o, name, p.Data)
	return a[name]
}

// addFolder puts every file of a folder into the site.
func (a assets) addFolder(o output, folder fs.FS) error {
	return fs.WalkDir(folder, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(folder, name)
		if place := fixed[name]; place != "" {
			a[name], o[place] = place, data
		} else {
			a.add(o, name, data)
		}
		return err
	})
}

// fixed lists the files whose address never changes, because other people's
// pages or earlier visits name it, and where they stand.
var fixed = map[string]string{
	"embed.js":      "embed/v1/embed.js",
	"broadcast.mjs": "embed/v1/broadcast.mjs",
	"sw.js":         "sw.js",
}

// find returns the path of an asset in the site.
func (a assets) find(name string) (string, error) {
	if a[name] == "" {
		return "", fmt.Errorf("no file %s in web", name)
	}
	return a[name], nil
}

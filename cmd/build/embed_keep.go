package main

import (
	"io/fs"
	"os"
	"path"
)

// keep adds the hashed files of the release in the folder dir, "" for none.
// Other people's pages, and caches, may hold pages of it for a while.
func (o output) keep(dir string) error {
	if dir == "" {
		return nil
	}
	release := os.DirFS(dir)
	return fs.WalkDir(release, assetFolder, func(name string, entry fs.DirEntry, err error) error {
		if name = path.Clean(name); err != nil || entry.IsDir() || o[name] != nil {
			return err
		}
		o[name], err = fs.ReadFile(release, name)
		return err
	})
}

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
)

// An output is a site before it is written: the bytes of each file by its
// path, which has slashes and no slash at the start.
type output map[string][]byte

// paths returns the paths in alphabetical order.
func (o output) paths() []string { return slices.Sorted(maps.Keys(o)) }

// write replaces the folder dir by the site. It writes beside dir first, so
// that an error never leaves half a site.
func (o output) write(dir string) error {
	if err := os.MkdirAll(filepath.Dir(filepath.Clean(dir)), 0o755); err != nil {
		return err
	}
	if err := replaceable(dir); err != nil {
		return err
	}
	fresh, err := os.MkdirTemp(filepath.Dir(filepath.Clean(dir)), ".site-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh)
	for _, name := range o.paths() {
		if err := writeFile(filepath.Join(fresh, filepath.FromSlash(name)), o[name]); err != nil {
			return err
		}
	}
	if err := os.Chmod(fresh, 0o755); err != nil {
		return err
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.Rename(fresh, dir)
}

// replaceable returns an error if dir holds something that is not a site of ours.
func replaceable(dir string) error {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(dir, assetFolder)); err != nil {
		return fmt.Errorf("folder %s holds files and is not a site: name a new folder, or empty it", dir)
	}
	return nil
}

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

func writeFile(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}

package main

import (
	"context"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// settle is how long files must be left alone before a change counts. Editors
// write in several steps.
const settle = 80 * time.Millisecond

// watch tells when files below the folders have changed, and whether code is
// among them, until ctx ends.
func watch(ctx context.Context, dirs ...string) (<-chan bool, error) {
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	for _, dir := range dirs {
		if err := addFolders(watcher, dir); err != nil {
			return nil, err
		}
	}
	changes := make(chan bool)
	go func() {
		defer watcher.Close()
		report(ctx, watcher, changes)
	}()
	return changes, nil
}

// addFolders watches dir and the folders below it.
func addFolders(watcher *fsnotify.Watcher, dir string) error {
	return filepath.WalkDir(dir, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		return watcher.Add(name)
	})
}

// report sends one change for each burst of events.
func report(ctx context.Context, watcher *fsnotify.Watcher, changes chan<- bool) {
	var pending <-chan time.Time
	code := false
	for {
		select {
		case <-ctx.Done():
			return
		case event := <-watcher.Events:
			if !matters(event) {
				continue
			}
			_ = addFolders(watcher, event.Name) // a new folder; a file is none
			code = code || isCode(event.Name)
			pending = time.After(settle)
		case <-watcher.Errors:
		case <-pending:
			select {
			case changes <- code:
			case <-ctx.Done():
				return
			}
			pending, code = nil, false
		}
	}
}

// matters reports whether an event is about a file of the site and not about
// what an editor keeps beside it.
func matters(event fsnotify.Event) bool {
	name := filepath.Base(event.Name)
	return event.Op != fsnotify.Chmod && !strings.HasPrefix(name, ".") &&
		!strings.HasSuffix(name, "~") && !strings.HasSuffix(name, "_test.go")
}

// isCode reports whether a file is compiled or embedded into this command.
func isCode(name string) bool {
	switch filepath.Ext(name) {
	case ".go", ".html":
		return true
	}
	return strings.Contains(filepath.ToSlash(name), "cmd/build/dev/")
}

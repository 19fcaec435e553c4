package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"shapecast/app/raster"
	"shapecast/app/scene"
	"shapecast/app/svg"
)

// A pixelFile is a picture of a figure that is painted: its end tells how.
type pixelFile struct {
	name, end string
	scene     scene.Scene
	key       string // of what it is made from
	data      []byte
	err       error
}

// addPixels adds the PNG and the GIF of every figure of the course, for places
// that take no SVG. What was painted before is kept in the user's cache; the
// rest is painted on all processors.
func (b *builder) addPixels() error {
	files, err := b.pixelFiles()
	if err != nil || len(files) == 0 {
		return err
	}
	fonts, err := loadFonts()
	if err != nil {
		return err
	}
	folder := cacheFolder("pictures", "")
	var group sync.WaitGroup
	turns := make(chan bool, runtime.GOMAXPROCS(0))
	for _, f := range files {
		group.Go(func() {
			turns <- true
			f.data, f.err = cached(folder, f.key+f.end, func() ([]byte, error) { return f.paint(fonts) })
			<-turns
		})
	}
	group.Wait()
	forget(folder)
	return b.collect(files)
}

// collect adds the files that were painted. A character that no font has costs
// only the pictures it is in.
func (b *builder) collect(files []*pixelFile) error {
	var missing []error
	for _, f := range files {
		if _, ok := errors.AsType[*raster.GlyphError](f.err); ok {
			missing = append(missing, f.err)
			continue
		}
		if f.err != nil {
			return fmt.Errorf("%s%s: %w", f.name, f.end, f.err)
		}
		b.files[f.name+f.end] = f.data
	}
	if len(missing) > 0 {
		fmt.Fprintf(b.console.err, "%d pictures of figures are left out: %v\n", len(missing), advised(missing[0]))
	}
	return nil
}

// pixelFiles lists the pictures to paint.
func (b *builder) pixelFiles() ([]*pixelFile, error) {
	var ends []string
	if b.png {
		ends = append(ends, ".png")
	}
	if b.gif {
		ends = append(ends, ".gif")
	}
	if len(ends) == 0 {
		return nil, nil
	}
	var files []*pixelFile
	for _, lang := range b.editions() {
		for _, l := range b.course.In(lang.Folder) {
			for _, f := range l.Figures {
				s, err := focused(f.Drawn, lang.Lang, width)
				if err != nil {
					return nil, err
				}
				for _, end := range ends {
					sum := sha256.Sum256([]byte(b.painter + svg.Animated(s)))
					files = append(files, &pixelFile{
						name: "fig/v1/" + embedName(lang.Folder, l.ID, f.ID), end: end, scene: s,
						key: hex.EncodeToString(sum[:]),
					})
				}
			}
		}
	}
	return files, nil
}

// painterSum returns a hash of the files in the repository that decide how a
// scene is painted.
func painterSum(root string) (string, error) {
	sum := sha256.New()
	names, err := filepath.Glob(filepath.Join(root, "app", "raster", "*.go"))
	if err != nil {
		return "", err
	}
	for _, name := range append(names, filepath.Join(root, "cmd", "build", "pixels.go"), filepath.Join(root, "go.sum")) {
		data, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		sum.Write(data)
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// paint returns the bytes of the file.
func (f *pixelFile) paint(fonts *raster.Fonts) ([]byte, error) {
	return painted(raster.Painter{Theme: svg.Light, Scale: usualScale[f.end], Fonts: fonts}, f.end, f.scene, f.scene.Poster)
}

// painted returns the bytes of a GIF, or of a moment as a PNG.
func painted(p raster.Painter, end string, s scene.Scene, moment float64) ([]byte, error) {
	var file bytes.Buffer
	if end == ".gif" {
		err := p.GIF(&file, s.Carded())
		return file.Bytes(), err
	}
	err := p.PNG(&file, s.Carded(), moment)
	return file.Bytes(), err
}

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
func (b *builder) addPixels() {
	if len(b.pixels) == 0 || b.err != nil {
		return
	}
	fonts, err := loadFonts()
	b.fail(err)
	folder := cacheFolder("pictures", "")
	var group sync.WaitGroup
	turns := make(chan bool, runtime.GOMAXPROCS(0))
	for _, f := range b.pixels {
		group.Go(func() {
			turns <- true
			f.data, f.err = cached(folder, f.key+f.end, func() ([]byte, error) {
				return painted(raster.Painter{Theme: svg.Light, Scale: scales[f.end], Fonts: fonts}, f.end, f.scene, f.scene.Poster)
			})
			<-turns
		})
	}
	group.Wait()
	forget(folder)
	b.collect()
}

// collect adds the files that were painted. A character that no font has costs
// only the pictures it is in.
func (b *builder) collect() {
	var missing []error
	for _, f := range b.pixels {
		if _, ok := errors.AsType[*raster.GlyphError](f.err); ok {
			missing = append(missing, f.err)
			continue
		}
		if f.err != nil {
			b.fail(fmt.Errorf("%s%s: %w", f.name, f.end, f.err))
		}
		b.files[f.name+f.end] = f.data
	}
	if len(missing) > 0 {
		fmt.Fprintf(b.console.err, "%d pictures of figures are left out: %v\n", len(missing), advised(missing[0]))
	}
}

// pixelFiles lists the pictures to paint of a scene.
func (b *builder) pixelFiles(name string, s scene.Scene, drawn string) (list []*pixelFile) {
	for _, end := range []string{".png", ".gif"} {
		if end == ".png" && b.png || end == ".gif" && b.gif {
			sum := sha256.Sum256([]byte(b.painter + drawn))
			list = append(list, &pixelFile{name: name, end: end, scene: s, key: hex.EncodeToString(sum[:])})
		}
	}
	return list
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

// painted returns the bytes of a GIF, or of one moment as a PNG.
func painted(p raster.Painter, end string, s scene.Scene, at float64) ([]byte, error) {
	var file bytes.Buffer
	if end == ".gif" {
		err := p.GIF(&file, s.Carded())
		return file.Bytes(), err
	}
	err := p.PNG(&file, s.Carded(), at)
	return file.Bytes(), err
}

// scales are how many pixels of a picture one of the figure takes.
var scales = map[string]float64{".png": 2, ".gif": 1}

// pixels returns the bytes of a PNG, which shows one moment or all stops side by side, or
// of a GIF, which plays the whole story.
func (o drawingOrder) pixels(s scene.Scene, at float64, theme svg.Theme, end string) ([]byte, error) {
	if end == ".gif" && (o.sheet || o.step != "") {
		return nil, errors.New("a GIF tells the whole story: leave out -sheet and -step, or name a .png")
	}
	fonts, err := loadFonts()
	if err != nil {
		return nil, err
	}
	p := raster.Painter{Theme: theme, Scale: scales[end], Fonts: fonts}
	if !o.sheet {
		data, err := painted(p, end, s, at)
		return data, advised(err)
	}
	var file bytes.Buffer
	err = p.PNG(&file, s.Sheet(o.columns()), 0)
	return file.Bytes(), advised(err)
}

// advised adds to a character that no font has where to get one.
func advised(err error) error {
	if _, missing := errors.AsType[*raster.GlyphError](err); missing {
		return fmt.Errorf("%w; a font with Chinese characters helps, such as the Debian package fonts-noto-cjk", err)
	}
	return err
}

package wasm_test

import (
	"bytes"
	"context"
	"encoding/json"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"golang.org/x/tools/txtar"

	"shapecast/app/scene"
	"shapecast/engine/run"
)

// A golden is a figure that the drawing's own tests compare byte by byte.
type golden struct {
	name string
	step run.Step
}

// goldens reads the golden figures, in the order of their names.
func goldens(t testing.TB) []golden {
	t.Helper()
	paths, err := filepath.Glob("../app/svg/testdata/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no golden figures: %v", err)
	}
	list := make([]golden, len(paths))
	for i, path := range paths {
		data := must(os.ReadFile(path))(t)
		parts := map[string]string{}
		for _, f := range txtar.Parse(data).Files {
			parts[f.Name] = strings.TrimSpace(string(f.Data))
		}
		out := run.Run(parts["source"], "")
		step, ok := out.Focus()
		if !ok {
			t.Fatalf("%s: no operation to draw: %v", path, out.Err)
		}
		list[i] = golden{name: strings.TrimSuffix(filepath.Base(path), ".txtar"), step: step}
	}
	return list
}

// scene lays the figure out.
func (g golden) scene(o scene.Options) scene.Scene {
	return scene.Build(g.step.Trace, g.step.Change, o)
}

// stage opens a page that leaves the theme to the reader and clears it, for
// figures to stand on alone.
func stage(t testing.TB) *tab {
	p := newTab(t)
	p.open("embed/v1/en/a-scalar-meets-a-tensor/plus-five/")
	eval[any](p, `document.body.innerHTML = '<main></main>', document.body.style.cssText = 'margin:0;padding:0;background:#808080'`)
	return p
}

// show puts a figure alone on the stage.
func (p *tab) show(figure string) {
	put := `(figure => { const main = document.querySelector('main'); main.style.cssText = 'margin:0;padding:0;max-width:none;line-height:0'; main.innerHTML = figure })`
	eval[any](p, put+"("+quote(figure)+")")
}

// shot returns what the first element of a selector looks like.
func (p *tab) shot(selector string) *image.RGBA {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	file := must(chromedp.Run(ctx, chromedp.Screenshot(chromedp.CSS(selector))))(p)
	picture := must(png.Decode(bytes.NewReader(file)))(p)
	return cut(picture, picture.Bounds())
}

// cut returns part of a picture.
func cut(picture image.Image, part image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: part.Size()})
	draw.Draw(out, out.Rect, picture, part.Min, draw.Src)
	return out
}

// quote returns a text as JavaScript writes it.
func quote(text string) string {
	literal, _ := json.Marshal(text) // a string cannot fail
	return string(literal)
}

// wishes emulates what the reader prefers, several at once.
func (p *tab) wishes(pairs ...string) *tab {
	var features []*emulation.MediaFeature
	for i := 0; i < len(pairs); i += 2 {
		features = append(features, &emulation.MediaFeature{Name: pairs[i], Value: pairs[i+1]})
	}
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
	return p
}

// differing returns the share of pixels of which some colour differs by more
// than so much, from 0 to 255.
func differing(t testing.TB, a, b *image.RGBA, more int) float64 {
	t.Helper()
	if a.Rect != b.Rect {
		t.Fatalf("pictures of %v and %v", a.Rect, b.Rect)
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		if apart(a.Pix[i], b.Pix[i]) > more || apart(a.Pix[i+1], b.Pix[i+1]) > more || apart(a.Pix[i+2], b.Pix[i+2]) > more {
			n++
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}

// apart returns how far two levels of a colour are from each other.
func apart(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

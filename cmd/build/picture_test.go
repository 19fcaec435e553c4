package main

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// drawn runs the figure command and returns the file it writes.
func drawn(t *testing.T, name string, args ...string) ([]byte, error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := drawFigure(quiet(), append([]string{"-o", file}, args...)); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

const sum = "arange(3).reshape(3, 1) + arange(4)"

// drawnPNG returns a picture of a sum, and its file.
func drawnPNG(t *testing.T, args ...string) (image.Image, []byte) {
	t.Helper()
	data, err := drawn(t, "fig.png", append(args, sum)...)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return picture, data
}

func TestFigureAsPNG(t *testing.T) {
	size := func(args ...string) image.Point {
		t.Helper()
		picture, _ := drawnPNG(t, args...)
		return picture.Bounds().Size()
	}
	sheet, wide := size("-sheet"), size("-sheet", "-width", "1400")
	if sheet.X > 2*720 || wide.X > 2*1400 || wide.Y >= sheet.Y {
		t.Errorf("got sheets of %v and %v, want at most 720 and 1400 across at twice the size, the wide one lower", sheet, wide)
	}
	if phone := size("-width", "360"); phone.X > 2*360 {
		t.Errorf("got %v, want at most 360 across at twice the size", phone)
	}
}

func TestFigureTakesATheme(t *testing.T) {
	ground := func(args ...string) (color.Color, []byte) {
		t.Helper()
		picture, data := drawnPNG(t, args...)
		return color.RGBAModel.Convert(picture.At(8, 200)), data
	}
	light, first := ground()
	if want := (color.RGBA{0xff, 0xff, 0xff, 0xff}); light != want {
		t.Errorf("light: got card %v, want %v", light, want)
	}
	if dark, _ := ground("-theme", "dark"); dark != (color.RGBA{0x15, 0x1a, 0x21, 0xff}) {
		t.Errorf("dark: got card %v, want #151a21", dark)
	}
	if _, again := ground(); !bytes.Equal(first, again) {
		t.Error("the same program gives two different files")
	}
}

func TestFigureAsGIF(t *testing.T) {
	data, err := drawn(t, "fig.gif", "-width", "360", "arange(3) + 1")
	if err != nil {
		t.Fatal(err)
	}
	story, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if len(story.Image) < 30 || story.LoopCount != 0 {
		t.Errorf("got %d frames, loop %d, want a moving picture that repeats", len(story.Image), story.LoopCount)
	}
}

func TestFigureRefusesWhatAPictureCannotBe(t *testing.T) {
	for _, test := range []struct {
		name, file, want string
		args             []string
	}{
		{"a sheet as a GIF", "fig.gif", "a GIF tells the whole story", []string{"-sheet", sum}},
		{"a theme there is not", "fig.png", `no theme "blue"`, []string{"-theme", "blue", sum}},
		{"a kind of picture there is not", "fig.jpg", "no picture ends in .jpg: name it .svg, .png or .gif", []string{sum}},
		{"a language there is not", "fig.svg", `no language "fr": en or zh`, []string{"-lang", "fr", sum}},
		{"a step there is not", "fig.svg", `no step "6": a number from 0, end, or Line up, Pad, Match, Stretch, Compute`, []string{"-step", "6", sum}},
		{"a step on a sheet", "fig.svg", "a sheet has every step: leave out -step", []string{"-step", "2", "-sheet", sum}},
		{"a step as a GIF", "fig.gif", "a GIF tells the whole story: leave out -sheet and -step", []string{"-step", "2", sum}},
		{"an operation there is not", "fig.svg", `no operation "a * b": a + 1, a - 1`, []string{"-show", "a * b", "a = ones(3)\na + 1\na - 1"}},
		{"nothing to draw", "fig.png", "no expression to draw", nil},
		{"uneven lists", "fig.png", "line 1, column 7: ValueError: setting an array element with a sequence.", []string{"array([[1], [2], [3], [4], [5, 6]]) + 1"}},
		{"uneven lists after a sum", "fig.png", "line 2, column 1: ValueError: setting an array element with a sequence.", []string{"x = ones(3) + 1\n[[1], [2], [3], [4], [5, 6]] + x"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := drawn(t, test.file, test.args...); err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("got %v, want %q", err, test.want)
			}
		})
	}
}

// TestFigureOfAStep draws one step, by its name, its number, or as the last; a still that is asked
// for none; and the operation that is asked for.
func TestFigureOfAStep(t *testing.T) {
	file := func(name string, args ...string) string {
		t.Helper()
		data, err := drawn(t, name, args...)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	compute := file("fig.svg", "-step", "compute", sum)
	for _, step := range []string{"4", "end"} {
		if file("fig.svg", "-step", step, sum) != compute {
			t.Errorf("step %s is not the last", step)
		}
	}
	if strings.Contains(compute, "keyframes") || !strings.Contains(compute, ">5<") || strings.Contains(compute, ">?<") {
		t.Error("the last step moves, or shows no result")
	}
	if stretch := file("fig.svg", "-step", "Stretch", sum); stretch == compute || !strings.Contains(stretch, ">?<") {
		t.Error("Stretch shows what Compute shows")
	}
	for _, step := range []string{"end", "3", "0"} { // none of which has the copies beside the result
		if file("fig.png", sum) == file("fig.png", "-step", step, sum) {
			t.Errorf("a PNG shows step %s", step)
		}
	}
	const even = "ones(3) + ones(3)"
	if file("fig.png", even) != file("fig.png", "-step", "end", even) {
		t.Error("a PNG without copies does not show the last step")
	}
	const program = "b = arange(4)\ns = ones((3, 1))\nb + s * b"
	if whole := file("fig.svg", "-show", "b + s*b", program); !strings.Contains(whole, "b, size 4, plus s * b, 3 by 4") {
		t.Errorf("got another operation: %.600s", whole)
	}
}

// TestSiteHasPixels builds the pictures twice: the second time they come from
// the cache, which forgets what was not used for long.
func TestSiteHasPixels(t *testing.T) {
	cache := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", cache)
	t.Setenv("HOME", cache)
	folder := cacheFolder("pictures", "")
	if !strings.HasPrefix(folder, cache) {
		t.Skip("the cache of this system cannot be moved")
	}
	stale, other := filepath.Join(folder, "stale.png"), filepath.Join(folder, "of-another-site.png")
	for _, name := range []string{stale, other} {
		if err := writeFile(name, []byte("old")); err != nil {
			t.Fatal(err)
		}
	}
	long := time.Now().AddDate(0, -2, 0)
	if err := os.Chtimes(stale, long, long); err != nil {
		t.Fatal(err)
	}
	wanted := func(s *site) { s.png, s.gif = true, true }
	first := build(t, wanted)
	second := build(t, wanted)
	for _, name := range []string{"fig/v1/en/axes/column-row.png", "fig/v1/en/axes/column-row.gif"} {
		if len(first[name]) < 1000 {
			t.Errorf("%s: %d bytes, want a picture", name, len(first[name]))
		}
		if !bytes.Equal(first[name], second[name]) {
			t.Errorf("%s differs the second time", name)
		}
	}
	if _, err := os.Stat(stale); err == nil {
		t.Error("a picture that nobody uses is still in the cache")
	}
	if _, err := os.Stat(other); err != nil {
		t.Error("a picture that another site used this month is gone")
	}
	if kept, _ := os.ReadDir(folder); len(kept) < 3 {
		t.Error("nothing is kept in the cache")
	}
	if _, ok := build(t, nil)["fig/v1/en/axes/column-row.png"]; ok {
		t.Error("a site without pictures has one")
	}
}

// TestReadmePicture compares the picture of the READMEs with what is drawn today.
func TestReadmePicture(t *testing.T) {
	for lang, name := range map[string]string{"en": "column-plus-row.svg", "zh": "column-plus-row.zh.svg"} {
		stored := filepath.Join(root, "docs", name)
		want, err := drawn(t, name, "-lang", lang, "array([[0], [10], [20]]) + array([5, 6, 7, 8])")
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(stored)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Equal(got, want) {
			continue
		}
		t.Errorf("docs/%s is of an earlier day; go test ./cmd/build -run ReadmePicture -update draws it", name)
		if *update {
			if err := os.WriteFile(stored, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

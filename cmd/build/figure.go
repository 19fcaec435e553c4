package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/run"
)

// A drawingOrder is what the figure command was asked for.
type drawingOrder struct {
	out, theme, lang, show, step string
	width                        int
	sheet                        bool
}

// drawFigure writes the figure of an expression to a file: moving, with -step one step, or with
// -sheet all of them, up to three side by side. A name that ends in .png or .gif asks for
// pixels; .svg, or none, for SVG.
func drawFigure(c console, args []string) error {
	o := drawingOrder{}
	flags := c.flags("figure")
	flags.StringVar(&o.out, "o", "", "`file` to write; the terminal when it is not given")
	flags.StringVar(&o.theme, "theme", "", "light or dark; a moving SVG follows its reader when it is not given")
	flags.StringVar(&o.lang, "lang", "en", "en or zh")
	flags.IntVar(&o.width, "width", 720, "in pixels, at most; a PNG has twice as many")
	flags.StringVar(&o.show, "show", "", "the `operation` of the program to draw, as in addresses; the one that matters most when it is not given")
	flags.StringVar(&o.step, "step", "", "the one `step` to draw: its name, or as in addresses a number from 0, or end; a PNG shows the copies beside what comes out when it is not given")
	flags.BoolVar(&o.sheet, "sheet", false, "the steps, up to three side by side, each under its name")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return fmt.Errorf("no expression to draw")
	}
	if !slices.Contains(words.Langs[:], words.Lang(o.lang)) {
		return fmt.Errorf("no language %q: en or zh", o.lang)
	}
	s, err := sceneOf(strings.Join(flags.Args(), " "), o)
	if err != nil {
		return err
	}
	return o.write(c, s)
}

// sceneOf runs a program and lays out the operation to look at.
func sceneOf(source string, o drawingOrder) (scene.Scene, error) {
	out := run.Run(source, "")
	if o.show != "" && out.Find(o.show) < 0 && len(out.Steps) > 0 {
		return scene.Scene{}, fmt.Errorf("no operation %q: %s", o.show, strings.Join(each(out.Steps, func(s run.Step) string { return s.Text }), ", "))
	}
	step, ok := out.Show(o.show)
	if !ok || out.Err != nil && !out.Drawn() {
		return scene.Scene{}, cmp.Or(out.Err, fmt.Errorf("no operation to draw in %q", source))
	}
	n := o.columns()
	width := (o.width-scene.SheetGap*(n-1))/n - 2*scene.CardMargin // the whole picture is as wide as was asked for
	return focused(step, words.Of(o.lang), width), nil
}

// write writes the scene in the form that was asked for.
func (o drawingOrder) write(c console, s scene.Scene) error {
	data, err := o.form(s)
	if err != nil {
		return err
	}
	if o.out == "" {
		_, err := fmt.Fprintf(c.out, "%s\n", data)
		return err
	}
	return os.WriteFile(o.out, data, 0o644)
}

// form returns the bytes of the file, by the end of its name.
func (o drawingOrder) form(s scene.Scene) ([]byte, error) {
	theme := svg.Light
	if o.theme == svg.Dark.Name {
		theme = svg.Dark
	} else if o.theme != "" && o.theme != svg.Light.Name {
		return nil, fmt.Errorf("no theme %q", o.theme)
	}
	at, err := o.moment(s)
	if err != nil {
		return nil, err
	}
	end := strings.ToLower(filepath.Ext(o.out))
	if scales[end] > 0 {
		return o.pixels(s, at, theme, end)
	} else if end != "" && end != ".svg" {
		return nil, fmt.Errorf("no picture ends in %s: name it .svg, .png or .gif", end)
	}
	return []byte(o.drawing(s, at, theme)), nil
}

// moment returns when the step rests that was asked for, else that of a still.
func (o drawingOrder) moment(s scene.Scene) (float64, error) {
	if o.step != "" && o.sheet {
		return 0, errors.New("a sheet has every step: leave out -step")
	} else if o.step == "" {
		return s.Poster, nil
	}
	steps := s.Reached()
	if o.step == "end" {
		return steps[len(steps)-1].At, nil
	}
	for n, m := range steps {
		if o.step == strconv.Itoa(n) || strings.EqualFold(o.step, m.Name) {
			return m.At, nil
		}
	}
	names := each(steps, func(m scene.Mark) string { return m.Name })
	return 0, fmt.Errorf("no step %q: a number from 0, end, or %s", o.step, strings.Join(names, ", "))
}

// drawing returns the SVG that was asked for.
func (o drawingOrder) drawing(s scene.Scene, at float64, theme svg.Theme) string {
	switch {
	case o.step != "":
		return svg.Frame(s.Carded(), at, theme)
	case o.sheet:
		return svg.Strip(s, o.columns(), theme)
	case o.theme != "":
		return svg.Pinned(s, theme)
	}
	return svg.Animated(s)
}

// columns returns how many steps are side by side on a sheet.
func (o drawingOrder) columns() int {
	if !o.sheet {
		return 1
	}
	return max(1, min(3, o.width/380))
}

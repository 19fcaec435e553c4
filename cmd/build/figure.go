package main

import (
	"flag"
	"fmt"
	"os"
	"strings"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/expr"
)

// A drawingOrder is what the figure command was asked for.
type drawingOrder struct {
	out, theme, lang string
	width, stop      int
	at               float64
	sheet, memory    bool
}

// drawFigure writes the figure of an expression to a file: moving, or with
// -stop or -theme a still, or with -sheet all stops side by side.
func drawFigure(c console, args []string) error {
	o := drawingOrder{}
	flags := flag.NewFlagSet("figure", flag.ContinueOnError)
	flags.SetOutput(c.err)
	flags.StringVar(&o.out, "o", "", "`file` to write; the terminal when it is not given")
	flags.StringVar(&o.theme, "theme", "", "light or dark; a moving figure follows its reader when it is not given")
	flags.StringVar(&o.lang, "lang", "en", "en or zh")
	flags.IntVar(&o.width, "width", 720, "in pixels, at most")
	flags.IntVar(&o.stop, "stop", -1, "the stop to freeze, from 0")
	flags.Float64Var(&o.at, "at", -1, "the moment to freeze, in `seconds`")
	flags.BoolVar(&o.memory, "memory", false, "show what is stored and how strides walk over it")
	flags.BoolVar(&o.sheet, "sheet", false, "all stops side by side")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return fmt.Errorf("no expression to draw")
	}
	s, err := sceneOf(strings.Join(flags.Args(), " "), o)
	if err != nil {
		return err
	}
	return o.write(c, s)
}

// sceneOf runs a program and lays out the operation to look at.
func sceneOf(source string, o drawingOrder) (scene.Scene, error) {
	out := expr.Run(source, "")
	step, ok := out.Focus()
	options := scene.Options{Width: o.width, Lang: words.Of(o.lang)}
	if o.memory {
		options.Lens = scene.Memory
	}
	switch {
	case ok && step.Trace != nil:
		return scene.Build(*step.Trace, options), nil
	case ok && step.Change != nil:
		return scene.BuildChange(*step.Change, options), nil
	case out.Err != nil:
		return scene.Scene{}, out.Err
	}
	return scene.Scene{}, fmt.Errorf("no operation to draw in %q", source)
}

// write writes the scene in the form that was asked for.
func (o drawingOrder) write(c console, s scene.Scene) error {
	text, err := o.form(s)
	if err != nil {
		return err
	}
	if o.out == "" {
		_, err := fmt.Fprintln(c.out, text)
		return err
	}
	return os.WriteFile(o.out, []byte(text), 0o644)
}

func (o drawingOrder) form(s scene.Scene) (string, error) {
	theme := svg.Light
	if o.theme == svg.Dark.Name {
		theme = svg.Dark
	} else if o.theme != "" && o.theme != svg.Light.Name {
		return "", fmt.Errorf("no theme %q", o.theme)
	}
	switch last := len(s.Marks) - 1; {
	case o.stop > last:
		return "", fmt.Errorf("no stop %d: the last is %d", o.stop, last)
	case o.sheet:
		return svg.Strip(s, 4, theme), nil
	case o.at >= 0:
		return svg.Frame(s, o.at, theme), nil
	case o.stop >= 0:
		return svg.Frame(s, s.Marks[o.stop].At, theme), nil
	case o.theme != "":
		return svg.Frame(s, s.Poster, theme), nil
	}
	return svg.Animated(s), nil
}

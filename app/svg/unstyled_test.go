package svg_test

import (
	"regexp"
	"strings"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/engine/run"
)

// TestWithoutStyles takes the style sheet out of a moving file, as Inkscape, LibreOffice and what
// makes a PDF do: everything that is drawn has its colours, its font and its place at the end.
func TestWithoutStyles(t *testing.T) {
	step, _ := run.Run("ones(3, 1) + arange(4)", "").Focus()
	drawn := scene.Build(step.Trace, nil, scene.Options{Width: 720})
	shape := regexp.MustCompile(`<(rect|line|path|text|circle) [^>]*>`)
	for name, file := range map[string]struct {
		source string
		theme  svg.Theme
	}{"light": {svg.Animated(drawn), svg.Light}, "dark": {svg.Pinned(drawn, svg.Dark), svg.Dark}} {
		before, rest, _ := strings.Cut(file.source, "<style>")
		_, body, _ := strings.Cut(rest, "</style>")
		if !strings.Contains(before, " font-family=") {
			t.Errorf("%s: no font", name)
		}
		all := shape.FindAllString(body, -1)
		for _, tag := range all {
			if strings.Contains(tag, "var(") || !strings.Contains(tag, ` fill="`) || strings.HasPrefix(tag, "<line") && !strings.Contains(tag, ` stroke="#`) {
				t.Errorf("%s: no colours: %s", name, tag)
			}
		}
		if fill := ` fill="` + file.theme.Colours["a"] + `"`; len(all) < 50 || !strings.Contains(body, fill) {
			t.Errorf("%s: %d shapes, none with %s", name, len(all), fill)
		}
	}
	if inline := svg.Inline(drawn); strings.Contains(inline, ` fill="#`) {
		t.Error("a figure in a page has colours of its own too, where every browser knows the properties")
	}
}

package svg_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
	"shapecast/engine/run"
)

// ids returns every id in a document, and fails when it is not well formed.
func ids(t *testing.T, document string) []string {
	t.Helper()
	var list []string
	for d := xml.NewDecoder(strings.NewReader(document)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return list
		}
		if err != nil {
			t.Fatalf("not well formed: %v", err)
		}
		if start, ok := token.(xml.StartElement); ok {
			for _, a := range start.Attr {
				if a.Name.Local == "id" {
					list = append(list, a.Value)
				}
			}
		}
	}
}

func TestWellFormedWithIdsOfItsOwn(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	owner := map[string]string{}
	for _, g := range goldens(t) {
		s := g.scene(t, scene.Options{Width: 720, Lang: words.Chinese})
		ids(t, svg.Animated(s))
		ids(t, svg.Frame(s, s.Poster, svg.Dark))
		ids(t, svg.Strip(s, 3, svg.Light))
		for _, id := range ids(t, svg.Inline(s)) {
			if owner[id] != "" {
				t.Errorf("id %s is in the figures of %q and of %q", id, owner[id], g.source)
			}
			owner[id] = g.source
		}
	}
}

func TestSameBytesTwice(t *testing.T) {
	for _, g := range goldens(t) {
		o := scene.Options{Width: 360, Lang: words.English}
		first, second := svg.Player(g.scene(t, o)), svg.Player(g.scene(t, o))
		if first != second {
			t.Errorf("%s is drawn differently the second time", g.source)
		}
	}
}

// build runs a program and lays out what it does.
func build(t testing.TB, source string, o scene.Options) scene.Scene {
	t.Helper()
	step, ok := run.Run(source, "").Focus()
	if !ok || step.Trace == nil {
		t.Fatalf("%s: no trace", source)
	}
	return scene.Build(step.Trace, nil, o)
}

func TestMarkupInNamesIsText(t *testing.T) {
	s := build(t, "ones(3) + ones(3)", scene.Options{})
	s.Title = `<script>alert("1")</script> & more`
	for _, drawn := range []string{svg.Animated(s), svg.Inline(s), svg.Player(s), svg.Frame(s, 0, svg.Light)} {
		if strings.Contains(drawn, "<script") {
			t.Errorf("a title became markup: %.300s", drawn)
		}
	}
}

func TestTitleAndDescription(t *testing.T) {
	for _, g := range goldens(t) {
		s := g.scene(t, scene.Options{})
		drawn := svg.Animated(s)
		for _, want := range []string{`role="img"`, `t" aria-describedby="`, "<title id=", "<desc id=", "prefers-reduced-motion", "prefers-color-scheme"} {
			if !strings.Contains(drawn, want) {
				t.Errorf("%s: no %s", g.source, want)
			}
		}
		for i, m := range s.Marks {
			if m.Name == "" || m.Say.Verdict == "" || !m.Struck && (m.At <= m.Start || m.At > m.End) {
				t.Errorf("%s: stop %d, %+v, has no title or no still moment", g.source, i, m)
			}
		}
	}
}

// TestAStruckStepSaysWhereItStops checks that a figure which fails names the step at
// which it does.
func TestAStruckStepSaysWhereItStops(t *testing.T) {
	for source, want := range map[string]string{
		"np.ones((4, 3)) + np.ones(4)":                "It stops at Match",
		"np.ones((2, 3)) @ np.ones((4, 2))":           "It stops at Match",
		"a = np.zeros(3, dtype=int)\na += np.ones(3)": "It stops at Match",
	} {
		g := golden{source: source}
		if player := svg.Player(g.scene(t, scene.Options{})); !strings.Contains(player, `data-ends="`+want+`"`) {
			t.Errorf("%s: the player does not say %q", source, want)
		}
	}
}

// TestHollowStepsSayWhy looks at the buttons of steps in which nothing changes.
func TestHollowStepsSayWhy(t *testing.T) {
	for _, g := range goldens(t) {
		s := g.scene(t, scene.Options{Lang: words.Chinese})
		hollow := 0
		for _, m := range s.Marks {
			if m.Empty {
				hollow++
			}
		}
		if got := strings.Count(svg.Player(s), ` title="这一步没有变化"`); got != hollow {
			t.Errorf("%s: %d steps of %d say that nothing changes", g.source, got, hollow)
		}
	}
}

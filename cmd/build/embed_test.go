package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestEmbedPages(t *testing.T) {
	hasParts(t, build(t, nil), []inFile{
		{"a figure is drawn", "embed/v1/en/axes/column-row/index.html", "@keyframes"},
		{"what it tells", "embed/v1/en/axes/column-row/index.html", `data-facts="{&#34;e&#34;:&#34;a = ones(4, 1)`},
		{"its shapes", "embed/v1/en/axes/column-row/index.html", `&#34;result&#34;:&#34;(4, 3)&#34;,&#34;shapes&#34;:[&#34;(4, 1)&#34;,&#34;(3,)&#34;]}`},
		{"where it comes from", "embed/v1/zh/axes/column-row/index.html", `href="../../../../../zh/axes/#column-row"`},
		{"the same in the other language", "embed/v1/en/axes/column-row/index.html", `hreflang="zh-Hans" href="../../../../../embed/v1/zh/axes/column-row/"`},
		{"whose operand is whose", "embed/v1/en/axes/column-row/index.html", `<span class="line hl"><span class="cl"><span class="drawn"><span class="a">a</span> + <span class="b">b</span></span></span></span></code>`},
		{"a free expression", "embed/v1/index.html", `<div data-live="embed"></div>`},
		{"that it is none without scripts", "embed/v1/index.html", `This figure needs JavaScript.`},
		{"what to paste elsewhere", "embed/v1/en/axes/column-row/index.html", `&lt;iframe src=&#34;https://shapecast.example/embed/v1/en/axes/column-row/?theme=light&#34;`},
		{"a picture that is there", "embed/v1/en/axes/column-row/index.html", `](https://shapecast.example/fig/v1/en/axes/column-row.svg)](https://shapecast.example/en/axes/#column-row)`},
		{"Hugo's shortcode", "embed/v1/en/axes/column-row/index.html", `.Page.Scratch.Get`},
		{"oEmbed is found from the lesson", "en/axes/index.html", `type="application/json+oembed" href="../../oembed/v1/en/axes/column-row.json"`},
		{"pictures", "fig/v1/en/axes/column-row.svg", "<svg"},
		{"a dark picture", "fig/v1/en/axes/column-row-dark.svg", "--bg:#151a21"},
		{"it moves", "fig/v1/en/axes/column-row-dark.svg", "@keyframes"},
		{"unless the reader wants no motion", "fig/v1/en/axes/column-row-dark.svg", "@media (prefers-reduced-motion:reduce)"},
		{"the story", "fig/v1/en/axes/column-row.txt", "A column plus a row\n\na = ones(4, 1)"},
	})
}

// TestDarkPictureStaysDark looks for what would let the reader's theme in.
func TestDarkPictureStaysDark(t *testing.T) {
	files := build(t, nil)
	light, dark := string(files["fig/v1/en/axes/column-row.svg"]), string(files["fig/v1/en/axes/column-row-dark.svg"])
	for _, never := range []string{"prefers-color-scheme", "--bg:#ffffff"} {
		if !strings.Contains(light, never) || strings.Contains(dark, never) {
			t.Errorf("%s: want it in the picture that follows its reader alone", never)
		}
	}
}

// TestEmbedPagesAreTiny looks for what a framed page must not have.
func TestEmbedPagesAreTiny(t *testing.T) {
	files := build(t, nil)
	boot := regexp.MustCompile(`<script[^>]* src="[^"]*(boot|early|offline)\.[0-9a-f]+\.js"`)
	for _, path := range []string{"embed/v1/index.html", "embed/v1/en/axes/column-row/index.html"} {
		text := string(files[path])
		for _, never := range []string{"autofocus", "100vh", "manifest", "onwheel", "<header", "<footer"} {
			if strings.Contains(text, never) {
				t.Errorf("%s has %s", path, never)
			}
		}
		if tag := boot.FindString(text); tag != "" {
			t.Errorf("%s starts with %s, which is not wanted yet", path, tag)
		}
	}
}

func TestOEmbed(t *testing.T) {
	for _, test := range []struct{ name, url, want string }{
		{"with an address", "https://example.org/course", "https://example.org/course/embed/v1/en/axes/column-row/"},
		{"relative to its own file", "", "../../../../embed/v1/en/axes/column-row/"},
	} {
		files := build(t, func(s *site) { s.url = test.url })
		var got struct {
			Version, Type, Title, HTML string
			Width, Height              int
		}
		if err := json.Unmarshal(files["oembed/v1/en/axes/column-row.json"], &got); err != nil {
			t.Fatal(err)
		}
		if got.Version != "1.0" || got.Type != "rich" || got.Title == "" || got.Width < 300 || got.Height < 200 {
			t.Errorf("%s: got %+v", test.name, got)
		}
		if !strings.Contains(got.HTML, `src="`+test.want+`?theme=light"`) {
			t.Errorf("%s: got %s, want the frame of %s", test.name, got.HTML, test.want)
		}
	}
}

func TestKeep(t *testing.T) {
	last := t.TempDir()
	for name, data := range map[string]string{"_/app.0123.wasm": "old", "_/style.4567.css": "same name", "index.html": "old page"} {
		if err := writeFile(filepath.Join(last, filepath.FromSlash(name)), []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	o := output{"index.html": []byte("new page"), "_/style.4567.css": []byte("new")}
	if err := o.keep(last); err != nil {
		t.Fatal(err)
	}
	if len(o) != 3 || string(o["_/app.0123.wasm"]) != "old" || string(o["_/style.4567.css"]) != "new" || string(o["index.html"]) != "new page" {
		t.Errorf("got %q, want the old program beside the new files", o)
	}
	if err := o.keep(filepath.Join(last, "none")); !os.IsNotExist(err) {
		t.Errorf("got %v for a folder that is not there", err)
	}
}

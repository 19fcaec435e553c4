package main

import (
	"bytes"
	"image"
	"image/png"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
)

// brand is a course.yaml with everything in it.
const brand = `title: Felder
introduction: |
  Ein Kurs in *einer* Stunde.
logo: logo.png
colours:
  accent: "#7a1f2b"
footer: "[Institut](https://example.org/institut)"
authors: [A. Lehrer, B. Lehrerin]
licence: CC BY 4.0
pages: [guides]
`

// branded is the German course with a look of its own.
func branded(t *testing.T) fstest.MapFS {
	t.Helper()
	var logo bytes.Buffer
	if err := png.Encode(&logo, image.NewGray(image.Rect(0, 0, 80, 40))); err != nil {
		t.Fatal(err)
	}
	folder := germanCourse()
	folder["course.yaml"] = &fstest.MapFile{Data: []byte(brand)}
	folder["logo.png"] = &fstest.MapFile{Data: logo.Bytes()}
	second := strings.NewReplacer("order: 1", "order: 2", "id: formen", "id: mehr", "authors: [Ä. Müller]\nlicence: CC BY 4.0\n", "").Replace(german)
	folder["de/02-mehr.md"] = &fstest.MapFile{Data: []byte(second)}
	return folder
}

// TestBranding builds a course with a title, a logo, colours, a footer,
// authors and pages of its own.
func TestBranding(t *testing.T) {
	files, _ := buildOwn(t, branded(t), nil)
	hasParts(t, files, []inFile{
		{"the title", "de/index.html", "<h1>Felder</h1>"},
		{"the title in a lesson", "de/formen/index.html", "<title>Formen · Felder</title>"},
		{"the introduction", "de/index.html", `<p class="introduction">Ein Kurs in <em>einer</em> Stunde.</p>`},
		{"the logo, as high as ours", "de/formen/index.html", `" alt="" width="56" height="28">Felder</a>`},
		{"the logo as an icon", "de/formen/index.html", `.png" type="image/png">`},
		{"the colour of the browser", "de/formen/index.html", `<meta name="theme-color" content="#7a1f2b">`},
		{"the footer", "de/formen/index.html", `<p lang="de"><a href="https://example.org/institut">Institut</a></p>`},
		{"the lesson's author", "de/formen/index.html", `<p class="credit">By Ä. Müller · Licence: CC BY 4.0</p>`},
		{"the course's authors", "de/mehr/index.html", `<p class="credit">By A. Lehrer, B. Lehrerin · Licence: CC BY 4.0</p>`},
		{"the course's authors beside the contents", "de/index.html", `<p class="credit">By A. Lehrer, B. Lehrerin · Licence: CC BY 4.0</p>`},
		{"the root leads to the course", "index.html", `<meta http-equiv="refresh" content="0; url=de/index.html">`},
		{"the guides", "de/index.html", `<a href="../en/docs/">`},
		{"the app", "manifest.webmanifest", `"name": "Felder"`},
	})
	if files["gallery/index.html"] != nil || strings.Contains(string(files["de/index.html"]), "gallery/") {
		t.Error("the gallery is there, or a link to it, although the course does not show it")
	}
	if strings.Contains(string(files["de/index.html"]), ">Playground<") {
		t.Error("a page leads to the playground, although the course does not show it")
	}
	styled, button := false, regexp.MustCompile(`\.button\.primary ?\{[^}]*background: ?var\(--accent\)[^}]*color: ?var\(--on-accent\)`)
	for name, data := range files {
		if strings.HasPrefix(name, assetFolder+"/style.") && !button.Match(data) {
			t.Errorf("%s: the main buttons do not have the colour of the course", name)
		}
		styled = styled || strings.HasPrefix(name, assetFolder+"/course.") &&
			strings.HasPrefix(string(data), ":root{--accent:light-dark(#7a1f2b,") && strings.Contains(string(data), "--on-accent:light-dark(#ffffff,#")
	}
	if !styled {
		t.Error("no style sheet has the colour of the course")
	}
	allLinksLead(t, files)
}

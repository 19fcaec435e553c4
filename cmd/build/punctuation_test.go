package main

import (
	"path"
	"regexp"
	"strings"
	"testing"
)

var (
	foreign   = regexp.MustCompile(`(?s)<(style|pre|code|script|textarea)\b.*?</(style|pre|code|script|textarea)>`)
	figures   = regexp.MustCompile(`(?s)<svg\b.*?</svg>`)
	tags      = regexp.MustCompile(`<[^>]*>`)
	halfWidth = regexp.MustCompile(`\p{Han}[,.;:!?](\s|\p{Han}|$)`)
)

// TestChinesePunctuation holds that what stands between Chinese words is
// Chinese, too: what a template joins as well as what a lesson says.
func TestChinesePunctuation(t *testing.T) {
	files := courseSite(t)
	for _, page := range files.paths() {
		if path.Ext(page) != ".html" || !strings.HasPrefix(page, "zh/") {
			continue
		}
		text := foreign.ReplaceAllString(figures.ReplaceAllString(string(files[page]), ""), "")
		for _, line := range strings.Split(tags.ReplaceAllString(text, ""), "\n") {
			if halfWidth.MatchString(line) {
				t.Errorf("%s: %q", page, strings.TrimSpace(line))
			}
		}
	}
}

package main

import (
	"strings"
	"testing"
)

// TestGalleryIsInEachLanguage looks at a figure of the gallery and at what stands under it.
func TestGalleryIsInEachLanguage(t *testing.T) {
	files := build(t, nil)
	page := string(files["gallery/index.html"])
	for _, want := range []string{
		`<a class="in" lang="zh-Hans" href="zh/rank0.svg">`, `<a class="in" lang="en" href="rank0.svg">`,
		`<span class="in" lang="en">Two scalars have no axes.</span>`, `<span class="in" lang="zh-Hans">两个标量都没有轴。</span>`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if drawn := string(files["gallery/zh/d01-vector.svg"]); !strings.Contains(drawn, "轴") || strings.Contains(drawn, ">axis 0<") {
		t.Error("the heads of a figure are not in Chinese")
	}
}

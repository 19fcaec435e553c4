package main

import (
	"os"
	"path/filepath"

	"shapecast/app/raster"
)

// A fontPair is where a system keeps a font with Chinese characters.
type fontPair struct{ regular, bold string }

// fontPairs lists the usual places: Debian, Fedora and Arch, macOS, Windows.
func fontPairs() []fontPair {
	windows := filepath.Join(os.Getenv("SystemRoot"), "Fonts")
	return []fontPair{
		{"/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"},
		{"/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc", "/usr/share/fonts/google-noto-cjk/NotoSansCJK-Bold.ttc"},
		{"/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc", "/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc"},
		{"/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", ""},
		{"/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc", ""},
		{"/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf", ""},
		{"/System/Library/Fonts/PingFang.ttc", ""},
		{"/System/Library/Fonts/Hiragino Sans GB.ttc", ""},
		{"/System/Library/Fonts/STHeiti Light.ttc", "/System/Library/Fonts/STHeiti Medium.ttc"},
		{filepath.Join(windows, "msyh.ttc"), filepath.Join(windows, "msyhbd.ttc")},
		{filepath.Join(windows, "simhei.ttf"), ""},
	}
}

// loadFonts returns our fonts and the first of the system's that can be read
// and has Chinese characters, if there is one.
func loadFonts() (*raster.Fonts, error) {
	for _, pair := range fontPairs() {
		regular, err := os.ReadFile(pair.regular)
		if err != nil {
			continue
		}
		bold, err := os.ReadFile(pair.bold)
		if err != nil {
			bold = nil
		}
		if fonts, err := raster.LoadFonts(regular, bold); err == nil {
			return fonts, nil
		}
	}
	return raster.LoadFonts(nil, nil)
}

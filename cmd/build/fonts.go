package main

import (
	"os"
	"path/filepath"

	"shapecast/app/raster"
)

// fontPairs lists where systems keep a font with Chinese characters, the regular and the
// bold one: Debian, Fedora and Arch, macOS, Windows.
func fontPairs() [][2]string {
	windows := filepath.Join(os.Getenv("SystemRoot"), "Fonts")
	return [][2]string{
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
		regular, err := os.ReadFile(pair[0])
		if err != nil {
			continue
		}
		bold, _ := os.ReadFile(pair[1]) // nil where there is none
		if fonts, err := raster.LoadFonts(regular, bold); err == nil {
			return fonts, nil
		}
	}
	return raster.LoadFonts(nil, nil)
}

package main

import (
	"testing"

	"shapecast/lessons"
)

// BenchmarkPixels paints every figure of the course on one processor, as the
// first build of the site does on all: the PNGs, then the GIFs.
func BenchmarkPixels(b *testing.B) {
	course, problems := lessons.Read(lessons.Files, say)
	if err := verdict(problems); err != nil {
		b.Fatal(err)
	}
	fonts, err := loadFonts()
	if err != nil {
		b.Fatal(err)
	}
	for _, end := range []string{"png", "gif"} {
		b.Run(end, func(b *testing.B) {
			of := &builder{site: &site{png: end == "png", gif: end == "gif"}, course: course}
			files, err := of.pixelFiles()
			if err != nil {
				b.Fatal(err)
			}
			bytes := 0
			for b.Loop() {
				bytes = 0
				for _, f := range files {
					data, err := f.paint(fonts)
					if err != nil {
						b.Fatal(err)
					}
					bytes += len(data)
				}
			}
			b.ReportMetric(float64(len(files)), "files")
			b.ReportMetric(float64(bytes)/1e6, "MB")
		})
	}
}

package scene

// A Font is how a text is set.
type Font struct {
	Size float64 // in pixels
	Bold bool
}

// Advances of the printable ASCII characters in DejaVu Sans, the widest of the
// fonts a figure may meet, in hundredths of an em.
var (
	sansAdvance = [95]uint8{
		32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34,
		64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 54,
		100, 69, 69, 70, 78, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79,
		61, 79, 70, 64, 62, 74, 69, 99, 69, 62, 69, 40, 34, 40, 84, 50,
		50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62,
		64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 34, 64, 84,
	}
	boldAdvance = [95]uint8{
		35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 53, 84, 38, 42, 38, 37,
		70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84, 84, 84, 59,
		100, 78, 77, 74, 84, 69, 69, 83, 84, 38, 38, 78, 64, 100, 84, 86,
		74, 86, 78, 73, 69, 82, 78, 111, 78, 73, 73, 46, 37, 46, 84, 50,
		50, 68, 72, 60, 72, 68, 44, 72, 72, 35, 35, 67, 35, 105, 72, 69,
		72, 72, 50, 60, 48, 72, 66, 93, 65, 66, 59, 72, 37, 72, 84,
	}
)

// Width returns how wide s is at most when set in f, in pixels.
func (f Font) Width(s string) float64 {
	w := 0.0
	for _, r := range s {
		w += f.advance(r)
	}
	return w * f.Size
}

// advance returns the width of r in em. Characters that are drawn full width,
// and all that are not known, take one em.
func (f Font) advance(r rune) float64 {
	switch {
	case r >= 0x2e80:
		return 1
	case r == nbsp:
		return f.advance(' ')
	case r < ' ' || r > '~':
		return 0.9
	case f.Bold:
		return float64(boldAdvance[r-' ']) / 100
	}
	return float64(sansAdvance[r-' ']) / 100
}

// nbsp is a blank at which a line does not break.
const nbsp = '\u00a0'

// shrunk returns f in the largest whole number of pixels less in which s fits a
// width, or in the least size.
func (f Font) shrunk(least, w float64, s string) Font {
	const rounding = 1e-9
	for f.Size > least && f.Width(s) > w+rounding {
		f.Size = max(f.Size-1, least)
	}
	return f
}

// fit returns s, or as much of its head as fits w with three dots after it.
func (f Font) fit(s string, w float64) string { return f.cut(s, w, 1) }

// middle returns s, or as much of its head and its end as fit w with dots
// between them.
func (f Font) middle(s string, w float64) string { return f.cut(s, w, 2) }

// cut returns s, or as much as fits w of one of its ends or of both.
func (f Font) cut(s string, w float64, ends int) string {
	if f.Width(s) <= w {
		return s
	}
	runes := []rune(s)
	for n := len(runes) - 1; n >= ends; n-- {
		head := (n + ends - 1) / ends
		if cut := string(runes[:head]) + "…" + string(runes[len(runes)-n+head:]); f.Width(cut) <= w {
			return cut
		}
	}
	return "…"
}

package raster

// An ink is a colour that is laid over others.
type ink struct {
	colour     uint32 // as [rgba] returns it
	cover      uint8  // of the pixel that was painted last,
	under, now uint32 // its colour before, and after
	used       bool
}

// over lays ink over pixels of which the same share is covered.
func (k *ink) over(pixels []uint32, cover uint8) {
	if cover != k.cover {
		k.cover, k.used = cover, false
	}
	for i, under := range pixels {
		if under != k.under || !k.used {
			k.under, k.now, k.used = under, mixed(k.colour, under, cover), true
		}
		pixels[i] = k.now
	}
}

// mixed returns a colour over that of a pixel of which a share is covered.
func mixed(colour, under uint32, cover uint8) uint32 {
	alpha := (colour>>24*uint32(cover) + 127) / 255
	rest := 255 - alpha
	channel := func(shift int, over uint32) uint32 {
		return (over*alpha + under>>shift&0xff*rest + 127) / 255 << shift
	}
	return channel(0, colour&0xff) | channel(8, colour>>8&0xff) | channel(16, colour>>16&0xff) | channel(24, 255)
}

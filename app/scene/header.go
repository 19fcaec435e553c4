package scene

// fonts of the header, and what is smaller on a phone.
func (d *drawing) titleFont() Font {
	if d.small {
		return Font{Size: 15.5, Bold: true}
	}
	return Font{Size: 17, Bold: true}
}

func (d *drawing) captionFont() Font {
	if d.small {
		return Font{Size: 12.5}
	}
	return Font{Size: 14}
}

// header draws the bar of stops and, below it, the title and the text of each
// stop while it lasts. It returns the height it takes at the width w.
func (d *drawing) header(w float64) float64 {
	x, y := d.margin(), d.margin()-4
	d.bar(x, y, w)
	y += 18
	most := 0.0
	for i, b := range d.beats {
		lines, height := d.caption(b, x, y, w)
		most = max(most, height)
		track := during(b.start, b.end-fadeTime/2)
		switch i {
		case 0:
			track = until(b.end - fadeTime/2)
		case len(d.beats) - 1:
			track = from(b.start)
		}
		d.root = append(d.root, group(lines...).fading(track))
	}
	return y + most
}

// caption returns the lines of a stop's words and their height.
func (d *drawing) caption(b beat, x, y, w float64) ([]*Node, float64) {
	var nodes []*Node
	top := y
	write := func(s string, role Role, f Font) {
		for _, l := range f.wrap(s, w) {
			y += f.Size * 1.35
			nodes = append(nodes, text(role, x, y-f.Size*0.25, l, f))
		}
	}
	write(b.Title, Ink, d.titleFont())
	y += 2
	write(b.Text, Mute, d.captionFont())
	return nodes, y - top
}

// bar draws one segment a stop, which fills while the stop lasts.
func (d *drawing) bar(x, y, w float64) {
	const gap, thick = 6, 4
	free := w - gap*float64(len(d.beats)-1)
	for _, b := range d.beats {
		length := free * (b.end - b.start) / d.dur
		empty := rect(Progress, box{x, y, length, thick}, thick/2)
		full := rect(Passed, box{x, y, length, thick}, thick/2)
		full.Move = []Move{{T: b.start, SX: 0, SY: 1}, {T: b.end, SX: 1, SY: 1}}
		d.root = append(d.root, empty, full)
		x += length + gap
	}
}

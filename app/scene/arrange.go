package scene

import "math"

// gaps between the header, the table and the body.
const (
	below  = 18
	beside = 36
)

// arrange puts the table above the body, or at its left where that is lower
// and fits, and the header above both.
func (d *drawing) arrange() {
	inner := d.inner()
	axes := d.table(inner)
	body := d.body(inner)
	aside := d.body(inner - axes.w - beside)
	rest := pick(axes.h > 0, axes.h+below, 0)
	w, h := max(axes.w, body.w), rest+body.h
	left := axes.h > 0 && axes.w+beside+aside.w <= inner && max(axes.h, aside.h) < 0.8*h && aside.coarse < 1.5
	if left {
		body = aside
		w, h = axes.w+beside+body.w, max(axes.h, body.h)
	}
	w = max(w, min(inner, leastText))
	top := d.header(w) + below
	x, y := d.margin(), top
	if left {
		d.put(axes, x, y+(h-axes.h)/2)
		d.put(body, x+w-body.w, y+(h-body.h)/2)
	} else {
		d.put(axes, x+(w-axes.w)/2, y)
		d.put(body, x+(w-body.w)/2, y+rest)
	}
	d.shown = body.tree
	d.w, d.h = w+2*d.margin(), top+h+d.margin()
}

// leastText is the width at which captions take two lines at most.
const leastText = 460

// put adds a panel to the figure, on whole pixels, so that edges are sharp.
func (d *drawing) put(p panel, x, y float64) {
	if p.draw != nil {
		p.nodes = p.draw()
	}
	d.root = append(d.root, shifted(math.Round(x), math.Round(y), p.nodes...))
}

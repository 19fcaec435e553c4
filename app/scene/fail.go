package scene

func (d *drawing) failure(w float64) panel { return panel{} }

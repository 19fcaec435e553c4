// Package raster paints a scene in pixels: the same display list and the same
// theme as the SVG, as a PNG of one moment or as a GIF of the whole story.
//
//	[Painter.Image]  one moment
//	[Painter.PNG]    one moment, as a file
//	[Painter.Sheet]  all stops side by side, as a file
//	[Painter.GIF]    the story, as a file that repeats
//
// It stays out of the WebAssembly: its fonts alone are half a megabyte, and a
// browser has a canvas.
package raster

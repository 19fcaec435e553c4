// Package embed stands in for embed, of which this program takes texts alone: the
// compiler reads those, and a folder of files is what needs the rest.
package embed

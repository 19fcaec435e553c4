package lessons

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	_ "image/gif"  // so that their sizes can be read
	_ "image/jpeg" //
	_ "image/png"  //
	"io/fs"
	"net/url"
	"path"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	_ "golang.org/x/image/webp" // likewise
)

// A Picture is a file that lessons show.
type Picture struct {
	Path          string // in the folder of lessons
	Width, Height int    // in pixels
	Data          []byte
}

const pictureHint = `write ![what it shows](picture.png); pictures are PNG, JPEG, GIF, WebP or SVG`

// picture reads the file that an image names, and reports one that cannot be shown.
func (l linker) picture(n *ast.Image) {
	target, err := url.PathUnescape(string(n.Destination))
	name := path.Join(path.Dir(l.path), target)
	switch {
	case err != nil || target == "":
		l.report(n.Pos(), pictureHint, "the picture has no file")
		return
	case strings.Contains(target, ":") || strings.HasPrefix(target, "/") || strings.HasPrefix(name, "../"):
		l.report(n.Pos(), "save it beside the lesson: pages load nothing from elsewhere", "picture %s is not in the folder of lessons", target)
		return
	case strings.TrimSpace(plain(n, l.lesson.src)) == "":
		l.report(n.Pos(), "say between the brackets what it shows: some readers hear it", "picture %s has no words", target)
	}
	p, err := l.course.picture(l.folder, name)
	if err != nil {
		l.report(n.Pos(), pictureHint, "picture %s: %v", target, err)
		return
	}
	l.lesson.pictures[n] = p
	n.SetAttributeString("width", strconv.Itoa(p.Width)) // so that nothing moves when it comes
	n.SetAttributeString("height", strconv.Itoa(p.Height))
	n.SetAttributeString("loading", "lazy")
	n.SetAttributeString("decoding", "async")
}

// picture returns the picture in a file, which is read once.
func (c *Course) picture(folder fs.FS, name string) (*Picture, error) {
	if p := first(c.Pictures, func(p *Picture) bool { return p.Path == name }); p != nil {
		return p, nil
	}
	data, err := fs.ReadFile(folder, name)
	if err != nil {
		return nil, errors.New("there is no such file")
	}
	p := &Picture{Path: name, Data: data}
	if strings.ToLower(path.Ext(name)) == ".svg" {
		p.Width, p.Height, err = sizeOfSVG(data)
	} else {
		var config image.Config
		config, _, err = image.DecodeConfig(bytes.NewReader(data))
		p.Width, p.Height = config.Width, config.Height
	}
	if err == nil {
		c.Pictures = append(c.Pictures, p)
	}
	return p, err
}

// sizeOfSVG returns the size that the first element states: width and height,
// or the last two numbers of its viewBox.
func sizeOfSVG(data []byte) (width, height int, err error) {
	decoder := xml.NewDecoder(bytes.NewReader(data))
	for {
		token, err := decoder.Token()
		if err != nil {
			return 0, 0, errors.New("the file is not an SVG")
		}
		if root, ok := token.(xml.StartElement); ok {
			return sizeOfRoot(root)
		}
	}
}

func sizeOfRoot(root xml.StartElement) (width, height int, err error) {
	sizes := map[string]float64{}
	for _, a := range root.Attr {
		if n, err := strconv.ParseFloat(strings.TrimSuffix(a.Value, "px"), 64); err == nil {
			sizes[a.Name.Local] = n
		}
		if box := strings.Fields(strings.ReplaceAll(a.Value, ",", " ")); a.Name.Local == "viewBox" && len(box) == 4 {
			sizes["w"], _ = strconv.ParseFloat(box[2], 64) // what is no number leaves no size
			sizes["h"], _ = strconv.ParseFloat(box[3], 64)
		}
	}
	w, h := sizes["width"], sizes["height"]
	if w <= 0 || h <= 0 {
		w, h = sizes["w"], sizes["h"]
	}
	if root.Name.Local != "svg" || w < 1 || h < 1 {
		return 0, 0, errors.New("the SVG states no size: give it a width and a height, or a viewBox")
	}
	return int(w), int(h), nil
}

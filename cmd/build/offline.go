package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"path"
	"strings"

	"shapecast/app/words"
)

// versionMark holds the place of the version of the site in its pages until all of
// them are written: the version is a hash of them.
const versionMark = "@version-of-the-site@"

// addOffline adds what makes the site an app that works without a network. It
// comes last, because the version depends on every page.
func (b *builder) addOffline() {
	manifest, err := b.manifest()
	b.fail(err)
	b.files["manifest.webmanifest"] = manifest
	if !b.offline {
		delete(b.files, "sw.js")
		return
	}
	version := b.stamp()
	site, err := json.Marshal(struct {
		Version string   `json:"version"`
		Core    []string `json:"core"`
		Program []string `json:"program"`
	}{version, b.core(), b.programs()})
	b.fail(err)
	b.files["sw.js"] = append([]byte("const site = "+string(site)+";\n"), b.files["sw.js"]...)
}

// stamp puts the version of the site into every page, and returns it.
func (b *builder) stamp() string {
	sum := sha256.New()
	var pages []string
	for _, name := range b.files.paths() {
		if path.Ext(name) == ".html" {
			pages = append(pages, name)
			sum.Write(b.files[name])
		}
	}
	version := hex.EncodeToString(sum.Sum(nil)[:8])
	for _, name := range pages {
		b.files[name] = bytes.Replace(b.files[name], []byte(versionMark), []byte(version), 1)
	}
	return version
}

// core returns the files that every page may need, but for the program.
func (b *builder) core() []string {
	var list []string
	for _, name := range b.files.paths() {
		end := path.Ext(name)
		program := strings.Contains(name, "/app.") && strings.Contains(name, ".wasm")
		picture := strings.HasPrefix(name, pictureName)
		if strings.HasPrefix(name, assetFolder+"/") && !program && end != ".png" && !picture {
			list = append(list, name)
		}
	}
	return list
}

// programs returns the compressed forms of the program, the smaller one first:
// a browser keeps the one that it fetches.
func (b *builder) programs() []string {
	var list []string
	for _, end := range []string{brotlied.end, ".gz"} {
		if name, ok := b.assets["app.wasm"+end]; ok {
			list = append(list, name)
		}
	}
	return list
}

// manifest describes the app to the browsers that install it. Its addresses are
// relative, so that it works under any prefix.
func (b *builder) manifest() ([]byte, error) {
	type icon struct {
		Source  string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose"`
	}
	look, title := b.lookOf(b.editions()[0]), b.titleOf(b.editions()[0])
	return encode(struct {
		Name        string `json:"name"`
		ShortName   string `json:"short_name"`
		Description string `json:"description"`
		Start       string `json:"start_url"`
		Scope       string `json:"scope"`
		Display     string `json:"display"`
		Theme       string `json:"theme_color"`
		Background  string `json:"background_color"`
		Icons       []icon `json:"icons"`
	}{
		title, title, words.English.Page("description"), "./", "./", "standalone", look.Accent, "#ffffff",
		[]icon{
			{b.assets["icons/icon.svg"], "any", "image/svg+xml", "any"},
			{b.assets["icons/icon-192.png"], "192x192", "image/png", "any"},
			{b.assets["icons/icon-512.png"], "512x512", "image/png", "any"},
			{b.assets["icons/icon-maskable-512.png"], "512x512", "image/png", "maskable"},
		},
	})
}

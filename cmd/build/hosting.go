package main

import (
	"bytes"
	"embed"
	"encoding/xml"
	"maps"
	"slices"
	"strings"
	"text/template"
)

// hostTexts are what servers read, by their names. Each keeps its own to itself: Apache
// does not send .htaccess, Cloudflare Pages and Netlify not _headers, and the sample for
// nginx forbids itself. Cloudflare Pages and Netlify let pages be kept for no time unless
// they are told otherwise, and a header that two rules set would get both values.
//
//go:embed hosts
var hostTexts embed.FS

var hostTemplates = template.Must(template.ParseFS(hostTexts, "hosts/*"))

// A hostFile is the file that one kind of server reads, and the template of its text.
type hostFile struct{ name, text string }

// hostFiles lists those files by the names of servers.
var hostFiles = map[string]*hostFile{
	"apache":     {".htaccess", "apache"},
	"cloudflare": {"_headers", "netlify"},
	"netlify":    {"_headers", "netlify"},
	"nginx":      {"nginx.conf.sample", "nginx"},
}

// hostNames lists the servers in alphabetical order.
func hostNames() []string { return slices.Sorted(maps.Keys(hostFiles)) }

// addHosting adds the files that tell servers how to serve the site: of those
// that only one kind of server reads, the ones that were asked for. Hashed
// files never change, so browsers may keep them; all others are asked for again
// after ten minutes at most.
func (b *builder) addHosting() {
	b.files[".nojekyll"] = []byte{}
	for _, name := range b.hosts {
		var text bytes.Buffer
		place := struct{ Base, Within, Assets, Policy string }{b.base, strings.TrimSuffix(b.base, "/"), assetFolder, policy}
		b.fail(hostTemplates.ExecuteTemplate(&text, hostFiles[name].text, place))
		b.files[hostFiles[name].name] = text.Bytes()
	}
	if b.url != "" {
		b.files["sitemap.xml"] = b.sitemap()
		b.files["robots.txt"] = []byte("User-agent: *\nAllow: /\nSitemap: " + b.url + "sitemap.xml\n")
	}
}

// sitemap lists the pages of the site.
func (b *builder) sitemap() []byte {
	var s strings.Builder
	s.WriteString(xml.Header + `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n")
	for _, path := range b.files.paths() {
		page, isPage := strings.CutSuffix(path, "index.html")
		if !isPage || strings.HasPrefix(page, "embed/") {
			continue
		}
		s.WriteString("<url><loc>")
		_ = xml.EscapeText(&s, []byte(b.url+page)) // a Builder takes everything
		s.WriteString("</loc></url>\n")
	}
	s.WriteString("</urlset>\n")
	return []byte(s.String())
}

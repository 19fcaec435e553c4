package main

import (
	"encoding/xml"
	"strings"
)

// addHosting adds the files that tell servers how to serve the site.
func (b *builder) addHosting() {
	b.files[".nojekyll"] = []byte{}
	b.files["_headers"] = []byte(headers)
	if b.url != "" {
		b.files["sitemap.xml"] = b.sitemap()
		b.files["robots.txt"] = []byte("User-agent: *\nAllow: /\nSitemap: " + b.url + "sitemap.xml\n")
	}
}

// headers is read by Cloudflare Pages and Netlify.
const headers = `/*
  Content-Security-Policy: ` + policy + `
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cache-Control: public, max-age=600
/` + assetFolder + `/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
  Access-Control-Allow-Origin: *
/embed/*
  Access-Control-Allow-Origin: *
/fig/*
  Access-Control-Allow-Origin: *
/oembed/*
  Access-Control-Allow-Origin: *
`

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

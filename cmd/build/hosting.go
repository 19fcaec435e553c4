package main

import (
	"encoding/xml"
	"strings"
)

// addHosting adds the files that tell servers how to serve the site.
func (b *builder) addHosting() {
	b.files[".nojekyll"] = []byte{}
	b.files["_headers"] = []byte(headers)
	b.files[".htaccess"] = []byte(strings.ReplaceAll(htaccess, "{base}", b.base))
	b.files["nginx.conf.sample"] = []byte(nginx)
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

// htaccess is read by Apache, where .htaccess files are allowed.
const htaccess = `AddType application/wasm .wasm
AddType text/javascript .mjs
ErrorDocument 404 {base}404.html
<IfModule mod_headers.c>
  Header set Content-Security-Policy "` + policy + `"
  Header set X-Content-Type-Options "nosniff"
  Header set Referrer-Policy "no-referrer"
  Header set Access-Control-Allow-Origin "*"
  Header set Cache-Control "public, max-age=600"
  <FilesMatch "\.[0-9a-f]{10}\.">
    Header set Cache-Control "public, max-age=31536000, immutable"
  </FilesMatch>
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json image/svg+xml application/wasm
</IfModule>
# The program is a compressed file that the page inflates itself.
<FilesMatch "\.wasm\.gz$">
  ForceType application/gzip
  <IfModule mod_headers.c>
    Header unset Content-Encoding
  </IfModule>
</FilesMatch>
`

// nginx is a sample to include in a server block.
const nginx = `# location /course/ { include /path/of/the/site/nginx.conf.sample; }
types {
  text/html html;
  text/css css;
  text/javascript js mjs;
  application/json json;
  application/wasm wasm;
  application/gzip gz;
  image/svg+xml svg;
  image/png png;
  image/gif gif;
  text/plain txt;
  application/xml xml;
}
index index.html;
gzip on;
gzip_types text/css text/javascript application/json application/wasm image/svg+xml;
add_header Content-Security-Policy "` + policy + `";
add_header X-Content-Type-Options nosniff;
add_header Referrer-Policy no-referrer;
add_header Access-Control-Allow-Origin *;
expires 10m;
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

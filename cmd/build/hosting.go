package main

import (
	"encoding/xml"
	"strings"
)

// addHosting adds the files that tell servers how to serve the site. Hashed
// files never change, so browsers may keep them; all others are asked for again
// after ten minutes at most.
func (b *builder) addHosting() {
	b.files[".nojekyll"] = []byte{}
	for name, text := range map[string]string{"_headers": headers, ".htaccess": htaccess, "nginx.conf.sample": nginx} {
		b.files[name] = []byte(strings.NewReplacer("{base}", b.base, "{policy}", policy).Replace(text))
	}
	if b.url != "" {
		b.files["sitemap.xml"] = b.sitemap()
		b.files["robots.txt"] = []byte("User-agent: *\nAllow: /\nSitemap: " + b.url + "sitemap.xml\n")
	}
}

// headers is read by Cloudflare Pages and Netlify, where it has to stand in the
// root of the host. Both let pages be kept for no time unless they are told
// otherwise, and a header that two rules set would get both values.
const headers = `{base}*
  Content-Security-Policy: {policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Access-Control-Allow-Origin: *
{base}` + assetFolder + `/*
  Cache-Control: public, max-age=31536000, immutable
`

// htaccess is read by Apache, in folders with AllowOverride FileInfo.
const htaccess = `AddType application/wasm .wasm
AddType text/javascript .js .mjs
AddType application/manifest+json .webmanifest
AddCharset utf-8 .html .txt .js .mjs .css .json .svg .xml
ErrorDocument 404 {base}404.html
<IfModule mod_headers.c>
  Header set Content-Security-Policy "{policy}"
  Header set X-Content-Type-Options "nosniff"
  Header set Referrer-Policy "no-referrer"
  Header set Access-Control-Allow-Origin "*"
  Header set Cache-Control "public, max-age=600"
  <FilesMatch "\.[0-9a-f]{10}\.">
    Header set Cache-Control "public, max-age=31536000, immutable"
  </FilesMatch>
</IfModule>
<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml application/wasm
  </IfModule>
</IfModule>
# The program is a compressed file that the page inflates itself.
<FilesMatch "\.wasm\.gz$">
  RemoveEncoding .gz
  ForceType application/gzip
</FilesMatch>
`

// nginx is a sample to include in a location, whose root or alias it follows.
const nginx = `# location {base} {
#   alias /path/of/the/site/;
#   include /path/of/the/site/nginx.conf.sample;
# }
types {
  text/html html;
  text/css css;
  text/javascript js mjs;
  text/plain txt;
  application/json json;
  application/manifest+json webmanifest;
  application/wasm wasm;
  application/gzip gz;
  application/xml xml;
  image/svg+xml svg;
  image/png png;
  image/gif gif;
}
charset utf-8;
index index.html;
error_page 404 {base}404.html;
gzip on;
gzip_types text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml application/wasm;
add_header Content-Security-Policy "{policy}";
add_header X-Content-Type-Options nosniff;
add_header Referrer-Policy no-referrer;
add_header Access-Control-Allow-Origin *;
add_header Cache-Control "public, max-age=600";
# Files with a hash in their name. Headers of the outer location do not reach here.
location ~ "/` + assetFolder + `/[^/]+\.[0-9a-f]{10}\.[^/]+$" {
  add_header X-Content-Type-Options nosniff;
  add_header Access-Control-Allow-Origin *;
  add_header Cache-Control "public, max-age=31536000, immutable";
}
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

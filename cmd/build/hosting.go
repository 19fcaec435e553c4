package main

import (
	"encoding/xml"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// addHosting adds the files that tell servers how to serve the site: of those
// that only one kind of server reads, the ones that were asked for. Hashed
// files never change, so browsers may keep them; all others are asked for again
// after ten minutes at most.
func (b *builder) addHosting() {
	b.files[".nojekyll"] = []byte{}
	within := strings.TrimSuffix(b.base, "/")
	for _, name := range b.hosts {
		file := hostFiles[name]
		text := file.text
		if b.base == "/" {
			text = withoutSlash.ReplaceAllString(text, "")
		}
		b.files[file.name] = []byte(strings.NewReplacer("{base}", b.base, "{within}", within, "{policy}", policy).Replace(text))
	}
	if b.url != "" {
		b.files["sitemap.xml"] = b.sitemap()
		b.files["robots.txt"] = []byte("User-agent: *\nAllow: /\nSitemap: " + b.url + "sitemap.xml\n")
	}
}

// A hostFile is what one kind of server reads. Each keeps its own to itself:
// Apache does not send .htaccess, Cloudflare Pages and Netlify not _headers,
// and the sample for nginx forbids itself.
type hostFile struct{ name, text string }

// hostFiles lists those files by the names of servers.
var hostFiles = map[string]*hostFile{
	"apache":     {".htaccess", htaccess},
	"cloudflare": {"_headers", headers},
	"netlify":    {"_headers", headers},
	"nginx":      {"nginx.conf.sample", nginx},
}

// hostNames lists the servers in alphabetical order.
func hostNames() []string { return slices.Sorted(maps.Keys(hostFiles)) }

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
<IfModule mod_alias.c>
  RedirectMatch 404 /\.htaccess$
</IfModule>
# The program is a compressed file that the page inflates itself.
<FilesMatch "\.wasm\.gz$">
  RemoveEncoding .gz
  ForceType application/gzip
</FilesMatch>
`

// withoutSlash matches what leads from a folder's name without a slash to that
// with one; the root of a server has no such name.
var withoutSlash = regexp.MustCompile(`(?m)^location = \{within\}.*\n`)

// nginx is a sample to include in a server, outside of every location.
const nginx = `# Put the folder of the site behind alias, here and in no other line.
location = {within} { return 301 {base}; }
location = {base}nginx.conf.sample { return 404; }
location {base} {
alias /srv/site/;
absolute_redirect off;
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

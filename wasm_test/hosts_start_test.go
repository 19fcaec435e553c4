package wasm_test

import (
	"bytes"
	"compress/gzip"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// pagesTypes are the types that GitHub Pages gives; it compresses all but the
// last three.
var pagesTypes = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "application/javascript; charset=utf-8",
	".mjs":         "application/javascript; charset=utf-8",
	".json":        "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".txt":         "text/plain; charset=utf-8",
	".svg":         "image/svg+xml",
	".wasm":        "application/wasm",
	".png":         "image/png",
	".gif":         "image/gif",
	".gz":          "application/gzip",
}

// startPages serves the site under GitHub Pages' conditions: a prefix, gzip
// only, ten minutes in caches, no headers of ours.
func startPages(t *testing.T) string {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		place, inside := strings.CutPrefix(r.URL.Path, prefix)
		if !inside {
			http.NotFound(w, r)
			return
		}
		file := filepath.Join(bed.dir, filepath.FromSlash(place))
		if place == "" || strings.HasSuffix(place, "/") {
			file = filepath.Join(file, "index.html")
		}
		status := http.StatusOK
		data, err := os.ReadFile(file)
		if err != nil {
			status, file = http.StatusNotFound, filepath.Join(bed.dir, "404.html")
			data, err = os.ReadFile(file)
		}
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		end := filepath.Ext(file)
		w.Header().Set("Content-Type", pagesTypes[end])
		w.Header().Set("Cache-Control", "max-age=600")
		w.Header().Set("Access-Control-Allow-Origin", "*")
		if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") && end != ".gz" && end != ".png" && end != ".gif" {
			w.Header().Set("Content-Encoding", "gzip")
			data = zipped(data)
		}
		w.WriteHeader(status)
		_, _ = w.Write(data) // the reader may have gone
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// zipped returns data compressed as servers do, fast. Writing to memory does
// not fail.
func zipped(data []byte) []byte {
	var small bytes.Buffer
	w := gzip.NewWriter(&small)
	_, _ = w.Write(data)
	_ = w.Close()
	return small.Bytes()
}

// apacheConfig is a server that lacks what university servers lack: the type of
// WebAssembly, and any compression. The .htaccess of the site adds both.
const apacheConfig = `ServerName localhost
ServerRoot {dir}
DefaultRuntimeDir {dir}
PidFile {dir}/pid
ErrorLog {dir}/errors
Listen 127.0.0.1:{port}
{user}
LoadModule mpm_event_module {modules}/mod_mpm_event.so
LoadModule authz_core_module {modules}/mod_authz_core.so
LoadModule alias_module {modules}/mod_alias.so
LoadModule dir_module {modules}/mod_dir.so
LoadModule mime_module {modules}/mod_mime.so
LoadModule headers_module {modules}/mod_headers.so
LoadModule filter_module {modules}/mod_filter.so
LoadModule deflate_module {modules}/mod_deflate.so
TypesConfig {dir}/types
AddEncoding x-gzip .gz
DocumentRoot {dir}
Alias {bare} {site}
<Directory {site}>
  AllowOverride FileInfo
  Require all granted
</Directory>
`

const apacheTypes = "text/html html\ntext/css css\ntext/plain txt\napplication/json json\n" +
	"image/png png\nimage/svg+xml svg\napplication/x-gzip gz\n"

func startApache(t *testing.T) string {
	name := program(t, "apache2")
	dir, port := t.TempDir(), freePort(t)
	user := ""
	if os.Geteuid() == 0 {
		// Apache gives up the rights of root, and has to find the site all the same.
		user = "User www-data\nGroup www-data"
		ok(t, os.Chmod(filepath.Dir(bed.dir), 0o755))
	}
	put(t, dir+"/types", apacheTypes)
	put(t, dir+"/apache.conf", strings.NewReplacer("{dir}", dir, "{port}", port, "{user}", user, "{bare}", strings.TrimSuffix(prefix, "/"),
		"{site}", bed.dir, "{modules}", "/usr/lib/apache2/modules").Replace(apacheConfig))
	return launch(t, port, exec.Command(name, "-f", dir+"/apache.conf", "-D", "FOREGROUND"), dir+"/errors")
}

const nginxConfig = `{user}
daemon off;
pid {dir}/pid;
error_log {dir}/errors;
events {}
http {
  access_log off;
  client_body_temp_path {dir}/body;
  proxy_temp_path {dir}/proxy;
  fastcgi_temp_path {dir}/fastcgi;
  uwsgi_temp_path {dir}/uwsgi;
  scgi_temp_path {dir}/scgi;
  server {
    listen 127.0.0.1:{port};
    include {dir}/course.conf;
  }
}
`

func startNginx(t *testing.T) string {
	name := program(t, "nginx")
	dir, port := t.TempDir(), freePort(t)
	user := ""
	if os.Geteuid() == 0 {
		user = "user root;"
	}
	sample := must(os.ReadFile(bed.dir + "/nginx.conf.sample"))(t)
	put(t, dir+"/course.conf", strings.Replace(string(sample), "alias /srv/site/;", "alias "+bed.dir+"/;", 1))
	put(t, dir+"/nginx.conf", strings.NewReplacer("{dir}", dir, "{port}", port, "{user}", user).Replace(nginxConfig))
	return launch(t, port, exec.Command(name, "-c", dir+"/nginx.conf", "-e", dir+"/errors"), dir+"/errors")
}

// program returns the path of a server, which Debian keeps out of PATH.
func program(t *testing.T, name string) string {
	t.Helper()
	for _, name := range []string{name, "/usr/sbin/" + name} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	wanted(t, "no "+name+": install it with the system's package manager, for example apt-get install apache2 nginx-light")
	panic("unreachable")
}

func freePort(t *testing.T) string {
	t.Helper()
	listener := must(net.Listen("tcp", "127.0.0.1:0"))(t)
	defer listener.Close()
	_, port, err := net.SplitHostPort(listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	return port
}

func put(t *testing.T, name, text string) {
	t.Helper()
	ok(t, os.WriteFile(name, []byte(text), 0o644))
}

// launch starts a server until the test ends, and returns its address once it
// answers.
func launch(t *testing.T, port string, server *exec.Cmd, log string) string {
	t.Helper()
	var said bytes.Buffer
	server.Stdout, server.Stderr = &said, &said
	ok(t, server.Start())
	ended := make(chan error, 1)
	go func() { ended <- server.Wait() }()
	t.Cleanup(func() {
		_ = server.Process.Signal(syscall.SIGTERM) // it may have ended
		<-ended
	})
	address := "http://127.0.0.1:" + port
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(25 * time.Millisecond) {
		if response, err := http.Get(address + prefix); err == nil {
			response.Body.Close()
			return address
		}
	}
	errors, _ := os.ReadFile(log) // it says why, if it is there
	t.Fatalf("%v does not answer:\n%s%s", server.Args, said.String(), errors)
	panic("unreachable")
}

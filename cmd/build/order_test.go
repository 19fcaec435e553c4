package main

import (
	"flag"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestCommandLine passes the flags of one command on to another.
func TestCommandLine(t *testing.T) {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	var o order
	o.flags(flags, "", true)
	if err := flags.Parse([]string{"-lessons", "my folder", "-beside", "-out", "site"}); err != nil {
		t.Fatal(err)
	}
	got := commandLine(flags, "out")
	for _, want := range []string{"-lessons=my folder", "-beside=true", "-offline=false", "-gif=false"} {
		if !slices.Contains(got, want) {
			t.Errorf("got %v, want %s in it", got, want)
		}
	}
	if slices.ContainsFunc(got, func(arg string) bool { return strings.HasPrefix(arg, "-out=") }) {
		t.Errorf("got %v, and -out was to be left out", got)
	}
}

// hostingOf returns what servers read of a site at a base.
func hostingOf(base string, hosts ...string) output {
	b := &builder{site: &site{base: base, hosts: hosts}, files: output{}}
	b.addHosting()
	return b.files
}

// TestHosts writes what servers read, where it was asked for only.
func TestHosts(t *testing.T) {
	all := []string{".htaccess", "_headers", "nginx.conf.sample"}
	for _, test := range []struct {
		hosts []string
		want  []string
	}{
		{nil, nil},
		{[]string{"apache"}, []string{".htaccess"}},
		{[]string{"netlify", "nginx"}, []string{"_headers", "nginx.conf.sample"}},
	} {
		files := hostingOf("/course/", test.hosts...)
		for _, name := range all {
			if _, there := files[name]; there != slices.Contains(test.want, name) {
				t.Errorf("-host %v: got %s %v", test.hosts, name, there)
			}
		}
	}
	if _, _, err := invoke("site", "-host", "iis"); err == nil || err.Error() != `no server "iis": -host knows apache, cloudflare, netlify, nginx` {
		t.Errorf("got %v, want the servers that are known", err)
	}
}

// TestNginxSample reads the sample for a folder and for the root of a server.
func TestNginxSample(t *testing.T) {
	inFolder := string(hostingOf("/course/", "nginx")["nginx.conf.sample"])
	if want := "location = /course { return 301 /course/; }\nlocation = /course/nginx.conf.sample { return 404; }\nlocation /course/ {\n"; !strings.Contains(inFolder, want) {
		t.Errorf("got\n%s\nwant\n%s", inFolder, want)
	}
	atRoot := string(hostingOf("/", "nginx")["nginx.conf.sample"])
	if strings.Contains(atRoot, "return 301") || !strings.Contains(atRoot, "\nlocation / {\n") {
		t.Errorf("got\n%s\nwant no way to the root from without it", atRoot)
	}
}

// TestIndex names index.html in every link to a folder, for places that show
// files and no folders.
func TestIndex(t *testing.T) {
	folder := germanCourse()
	maps.Copy(folder, oneLesson)
	files, _ := buildOwn(t, folder, func(s *site) { s.index = true })
	n := 0
	for _, page := range files.paths() {
		if filepath.Ext(page) != ".html" || page == "404.html" {
			continue
		}
		for _, target := range groups(address, files[page]) {
			path, _, _ := strings.Cut(target, "#")
			if strings.HasSuffix(path, "/") && !strings.Contains(path, ":") {
				t.Errorf("%s leads to the folder %s", page, target)
			}
			if strings.HasSuffix(path, "/index.html") {
				n++
			}
		}
	}
	if n < 50 {
		t.Errorf("got %d links to an index.html, want more", n)
	}
	allLinksLead(t, files)
	if js := string(files["embed/v1/embed.js"]); !strings.Contains(js, "index = 'index.html'") {
		t.Error("the element frames folders")
	}
	if page := string(files["embed/v1/en/axes/column-row/index.html"]); strings.Count(page, "/column-row/index.html?theme=light") < 3 {
		t.Error("the snippets under a figure name folders")
	}
}

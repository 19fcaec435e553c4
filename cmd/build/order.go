package main

import (
	"flag"
	"fmt"
	"slices"
	"strings"
)

// An order is what the commands site and serve are asked for.
type order struct {
	site
	out, dir, program, last string
	host                    string
	beside                  bool
}

// flags defines the flags of an order. What takes long and is not looked at
// while a lesson is written is off where the site is made quickly.
func (o *order) flags(flags *flag.FlagSet, out string, quick bool) {
	flags.StringVar(&o.out, "out", out, "write the site into `DIR`, in place of the one there")
	flags.StringVar(&o.dir, "lessons", "", "build the lessons in `DIR` instead of the built-in course")
	flags.BoolVar(&o.beside, "beside", false, "build the built-in course beside the lessons in DIR")
	flags.StringVar(&o.base, "base", "/", "`PATH` on the server under which the site will be")
	flags.StringVar(&o.url, "url", "", "`ADDRESS` of the site, for canonical links and the sitemap")
	flags.StringVar(&o.program, "program", "", "take the compiled program from `FILE` instead of compiling it")
	flags.BoolVar(&o.brotli, "brotli", false, "compress the program with brotli too (takes 20 seconds, once)")
	flags.StringVar(&o.last, "keep", "", "keep the hashed files of the last release, which is in `DIR`: pages of it that are still cached need them")
	flags.BoolVar(&o.offline, "offline", !quick, "keep visited pages in the browser, for reading without a network")
	flags.BoolVar(&o.png, "png", true, "also write every figure as a PNG (takes 2 seconds on two cores, once)")
	flags.BoolVar(&o.gif, "gif", !quick, "also write every figure as a GIF (takes 5 seconds on two cores, once)")
	flags.BoolVar(&o.index, "index", false, "name index.html in links, for places that show files and no folders")
	flags.StringVar(&o.host, "host", "", "also write what a `SERVER` reads: "+strings.Join(hostNames(), ", ")+"; several with commas")
}

// read reads the flags that were defined, the names of servers in them, and where the
// lessons are.
func (o *order) read(flags *flag.FlagSet, args []string) error {
	if err := onlyFlags(flags, args); err != nil {
		return err
	}
	o.hosts = strings.FieldsFunc(o.host, func(r rune) bool { return r == ',' })
	for _, name := range o.hosts {
		if hostFiles[name] == nil {
			return fmt.Errorf("no server %q: -host knows %s", name, strings.Join(hostNames(), ", "))
		}
	}
	o.own = o.dir != "" && !o.beside
	o.lessons = lessonFolder(o.dir, o.beside)
	return nil
}

// commandLine returns the flags of an order as a command line, but for some flags.
func commandLine(flags *flag.FlagSet, but ...string) (list []string) {
	flags.VisitAll(func(f *flag.Flag) {
		if !slices.Contains(but, f.Name) {
			list = append(list, "-"+f.Name+"="+f.Value.String())
		}
	})
	return list
}

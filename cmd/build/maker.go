package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"time"
)

// A maker makes the site of the development server. It compiles this command
// anew when code has changed and lets the fresh one write the site, so that
// figures are drawn by the code as it is now.
type maker struct {
	console
	root     string   // of the repository
	dir      string   // for what is made
	args     []string // of the command that writes the site
	lessons  string   // folder of lessons, "" for the built-in course
	site     string   // folder of the site
	program  string   // file of the compiled program
	compiled bool     // the program is there already
	addr     string   // host and port, as typed into a browser
}

// make builds what has changed and tells the pages.
func (m *maker) make(news *newsroom, code bool) {
	if err := m.try(code); err != nil {
		fmt.Fprintln(m.err, err)
		news.publish(err.Error())
		return
	}
	news.publish("")
}

// try makes the program, if code has changed, and the site.
func (m *maker) try(code bool) error {
	if code {
		compile := func() error { return m.command(goCommand, "-C", m.root, "build", "-o", m.builder(), "./cmd/build") }
		if err := m.step("compiling the builder", compile); err != nil {
			return err
		}
	}
	if code && !m.compiled {
		if err := m.step("compiling the program to WebAssembly", m.compileProgram); err != nil {
			return err
		}
	}
	return m.step("writing the site", func() error {
		return m.command(m.builder(), append([]string{"site", "-program=" + m.program, "-out=" + m.site}, m.args...)...)
	})
}

// step does one thing and prints what it is and how long it took.
func (m *maker) step(what string, do func() error) error {
	fmt.Fprintf(m.out, "%s … ", what)
	start := time.Now()
	err := do()
	if err != nil {
		fmt.Fprintln(m.out, "failed")
		return err
	}
	fmt.Fprintf(m.out, "%.1f s\n", time.Since(start).Seconds())
	return nil
}

func (m *maker) compileProgram() error {
	program, err := buildWasm(m.root, standins, m.out)
	if err != nil {
		return err
	}
	return os.WriteFile(m.program, program, 0o644)
}

// builder returns the path of the compiled command.
func (m *maker) builder() string {
	name := filepath.Join(m.dir, "build")
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	return name
}

// command runs a program. Its error holds what it printed.
func (m *maker) command(name string, args ...string) error {
	_, err := exec.Command(name, args...).Output()
	if exit, ok := errors.AsType[*exec.ExitError](err); ok && len(exit.Stderr) > 0 {
		return errors.New(string(exit.Stderr))
	}
	return err
}

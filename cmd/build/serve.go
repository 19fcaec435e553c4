package main

import (
	"cmp"
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"time"
)

// serve builds the site, serves it, and does both again whenever a file changes.
func serve(c console, args []string) error {
	flags := c.flags("serve")
	addr := flags.String("addr", "localhost:8080", "serve at this `ADDRESS`")
	var o order
	o.flags(flags, "", true)
	if err := o.read(flags, args); err != nil {
		return err
	}
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "serve-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	m := &maker{
		console: c, root: root, dir: dir, lessons: o.dir, args: commandLine(flags, "addr", "out", "program"), addr: shown(*addr, listener),
		site: cmp.Or(o.out, filepath.Join(dir, "site")), program: cmp.Or(o.program, filepath.Join(dir, "app.wasm")), compiled: o.program != "",
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	return m.run(ctx, listener)
}

// run serves on the listener until ctx ends.
func (m *maker) run(ctx context.Context, listener net.Listener) error {
	changes, err := watch(ctx, m.watched()...)
	if err != nil {
		return err
	}
	news := new(newsroom)
	server := &http.Server{Handler: devHandler(m.site, news), ReadHeaderTimeout: 10 * time.Second}
	go func() { _ = server.Serve(listener) }() // ends when the server is closed
	defer server.Close()
	m.make(news, true)
	fmt.Fprintf(m.out, "serving at http://%s/\n", m.addr)
	for {
		select {
		case <-ctx.Done():
			return nil
		case code := <-changes:
			m.make(news, code)
		}
	}
}

// watched returns the folders whose files the site is made of.
func (m *maker) watched() []string {
	var dirs []string
	if m.lessons != "" {
		dirs = append(dirs, m.lessons)
	}
	for _, name := range []string{"app", "engine", "lessons", "web", filepath.Join("cmd", "build")} {
		dirs = append(dirs, filepath.Join(m.root, name))
	}
	return dirs
}

// builtIn is the folder of the built-in course in the repository.
const builtIn = "lessons"

// shown returns what to type into a browser: the host that was asked for and
// the port that was given.
func shown(asked string, listener net.Listener) string {
	host, _, err := net.SplitHostPort(asked)
	_, port, wrong := net.SplitHostPort(listener.Addr().String())
	if err != nil || wrong != nil || host == "" {
		return listener.Addr().String()
	}
	return net.JoinHostPort(host, port)
}

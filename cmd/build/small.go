package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"

	"shapecast/cmd/build/tight"
)

// small returns the program of the pages without what nobody reads, and with tight
// instructions. The error says what could not be done; the program does the same then.
func small(program []byte) ([]byte, error) {
	program, err := lean(program)
	made, failed := tight.Program(program)
	if failed == nil {
		program = made
	}
	return program, errors.Join(err, failed)
}

// runTight is the command run: it runs a program of WebAssembly with its arguments in Node,
// with tight instructions. With "go test -exec" the tests hold what the site's program does.
func runTight(c console, args []string) error {
	if len(args) == 0 {
		return errors.New("usage: run FILE.wasm [ARGUMENT...]")
	}
	program, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	if program, err = tight.Program(program); err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "run-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	name := filepath.Join(dir, "run.wasm")
	if err := os.WriteFile(name, program, 0o644); err != nil {
		return err
	}
	goroot, err := goRoot()
	if err != nil {
		return err
	}
	cmd := exec.Command(filepath.Join(goroot, "lib", "wasm", "go_js_wasm_exec"), append([]string{name}, args[1:]...)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = c.in, c.out, c.err
	return cmd.Run()
}

// Command build makes and serves the site, checks the lessons, and draws and
// explains single expressions from the command line.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
)

// A command is one word of the command line and what it does.
type command struct {
	name    string
	summary string
	run     func(c console, args []string) error
}

// A console is where a command reads and writes.
type console struct {
	in       io.Reader
	out, err io.Writer
}

// flags returns a set of flags that writes its mistakes to the console.
func (c console) flags(command string) *flag.FlagSet {
	flags := flag.NewFlagSet(command, flag.ContinueOnError)
	flags.SetOutput(c.err)
	return flags
}

// onlyFlags reads the flags of a command that takes nothing else: who forgets -lessons is
// told, and not that the built-in course is in order.
func onlyFlags(flags *flag.FlagSet, args []string) error {
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("%s takes no %q: a folder of lessons is named by -lessons", flags.Name(), flags.Arg(0))
	}
	return nil
}

// commands lists what build can do, in the order of the usage text.
var commands = []command{
	{"serve", "build and serve the site, again on every change", serve},
	{"site", "write the static site", writeSite},
	{"check", "run every claim of the lessons", check},
	{"explain", "tell what an expression does, stop by stop", explain},
	{"figure", "draw the figure of an expression", drawFigure},
	{"new", "start a lesson", newLesson},
	{"overlay", "print the overlay with which tests in WebAssembly are compiled", printOverlay},
	{"run", "run such a test, with its instructions made tight as the site's are", runTight},
}

func main() {
	c := console{in: os.Stdin, out: os.Stdout, err: os.Stderr}
	if err := execute(c, os.Args[1:]); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(c.err, err)
		os.Exit(1)
	}
}

// execute finds the command that args name and runs it.
func execute(c console, args []string) error {
	if len(args) > 0 {
		for _, command := range commands {
			if command.name == args[0] {
				return command.run(c, args[1:])
			}
		}
	}
	if len(args) > 0 && slices.Contains([]string{"help", "-h", "-help", "--help"}, args[0]) {
		usage(c.out)
		return nil
	}
	usage(c.err)
	if len(args) == 0 {
		return fmt.Errorf("no command given")
	}
	return fmt.Errorf("no command %q", args[0])
}

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: go run ./cmd/build COMMAND")
	for _, command := range commands {
		fmt.Fprintf(w, "  %-8s %s\n", command.name, command.summary)
	}
}

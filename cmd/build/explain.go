package main

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"shapecast/app/bench"
	"shapecast/engine"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// explain runs a program and tells what its broadcasting does: as text, stop by
// stop, or with -json as one object. With -json and the program "-" it reads
// one program a line and writes one object a line, in order, whatever the
// programs are.
//
// docs/explain-json.md describes the fields of the object: expr, library, ok,
// verdict, checks, result, operands, stops, error, repairs, change, vars and
// warnings. Axes count from the left of the result, from 0; strides are in
// elements; values are flat in C order, at most 10,000 of them.
func explain(c console, args []string) error {
	flags := c.flags("explain")
	asJSON := flags.Bool("json", false, "write one JSON object; with the program -, one for each line of standard input")
	name := flags.String("library", "", "`name` of the library whose rules and words it follows: "+libraryNames()+"; the one the program names when it is not given")
	if err := flags.Parse(args); err != nil {
		return err
	}
	library := engine.Library(*name)
	if library != "" && !slices.Contains(engine.Libraries[:], library) {
		return fmt.Errorf("no library %q: %s", *name, libraryNames())
	}
	program := strings.Join(flags.Args(), " ")
	switch {
	case flags.NArg() == 0:
		return fmt.Errorf("no program to explain")
	case program == "-" && *asJSON:
		return explainLines(c, library)
	case program == "-":
		source, err := io.ReadAll(c.in)
		if err != nil {
			return err
		}
		program = string(source)
	}
	if *asJSON {
		_, err := c.out.Write(object(program, library))
		return err
	}
	_, err := io.WriteString(c.out, explainText(ranOrQuoted(program, library)))
	return err
}

func libraryNames() string {
	return strings.Join(each(engine.Libraries[:], func(l engine.Library) string { return string(l) }), ", ")
}

// explainLines explains one program a line. What was written is flushed when
// no further line waits, so that another program can ask and answer.
func explainLines(c console, library engine.Library) error {
	in, out := bufio.NewReader(c.in), bufio.NewWriter(c.out)
	for {
		line, err := in.ReadString('\n')
		if err != nil && line == "" {
			break
		}
		if _, err := out.Write(object(strings.TrimRight(line, "\r\n"), library)); err != nil {
			return err
		}
		if in.Buffered() == 0 {
			if err := out.Flush(); err != nil {
				return err
			}
		}
	}
	return out.Flush()
}

// object explains one program as a JSON object and a line end. A mistake of
// ours while it does so is an error of kind "internal", and not the end of the
// lines that follow.
func object(source string, library engine.Library) (line []byte) {
	defer func() {
		if p := recover(); p != nil {
			e := newExplanation(source)
			e.Verdict = engine.Fails.String()
			e.Error = &mistake{Kind: "internal", Message: fmt.Sprint(p)}
			line = encoded(e)
		}
	}()
	return encoded(explained(source, ranOrQuoted(source, library)))
}

// ranOrQuoted runs a program. If the text is not a whole program but has the error
// message of a library in it, it runs the operation that the message is about,
// which has no place in the text.
func ranOrQuoted(source string, library engine.Library) run.Outcome {
	out := run.Run(source, library)
	if out.Err == nil || !slices.Contains([]string{"syntax", "unsupported", "name"}, kindOf(out.Err)) {
		return out
	}
	b := bench.New(figure.State{Library: library}, "")
	b.Put(source)
	o, quoted := b.Quoted()
	if !quoted || o.Kind > bench.OfferShapes {
		return out
	}
	out = run.Run(o.Line, o.Library)
	out.At.Source = ""
	return out
}

// encoded returns e as JSON. What cannot be encoded is a mistake of ours.
func encoded(e explanation) []byte {
	line, err := encodeWith("", e)
	if err != nil {
		panic(err)
	}
	return line
}

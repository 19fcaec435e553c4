package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"testing"

	"shapecast/engine"
)

// A programRow is a program, and what its explanation has to say, with floats that
// may be off by a part.
type programRow struct {
	Library engine.Library
	Program string
	Within  float64
	Want    any
}

// TestExplainRows runs the programs of a library in one go, as explain -json - does.
func TestExplainRows(t *testing.T) {
	asked := map[engine.Library][]programRow{}
	for _, r := range programRows(t) {
		asked[r.Library] = append(asked[r.Library], r)
	}
	for library, list := range asked {
		var in, out bytes.Buffer
		for _, r := range list {
			fmt.Fprintln(&in, r.Program)
		}
		if err := explain(console{in: &in, out: &out}, []string{"-json", "-library", string(library), "-"}); err != nil {
			t.Fatal(err)
		}
		wrong, decoder := 0, json.NewDecoder(&out)
		for _, r := range list {
			var got any
			if err := decoder.Decode(&got); err != nil {
				t.Fatal(err)
			}
			if at := r.differs(r.Want, got); at != "" {
				if wrong++; wrong < 10 {
					t.Errorf("%s: %s\n  %s", library, r.Program, at)
				}
			}
		}
		t.Logf("%s: %d passed of %d run", library, len(list)-wrong, len(list))
	}
}

// programRows reads the rows, which engine/testdata/README.md describes.
func programRows(t *testing.T) (rows []programRow) {
	t.Helper()
	file, err := os.Open("../../engine/testdata/programs.jsonl.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	text, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	for decoder := json.NewDecoder(text); decoder.More(); {
		var r programRow
		if err := decoder.Decode(&r); err != nil {
			t.Fatal(err)
		}
		rows = append(rows, r)
	}
	if len(rows) < 18_000 {
		t.Errorf("got %d rows, want 18,000", len(rows))
	}
	return rows
}

// differs says where an explanation is not what a row wants: each field that the
// row has, and each entry of a list.
func (r programRow) differs(want, got any) string {
	switch want := want.(type) {
	case map[string]any:
		object, _ := got.(map[string]any)
		for key, part := range want {
			if at := r.differs(part, object[key]); at != "" {
				return key + " " + at
			}
		}
		return ""
	case []any:
		list, _ := got.([]any)
		for i := range min(len(want), len(list)) {
			if at := r.differs(want[i], list[i]); at != "" {
				return fmt.Sprint(i, " ", at)
			}
		}
		if len(want) == len(list) {
			return ""
		}
	case float64:
		if x, is := got.(float64); is && math.Abs(x-want) <= r.Within*max(1, math.Abs(want)) {
			return ""
		}
	default:
		if got == want {
			return ""
		}
	}
	return fmt.Sprintf("is %v, want %v", got, want)
}

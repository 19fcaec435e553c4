package browsers

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"shapecast/app/bench"
	"shapecast/app/embed"
	"shapecast/app/words"
	"shapecast/engine/figure"
)

// TestJupyterLab runs the cells of the guide and of the dialog, and opens the notebook
// in JupyterLab, in two browsers: as its author has it, and as somebody else who does
// not trust it, without the server of the figures and without the widgets' state.
func TestJupyterLab(t *testing.T) {
	t.Parallel()
	node, tools := first("node"), folderWith(os.Getenv("NODE_TOOLS"), "node_modules/puppeteer-core/package.json")
	if node == "" || tools == "" || !hasJupyter() {
		t.Skip("no JupyterLab: pip install jupyterlab anywidget, and puppeteer-core in $NODE_TOOLS")
	}
	p := newPlatforms(t)
	p.notebook(t)
	p.stripped(t)
	lab := p.lab(t)
	for name, path := range map[string]string{"chrome": first("chromium-headless-shell", "chromium", "google-chrome"), "firefox": first("firefox-esr", "firefox")} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if path == "" {
				lack(t, "no "+name)
			}
			ctx, cancel := context.WithTimeout(t.Context(), limit)
			defer cancel()
			run := exec.CommandContext(ctx, node, "jupyter.mjs", name, path, lab, p.site)
			run.Env, run.WaitDelay = append(os.Environ(), "NODE_TOOLS="+tools), 5*time.Second
			text, err := run.CombinedOutput()
			t.Logf("\n%s", text)
			if err != nil {
				t.Error(err)
			}
		})
	}
}

func hasJupyter() bool {
	return first("jupyter-lab") != "" && exec.Command(first("jupyter"), "nbconvert", "--version").Run() == nil
}

// addJupyter adds the notebook as its author sees it, and as it is exported to be
// printed.
func (p *platforms) addJupyter(t *testing.T) {
	if !hasJupyter() {
		t.Log("JupyterLab is left out: it is not installed")
		return
	}
	p.notebook(t)
	command(t, p.dir, first("jupyter"), "nbconvert", "--to", "html", "mine.ipynb")
	p.pages = append(p.pages, platform{Name: "JupyterLab", URL: p.lab(t) + "lab/tree/mine.ipynb?reset", Lang: "en", Widths: []int{360, 1200},
		Frame: true, Inside: ".jp-OutputArea-output", Paper: p.host + "mine.html"})
}

// notebook writes a notebook with the cell of the dialog and those of the guide, runs
// it, and trusts it.
func (p *platforms) notebook(t *testing.T) {
	t.Helper()
	text, err := os.ReadFile("../../docs/en/embed.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(strings.ReplaceAll(string(text), "https://shapecast.example/", p.site), "\n## JupyterLab\n")
	s := figure.State{Expr: "ones(4, 1) + ones(3)", Theme: "light"}
	e := embed.Embedding{Home: p.site, State: s, Shown: bench.New(s, "").Good, Lang: words.English}.Sized()
	var sources []string
	for _, snippet := range embed.Snippets() {
		if snippet.Name == "Jupyter" {
			sources = append(sources, snippet.Text(e))
		}
	}
	section, _, _ = strings.Cut(section, "\n## ")
	for _, block := range fence.FindAllStringSubmatch(section, -1) {
		sources = append(sources, block[2])
	}
	var cells []map[string]any
	for i, source := range sources {
		cells = append(cells, map[string]any{"id": string(rune('a' + i)), "cell_type": "code", "source": source, "metadata": map[string]any{}, "outputs": []any{}, "execution_count": nil})
	}
	if len(cells) != 3 {
		t.Fatalf("got %d cells, want 3", len(cells))
	}
	p.write(t, "mine.ipynb", map[string]any{"cells": cells, "metadata": map[string]any{}, "nbformat": 4, "nbformat_minor": 5})
	command(t, p.dir, first("jupyter"), "nbconvert", "--to", "notebook", "--execute", "--inplace", "mine.ipynb")
	command(t, p.dir, first("jupyter"), "trust", "mine.ipynb")
}

// stripped saves the notebook as somebody else gets it.
func (p *platforms) stripped(t *testing.T) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(p.dir, "mine.ipynb"))
	if err != nil {
		t.Fatal(err)
	}
	var book map[string]any
	if err := json.Unmarshal(data, &book); err != nil {
		t.Fatal(err)
	}
	delete(book["metadata"].(map[string]any), "widgets")
	p.write(t, "yours.ipynb", book)
}

func (p *platforms) write(t *testing.T, name string, book any) {
	t.Helper()
	data, err := json.Marshal(book)
	if err != nil {
		t.Fatal(err)
	}
	p.put(p.dir, name, string(data))
}

// command runs a program in a folder.
func command(t *testing.T, dir, program string, args ...string) {
	t.Helper()
	run := exec.Command(program, args...)
	run.Dir = dir
	if text, err := run.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", program, err, text)
	}
}

var labAddress = regexp.MustCompile(`http://127\.0\.0\.1:\d+/`)

// lab starts JupyterLab over the notebooks and returns its address.
func (p *platforms) lab(t *testing.T) string {
	t.Helper()
	lab := exec.Command(first("jupyter-lab"), "--allow-root", "--no-browser", "--ip=127.0.0.1", "--port=0",
		"--ServerApp.token=", "--ServerApp.password=", "--ServerApp.root_dir="+p.dir)
	said, err := lab.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := lab.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = lab.Process.Signal(os.Interrupt) // twice: the first asks whether it is meant
		_ = lab.Process.Kill()
		_ = lab.Wait()
	})
	var heard bytes.Buffer
	for lines := bufio.NewScanner(said); lines.Scan(); {
		heard.WriteString(lines.Text() + "\n")
		if address := labAddress.FindString(lines.Text()); address != "" {
			go func() {
				for lines.Scan() { // or it would wait for its reader
				}
			}()
			return address
		}
	}
	t.Fatalf("JupyterLab did not start:\n%s", heard.String())
	return ""
}

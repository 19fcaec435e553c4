package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"shapecast/lessons"
)

var shellFence = regexp.MustCompile("(?s)\n```sh\n(.*?)```")

// guideFolder makes a folder inside the repository the working directory of the test, in
// which the commands of the guides are run, and returns a file that passes for the
// compiled program. In a copy elsewhere the compiler would recognise nothing.
func guideFolder(t *testing.T) (program string) {
	t.Helper()
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	cache := filepath.Join(root, ".cache")
	if err := os.MkdirAll(cache, 0o755); err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp(cache, "guides-*")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) }) // another test has another folder
	program = filepath.Join(dir, "app.wasm")
	if err := os.WriteFile(program, []byte("\x00asm\x01\x00\x00\x00"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	return program
}

// TestCommandsInGuides runs every command that a guide states, in the order of
// the guide. What takes long is put aside: the program is not
// compiled, pictures are not painted, and in place of the built-in course
// stands the lesson that a guide starts.
func TestCommandsInGuides(t *testing.T) {
	texts, n, served := guideTexts(t), 0, map[string]bool{}
	for _, lang := range []string{"en", "zh"} {
		t.Run(lang, func(t *testing.T) {
			program := guideFolder(t)
			if err := execute(quiet(), []string{"new", "my-course/" + lang + "/02-another"}); err != nil {
				t.Fatal(err)
			}
			for _, name := range guideNames(texts, lang) {
				for _, fence := range shellFence.FindAllStringSubmatch(texts[name], -1) {
					for line := range strings.Lines(fence[1]) {
						n++
						if strings.Contains(line, " serve ") && served[line] {
							continue // the other language states it too, and it compiles the builder
						}
						served[line] = true
						if err := runLine(strings.TrimSpace(line), program); err != nil {
							t.Errorf("%s: %s: %v", name, line, err)
						}
					}
				}
			}
		})
	}
	if n < 15 {
		t.Errorf("got %d commands, want 15", n)
	}
}

// guideNames returns the paths of the guides in one language.
func guideNames(texts map[string]string, lang string) (names []string) {
	for name := range texts {
		if strings.HasPrefix(name, lang+"/") {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

var shellWord = regexp.MustCompile(`'[^']*'|\S+`)

func runLine(line, program string) error {
	args := shellWord.FindAllString(line, -1)
	for i, arg := range args {
		args[i] = strings.Trim(arg, "'")
	}
	if len(args) < 4 || strings.Join(args[:3], " ") != "go run ./cmd/build" {
		return fmt.Errorf("not a command of ours")
	}
	args = args[3:]
	switch args[0] {
	case "site":
		args = append(args, "-program", program, "-gif=false", "-png=false")
		if !slices.Contains(args, "-lessons") {
			args = append(args, "-lessons", "my-course")
		}
	case "serve":
		return serveOnce(args, program)
	}
	return execute(quiet(), args)
}

// A servedAt takes what serve says, and keeps where it shows the course.
type servedAt chan string

func (a servedAt) Write(text []byte) (int, error) {
	if _, address, found := strings.Cut(string(text), "serving at "); found {
		a <- strings.TrimSpace(address)
	}
	return len(text), nil
}

// serveOnce runs serve until it shows the course, and interrupts it as a person does.
func serveOnce(args []string, program string) error {
	said, ended := make(servedAt, 1), make(chan error, 1)
	c := console{in: strings.NewReader(""), out: said, err: io.Discard}
	go func() { ended <- execute(c, append(args, "-addr", "localhost:0", "-program", program, "-png=false")) }()
	select {
	case err := <-ended:
		return fmt.Errorf("it ended with %v", err)
	case address := <-said:
		client := http.Client{Timeout: 10 * time.Second}
		response, err := client.Get(address)
		if err != nil {
			return err
		}
		defer response.Body.Close()
		page, err := io.ReadAll(response.Body)
		if err != nil || !strings.Contains(string(page), reloadTag) {
			return fmt.Errorf("got %d bytes, %v, from %s", len(page), err, address)
		}
	}
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		return err
	}
	if err := self.Signal(syscall.SIGINT); err != nil {
		return err
	}
	return <-ended
}

var (
	markdownFence = regexp.MustCompile("(?s)````markdown\n(.*?)````")
	yamlFence     = regexp.MustCompile("(?s)```yaml\n(.*?)```")
)

// TestLessonsInGuides makes a course of what the guide to courses shows: the
// head of a file, figures and questions, and what the course says about itself.
func TestLessonsInGuides(t *testing.T) {
	texts := guideTexts(t)
	for _, lang := range []string{"en", "zh"} {
		t.Run(lang, func(t *testing.T) {
			guide := texts[lang+"/course.md"]
			heads := yamlFence.FindAllStringSubmatch(guide, -1)
			blocks := markdownFence.FindAllStringSubmatch(guide, -1)
			if len(heads) != 2 || len(blocks) < 4 {
				t.Fatalf("got %d heads and %d blocks, want 2 and 4", len(heads), len(blocks))
			}
			text := heads[0][1]
			for _, block := range blocks {
				text += "\n" + block[1]
			}
			first := strings.NewReplacer("order: 5", "order: 1", "id: axes ", "id: what-a-shape-says ", "requires:", "# requires:").Replace(heads[0][1])
			folder := fstest.MapFS{
				lang + "/01-what-a-shape-says.md": {Data: []byte(first + "Text.\n")},
				lang + "/05-axes.md":              {Data: []byte(text)},
				"course.yaml":                     {Data: []byte(heads[1][1])},
				"logo.svg":                        {Data: []byte(dot)},
			}
			course, problems := lessons.Read(folder)
			if len(problems) > 0 {
				t.Error(problems.Text())
			}
			if got := course.About(lang).Title; got == "" {
				t.Error("the course has no title")
			}
		})
	}
}

// TestMistakeInGuide makes the mistake that the guide shows.
func TestMistakeInGuide(t *testing.T) {
	texts := guideTexts(t)
	for _, lang := range []string{"en", "zh"} {
		guideFolder(t)
		if err := execute(quiet(), []string{"new", "my-course/" + lang + "/01-my-first-lesson"}); err != nil {
			t.Fatal(err)
		}
		name := filepath.Join("my-course", lang, "01-my-first-lesson.md")
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(strings.Replace(string(text), "# -> (4, 3)", "# -> (4, 4)", 1)), 0o644); err != nil {
			t.Fatal(err)
		}
		_, said, err := invoke("check", "-lessons", "my-course")
		if said = strings.TrimSpace(said); err == nil || !strings.Contains(texts[lang+"/course.md"], said) {
			t.Errorf("the guide in %s does not show\n%s", lang, said)
		}
	}
}

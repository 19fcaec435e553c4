package main

import (
	"strconv"
	"testing"
	"testing/fstest"

	"shapecast/app/words"
	"shapecast/lessons"
)

// TestStopsAreThoseOfTheStory holds that a lesson may name the steps that its
// figure has, as the figures count them, and no more.
func TestStopsAreThoseOfTheStory(t *testing.T) {
	for _, code := range []string{"ones((3, 1)) + ones(4) # -> (3, 4)", "ones(3) + ones(4) # -> ValueError",
		"ones(6).reshape(2, 3) # -> (2, 3)", "ones((6, 2)).sum(axis=0) # -> (2,)"} {
		read := func(stop int) (*lessons.Figure, lessons.Problems) {
			text := "---\ntitle: A\nsummary: S\norder: 1\nid: axes\n---\n```broadcast\n:id: f\n:caption: C\n:stop: " + strconv.Itoa(stop) + "\n" + code + "\n```\n"
			course, problems := lessons.Read(fstest.MapFS{"en/01-axes.md": {Data: []byte(text)}}, say)
			return course.Lessons[0].Figures[0], problems
		}
		fig, _ := read(0)
		last := 0
		if fig.Drawn.Trace != nil {
			last = words.StoryOf(words.English, *fig.Drawn.Trace).Last()
		} else {
			last = words.ChangeStoryOf(words.English, *fig.Drawn.Change).Last()
		}
		if _, problems := read(last); len(problems) > 0 {
			t.Errorf("%s: the last step is refused: %s", code, problems.Text())
		}
		if _, problems := read(last + 1); len(problems) != 1 {
			t.Errorf("%s: step %d is beyond the last one, and there are %d problems", code, last+1, len(problems))
		}
	}
}

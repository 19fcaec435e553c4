package words_test

import (
	"strings"
	"testing"

	"shapecast/app/words"
)

// TestWhatIsStored runs programs whose values are not what a reader expects: a type has no room
// for them, or another variable shares them.
func TestWhatIsStored(t *testing.T) {
	for program, want := range map[string]string{
		"np.array([200, 100], dtype=np.uint8) + np.array([100, 100], dtype=np.uint8)":     "2 sums They are added. 300 has no room in uint8: 44 is stored.",
		"np.array([1, 100], dtype=np.uint8) - np.array([2, 1], dtype=np.uint8)":           "-1 has no room in uint8: 255 is stored",
		"np.array([[200, 100]], dtype=np.uint8) * np.array([[2], [100]], dtype=np.uint8)": "They are multiplied. 400 has no room in uint8: 144 is stored; 3 values wrap around.",
		"np.uint8(200) + np.uint8(100)":                                                   "They are added. 300 has no room in uint8: 44 is stored.",
		"a = np.array([200, 9], dtype=np.uint8); a += a":                                  "The sums are written into a. 400 has no room in uint8: 144 is stored.",
		"a = np.arange(9); a[:] = np.linspace(0, 2, 9)":                                   "int64 holds whole numbers: 0.25 is cut to 0; 6 values are cut.",
		"np.full((30, 9), 200, dtype=np.uint8) + np.uint8(100)":                           "300 has no room in uint8: 44 is stored.",
		"a = np.arange(12); a[a > 5] = 0":                                                 "6 values written from 1 stored number",
		"a = np.arange(3); a[a > 1] = 2.5":                                                "int64 holds whole numbers: 2.5 is cut to 2",
		"x = np.array([1, 2, 3]); x[1] = 2.7":                                             "int64 holds whole numbers: 2.7 is cut to 2",
		"np.array([1, 2]) + np.array([[3], [4]])":                                         "4 sums They are added. All of it came from 4 stored numbers.", // once
		"T = np.zeros((4, 4)); old = T; T[1:] = 1; d = T - old":                           "T and old are one array",
		"T = np.zeros((4, 4)); old = T.copy(); T[1:] = 1; d = T - old":                    "16 differences from 32 stored numbers",
		"T = np.zeros((4, 4)); old = T[::-1]; d = T - old":                                "16 differences from 16 stored numbers",
		"a = np.random.randint(0, 256, (3, 4), dtype=np.uint8); a + a":                    "uint8 holds 0 to 255: other sums wrap around",
		"a = np.random.randint(0, 256, (3, 4), dtype=np.uint8); a - a[0]":                 "uint8 holds 0 to 255: other differences wrap around",
		"a = np.random.randint(0, 256, (3, 4), dtype=np.uint8); a / a":                    "12 quotients from 12 stored numbers",
		"a = np.random.randint(0, 256, (3, 4)); a + a":                                    "12 sums from 12 stored numbers",
		"data = np.ones((3, 4)); first = data[0]; first -= first.mean()":                  "data shares them, so data changes too.",
		"data = np.ones((3, 4)); first = data[0]; first[:] = 5":                           "data shares them, so data changes too.",
		"u, v = np.zeros((2, 3)); u += 1":                                                 "Its old values are gone.",
		"data = np.ones((3, 4)); first = data[0].copy(); first -= first.mean()":           "Its old values are gone.",
		"a = np.arange(4); a[a > 1] = 2.7":                                                "int64 holds whole numbers: 2.7 is cut to 2",
		"a = np.arange(4); a[a > 1] = 2":                                                  "2 values written from 1 stored number",
		"np.ones((9, 9, 9)) + np.ones(9)":                                                 "Three axes have the same size. B would have fitted axis 0 and axis 1 too",
		"np.ones((9, 9)) + np.ones(9)":                                                    "Two axes have the same size. B would have fitted axis 0 too",
		"a = np.zeros((3, 4)); a[:] = np.arange(3)":                                       "Only size 1 stretches; other sizes have to be equal.",
	} {
		s := storyOfTrace(t, words.English, "import numpy as np; "+program)
		said := s.Say(words.Compute)
		if doubt := s.Say(words.Match); doubt.Kind != words.Running {
			said = doubt
		}
		if text := said.Small + " " + said.Rest + " " + said.Lead + " " + said.Rest; !strings.Contains(text, want) {
			t.Errorf("%s: %q, want %q", program, text, want)
		}
	}
}

// TestRepeatedValues looks at the words of repeats that store more values, and of one that does not.
func TestRepeatedValues(t *testing.T) {
	for program, want := range map[string]string{
		"np.repeat(np.arange(3), [1, 0, 2])": "Each value is written as often as its count says. It keeps 3 values in memory of its own.",
		"np.repeat(np.arange(3), 2)":         "Each value is written several times in a row. 6 values stored, where 3 were; broadcasting stores no copies.",
	} {
		s := storyOfChange(t, program)
		if got := s.Say(words.Axis).Lead + " " + s.Say(words.Result).Rest; got != want {
			t.Errorf("%s: got %q, want %q", program, got, want)
		}
	}
}

// TestTypesUnderNames looks at the types that stand under the names of rows where they do not fit: a
// number of Python's is float32 in PyTorch.
func TestTypesUnderNames(t *testing.T) {
	for program, want := range map[string]string{
		"x = torch.tensor([1, 2, 3]); x += 0.5":                 "int64 float32 no float32 in int64",
		"x = np.array([1, 2, 3]); x += 0.5":                     "int64 float64 no float64 in int64",
		"x = torch.tensor([1, 2]); x += torch.ones(2).double()": "int64 float64 no float64 in int64",
	} {
		if got := strings.Join(storyOfTrace(t, words.English, program).Remarks(), " "); got != want {
			t.Errorf("%s: %q, want %q", program, got, want)
		}
	}
}

package words_test

import (
	"strings"
	"testing"

	"shapecast/app/words"
)

// TestWhatIsDone holds a part of what is said at the last step of operations, in both languages.
func TestWhatIsDone(t *testing.T) {
	const given = "a, k = np.arange(3), np.array([True, False])\nj = np.array([False, True])\n"
	for line, want := range map[string][2]string{
		"a % 2":                        {"the remainder is kept", "取余数"},
		"a // 2":                       {"rounded down", "向下取整"},
		"k & j":                        {"combined by and", "做“与”运算"},
		"k | j":                        {"combined by or", "做“或”运算"},
		"a > 1":                        {"compared", "比较"},
		"-a":                           {"The sign of each value flips.", "取相反数"},
		"np.sqrt(a)":                   {"The square root of each value is taken.", "开平方"},
		"np.tanh(a)":                   {"tanh is computed for each value.", "求 tanh"},
		"~k":                           {"True and False change places.", "真假互换"},
		"k.all()":                      {"reduced to one True or False", "归约成一个布尔值"},
		"a.max()":                      {"reduced to one number", "归约成一个数"},
		"np.ones(4) - np.ones((4, 1))": {"One to one it would be 4.", "一一对应只有 4 个。"},
		"((np.ones(4) - np.ones((4, 1))) ** 2).mean()": {"a number made of all pairs is another one", "是另一个数"},
	} {
		for i, l := range words.Langs {
			said, s := "", storyOfProgram(t, l, "numpy", given+line)
			for _, stop := range s.Steps() {
				said += s.Say(stop).Lead + s.Say(stop).Rest
			}
			if !strings.Contains(said, want[i]) {
				t.Errorf("%s: it says %q, not %q", line, said, want[i])
			}
		}
	}
}

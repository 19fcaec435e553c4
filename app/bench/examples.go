package bench

import (
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// An Example is a program of the menu.
type Example struct {
	English string // what it shows; "" where the program says it all
	Chinese string
	Program string
	Library engine.Library
}

// OpenExample puts an example on the bench.
func (b *Bench) OpenExample(e Example) {
	b.remember(Field{Kind: Press})
	b.State = figure.State{Lang: b.State.Lang, Theme: b.State.Theme, Library: e.Library}
	b.View = View{}
	b.Slip, b.chosen = nil, -1
	b.read(e.Program)
}

func (e Example) Title(lang words.Lang) string { return lang.In(e.English, e.Chinese) }

// FirstBug is where the real bugs begin.
var FirstBug = len(starters)

// starters are what a newcomer may begin with.
var starters = []Example{
	{"Column plus row", "一列加一行", FirstLine, ""},
	{"A bonus for each student", "给每个学生加分", "scores = array([[7, 5, 8], [6, 9, 7], [9, 8, 7], [8, 6, 5]])\nbonus = array([5, 0, 2, 7])\nscores + bonus", ""},
	{"A loss that is too big", "过大的损失", "y_true = arange(20, 320, 3)\ny_pred = arange(18, 318, 3).reshape(100, 1)\ny_true - y_pred", ""},
	{"Rows of different lengths", "长短不一的行", "tf.ragged.constant([[1, 2, 3], [4], [5, 6]]) + [[10], [20], [30]]", engine.InTensorFlow},
	{"Three arrays at once", "三个数组一起", "array([[0], [10], [20]]) + array([1, 2]) + array([[100], [200], [300]])", ""},
	{"A number for each channel", "每个通道一个数", "images = arange(2 * 3 * 4 * 4).reshape(2, 3, 4, 4)\nmeans = array([[[10]], [[20]], [[30]]])\nimages - means", ""},
	{"Add in place", "原位相加", "a = array([[10], [20]])\nb = array([5, 6, 7])\na += b", ""},
	{"A view that stores no more", "不多占内存的视图", "np.broadcast_to(array([5, 6, 7, 8]), (3, 4))", ""},
	{"No values at all", "一个值也没有", "array([[1], [2], [3]]) + zeros(0)", ""},
}

// bugs are some that people reported.
var bugs = []Example{
	{"a loss of (8,) − (8,1)", "损失：(8,) − (8,1)", "predicted = ones(8, 1)\ntarget = ones(8)\ntarget - predicted", ""},
	{"a square matrix minus its row means", "方阵减去行均值", "m = np.arange(9.0).reshape(3, 3)\nm - m.mean(axis=1)", ""},
	{"one weight for each sample", "每个样本一个权重", "losses = ones(32, 10)\nweights = ones(32)\nlosses * weights", ""},
	{"channels last, channels first", "通道在后，通道在前", "images = ones(8, 3, 32, 32)\nmean = ones(3)\nimages - mean", ""},
	{"a mask without its head axis", "掩码缺了头这个轴", "attention = ones(2, 8, 16, 16)\nmask = ones(2, 16)\nattention + mask", ""},
	{"running sums that cannot grow", "累加的结果不能变大", "total = np.zeros(3)\ntotal += np.ones((4, 3))", ""},
	{"all pairs by accident", "无意中成了两两配对", "points = ones(100, 3)\nnorms = ones(100, 1)\nnorms - norms[:, 0]", ""},
}

// Examples are the programs in the order of the menu.
var Examples = slices.Concat(starters, bugs)

// TitleOf names the example that a program is, or says that it is the reader's own.
func TitleOf(program string, lang words.Lang) string {
	for _, e := range Examples {
		if e.Program == program {
			return e.Title(lang)
		}
	}
	return lang.Label(words.LabelYours)
}

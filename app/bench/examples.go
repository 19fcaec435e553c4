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

// Where the examples of the documents and the real bugs begin.
var (
	FirstDocument = len(starters)
	FirstBug      = FirstDocument + len(documents)
)

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

// documents are the examples of the source documents, D1 to D27 in their order, and more.
var documents = []Example{
	{"(4,16,16,32) + (32)", "(4,16,16,32) + (32)", "ones(4, 16, 16, 32) + ones(32)", ""},
	{"a new value for every score", "每个分数加一个新值", "ones(classes=4, students=32, scores=8) + ones(scores=8)", ""},
	{"one value for each student", "每个学生一个值", "ones(classes=4, students=32, scores=8) + ones(students=32, scores=1)", ""},
	{"every score plus 5", "每个分数加 5", "ones(classes=4, students=32, scores=8) + 5", ""},
	{"(4,32,8) + one value in a list", "(4,32,8) 加列表里的一个值", "ones(4, 32, 8) + [5.0]", ""},
	{"a full bias is 8 numbers", "完整的偏置只有 8 个数", "ones(4, 32, 8) + ones(8)", ""},
	{"one number for each channel", "每个通道一个数", "ones(4, 32, 14, 14) + ones(1, 32, 1, 1)", ""},
	{"one picture for all", "所有图共用一张", "ones(4, 32, 14, 14) + ones(14, 14)", ""},
	{"4 against 2", "4 与 2", "ones(4, 32, 14, 14) + ones(2, 32, 14, 14)", ""},
	{"one number for each colour", "每种颜色一个数", "tf.ones([4, 32, 32, 3]) + tf.ones([3])", engine.InTensorFlow},
	{"one picture without colours", "一张不分颜色的图", "tf.ones([4, 32, 32, 3]) + tf.ones([32, 32, 1])", engine.InTensorFlow},
	{"one number for each picture", "每张图一个数", "tf.ones([4, 32, 32, 3]) + tf.ones([4, 1, 1, 1])", engine.InTensorFlow},
	{"4 in the wrong place", "4 放错了位置", "tf.ones([4, 32, 32, 3]) + tf.ones([1, 4, 1, 1])", engine.InTensorFlow},
	{"broadcast_to copies nothing", "broadcast_to 不复制", "tf.broadcast_to(tf.ones([4, 1, 1, 1]), [4, 32, 32, 3])", engine.InTensorFlow},
	{"broadcast: 12 numbers stored", "广播：存 12 个数", "np.broadcast_to(np.ones([3, 4]), [2, 3, 4])", ""},
	{"tile: 24 numbers stored", "平铺：存 24 个数", "x = np.ones([3, 4])\nnp.tile(np.expand_dims(x, axis=0), [2, 1, 1])", ""},
	{"written out, nothing to stretch", "全部写出，无需拉伸", "np.array([[0,0,0],[10,10,10],[20,20,20],[30,30,30]]) + np.array([[0,1,2],[0,1,2],[0,1,2],[0,1,2]])", ""},
	{"(4,3) + (3)", "(4,3) + (3)", "np.array([[0,0,0],[10,10,10],[20,20,20],[30,30,30]]) + np.array([0,1,2])", ""},
	{"a column plus a row", "列加行", "np.array([[0],[10],[20],[30]]) + np.array([0,1,2])", ""},
	{"the error text of PyTorch", "PyTorch 的报错", "torch.rand(4, 32, 14, 14) + torch.rand(2, 32, 14, 14)", engine.InPyTorch},
	{"a base picture for every channel", "每个通道共用一张底图", "torch.ones(4, 3, 32, 32) + torch.ones(32, 32)", engine.InPyTorch},
	{"one number for each colour", "每种颜色一个数", "torch.ones(4, 3, 32, 32) + torch.ones(3, 1, 1)", engine.InPyTorch},
	{"one number for every pixel", "每个像素共用一个数", "torch.ones(4, 3, 32, 32) + torch.ones(1, 1, 1, 1)", engine.InPyTorch},
	{"rank 0", "秩 0", "np.array(30)", ""},
	{"rank 1", "秩 1", "np.array([1, 2])", ""},
	{"rank 2, ragged", "秩 2，不等长", "tf.ragged.constant([[1, 2], [3]])", engine.InTensorFlow},
	{"rank 3, ragged", "秩 3，不等长", "tf.ragged.constant([[[1, 2], [3, 4]], [[5, 6]]])", engine.InTensorFlow},
	{"ragged rows plus 3", "不等长的行加 3", "tf.ragged.constant([[1, 2], [3]]) + 3", engine.InTensorFlow},
	{"one number for each ragged row", "每个不等长的行一个数", "tf.ragged.constant([[10, 87, 12], [19, 53], [12, 32]]) + [[1000], [2000], [3000]]", engine.InTensorFlow},
	{"ragged rank 1", "ragged_rank 为 1", "tf.ragged.constant([[[1, 2], [3, 4], [5, 6]], [[7, 8]]], ragged_rank=1) + [[10]]", engine.InTensorFlow},
	{"ragged rank 2", "ragged_rank 为 2", "tf.ragged.constant([[[[1], [2]], [], [[3]], [[4]]], [[[5], [6]], [[7]]]], ragged_rank=2) + [10, 20, 30]", engine.InTensorFlow},
	{"a first row of 2 against 4", "第一行 2 与 4", "tf.ragged.constant([[1, 2], [3, 4, 5, 6], [7]]) + [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]", engine.InTensorFlow},
	{"a first row of 3 against 2", "第一行 3 与 2", "tf.ragged.constant([[1, 2, 3], [4], [5, 6]]) + tf.ragged.constant([[10, 20], [30, 40], [50]])", engine.InTensorFlow},
	{"an inner axis of 2 against 3", "内层轴 2 与 3", "tf.ragged.constant([[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10]]]) + tf.ragged.constant([[[1, 2, 0], [3, 4, 0], [5, 6, 0]], [[7, 8, 0], [9, 10, 0]]])", engine.InTensorFlow},
	{"in place", "原位相加", "torch.zeros(5, 7, 3).add_(torch.ones(5, 7, 3))", engine.InPyTorch},
	{"size 0 against 2", "大小 0 与 2", "torch.empty((0,)) + torch.ones(2, 2)", engine.InPyTorch},
	{"each row of 2 plus [20, 30]", "每行两个数加 [20, 30]", "torch.arange(12).reshape(3, 2, 2) + torch.tensor([20, 30])", engine.InPyTorch},
	{"in place: x can hold it", "原位：x 装得下", "x = torch.ones(3, 2, 2)\ny = torch.ones(2)\nx.add_(y)", engine.InPyTorch},
	{"in place: y cannot grow", "原位：y 不能变大", "x = torch.ones(3, 2, 2)\ny = torch.ones(2)\ny.add_(x)", engine.InPyTorch},
	{"a 1 is only added at the left", "1 只补在左边", "ones(5, 2, 4) + ones(5, 2)", ""},
	{"axis by axis from the left", "从左边逐轴递归", "np.array([[[1,2,3],[4,5,6]],[[1,1,1],[2,2,2]],[[3,3,3],[4,4,4]]]) + np.array([10,20,30])", ""},
	{"three operands", "三个操作数", "ones(5, 1, 1) + ones(1, 4, 1) + ones(3)", ""},
	{"size 0 is an ordinary size", "大小 0 也是普通的大小", "ones(3, 1) + ones(0)", ""},
	{"an all-pairs table", "两两配对的表", "np.arange(4)[:, None] * np.arange(5)", ""},
	{"too large to draw cell by cell", "大到无法逐格画出", "ones(1000000, 1) + ones(1, 1000000)", ""},
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
var Examples = slices.Concat(starters, documents, bugs)

// TitleOf names the example that a program is, or says that it is the reader's own.
func TitleOf(program string, lang words.Lang) string {
	for _, e := range Examples {
		if e.Program == program {
			return e.Title(lang)
		}
	}
	return lang.Label(words.LabelYours)
}

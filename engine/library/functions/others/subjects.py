# What each kind of message is about that names no shapes that meet, in the order of the kinds of
# package dialect, in English and in Chinese.

def _subject_of(kind):
    return [
        "The message names no shapes to line up.\t这条报错没有说出可以对齐的形状。",
        "Shapes do not broadcast, and the message leaves them out. Print a.shape and b.shape and write them here: ones(3, 4) + ones(3).\t形状不能广播，而报错里没有写出形状。请打印 a.shape 和 b.shape，写成：ones(3, 4) + ones(3)。",
        "It is about a matrix product: the last axis of the first operand and the last but one of the second must be equal. A 1 does not stretch there; only the axes before them broadcast.\t它说的是矩阵乘法：第一个操作数的最后一个轴与第二个的倒数第二个轴必须相等。这里的 1 不会拉伸；只有它们前面的轴才会广播。",
        "It is about a reshape, which counts the same values in another way: the product of the sizes must stay the same. Nothing broadcasts.\t它说的是改变形状，也就是换一种方式数同样的值：各个大小的乘积必须不变。这里没有广播。",
        "It is about joining arrays, which does not broadcast: end to end, all axes but the joined one must be equal; stacked, all must.\t它说的是拼接，拼接不会广播：首尾相接时，除了拼接的轴以外都必须相等；堆叠时，所有的轴都必须相等。",
        "It is about an index. An index must exist on its axis, and a mask must be as long as its axis: neither stretches.\t它说的是索引。索引必须在轴的范围内，掩码必须与轴一样长：两者都不会拉伸。",
        "It is about the axes of one array: which it has, or which of them have size 1. Nothing broadcasts there.\t它说的是一个数组的轴：有哪些轴，或者哪些轴的大小是 1。这里没有广播。",
        "It compares lengths that must be equal. Nothing broadcasts there, so a 1 does not stretch.\t它比较的是必须相等的长度。这里没有广播，所以 1 不会拉伸。",
        "It is about lists of different lengths, which make no rectangular array.\t它说的是长度不同的列表，它们不能组成矩形的数组。",
        "It wants one value where the array has several: use any, all or an index.\t这里需要一个值，而数组有好几个：请用 any、all 或索引。",
        "It is about the types of the values, not about shapes.\t它说的是值的类型，而不是形状。",
        "It is about an einsum: axes of different sizes have the same letter. Paste the line that calls einsum to see which.\t它说的是 einsum：大小不同的轴用了同一个字母。把调用 einsum 的那一行贴进来，就能看到是哪些轴。",
    ][kind]

# What is drawn of what a message leaves out.

def _unsaid_of(what):
    return {
        "sizes": "Sizes that the message leaves out are drawn as 1.\t报错没有说出的大小画成 1。",
        "function": "The message does not name the function. Three shapes are drawn as those of where.\t报错没有说是哪个函数。三个形状按 where 来画。",
        "shape": "The message leaves out the shape before. The values are drawn in a row.\t报错没有说出原来的形状，值按一行来画。",
        "sum": "The message leaves out the function and the sizes. A sum is drawn, with sizes of 1.\t报错没有说出函数和各个大小，按求和来画，大小都画成 1。",
        "sides": "The message does not say which size is whose, nor which other axes there are.\t报错没有说哪个大小属于谁，也没有说还有哪些轴。",
        "operand": "The message names the shape of the result, not that of the operand.\t报错说的是结果的形状，而不是操作数的形状。",
        "axes": "Axes that the message leaves out are not drawn.\t报错没有说出的轴不画。",
        "rows": "Rows that the message leaves out are not drawn.\t报错没有说出的行不画。",
    }[what]

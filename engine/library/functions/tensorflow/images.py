# Functions of tf.image, windows over images and over signals.

def _picture(image):
    a = _even(image)
    if a.ndim not in (3, 4):
        raise ValueError("'image' (shape %s) must have either 3 or 4 dimensions." % (tuple(a.shape),))
    return a, a.ndim - 3

def image_pad_to_bounding_box(image, offset_height, offset_width, target_height, target_width):
    a, k = _picture(image)
    after = [target_height - offset_height - a.shape[k], target_width - offset_width - a.shape[k + 1]]
    if offset_height < 0 or offset_width < 0 or min(after) < 0:
        _outside("pad_to_bounding_box of these")
    return pad(a, [[0, 0]] * k + [[offset_height, after[0]], [offset_width, after[1]], [0, 0]])

def image_resize_with_crop_or_pad(image, target_height, target_width):
    a, first = _picture(image)
    for k, wanted in ((first, target_height), (first + 1, target_width)):
        n = a.shape[k]
        if n > wanted:
            a = _parts(a, [(n - wanted) // 2, (n - wanted) // 2 + wanted, n], k)[1]
        elif n < wanted:
            a = pad(a, [[(wanted - n) // 2, wanted - n - (wanted - n) // 2] if at == k else [0, 0] for at in range(a.ndim)])
    return a

# What is drawn at random has values that are not known.

def _drawn(image, seed=None):
    a, k = _picture(image)
    _lose()
    return _empty(list(a.shape), dtype=a.dtype)

image_random_flip_left_right = _drawn
def image_crop_and_resize(image, boxes, box_indices, crop_size, method="bilinear", extrapolation_value=0.0):
    a, b, at = _even(image), _even(boxes), _even(box_indices)
    if a.ndim != 4 or b.ndim != 2 or b.shape[1] != 4:
        _outside("crop_and_resize of these")
    return _shaped([b.shape[0]] + [int(n) for n in crop_size] + [a.shape[3]])

def image_ssim(img1, img2, max_val, filter_size=11, filter_sigma=1.5, k1=0.01, k2=0.03, return_index_map=False):
    a, b = _picture(img1)[0], _picture(img2)[0]
    if a.shape != b.shape or return_index_map or min(list(a.shape)[-3:-1]) < filter_size:
        _outside("ssim of these")
    return _shaped(list(a.shape)[:-3])

def image_psnr(a, b, max_val):
    x, y = _even(a), _even(b)
    if x.shape != y.shape or x.ndim < 3 or _kind(x) != "f" or x.dtype != y.dtype:
        _outside("psnr of these")
    off = reduce_mean(square(x - y), axis=[-3, -2, -1])
    return 20.0 * log(cast(max_val, x.dtype)) / log(constant(10.0, dtype=x.dtype)) - 10.0 / log(constant(10.0, dtype=x.dtype)) * log(off)

def image_total_variation(images):
    a, k = _picture(images)
    down, along = a[..., 1:, :, :] - a[..., :-1, :, :], a[..., :, 1:, :] - a[..., :, :-1, :]
    return reduce_sum(abs(down), axis=[k, k + 1, k + 2]) + reduce_sum(abs(along), axis=[k, k + 1, k + 2])

def image_adjust_contrast(images, contrast_factor):
    a, k = _picture(images)
    if _kind(a) != "f":
        _outside("adjust_contrast of ints")
    mean = reduce_mean(a, axis=[k, k + 1], keepdims=True)
    return (a - mean) * contrast_factor + mean

# The box of the highest score goes first, and boxes that lie over it too far are left out.

def image_non_max_suppression(boxes, scores, max_output_size, iou_threshold=0.5, score_threshold=float("-inf"), name=None):
    b, s, chosen = _even(boxes).numpy().tolist(), _even(scores).numpy().tolist(), []
    if len(b) != len(s) or [box for box in b if len(box) != 4 or box[0] > box[2] or box[1] > box[3]] or len(list({v: 0 for v in s})) < len(s):
        _outside("non_max_suppression of these")
    for k in sorted(list(range(len(s))), key=lambda at: -s[at]):
        if len(chosen) < int(max_output_size) and s[k] > score_threshold and not [at for at in chosen if _overlapped(b[k], b[at]) > iou_threshold]:
            chosen.append(k)
    return constant(chosen, dtype="int32")

def _overlapped(p, q):
    inter = max(min(p[2], q[2]) - max(p[0], q[0]), 0.0) * max(min(p[3], q[3]) - max(p[1], q[1]), 0.0)
    whole = (p[2] - p[0]) * (p[3] - p[1]) + (q[2] - q[0]) * (q[3] - q[1]) - inter
    return inter / whole if whole > 0 else 0.0

def nn_space_to_depth(input, block_size):
    a, n = _even(input), block_size
    if a.ndim != 4 or a.shape[1] % n or a.shape[2] % n:
        _outside("space_to_depth of these")
    b, h, w, c = list(a.shape)
    return reshape(transpose(reshape(a, [b, h // n, n, w // n, n, c]), [0, 1, 3, 2, 4, 5]), [b, h // n, w // n, n * n * c])

def nn_depth_to_space(input, block_size):
    a, n = _even(input), block_size
    if a.ndim != 4 or a.shape[3] % (n * n):
        _outside("depth_to_space of these")
    b, h, w, c = list(a.shape)
    return reshape(transpose(reshape(a, [b, h, w, n, n, c // (n * n)]), [0, 1, 3, 2, 4, 5]), [b, h * n, w * n, c // (n * n)])

def nn_depthwise_conv2d(input, filter, strides, padding, data_format=None, dilations=None):
    a, f = _even(input), _even(filter)
    if a.ndim != 4 or f.ndim != 4 or a.shape[3] != f.shape[2] or _typename(padding) != "str" or data_format not in (None, "NHWC") or dilations is not None or len(strides) != 4 or a.dtype != f.dtype:
        _outside("depthwise_conv2d of these")
    p = image_extract_patches(a, [1, f.shape[0], f.shape[1], 1], strides, [1, 1, 1, 1], padding)
    b, h, w = list(p.shape)[:3]
    windows = reshape(p, [b, h, w, f.shape[0] * f.shape[1], a.shape[3], 1])
    return reshape(reduce_sum(windows * reshape(f, [f.shape[0] * f.shape[1], f.shape[2], f.shape[3]]), axis=3), [b, h, w, f.shape[2] * f.shape[3]])

def _pooled_along(input, ksize, strides, padding, fold):
    a = _even(input)
    if a.ndim != 3 or _typename(ksize) != "int" or _typename(strides) != "int" or padding.upper() != "VALID":
        _outside("a pool of these")
    return stack([fold(a[:, k:k + ksize], axis=1) for k in range(0, a.shape[1] - ksize + 1, strides)], 1)

def nn_max_pool1d(input, ksize, strides, padding, data_format="NWC"):
    return _pooled_along(input, ksize, strides, padding, reduce_max)

def nn_avg_pool1d(input, ksize, strides, padding, data_format="NWC"):
    return _pooled_along(input, ksize, strides, padding, reduce_mean)

# Windows of signals.

def _raised_cosine(n, periodic, a, b):
    if n == 1:
        return constant([1.0])
    return a - b * cos(2 * pi * cast(_upto(n), "float32") / float(n if periodic else n - 1))

def signal_hann_window(window_length, periodic=True, dtype="float32"):
    return _raised_cosine(int(window_length), periodic, 0.5, 0.5) if dtype == "float32" or dtype == tensorflow.float32 else _outside("a window of this type")

def signal_hamming_window(window_length, periodic=True, dtype="float32"):
    return _raised_cosine(int(window_length), periodic, 0.54, 0.46) if dtype == "float32" or dtype == tensorflow.float32 else _outside("a window of this type")

def signal_overlap_and_add(signal, frame_step):
    a = _even(signal)
    if a.ndim != 2:
        _outside("overlap_and_add of these")
    n, length = list(a.shape)
    whole = zeros([(n - 1) * frame_step + length], dtype=a.dtype)
    for k in range(n):
        whole = whole + pad(a[k], [[k * frame_step, (n - 1 - k) * frame_step]])
    return whole

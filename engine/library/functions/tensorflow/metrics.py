# Metrics of Keras. A metric adds up what it is told, here of each sample, and divides by how
# many there were.

def _adding(kind, update, result, empty):
    def reset(self):
        for name, v in empty.items():
            _keep(self, name, v)
    def call(self, *args, **named):
        update(self, *args, **named)
        return result(self)
    return _instance(kind, "tensorflow.keras.layers.Layer", {"call": call, "update_state": update, "reset_state": reset, "result": result}, empty)

def _metric(kind, told, after=divide_no_nan):
    def update(self, *args, sample_weight=None):
        n = len(_params(told))
        total, seen = _of_samples(cast(told(*args[:n]), "float32"), args[n] if len(args) == n + 1 else sample_weight)
        _keep(self, "total", self.total + total)
        _keep(self, "seen", self.seen + seen)
    return _adding(kind, update, lambda self: after(self.total, self.seen), {"total": constant(0.0), "seen": constant(0.0)})

def _of_samples(v, weights):
    if weights is None:
        v = _by_sample(v)
        return reduce_sum(v), float(v.shape[0]) if v.ndim else 1.0
    v, w = _same_rank(v, cast(weights, "float32"))
    if v.ndim > w.ndim:
        v = reduce_mean(v, axis=list(range(w.ndim, v.ndim)))
    w = broadcast_to(w, v.shape)
    return reduce_sum(_by_sample(v * w)), reduce_sum(_by_sample(w))

def _by_sample(v):
    return reduce_mean(v, axis=list(range(1, v.ndim))) if v.ndim > 1 else v

def _pair(y_true, y_pred):
    return _same_rank(cast(_of_numbers(y_true), "float32"), cast(_of_numbers(y_pred), "float32"))

def metrics_Mean(name=None):
    return _metric("Mean", lambda values: convert_to_tensor(values))

def metrics_Sum(name="sum", dtype=None):
    return _metric("Sum", lambda values: reduce_sum(values), lambda total, seen: total)

def metrics_Accuracy(name=None):
    return _metric("Accuracy", lambda y_true, y_pred: equal(*_pair(y_true, y_pred)))

def metrics_BinaryAccuracy(name=None, threshold=0.5):
    def told(y_true, y_pred):
        t, p = _pair(y_true, y_pred)
        return equal(t, cast(p > threshold, "float32"))
    return _metric("BinaryAccuracy", told)

def metrics_CategoricalAccuracy(name=None):
    return _metric("CategoricalAccuracy", lambda y_true, y_pred: equal(argmax(_of_numbers(y_true), -1), argmax(_of_numbers(y_pred), -1)))

def metrics_SparseCategoricalAccuracy(name=None):
    def told(y_true, y_pred):
        t, p = _of_numbers(y_true), _of_numbers(y_pred)
        t = t[..., 0] if t.ndim == p.ndim and t.shape[-1] == 1 else t
        return equal(cast(t, "int64"), argmax(p, -1))
    return _metric("SparseCategoricalAccuracy", told)

def metrics_MeanSquaredError(name=None):
    return _metric("MeanSquaredError", lambda y_true, y_pred: losses_mse(*_pair(y_true, y_pred)))

def metrics_MeanAbsoluteError(name=None):
    return _metric("MeanAbsoluteError", lambda y_true, y_pred: losses_mae(*_pair(y_true, y_pred)))

def metrics_RootMeanSquaredError(name="root_mean_squared_error", dtype=None):
    def told(y_true, y_pred):
        t, p = _pair(y_true, y_pred)
        return square(p - t)
    return _metric("RootMeanSquaredError", told, lambda total, seen: sqrt(divide_no_nan(total, seen)))

def metrics_CosineSimilarity(name="cosine_similarity", dtype=None, axis=-1):
    return _metric("CosineSimilarity", lambda t, p: -losses_cosine_similarity(_of_numbers(t), _of_numbers(p), axis))

def metrics_BinaryCrossentropy(name="binary_crossentropy", dtype=None, from_logits=False, label_smoothing=0):
    return _metric("BinaryCrossentropy", lambda t, p: losses_binary_crossentropy(*_compared(t, p), from_logits, label_smoothing))

def metrics_CategoricalCrossentropy(name="categorical_crossentropy", dtype=None, from_logits=False, label_smoothing=0):
    return _metric("CategoricalCrossentropy", lambda t, p: losses_categorical_crossentropy(*_compared(t, p), from_logits, label_smoothing))

def metrics_SparseCategoricalCrossentropy(name="sparse_categorical_crossentropy", dtype=None, from_logits=False):
    return _metric("SparseCategoricalCrossentropy", lambda t, p: losses_sparse_categorical_crossentropy(_of_numbers(t), _of_numbers(p), from_logits))

def _among_first(p, of, k):
    if p.shape[0] != of.shape[0]:
        _raised("InTopKV2", f"First dimension of predictions {p.shape[0]} must match length of targets {of.shape[0]}", " name: ")
    own = tensorflow_gather(p, of, batch_dims=1)
    return reduce_sum(cast(p > own[:, None], "int32"), axis=1) < k

def metrics_TopKCategoricalAccuracy(k=5, name="top_k_categorical_accuracy", dtype=None):
    return _metric("TopKCategoricalAccuracy", lambda t, p: _among_first(_of_numbers(p), tensorflow_argmax(_of_numbers(t), axis=1), k))

def metrics_SparseTopKCategoricalAccuracy(k=5, name="sparse_top_k_categorical_accuracy", dtype=None, from_sorted_ids=False):
    return _metric("SparseTopKCategoricalAccuracy", lambda t, p: _among_first(_of_numbers(p), cast(_of_numbers(t), "int32"), k))

# Metrics that count what is said to be so, and what is so.

def _told_apart(y_true, y_pred, sample_weight=None):
    y_true, y_pred = _pair(y_true, y_pred)
    t, p = [reshape(v, [1, -1]) for v in (y_true, y_pred)]
    if t.shape != p.shape:
        _raised("LogicalAnd", f"Incompatible shapes: [{_braced(t.shape)}] vs. [{_braced(p.shape)}]", " name: ")
    return cast(t, "bool"), p, _weights_of(y_true, sample_weight)

def _weights_of(y_true, sample_weight):
    if sample_weight is None:
        return 1.0
    w = expand_dims(cast(_of_numbers(sample_weight), "float32"), -1)
    if w.ndim == y_true.ndim + 1:
        w = squeeze(w, axis=-1)
    return reshape(broadcast_to(w, y_true.shape), [1, -1])

def _sum_of(said, w):
    return reduce_sum(cast(said, "float32") * w)

def _share(kind, of, threshold):
    at = _threshold_of(threshold)
    def update(self, y_true, y_pred, sample_weight=None):
        t, p, w = _told_apart(y_true, y_pred, sample_weight)
        _keep(self, "total", self.total + _sum_of(t & (p > at), w))
        _keep(self, "seen", self.seen + _sum_of(of(t, p > at), w))
    return _adding(kind, update, lambda self: divide_no_nan(self.total, self.seen), {"total": constant(0.0), "seen": constant(0.0)})

def _threshold_of(thresholds):
    if _sequence(thresholds):
        _outside("a metric of several thresholds")
    if thresholds is not None and not 0 <= thresholds <= 1:
        raise ValueError(f"Threshold values must be in [0, 1]. Received: [{thresholds}]")
    return 0.5 if thresholds is None else thresholds

def metrics_Precision(thresholds=None, name=None):
    return _share("Precision", lambda t, said: said, thresholds)

def metrics_Recall(thresholds=None, name=None):
    return _share("Recall", lambda t, said: t, thresholds)

def _counts_metric(kind, counts, thresholds):
    at = _threshold_of(thresholds)
    def update(self, y_true, y_pred, sample_weight=None):
        t, p, w = _told_apart(y_true, y_pred, sample_weight)
        _keep(self, "total", self.total + _sum_of(counts(t, p > at), w))
    return _adding(kind, update, lambda self: self.total, {"total": constant(0.0)})

def metrics_TruePositives(thresholds=None, name=None):
    return _counts_metric("TruePositives", lambda t, p: t & p, thresholds)

def metrics_FalsePositives(thresholds=None, name=None):
    return _counts_metric("FalsePositives", lambda t, p: ~t & p, thresholds)

# The area under the curve of what is rightly said by what is wrongly said, at 200 thresholds.

def metrics_AUC(num_thresholds=200, curve="ROC", name=None):
    if num_thresholds < 3 or curve != "ROC":
        _outside("AUC of these")
    inner = [float(i) / (num_thresholds - 1) for i in range(1, num_thresholds - 1)]
    at = constant([-1e-07] + inner + [1.0 + 1e-07])[:, None]
    def update(self, y_true, y_pred, sample_weight=None):
        t, p, w = _told_apart(y_true, y_pred, sample_weight)
        if _known(p) and reduce_any((p < 0.0) | (p > 1.0)):
            _outside("AUC of these")
        _keep(self, "right", self.right + reduce_sum(cast(t & (p > at), "float32") * w, axis=1))
        _keep(self, "wrong", self.wrong + reduce_sum(cast(~t & (p > at), "float32") * w, axis=1))
    def result(self):
        y, x = [divide_no_nan(v, v[0]) for v in (self.right, self.wrong)]
        return reduce_sum((x[:-1] - x[1:]) * (y[:-1] + y[1:]) / 2.0)
    return _adding("AUC", update, result, {"right": zeros([num_thresholds]), "wrong": zeros([num_thresholds])})

# The parts of classes that lie over each other, of a matrix that is summed up.

def metrics_MeanIoU(num_classes, name=None, dtype=None):
    def update(self, y_true, y_pred, sample_weight=None):
        if sample_weight is not None:
            _outside("MeanIoU with weights")
        t, p = [cast(reshape(_of_numbers(v), [-1]), "int32") for v in (y_true, y_pred)]
        _keep(self, "seen", self.seen + cast(confusion_matrix(t, p, num_classes), "float32"))
    def result(self):
        both = linalg_diag_part(self.seen)
        whole = reduce_sum(self.seen, axis=0) + reduce_sum(self.seen, axis=1) - both
        there = whole != 0.0
        return reduce_mean(boolean_mask(both, there) / boolean_mask(whole, there))
    return _adding("MeanIoU", update, result, {"seen": zeros([num_classes, num_classes])})

# Losses.

def _reduction(reduction):
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")

def _reduced(values, reduction):
    _reduction(reduction)
    return values if reduction == "none" else values.sum() if reduction == "sum" else values.mean()

def _chosen(input, target, name):
    if input.ndim == 1:
        if target.numel() != 1 or target.ndim > 1:
            raise ValueError(f"For 1D input, 1D target must have size 1, but got target size: {target.numel()}")
    elif input.ndim == 0:
        _outside(name + " of a number")
    elif target.ndim == 0 or target.shape[0] != input.shape[0]:
        raise ValueError(f"Expected input batch_size ({input.shape[0]}) to match target batch_size ({target.shape[0] if target.ndim else 0}).")
    if input.ndim <= 2 and target.ndim > 1:
        raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
    if input.ndim > 2 and list(target.shape[1:]) != list(input.shape[2:]):
        if input.ndim == 4 and target.ndim != 3:
            raise RuntimeError(f"only batches of spatial targets supported (3D tensors) but got targets of dimension: {target.ndim}")
        if input.ndim == 4:
            raise RuntimeError(f"size mismatch (got input: {list(input.shape)} , target: {list(target.shape)}")
        raise RuntimeError(f"Expected target size {list(input.shape[:1]) + list(input.shape[2:])}, got {list(target.shape)}")
    if _ctype(target) not in ("Long", "Byte"):
        raise RuntimeError(f"expected target dtype to be Long or Byte, but got {_ctype(target)}")

def _losses(scores, target, weight, ignore, reduction):
    k = 0 if scores.ndim == 1 else 1
    classes = scores.shape[k]
    if weight is not None and list(weight.shape) != [classes]:
        which = f"all {classes} classes or no classes but got weight tensor of shape: {list(weight.shape)}" if scores.ndim < 3 else "all or no classes"
        raise RuntimeError("weight tensor should be defined either for " + which)
    if weight is not None and weight.dtype != scores.dtype:
        raise RuntimeError(f"expected scalar type {_ctype(scores)} but found {_ctype(weight)}")
    n = _outlying(scores, k, target, ignore)
    if n is not None:
        raise IndexError(f"Target {n} is out of bounds.")
    kept = target != ignore
    safe = target if not _known(target) or kept.all() else where(kept, target, 0)
    if scores.ndim == 1:
        losses = -scores[safe]
    elif scores.ndim == 2:
        losses = -scores[arange(scores.shape[0]), safe]
    else:
        losses = -scores.gather(1, safe[:, None])[:, 0]
    if weight is None and (not _known(target) or kept.all()):
        return _reduced(losses.squeeze(0) if scores.ndim == 1 and reduction != "none" else losses, reduction)
    weights = kept.to(losses.dtype) if weight is None else weight[safe] * kept
    losses = losses * weights
    return losses.sum() / weights.sum() if reduction == "mean" else _reduced(losses, reduction)

def cross_entropy(input, target, weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0):
    _reduction(reduction)
    if _kind(input) in ("i", "u", "b") and input.ndim in (1, 2) and (input.shape != target.shape or _kind(target) == "f"):
        raise NotImplementedError(f'"log_softmax_lastdim_kernel_impl" not implemented for \'{_ctype(input)}\'')
    if input.shape == target.shape:
        if _kind(target) != "f":
            raise RuntimeError(f"Expected floating point type for target with class probabilities, got {_ctype(target)}")
        if weight is not None or label_smoothing or input.ndim == 0:
            _outside("cross_entropy of these")
        losses = -(target * log_softmax(input, 0 if input.ndim == 1 else 1)).sum(0 if input.ndim == 1 else 1)
        return losses.sum() / input.shape[0] if reduction == "mean" and input.ndim == 2 else _reduced(losses, reduction)
    _chosen(input, target, "cross_entropy")
    if _ctype(input) == "Long":
        return log_softmax(input, 1)
    scores = log_softmax(input, 0 if input.ndim == 1 else 1)
    if label_smoothing:
        if weight is not None or input.ndim != 2 or (target == ignore_index).any():
            _outside("label_smoothing of these")
        smooth = -scores.mean(1)
        return _reduced((1 - label_smoothing) * _losses(scores, target, None, ignore_index, "none") + label_smoothing * smooth, reduction)
    return _losses(scores, target, weight, ignore_index, reduction)

def nll_loss(input, target, weight=None, ignore_index=-100, reduction="mean"):
    _reduction(reduction)
    _chosen(input, target, "nll_loss")
    if _kind(input) != "f":
        raise NotImplementedError(f'"nll_loss_out_frame" not implemented for \'{_ctype(input)}\'')
    return _losses(input, target, weight, ignore_index, reduction)

def _tensor_target(v):
    if _typename(v) != "array":
        raise AttributeError(f"'{_typename(v)}' object has no attribute 'size'")

def _likely(input, target):
    if input.shape != target.shape:
        _warn(f"UserWarning: Using a target size ({target.shape}) that is different to the input size ({input.shape}). This will likely lead to incorrect results due to broadcasting. Please ensure they have the same size.", "shapes")

def mse_loss(input, target, reduction="mean"):
    _tensor_target(target)
    _likely(input, target)
    _reduction(reduction)
    if _kind(input) != "f" and _kind(target) != "f":
        broadcast_tensors(input, target)
        raise NotImplementedError(f'"mse_cpu" not implemented for \'{_ctype(input)}\'')
    if _kind(input) + _kind(target) in ("fb", "bf"):
        input, target = input + 0.0, target + 0.0
    return _reduced(square(input - target), reduction)

def l1_loss(input, target, reduction="mean"):
    _tensor_target(target)
    _likely(input, target)
    return _reduced(abs(input - target), reduction)

def binary_cross_entropy(input, target, weight=None, reduction="mean"):
    _reduction(reduction)
    if input.shape != target.shape:
        raise ValueError(f"Using a target size ({target.shape}) that is different to the input size ({input.shape}) is deprecated. Please ensure they have the same size.")
    if input.dtype != target.dtype:
        raise RuntimeError(f"Found dtype {_ctype(target)} but expected {_ctype(input)}")
    if _kind(input) != "f":
        _outside("binary_cross_entropy of ints")
    if _known(input) and _known(target):
        for pair in zip(input.flatten().tolist(), target.flatten().tolist()):
            for v, name in zip(pair, ("input", "target")):
                if v < 0 or v > 1:
                    raise RuntimeError(f"all elements of {name} should be between 0 and 1")
    losses = -(target * log(input).clamp(min=-100) + (1 - target) * log(1 - input).clamp(min=-100))
    return _reduced(losses if weight is None else losses * weight, reduction)

def binary_cross_entropy_with_logits(input, target, weight=None, reduction="mean", pos_weight=None):
    _reduction(reduction)
    if input.shape != target.shape:
        raise ValueError(f"Target size ({target.shape}) must be the same as input size ({input.shape})")
    _only_floats(input, "log_sigmoid_cpu")
    if _kind(target) == "f" and input.itemsize > target.itemsize:
        _outside("a target of shorter floats")
    if _kind(target) == "b":
        return target - target
    if _kind(target) != "f":
        raise RuntimeError(f"result type Float can't be cast to the desired output type {_ctype(target)}")
    if pos_weight is None:
        losses = input.clamp(min=0) - input * target + log(1 + exp(-abs(input)))
    else:
        losses = (1 - target) * input + (1 + (pos_weight - 1) * target) * (log(1 + exp(-abs(input))) + (-input).clamp(min=0))
    return _reduced(losses if weight is None else losses * weight, reduction)

def triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, reduction="mean"):
    if swap:
        _outside("triplet_margin_loss of these")
    near, far = pairwise_distance(anchor, positive, p, eps), pairwise_distance(anchor, negative, p, eps)
    return _reduced((margin + near - far).clamp(min=0), reduction)

def margin_ranking_loss(input1, input2, target, margin=0.0, reduction="mean"):
    if input1.ndim != input2.ndim or input1.ndim != target.ndim:
        _outside("margin_ranking_loss of these")
    return _reduced((-target * (input1 - input2) + margin).clamp(min=0), reduction)

def cosine_embedding_loss(input1, input2, target, margin=0.0, reduction="mean"):
    if input1.ndim != 2 or target.ndim != 1 or input1.shape != input2.shape:
        _outside("cosine_embedding_loss of these")
    c = cosine_similarity(input1, input2)
    return _reduced(where(target == 1, 1 - c, (c - margin).clamp(min=0)), reduction)

# Whether a loss is the mean is told by words now, and was by two bools.

def _reduces(size_average, reduce, reduction, weight=None):
    if weight is not None and not _kind(weight):
        raise TypeError(f"cannot assign '{_class(weight)}' object to buffer 'weight' (torch Tensor or None required)")
    if size_average is None and reduce is None:
        return reduction
    average, all = True if size_average is None else size_average, True if reduce is None else reduce
    return "mean" if average and all else "sum" if all else "none"

def MSELoss(size_average=None, reduce=None, reduction="mean"):
    reduction = _reduces(size_average, reduce, reduction)
    return _layer("MSELoss", lambda self, input, target: mse_loss(input, target, reduction=reduction))

def L1Loss(size_average=None, reduce=None, reduction="mean"):
    reduction = _reduces(size_average, reduce, reduction)
    return _layer("L1Loss", lambda self, input, target: l1_loss(input, target, reduction=reduction))

def SmoothL1Loss(size_average=None, reduce=None, reduction="mean", beta=1.0):
    reduction = _reduces(size_average, reduce, reduction)
    return _layer("SmoothL1Loss", lambda self, input, target: smooth_l1_loss(input, target, reduction=reduction, beta=beta))

def HuberLoss(reduction="mean", delta=1.0):
    if _kind(delta):
        raise TypeError("delta must be a float or int, got: <class 'torch.Tensor'>")
    return _layer("HuberLoss", lambda self, input, target: huber_loss(input, target, reduction, delta))

def KLDivLoss(size_average=None, reduce=None, reduction="mean", log_target=False):
    reduction = _reduces(size_average, reduce, reduction)
    return _layer("KLDivLoss", lambda self, input, target: kl_div(input, target, reduction=reduction, log_target=log_target))

def BCELoss(weight=None, size_average=None, reduce=None, reduction="mean"):
    reduction = _reduces(size_average, reduce, reduction, weight)
    return _layer("BCELoss", lambda self, input, target: binary_cross_entropy(input, target, weight, reduction=reduction))

def BCEWithLogitsLoss(weight=None, size_average=None, reduce=None, reduction="mean", pos_weight=None):
    reduction = _reduces(size_average, reduce, reduction, weight)
    return _layer("BCEWithLogitsLoss", lambda self, input, target: binary_cross_entropy_with_logits(input, target, weight, reduction=reduction, pos_weight=pos_weight))

def CrossEntropyLoss(weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean", label_smoothing=0.0):
    reduction = _reduces(size_average, reduce, reduction, weight)
    return _layer("CrossEntropyLoss", lambda self, input, target: cross_entropy(input, target, weight, ignore_index=ignore_index, reduction=reduction, label_smoothing=label_smoothing))

def NLLLoss(weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean"):
    reduction = _reduces(size_average, reduce, reduction, weight)
    return _layer("NLLLoss", lambda self, input, target: nll_loss(input, target, weight, ignore_index=ignore_index, reduction=reduction))

def TripletMarginLoss(margin=1.0, p=2.0, eps=1e-06, swap=False, size_average=None, reduce=None, reduction="mean"):
    reduction = _reduces(size_average, reduce, reduction)
    return _layer("TripletMarginLoss", lambda self, anchor, positive, negative: triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, reduction))

def MarginRankingLoss(margin=0.0, size_average=None, reduce=None, reduction="mean"):
    reduction = _reduces(size_average, reduce, reduction)
    return _layer("MarginRankingLoss", lambda self, input1, input2, target: margin_ranking_loss(input1, input2, target, margin, reduction))

def CosineEmbeddingLoss(margin=0.0, size_average=None, reduce=None, reduction="mean"):
    reduction = _reduces(size_average, reduce, reduction)
    return _layer("CosineEmbeddingLoss", lambda self, input1, input2, target: cosine_embedding_loss(input1, input2, target, margin, reduction))

# Optimizers, after whose steps the values of parameters are not known, schedules, data in
# batches and first weights.

def _optimizer(name, params, lr):
    if _typename(params) == "array":
        raise TypeError(f"params argument given to the optimizer should be an iterable of Tensors or dicts, but got {params.type()}")
    items = list(params)
    if not items:
        raise ValueError("optimizer got an empty parameter list")
    if lr < 0:
        raise ValueError(f"Invalid learning rate: {lr}")
    if [p for p in items if _typename(p) != "array"]:
        _outside("an optimizer of these")
    if [p for p in items if not p.is_leaf]:
        raise ValueError("can't optimize a non-leaf Tensor")
    return _instance(name, "", {"step": _stepped, "zero_grad": _cleared}, {"params": items, "param_groups": [{"params": items, "lr": lr}]})

def _stepped(self):
    for p in self.params:
        if p.grad is not None:
            p.data.copy_(empty_like(p.data))

def _cleared(self, set_to_none=True):
    for p in self.params:
        _forget(p)

def SGD(params, lr=0.001, momentum=0, dampening=0, weight_decay=0, nesterov=False):
    return _optimizer("SGD", params, lr)

def Adam(params, lr=0.001, betas=(0.9, 0.999), eps=1e-08, weight_decay=0, amsgrad=False):
    return _optimizer("Adam", params, lr)

def AdamW(params, lr=0.001, betas=(0.9, 0.999), eps=1e-08, weight_decay=0.01, amsgrad=False):
    return _optimizer("AdamW", params, lr)

# What changes the step of an optimizer: the factor of its first by the count of steps.

def _schedule(name, optimizer, factor):
    group = optimizer.param_groups[0]
    return _instance(name, "", {"step": _scheduled, "get_last_lr": lambda self: [g["lr"] for g in self.optimizer.param_groups]}, {"optimizer": optimizer, "factor": factor, "base_lrs": [group["lr"]], "last_epoch": 0})

def _scheduled(self):
    _keep(self, "last_epoch", self.last_epoch + 1)
    for group, lr in zip(self.optimizer.param_groups, self.base_lrs):
        group["lr"] = lr * self.factor(self.last_epoch)

def lr_scheduler_StepLR(optimizer, step_size, gamma=0.1):
    return _schedule("StepLR", optimizer, lambda n: gamma ** (n // step_size))

def lr_scheduler_MultiStepLR(optimizer, milestones, gamma=0.1):
    return _schedule("MultiStepLR", optimizer, lambda n: gamma ** len([m for m in milestones if m <= n]))

def lr_scheduler_ExponentialLR(optimizer, gamma):
    return _schedule("ExponentialLR", optimizer, lambda n: gamma ** n)

def lr_scheduler_LambdaLR(optimizer, lr_lambda):
    _scheduled_now = optimizer.param_groups[0]["lr"] * lr_lambda(0)
    made = _schedule("LambdaLR", optimizer, lr_lambda)
    optimizer.param_groups[0]["lr"] = _scheduled_now
    return made

def lr_scheduler_CosineAnnealingLR(optimizer, T_max, eta_min=0.0):
    lr = optimizer.param_groups[0]["lr"]
    return _schedule("CosineAnnealingLR", optimizer, lambda n: (eta_min + (lr - eta_min) * (1 + math.cos(math.pi * n / T_max)) / 2) / lr)

def lr_scheduler_ReduceLROnPlateau(optimizer, mode="min", factor=0.1, patience=10):
    return _instance("ReduceLROnPlateau", "", {"step": lambda self, metrics: None}, {"optimizer": optimizer})

def utils_clip_grad_norm_(parameters, max_norm, norm_type=2.0):
    items = [parameters] if _typename(parameters) == "array" else list(parameters)
    for p in items:
        if p.grad is not None:
            p.grad.copy_(_unheld(p.grad))
    return empty(())

def Generator(device=None):
    return _instance("Generator", "", {"manual_seed": lambda self, seed: self, "seed": lambda self: empty((), dtype=int64).item()}, {})

def TensorDataset(*tensors):
    if [t for t in tensors if t.shape[0] != tensors[0].shape[0]]:
        raise AssertionError("Size mismatch between tensors")
    return _instance("TensorDataset", "", {"__getitem__": lambda self, k: tuple([t[k] for t in self.tensors]), "__len__": lambda self: len(self.tensors[0]), "__getitems__": lambda self, rows: [t[rows].clone() for t in self.tensors]}, {"tensors": tensors})

def DataLoader(dataset, batch_size=1, shuffle=False, drop_last=False):
    return _instance("DataLoader", "", {"__iter__": _batched, "__len__": lambda self: (len(dataset) if drop_last else len(dataset) + batch_size - 1) // batch_size}, {"dataset": dataset, "batch_size": batch_size, "shuffle": shuffle, "drop_last": drop_last})

def random_split(dataset, lengths, generator=None):
    n = len(dataset)
    sizes = list(lengths)
    if [v for v in sizes if isinstance(v, float)]:
        parts = [int(n * v) for v in sizes]
        more = n - sum(parts)
        sizes = [v + (1 if k < more else 0) for k, v in enumerate(parts)]
    if sum(sizes) != n:
        raise ValueError("Sum of input lengths does not equal the length of the input dataset!")
    return [_instance("Subset", "", {"__getitem__": lambda self, k: _shuffled(self.dataset[k]), "__len__": lambda self: self.size}, {"dataset": dataset, "size": size}) for size in sizes]

def data_Subset(dataset, indices):
    return _instance("Subset", "", {"__getitem__": lambda self, k: self.dataset[self.indices[k]], "__len__": lambda self: len(self.indices)}, {"dataset": dataset, "indices": indices})

def _batched(self):
    n, size = len(self.dataset), self.batch_size
    ends = n - n % size if self.drop_last else n
    if _typename(self.dataset) == "TensorDataset":
        batches = [self.dataset.__getitems__(slice(k, k + size)) for k in range(0, ends, size)]
    else:
        items = [self.dataset[k] for k in range(n)]
        batches = [_collated(items[k:k + size]) for k in range(0, ends, size)]
    return [_shuffled(batch) for batch in batches] if self.shuffle else batches

def _collated(items):
    if _typename(items[0]) in ("tuple", "list"):
        return [_collated([item[k] for item in items]) for k in range(len(items[0]))]
    if _typename(items[0]) == "array":
        return stack(items)
    if not isinstance(items[0], (int, float)):
        _outside("DataLoader of these")
    return tensor(items, dtype=float64 if isinstance(items[0], float) else None)

def _shuffled(batch):
    return tuple([_shuffled(one) for one in batch]) if _typename(batch) == "tuple" else [_shuffled(one) for one in batch] if _typename(batch) == "list" else empty_like(batch)

def init_constant_(tensor, val):
    tensor.data.fill_(val)
    return tensor

def init_ones_(tensor):
    return init_constant_(tensor, 1.0)

def init_zeros_(tensor):
    return init_constant_(tensor, 0.0)

def _init_random(tensor):
    tensor.data.copy_(empty_like(tensor.data))
    return tensor

def _init_fans(tensor):
    if tensor.ndim < 2:
        raise ValueError("Fan in and fan out can not be computed for tensor with fewer than 2 dimensions")
    return _init_random(tensor)

def init_normal_(tensor, mean=0.0, std=1.0):
    return _init_random(tensor)

def init_uniform_(tensor, a=0.0, b=1.0):
    return _init_random(tensor)

def init_xavier_uniform_(tensor, gain=1.0):
    return _init_fans(tensor)

def init_xavier_normal_(tensor, gain=1.0):
    return _init_fans(tensor)

def init_kaiming_uniform_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu"):
    return _init_fans(tensor)

def init_kaiming_normal_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu"):
    return _init_fans(tensor)

def detach(input):
    return _detached(input)

def property_requires_grad(self):
    return _recorded(self)

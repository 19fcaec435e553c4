# Activations, and the layers of them.

def glu(input, dim=-1):
    if input.shape[dim] % 2 or _kind(input) != "f":
        _outside("glu of these")
    a, b = chunk(input, 2, dim)
    return a * sigmoid(b)

def selu(input):
    _only_floats(input, "elu_cpu")
    return 1.0507009873554805 * where(input > 0, input, 1.6732632423543772 * expm1(input))

def celu(input, alpha=1.0):
    _only_floats(input, "elu_cpu")
    return where(input > 0, input, alpha * expm1(input / alpha))

def prelu(input, weight):
    if weight.numel() != 1 or input.dtype != weight.dtype:
        _outside("prelu of these")
    return where(input > 0, input, weight * input)

def PReLU(num_parameters=1, init=0.25):
    return _layer("PReLU", lambda self, input: prelu(input, self.weight), num_parameters=num_parameters, weight=_in_role(full((num_parameters,), init), "Parameter"))

def SELU(inplace=False):
    return _layer("SELU", lambda self, input: selu(input))

def Hardtanh(min_val=-1.0, max_val=1.0):
    return _layer("Hardtanh", lambda self, input: hardtanh(input, min_val, max_val))

def ReLU6(inplace=False):
    return _layer("ReLU6", lambda self, input: relu6(input))

def Softsign():
    return _layer("Softsign", lambda self, input: softsign(input))

def Mish(inplace=False):
    return _layer("Mish", lambda self, input: mish(input))

def LogSigmoid():
    return _layer("LogSigmoid", lambda self, input: logsigmoid(input))

def GLU(dim=-1):
    return _layer("GLU", lambda self, input: glu(input, dim))

# What the classes of Keras say of arguments that do not fit.

# Each class takes what stands before the bar, and may take what stands behind it.

def _keras_takes(kind):
    conv = "padding data_format dilation_rate activation use_bias bias_initializer bias_regularizer activity_regularizer bias_constraint strides"
    full, deep = conv + " groups kernel_initializer kernel_regularizer kernel_constraint", conv + " depth_multiplier depthwise_initializer depthwise_regularizer depthwise_constraint"
    recurrent = "activation use_bias kernel_initializer recurrent_initializer bias_initializer kernel_regularizer recurrent_regularizer bias_regularizer activity_regularizer kernel_constraint recurrent_constraint bias_constraint dropout recurrent_dropout return_sequences return_state go_backwards stateful unroll seed"
    norm, pool = "axis epsilon center scale beta_initializer gamma_initializer beta_regularizer gamma_regularizer beta_constraint gamma_constraint", "strides padding data_format"
    layers = {
        "Dense": "units|activation use_bias kernel_initializer bias_initializer kernel_regularizer bias_regularizer activity_regularizer kernel_constraint bias_constraint lora_rank lora_alpha quantization_config",
        "Conv1D": "filters kernel_size|" + full, "Conv2D": "filters kernel_size|" + full, "Conv3D": "filters kernel_size|" + full, "Conv1DTranspose": "filters kernel_size|output_padding " + full, "Conv2DTranspose": "filters kernel_size|output_padding " + full,
        "DepthwiseConv2D": "kernel_size|" + deep, "SeparableConv1D": "filters kernel_size|" + deep + " pointwise_initializer pointwise_regularizer pointwise_constraint", "SeparableConv2D": "filters kernel_size|" + deep + " pointwise_initializer pointwise_regularizer pointwise_constraint",
        "LSTM": "units|recurrent_activation unit_forget_bias use_cudnn " + recurrent, "GRU": "units|recurrent_activation reset_after use_cudnn " + recurrent, "SimpleRNN": "units|" + recurrent, "Bidirectional": "layer|merge_mode weights backward_layer", "TimeDistributed": "layer|", "RNN": "cell|return_sequences return_state go_backwards stateful unroll zero_output_for_mask",
        "Embedding": "input_dim output_dim|embeddings_initializer embeddings_regularizer embeddings_constraint mask_zero weights lora_rank lora_alpha quantization_config", "Dropout": "rate|noise_shape seed", "SpatialDropout1D": "rate|seed", "SpatialDropout2D": "rate|data_format seed", "GaussianNoise": "stddev|seed", "GaussianDropout": "rate|seed", "AlphaDropout": "rate|noise_shape seed",
        "BatchNormalization": "|momentum moving_mean_initializer moving_variance_initializer renorm renorm_clipping renorm_momentum synchronized " + norm, "LayerNormalization": "|" + norm, "GroupNormalization": "|groups " + norm, "UnitNormalization": "|axis",
        "MaxPooling1D": "|pool_size " + pool, "MaxPooling2D": "|pool_size " + pool, "AveragePooling1D": "pool_size|" + pool, "AveragePooling2D": "pool_size|" + pool, "GlobalAveragePooling1D": "|data_format keepdims", "GlobalAveragePooling2D": "|data_format keepdims", "GlobalMaxPooling1D": "|data_format keepdims", "GlobalMaxPooling2D": "|data_format keepdims",
        "Flatten": "|data_format", "Reshape": "target_shape|", "Permute": "dims|", "RepeatVector": "n|", "Activation": "activation|", "ReLU": "|max_value negative_slope threshold", "LeakyReLU": "|negative_slope alpha", "ELU": "|alpha", "PReLU": "|alpha_initializer alpha_regularizer alpha_constraint shared_axes", "Softmax": "|axis", "Rescaling": "scale|offset", "Lambda": "function|output_shape mask arguments", "Masking": "|mask_value", "Dot": "axes|normalize",
        "Add": "|", "Subtract": "|", "Multiply": "|", "Maximum": "|", "Minimum": "|", "Average": "|", "Concatenate": "|axis", "Attention": "|use_scale score_mode dropout seed", "MultiHeadAttention": "num_heads key_dim|value_dim dropout use_bias output_shape attention_axes sliding_window flash_attention kernel_initializer bias_initializer kernel_regularizer bias_regularizer activity_regularizer kernel_constraint bias_constraint use_gate seed",
        "ZeroPadding1D": "|padding data_format", "ZeroPadding2D": "|padding data_format", "Cropping2D": "|cropping data_format", "UpSampling1D": "|size", "UpSampling2D": "|size data_format interpolation", "RandomFlip": "|mode seed data_format", "RandomRotation": "factor|fill_mode interpolation seed fill_value data_format", "RandomZoom": "height_factor|width_factor fill_mode interpolation seed fill_value data_format", "Resizing": "height width|interpolation crop_to_aspect_ratio pad_to_aspect_ratio fill_mode fill_value antialias data_format",
    }
    return layers.get(kind, None)

def _keras_misfit(path, kind, placed, named):
    part = path.split("keras.")[-1].split(".")[0]
    if "keras." not in path or "schedules" in path or part not in ("layers", "losses", "metrics", "optimizers"):
        return None
    if part == "layers":
        takes = _keras_takes(kind)
        if takes is None:
            return None
        wanted, more = [v.split() for v in takes.split("|")]
        more = more + ["trainable", "dtype", "autocast", "name", "activity_regularizer", "input_shape", "input_dim", "batch_input_shape", "batch_shape", "batch_size", "input_length", "weights"]
        _lacks_of(kind, wanted, placed, named)
        strange = {name: v for name, v in named.items() if name not in wanted + more}
        if strange:
            raise ValueError(f"Unrecognized keyword arguments passed to {kind}: {strange}")
    if part == "optimizers":
        known = "learning_rate momentum nesterov rho beta_1 beta_2 epsilon amsgrad centered weight_decay clipnorm clipvalue global_clipnorm use_ema ema_momentum ema_overwrite_frequency loss_scale_factor gradient_accumulation_steps name initial_accumulator_value".split()
        strange = {name: v for name, v in named.items() if name not in known}
        if strange:
            raise ValueError(f"Argument(s) not recognized: {strange}")
    if part in ("losses", "metrics"):
        _strange_of(kind, part, named)

def _lacks_of(kind, wanted, placed, named):
    missing = [name for name in wanted[placed:] if name not in named]
    if missing:
        _lacking("", kind + ".__init__", missing, 0)

def _strange_of(kind, part, named):
    entropy = ["from_logits", "label_smoothing", "axis"]
    takes = {"BinaryCrossentropy": entropy, "CategoricalCrossentropy": entropy, "SparseCategoricalCrossentropy": ["from_logits", "ignore_class", "axis"], "MeanSquaredError": [], "MeanAbsoluteError": [], "MeanAbsolutePercentageError": [], "MeanSquaredLogarithmicError": [], "Huber": ["delta"], "KLDivergence": [], "CosineSimilarity": ["axis"], "Hinge": [], "LogCosh": [], "Poisson": [],
        "Mean": [], "Accuracy": [], "BinaryAccuracy": ["threshold"], "CategoricalAccuracy": [], "SparseCategoricalAccuracy": []}.get(kind, None)
    if takes is None:
        return None
    names = takes + ["name", "dtype"] + (["reduction"] if part == "losses" else [])
    for name in named:
        if name not in names:
            _unexpected("", kind + ".__init__", name, names, False, False, 1)

def _identified(v, kind):
    names = {
        "loss": "BCE BinaryCrossentropy BinaryFocalCrossentropy CTC CategoricalCrossentropy CategoricalFocalCrossentropy CategoricalHinge Circle CosineSimilarity Dice Hinge Huber KLD KLDivergence LogCosh Loss LossFunctionWrapper MAE MAPE MSE MSLE MeanAbsoluteError MeanAbsolutePercentageError MeanSquaredError MeanSquaredLogarithmicError Poisson SparseCategoricalCrossentropy SquaredHinge Tversky bce binary_crossentropy binary_focal_crossentropy categorical_crossentropy categorical_focal_crossentropy categorical_hinge circle cosine_similarity ctc dice hinge huber kl_divergence kld log_cosh mae mape mean_absolute_error mean_absolute_percentage_error mean_squared_error mean_squared_logarithmic_error mse msle poisson sparse_categorical_crossentropy squared_hinge tversky",
        "activation function": "celu elu exponential gelu glu hard_shrink hard_sigmoid hard_silu hard_swish hard_tanh leaky_relu linear log_sigmoid log_softmax mish relu relu6 selu sigmoid silu soft_shrink softmax softplus softsign sparse_plus sparse_sigmoid sparsemax squareplus swish tanh tanh_shrink threshold",
        "initializer": "Constant GlorotNormal GlorotUniform HeNormal HeUniform Identity IdentityInitializer Initializer LecunNormal LecunUniform Ones Orthogonal OrthogonalInitializer RandomNormal RandomUniform STFT STFTInitializer TruncatedNormal VarianceScaling Zeros constant glorot_normal glorot_uniform he_normal he_uniform identity initializer lecun_normal lecun_uniform normal one ones orthogonal random_normal random_uniform stft truncated_normal uniform variance_scaling zero zeros",
        "regularizer": "L1 L1L2 L2 OrthogonalRegularizer Regularizer l1 l1l2 l2 orthogonal_regularizer regularizer",
        "optimizer": "adadelta adafactor adagrad adam adamax adamw ftrl lion lossscaleoptimizer multioptimizer muon nadam optimizer optimizermap rmsprop schedulefreeadamw sgd",
    }
    if _typename(v) == "str" and (v.lower() if kind == "optimizer" else v) not in names[kind].split():
        raise ValueError(f"Could not interpret {kind} identifier: {v}")
    if kind != "regularizer" and _typename(v) in ("int", "float"):
        raise ValueError(f"Could not interpret {kind} identifier: {v}")
    return v

def losses_get(identifier):
    _identified(identifier, "loss")
    known = {"mse": losses_mse, "mae": losses_mae, "mean_squared_error": losses_mse, "mean_absolute_error": losses_mae, "binary_crossentropy": losses_binary_crossentropy, "categorical_crossentropy": losses_categorical_crossentropy, "sparse_categorical_crossentropy": losses_sparse_categorical_crossentropy}
    return identifier if identifier is None or _typename(identifier) == "function" else known[identifier] if identifier in known else _outside("a loss by this name")

def initializers_get(identifier):
    _identified(identifier, "initializer")
    return initializers_Zeros() if identifier == "zeros" else initializers_Ones() if identifier == "ones" else identifier if _typename(identifier) == "function" else _outside("an initializer by this name")

def optimizers_get(identifier):
    _identified(identifier, "optimizer")
    return _outside("an optimizer by its name") if _typename(identifier) == "str" else identifier

def activations_get(identifier):
    _identified(identifier, "activation function")
    return lambda x: _activated(convert_to_tensor(x), identifier)

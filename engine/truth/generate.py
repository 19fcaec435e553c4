"""Random programs by seed. SETS names them: library, maker, how many, seed."""
import random_arrays, random_ragged, traps

SETS = {}
for half, seed in ("seen", 1), ("unseen", 2026):
    SETS.update({
        f"numpy-traps-{half}": ("numpy", traps.numpy_trap, 400, seed),
        f"torch-traps-{half}": ("torch", traps.torch_trap, 400, seed),
        f"numpy-random-{half}": ("numpy", random_arrays.numpy_program, 10000, seed),
        f"torch-random-{half}": ("torch", random_arrays.torch_program, 5000, seed),
        f"jax-random-{half}": ("jax", random_arrays.jax_program, 1500, seed),
        f"xarray-random-{half}": ("xarray", random_arrays.xarray_program, 1500, seed),
        f"tf-ragged-{half}": ("tf", random_ragged.program, 1500, seed),
    })

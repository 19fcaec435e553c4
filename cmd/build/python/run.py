"""Runs programs in the NumPy that is installed.

Reads a JSON list of {"code", "lines"} and writes, for each program, a list of
what the statement that ends on or before each line gave: {"shape", "value"},
or {"error"}. A statement that fails is left out of what runs after it.
"""
import ast
import json
import sys
import warnings

import numpy

warnings.simplefilter("ignore")


def sized(make):
    """Lets ones(4, 3) stand for ones((4, 3)), as in PyTorch."""
    def call(*sizes, **keys):
        if len(sizes) == 1 and isinstance(sizes[0], (tuple, list)):
            sizes = tuple(sizes[0])
        return make(sizes, **keys)
    return call


def names():
    space = {name: getattr(numpy, name) for name in dir(numpy) if not name.startswith("_")}
    space.update({name: sized(getattr(numpy, name)) for name in ("ones", "zeros", "empty")})
    space.update(np=numpy, numpy=numpy, abs=abs, max=max, min=min, sum=sum, bool=bool, int=int, float=float)
    return space


def evaluate(statement, space):
    """Runs one statement and returns its value: that of its target, if it has one."""
    if isinstance(statement, ast.Expr):
        return eval(compile(ast.Expression(statement.value), "fence", "eval"), space)
    exec(compile(ast.Module([statement], []), "fence", "exec"), space)
    target = getattr(statement, "target", None) or (getattr(statement, "targets", None) or [None])[0]
    if target is None:
        return None
    target.ctx = ast.Load()
    return eval(compile(ast.fix_missing_locations(ast.Expression(target)), "fence", "eval"), space)


def described(value):
    if isinstance(value, (numpy.ndarray, numpy.generic)):
        few = value.size <= 10000
        return {"shape": repr(value.shape), "value": repr(value.tolist()) if few else ""}
    return {"shape": repr(value), "value": repr(value)}


def answers(code, lines):
    space, given = names(), {}
    for statement in ast.parse(code).body:
        try:
            given[statement.end_lineno] = described(evaluate(statement, space))
        except Exception as error:  # whatever NumPy raises is the answer
            given[statement.end_lineno] = {"error": type(error).__name__ + ": " + str(error)}
    return [given[max(end for end in given if end <= line)] for line in lines]


json.dump([answers(**program) for program in json.load(sys.stdin)], sys.stdout)

"""Asks the newest libraries, and keeps what they answer as rows.

  python3 truth.py build              make the environment in ./venv
  python3 truth.py rows [set ...]     run the programs again, write the rows,
                                      and print what changed

A set is a file in programs/ or a name in SETS of random programs. TRUTH_VENV
names an environment elsewhere. README.md says what a row holds.
"""
import gzip, json, os, pathlib, random, subprocess, sys

HERE = pathlib.Path(__file__).parent
VENV = pathlib.Path(os.environ.get("TRUTH_VENV", HERE / "venv"))
PYTHON = VENV / "bin" / "python"

def build():
    subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "-q", "-r", str(HERE / "requirements.txt")], check=True)

def written(path):
    """Returns the programs of a file: paragraphs, without lines that begin with #."""
    blocks = path.read_text().split("\n\n")
    blocks = ["\n".join(l for l in b.split("\n") if not l.startswith("#")).strip("\n") for b in blocks]
    return [b for b in blocks if b.strip()]

def sets():
    """Returns name: (library, programs) of every set. A name is library-kind-half."""
    out = {}
    for path in sorted((HERE / "programs").glob("*.txt")):
        out[path.stem] = (path.stem.split("-")[0], lambda path=path: written(path))
    import generate
    for name, (library, make, count, seed) in generate.SETS.items():
        out[name] = (library, lambda make=make, count=count, seed=seed: distinct(make, count, seed))
    return out

def distinct(make, count, seed):
    rng, seen = random.Random(seed), {}
    while len(seen) < count:
        seen.setdefault(make(rng), None)
    return list(seen)

def ask(library, programs):
    # Ask anew where a library ends the process.
    rows, at = [], 0
    while at < len(programs):
        text = "".join(json.dumps({"c": c}) + "\n" for c in programs[at:])
        p = subprocess.run([PYTHON, str(HERE / "ask.py"), library], input=text, capture_output=True, text=True)
        got = [json.loads(l) for l in p.stdout.splitlines()]
        rows += got
        if p.returncode == 0:
            return rows
        done = programs.index(got[-1]["c"], at) + 1 if got else at
        print(f"  {library} ended at: {programs[done] if done < len(programs) else '?'}\n{p.stderr[-300:]}", file=sys.stderr)
        at = done + 1
    return rows

def stored(name):
    path = HERE / "rows" / (name + ".jsonl.gz")
    if not path.exists():
        return []
    return [json.loads(l) for l in gzip.decompress(path.read_bytes()).decode().splitlines()]

def rows(names):
    known = sets()
    for name in names or known:
        library, programs = known[name]
        before = {r["c"]: r for r in stored(name)}
        after = ask(library, programs())
        changed = [r for r in after if r["c"] in before and before[r["c"]] != r]
        for r in changed[:20]:
            print("changed:", r["c"], "\n  from", {k: v for k, v in before[r["c"]].items() if k != "c"}, "\n  to  ", {k: v for k, v in r.items() if k != "c"})
        errors = sum("e" in r for r in after)
        print(f"{name}: {len(after)} rows, {errors} errors, {len(changed)} changed, {len(after) - len(before.keys() & {r['c'] for r in after})} new", flush=True)
        text = "".join(json.dumps(r, separators=(",", ":"), ensure_ascii=False) + "\n" for r in after)
        (HERE / "rows" / (name + ".jsonl.gz")).write_bytes(gzip.compress(text.encode(), 9, mtime=0))

if __name__ == "__main__":
    sys.path.insert(0, str(HERE))
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    if command == "build":
        build()
    elif command == "rows":
        rows(sys.argv[2:])
    else:
        sys.exit(__doc__)

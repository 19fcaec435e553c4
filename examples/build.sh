#!/usr/bin/env bash
# Builds the example course pages: examples/build.sh SITE OUT [FOLDER...]
#   SITE    address of a Shapecast site, such as http://localhost:8080
#   OUT     folder for the built pages, one folder for each example
#   FOLDER  which examples to build; all of them when none is named
set -euo pipefail

[ $# -ge 2 ] || { echo "usage: examples/build.sh SITE OUT [FOLDER...]" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
site=${1%/}
mkdir -p "$2"
out=$(cd "$2" && pwd)
shift 2
[ $# -gt 0 ] || set -- sphinx mkdocs hugo docusaurus reveal plain

# need says what to install when a tool is missing.
need() { command -v "$1" >/dev/null || { echo "examples: $1 is missing; install $2" >&2; exit 1; }; }

# packages puts the npm packages of an example beside it. They are fetched once,
# and kept in the user's cache.
packages() {
  need npm "Node.js with npm"
  local kept
  kept=${XDG_CACHE_HOME:-$HOME/.cache}/shapecast/examples/$1-$(cksum <package.json | tr -d ' ')
  if [ ! -d "$kept" ]; then
    mkdir -p "$kept.new"
    cp package.json "$kept.new"
    (cd "$kept.new" && npm install --no-audit --no-fund --silent --ignore-scripts)
    mv "$kept.new" "$kept"
  fi
  ln -s "$kept/node_modules" node_modules
}

build_sphinx() { need sphinx-build "Debian's python3-sphinx"; sphinx-build -q -b html . "$1"; }
build_mkdocs() { need mkdocs "Debian's mkdocs"; mkdocs --quiet build --site-dir "$1"; }
build_hugo() { need hugo "Debian's hugo"; hugo --quiet --destination "$1"; }
build_docusaurus() { packages docusaurus; npx docusaurus build --out-dir "$1" >/dev/null; }
build_reveal() { packages reveal; cp -r index.html start.js node_modules/reveal.js/dist "$1"; }
build_plain() { cp index.html "$1"; }

for name in "$@"; do
  work=$(mktemp -d)
  cp -r "$here/$name/." "$work"
  grep -rlI 'https://shapecast.example' "$work" | xargs -r sed -i "s|https://shapecast.example|$site|g"
  rm -rf "${out:?}/$name"
  mkdir -p "$out/$name"
  (cd "$work" && "build_$name" "$out/$name")
  rm -rf "$work"
  echo "built $name"
done

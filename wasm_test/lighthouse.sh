#!/bin/sh
# Builds the site, unless SITE_DIR names it, and measures it with Lighthouse.
# NODE_TOOLS names the folder into which npm installs Lighthouse.
#
#   wasm_test/lighthouse.sh [PAGE...]
set -eu
cd "$(dirname "$0")/.."
NODE_TOOLS=${NODE_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/shapecast/node}
export NODE_TOOLS
[ -d "$NODE_TOOLS/node_modules/lighthouse" ] ||
	npm install --prefix "$NODE_TOOLS" --no-audit --no-fund --ignore-scripts --loglevel=error lighthouse@12.8.2
if [ -z "${SITE_DIR-}" ]; then
	folder=$(mktemp -d)
	trap 'rm -rf "$folder"' EXIT
	SITE_DIR=$folder/site
	go run ./cmd/build site -out "$SITE_DIR"
fi
node wasm_test/lighthouse.mjs "$SITE_DIR" "$@"

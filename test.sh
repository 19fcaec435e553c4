#!/bin/sh
# The whole test of the project. It installs what it needs where it may, and
# says what to install where it may not.
#
#   ./test.sh          everything
#   ./test.sh quick    without the browser
set -eu
cd "$(dirname "$0")"

export GOGC="${GOGC:-400}" # compilers and tests spend a quarter of their time on memory that is free
started=$(date +%s)
say() { printf '\n== %s (after %d s)\n' "$*" $(($(date +%s) - started)); }

# missing prints the Debian packages that are not there.
missing() {
	command -v chromium >/dev/null || command -v google-chrome >/dev/null || echo chromium
	command -v node >/dev/null || echo nodejs
	command -v npm >/dev/null || echo npm
	command -v firefox-esr >/dev/null || command -v firefox >/dev/null || echo firefox-esr
	command -v WebKitWebDriver >/dev/null || echo webkit2gtk-driver
	command -v Xvfb >/dev/null || echo xvfb
	/usr/bin/python3 -c 'import numpy' 2>/dev/null || python3 -c 'import numpy' 2>/dev/null || echo python3-numpy
	/usr/bin/python3 -c 'import IPython' 2>/dev/null || python3 -c 'import IPython' 2>/dev/null || echo python3-ipython
	PATH="$PATH:/usr/sbin" command -v apache2 >/dev/null || echo apache2
	PATH="$PATH:/usr/sbin" command -v nginx >/dev/null || echo nginx-light
	command -v sphinx-build >/dev/null || echo python3-sphinx
	command -v mkdocs >/dev/null || echo mkdocs
	command -v hugo >/dev/null || echo hugo
	# Without Chinese glyphs the figures are measured with empty boxes.
	fc-list :lang=zh 2>/dev/null | grep -q . || echo fontconfig fonts-noto-cjk
}

# install installs Debian packages where it may.
install() {
	as=
	if [ "$(id -u)" != 0 ]; then as='sudo -n'; fi
	if ! command -v apt-get >/dev/null || ! $as true 2>/dev/null; then return; fi
	say "installing" "$@"
	$as apt-get update -qq && $as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

setup() {
	packages=$(missing)
	[ -z "$packages" ] || install $packages || true
	# The Chromium without windows needs half the time; the other does as well.
	command -v chromium-headless-shell >/dev/null || ! apt-cache show chromium-headless-shell >/dev/null 2>&1 || install chromium-headless-shell || true
	packages=$(missing)
	if [ -n "$packages" ]; then
		echo "please install these first (names of Debian packages):" $packages >&2
		echo "on Debian and Ubuntu: sudo apt-get install" $packages >&2
		exit 1
	fi
	for tool in axe-core@4.14.1 lighthouse@12.8.2 puppeteer-core@24.43.1; do
		[ -d "$NODE_TOOLS/node_modules/${tool%@*}" ] || tools="${tools-} $tool"
	done
	[ -z "${tools-}" ] || npm install --prefix "$NODE_TOOLS" --no-audit --no-fund --ignore-scripts --loglevel=error $tools
}

# slowly runs what nothing waits for on what the rest leaves of the processors: browsers
# wait for a fifth of their time. In WebAssembly are the tests of what computes, where
# numbers and memory are others, without those that take long and those of texts, and the
# golden figures: with those bytes, what draws them says and draws the same.
slowly() {
	say "size of the program"
	nice -n 10 go test ./cmd/build -run TestProgramSize -count=1 -v >"$work/size" 2>&1 || { cat "$work/size"; return 1; }
	grep brotli "$work/size"
	say "unit tests in WebAssembly"
	in_wasm -short $(go list ./engine/... | grep -v /dialect) && in_wasm -run '^TestGoldens$' ./app/svg || return 1
	say "programs and what the libraries answered"
	nice -n 10 go test -vet=off -timeout 40m ./engine/truth
}

# of_the_browser lists the packages with files that are compiled for it alone: the rest was
# vetted as it is.
of_the_browser() {
	go list -f '{{if .IgnoredGoFiles}}{{.ImportPath}}{{end}}' ./app/... ./engine/...
}

in_wasm() {
	GOOS=js GOARCH=wasm nice -n 10 go test -vet=off -timeout 40m -overlay="$overlay" -exec="$work/build run" "$@"
}

# browser runs those tests of the built site whose names match, so many side by side, in
# the given packages. A browser on a busy machine may stall, so the test that fails is run
# a second time, by itself; the first stays in what is printed, to be looked into.
browser() {
	tests=$1 most=$2
	shift 2
	SITE_DIR=$work/site REQUIRE_BROWSER=1 go test -p 1 -parallel "$most" -timeout 40m "$@" -count=1 -run "$tests" 2>&1 || true
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command -v go >/dev/null || { echo "please install Go 1.26: https://go.dev/dl/" >&2; exit 1; }
NODE_TOOLS=${NODE_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/shapecast/node}
export NODE_TOOLS
setup >"$work/setup" 2>&1 & # waits for the network while the code is checked
setting_up=$!

say "gofmt"
unformatted=$(gofmt -l app cmd engine lessons wasm_test)
[ -z "$unformatted" ] || { echo "gofmt has changes for:" $unformatted >&2; exit 1; }

say "go.mod"
go mod tidy -diff

say "vet and staticcheck"
go vet ./...
go build -o "$work/build" ./cmd/build
overlay=$("$work/build" overlay) # as the tests in WebAssembly, which find it compiled
GOOS=js GOARCH=wasm go vet -overlay="$overlay" $(of_the_browser)
go tool staticcheck ./...

say "what was installed"
wait $setting_up || { cat "$work/setup"; exit 1; }
cat "$work/setup"

say "unit tests"
slowly >"$work/slowly" 2>&1 &
slowly=$!
go test -vet=off -skip '^TestProgramSize$' $(go list ./... | grep -v -e /wasm_test -e /engine/truth)

say "lessons, against real NumPy too"
"$work/build" check -numpy

if [ "${1-}" != quick ]; then
	say "the site in Chromium"
	"$work/build" site -out "$work/site" -base /some/prefix/ -host apache,nginx
	browser . 5 ./wasm_test | tee "$work/log"

	say "the site in Firefox and WebKit, and beside that by Lighthouse"
	SITE_DIR=$work/site wasm_test/lighthouse.sh >"$work/lighthouse" 2>&1 & # waits for most of its time
	lighthouse=$!
	browser . 4 ./wasm_test/browsers | tee -a "$work/log"
	wait $lighthouse || { cat "$work/lighthouse"; exit 1; }
	cat "$work/lighthouse"

	failed=$(sed -n 's/^--- FAIL: \([A-Za-z0-9_]*\) .*/\1/p' "$work/log" | sort -u | paste -sd '|' -)
	if [ -n "$failed" ] && ! grep -q '^panic:' "$work/log"; then
		say "what failed, once more and by itself: $failed"
		browser "^($failed)\$" 1 ./wasm_test/... | tee "$work/log"
	fi
	if grep -q '^FAIL' "$work/log"; then exit 1; fi
fi

say "what ran beside all that"
wait $slowly || { cat "$work/slowly"; exit 1; }
cat "$work/slowly"

say "all tests pass"

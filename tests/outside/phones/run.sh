#!/usr/bin/env bash
# Phones that follow a game: Debian's Chromium on the real page. Without an argument it takes the program that the tests build; run.sh PROGRAM [PICTURES
# [PART OF A TEST'S NAME]] takes another one, with its examples beside it, and leaves pictures in a folder.
set -euo pipefail
cd "$(dirname "$0")/../../.."
.ci/need node:nodejs npm:npm
CHROMIUM=$(command -v chromium || command -v google-chrome || true)
if [ -z "$CHROMIUM" ]; then
  .ci/need chromium:chromium
  CHROMIUM=$(command -v chromium)
fi
TOOLS=target/phones
if ! cmp -s tests/outside/phones/package.json "$TOOLS/package.json" || [ ! -d "$TOOLS/node_modules/axe-core" ]; then
  if [ -z "${CRIER_INSTALL:-}" ]; then
    echo "missing: puppeteer-core, axe-core and typescript in $TOOLS (npm packages; --install installs them)"
    exit 3
  fi
  mkdir -p "$TOOLS"
  cp tests/outside/phones/package.json "$TOOLS"
  (cd "$TOOLS" && npm install --no-audit --no-fund --ignore-scripts --silent)
fi
[ "${1:-}" != tools ] || exit 0
CRIER=$(realpath "${1:-target/debug/town-crier}")
PICTURES=${2:-}
SEATS=${SEATS:-$PWD/target/debug/examples/seats}
SAVES=$(mktemp -d)
trap 'rm -rf "$SAVES"' EXIT
export CHROMIUM TOOLS CRIER PICTURES SEATS SAVES

# What the scripts' comments say of their types holds; two of them stand in one function.
{ echo '(() => {'; cat assets/page/draw.js assets/page/page.js; echo '})();'; } > "$SAVES/page.js"
cp assets/page/{answers,own,large}.js "$SAVES"
"$TOOLS/node_modules/.bin/tsc" --noEmit --allowJs --checkJs --target es2020 --lib es2020,dom,dom.iterable "$SAVES"/*.js

for game in troyes-dice dice-village troyes; do
  mkdir "$SAVES/$game"
  target/debug/examples/saves "$game" "Market Day" "$SAVES/$game"
done
# One file after the other would leave half of this machine idle while a page waits.
only=(); [ -z "${3:-}" ] || only=(--test-name-pattern="$3")
timeout --kill-after=10 600 node --test --test-concurrency=2 --test-reporter=spec "${only[@]}" tests/outside/phones/*.test.mjs

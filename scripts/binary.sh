#!/usr/bin/env bash
# Builds dist/partledger on another version of Node.js. Reuses the last build if no source file has changed. A reused
# build can report an older commit, so releases use --rebuild.
# usage: scripts/binary.sh VERSION [--rebuild]
set -euo pipefail
cd "$(dirname "$0")/.."
version=$1
rebuild=${2:-}
built=.cache/node-$version/partledger

if ! command -v strip >/dev/null; then
  echo "strip is not installed. It is part of binutils. On Debian and Ubuntu: apt install binutils" >&2
  exit 1
fi

list_sources() {
  git ls-files -z --cached --others --exclude-standard codegen generated openapi scripts src Makefile package.json package-lock.json
}

digest=$( (list_sources && list_sources | xargs -0 cat 2>/dev/null || true) | git hash-object --stdin)
if [ "$rebuild" = --rebuild ] || [ ! -f "$built" ] || [ "$(cat "$built.digest" 2>/dev/null)" != "$digest" ]; then
  scripts/with-node.sh "$version" bash -euc "make build; node_modules/.bin/tsx codegen/binary.ts"
  mv "${built%/*}/checkout/dist/partledger" "$built"
  echo "$digest" >"$built.digest"
fi

# A running executable can be replaced, but not overwritten.
mkdir -p dist
cp "$built" dist/partledger.new
mv -f dist/partledger.new dist/partledger

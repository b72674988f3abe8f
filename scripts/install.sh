#!/usr/bin/env bash
# Installs what the lockfile names. better-sqlite3 is the one dependency in native code and takes minutes to
# compile where no prebuilt file can be downloaded, so the compiled file is kept outside the checkout and used
# again by the same version on the same platform. `npm ci` alone does the same, only slower.
set -euo pipefail
cd "$(dirname "$0")/.."

npm ci --ignore-scripts --no-audit --no-fund

package=node_modules/better-sqlite3
binary=$package/build/Release/better_sqlite3.node
key=$(node -p '
  const report = process.report.getReport().header;
  const { version } = require("./node_modules/better-sqlite3/package.json");
  ["better-sqlite3", version, process.platform, process.arch, "abi" + process.versions.modules,
    report.glibcVersionRuntime ?? "libc"].join("-")')
cached=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/partledger/$key.node

works() {
  node -e 'const D = require("better-sqlite3"); new D(":memory:").prepare("select 1").get()' >/dev/null 2>&1
}

if [ -f "$cached" ]; then
  mkdir -p "$(dirname "$binary")"
  cp "$cached" "$binary"
fi
if ! works; then
  npm rebuild better-sqlite3
  works || { echo "better-sqlite3 was built but cannot be loaded" >&2; exit 1; }
  # The copy appears whole or not at all; a cache that cannot be written costs time, nothing else.
  mkdir -p "$(dirname "$cached")" && cp "$binary" "$cached.$$" && mv -f "$cached.$$" "$cached" || true
fi

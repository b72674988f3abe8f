#!/usr/bin/env bash
# Installs the dependencies of the lockfile. better-sqlite3 is the only native one. Its binary is downloaded, or compiled
# (which takes minutes) if there is no download for this platform. A copy outside the checkout is used by later
# installations of the same version on the same platform. `npm ci` alone does the same without that copy.
set -euo pipefail
cd "$(dirname "$0")/.."

node --version >/dev/null 2>&1 || { echo "Node.js is not installed. Partledger needs it, see README.md." >&2; exit 1; }
node --input-type=module -e '
  import { readFileSync } from "fs";
  import { unsupportedNode } from "./src/cli/node-version.mjs";
  const refusal = unsupportedNode(process.versions.node, JSON.parse(readFileSync("package.json", "utf8")).engines.node);
  if (refusal !== null) {
    console.error(refusal);
    process.exitCode = 1;
  }'

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

# Needs no compiler. Fails if there is no binary for this platform, or no access to the internet.
download() {
  (cd "$package" && node ../prebuild-install/bin.js >/dev/null 2>&1) && works
}

check_compiler() {
  local missing=()
  command -v "${CXX:-c++}" >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null ||
    missing+=("a C++ compiler")
  command -v make >/dev/null || missing+=(make)
  command -v python3 >/dev/null || missing+=(python3)
  [ ${#missing[@]} -eq 0 ] && return
  local list
  list=$(printf ', %s' "${missing[@]}")
  echo "better-sqlite3 has to be compiled for Node.js $(node -p process.versions.node), but this is not installed:" \
    "${list:2}. On Debian and Ubuntu: apt install build-essential python3" >&2
  exit 1
}

if [ -f "$cached" ]; then
  mkdir -p "$(dirname "$binary")"
  cp "$cached" "$binary"
fi
if ! works; then
  download || {
    check_compiler
    npm rebuild better-sqlite3
    works || { echo "better-sqlite3 was built but cannot be loaded" >&2; exit 1; }
  }
  # Renamed, so that the copy is never incomplete. If the cache cannot be written, later installations take longer.
  mkdir -p "$(dirname "$cached")" && cp "$binary" "$cached.$$" && mv -f "$cached.$$" "$cached" || true
fi

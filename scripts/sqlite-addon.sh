#!/usr/bin/env bash
# Installs the binary of better-sqlite3, the only native dependency, unless the installed binary works. Copies the binary
# from the cache of an earlier installation, downloads it, or compiles it, which takes minutes. npm runs this script after
# each installation.
set -euo pipefail
cd "$(dirname "$0")/.."

package=node_modules/better-sqlite3
binary=$package/build/Release/better_sqlite3.node
key=$(node -p '
  const report = process.report.getReport().header;
  const { version } = require("./node_modules/better-sqlite3/package.json");
  ["better-sqlite3", version, process.platform, process.arch, "abi" + process.versions.modules,
    report.glibcVersionRuntime ?? "libc"].join("-")')
cached=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/partledger/$key.node

# Tests the binary. Creating contexts makes the garbage collector delete statements while no context is entered. A binary
# compiled with the ObjectWrap of Node.js 24.19 to 24.21 then aborts; see node-object-wrap.h.
works() {
  (
    ulimit -c 0
    node -e '
      const Database = require("better-sqlite3");
      const database = new Database(":memory:");
      for (let round = 0; round < 10; round++) {
        for (let i = 0; i < 1000; i++) database.prepare("select 1").get();
        for (let i = 0; i < 20; i++) require("vm").runInNewContext("");
      }' || exit 1
  ) >/dev/null 2>&1
}

# Fails if there is no binary for this platform or no internet access.
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
  echo "better-sqlite3 must be compiled for Node.js $(node -p process.versions.node). Install the missing tools:" \
    "${list:2}. On Debian and Ubuntu: apt install build-essential python3" >&2
  exit 1
}

compile() {
  check_compiler
  CXXFLAGS="${CXXFLAGS:-} -include $PWD/scripts/node-object-wrap.h" JOBS=${JOBS:-max} \
    npm run --prefix "$package" build-release
  works || { echo "better-sqlite3 was compiled but does not work." >&2; exit 1; }
}

if ! works && [ -f "$cached" ]; then
  mkdir -p "$(dirname "$binary")"
  rm -f "$binary"
  cp "$cached" "$binary"
fi
if ! works; then
  download || compile
  # Renaming ensures that the cached copy is complete. If the cache is not writable, later installations take longer.
  mkdir -p "$(dirname "$cached")" && cp "$binary" "$cached.$$" && mv -f "$cached.$$" "$cached" || true
fi

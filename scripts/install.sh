#!/usr/bin/env bash
# Installs the dependencies of the lockfile. better-sqlite3 is the only one in native code and takes minutes to compile
# where no prebuilt file can be downloaded, so the compiled file is kept outside the checkout and used again by the same
# version on the same platform. `npm ci` alone does the same, only slower.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v node >/dev/null || { echo "Node.js is not installed. Partledger needs Node.js 20.19 or newer." >&2; exit 1; }
node -e '
  const least = require("./package.json").engines.node.replace(">=", "");
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [leastMajor, leastMinor] = least.split(".").map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) process.exit(0);
  console.error("Partledger needs Node.js " + least + " or newer, and this is " + process.versions.node + ".");
  process.exit(1);'

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

# Where the project offers a compiled file for this platform, no compiler is needed.
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
  # The copy appears whole or not at all; a cache that cannot be written costs time, nothing else.
  mkdir -p "$(dirname "$cached")" && cp "$binary" "$cached.$$" && mv -f "$cached.$$" "$cached" || true
fi

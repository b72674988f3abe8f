#!/usr/bin/env bash
# Checks the version of Node.js, then installs the dependencies of the lockfile. `npm ci` alone does the same, but downloads
# or compiles the binary of better-sqlite3 each time.
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
scripts/sqlite-addon.sh

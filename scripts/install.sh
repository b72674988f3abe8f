#!/usr/bin/env bash
# Checks the version of Node.js, then installs the dependencies of the lockfile. Unlike `npm ci`, it reuses a
# better-sqlite3 binary that an earlier installation downloaded or compiled.
set -euo pipefail
cd "$(dirname "$0")/.."

node --version >/dev/null 2>&1 || { echo "Node.js is not installed. README.md lists the supported versions." >&2; exit 1; }
node --input-type=module -e '
  import { readFileSync } from "fs";
  import { unsupportedNode } from "./src/cli/node-version.mjs";
  const message = unsupportedNode(process.versions.node, JSON.parse(readFileSync("package.json", "utf8")).engines.node);
  if (message !== null) {
    console.error(message);
    process.exitCode = 1;
  }'

npm ci --ignore-scripts --no-audit --no-fund
scripts/sqlite-addon.sh

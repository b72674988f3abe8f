#!/usr/bin/env bash
# Builds a copy of the checkout on another version of Node.js and runs the tests that depend on the version: the native
# addon, both databases, the bundle, HTTP and the TypeScript client.
# usage: scripts/smoke.sh VERSION
set -euo pipefail
cd "$(dirname "$0")/.."

exec scripts/with-node.sh "${1:-24}" bash -euc '
  make build
  exec node_modules/.bin/vitest run test/cli/bundle.test.ts test/cli/node-version.test.ts test/database \
    test/http test/mock test/sdk test/inventory/part-lots.test.ts test/attachments/thumbnail.test.ts'

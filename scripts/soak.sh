#!/usr/bin/env bash
# Runs all tests in full, part by part. Usage: scripts/soak.sh [PART]...
set -uo pipefail
cd "$(dirname "$0")/.."
export PARTLEDGER_TEST_SOAK=${PARTLEDGER_TEST_SOAK:-full}

files_of() {
  case "$1" in
    fuzz) echo test/contract/fuzz.test.ts test/transfer/{any-inventory,resuming}.test.ts ;;
    crash) echo test/reliability/crash.test.ts ;;
    backup) echo test/reliability/{backup,restore}.test.ts ;;
    parts) echo test/eda/kicad-client.test.ts test/import/real-{file,inventory}.test.ts test/part-db/real-parts.test.ts ;;
    clients) echo test/clients/{admin,mcp-conformance,mcp-server-conformance,generated-clients,sdk,sdk-runtimes}.test.ts ;;
    proxy) echo test/clients/proxy.test.ts ;;
    # All other tests, on both databases.
    suite) find test -name '*.test.ts' | grep -vxFf <(for part in fuzz crash backup parts clients proxy; do files_of $part; done | tr ' ' '\n') ;;
    *) echo "Unknown part \"$1\". Use fuzz, crash, backup, parts, clients, proxy or suite." >&2; return 2 ;;
  esac
}

failed=""
for part in ${@:-fuzz crash backup parts clients proxy suite}; do
  files=$(files_of "$part") || exit
  echo "Soak part $part ($PARTLEDGER_TEST_SOAK)"
  npx vitest run $files || failed="$failed $part"
done
[ -z "$failed" ] || { echo "Failed parts:$failed" >&2; exit 1; }

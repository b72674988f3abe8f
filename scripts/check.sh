#!/usr/bin/env bash
# Runs all checks, two at a time, and prints the output of each one when it has ended. Fails if any of them fails.
set -uo pipefail
cd "$(dirname "$0")/.."
failures=$(mktemp)
export failures
trap 'rm -f "$failures"' EXIT

check() {
  local output result=passed start=$SECONDS
  output=$(npm run --silent "check:$1" 2>&1) || { result=failed; echo "$1" >>"$failures"; }
  printf '%-10s %s (%d s)\n%s' "$1" "$result" $((SECONDS - start)) "${output:+$output$'\n'}"
}
export -f check

# The slowest ones are first, so that no core is idle at the end.
printf '%s\n' lint contract format types imports generated phrases | xargs -P 2 -I NAME bash -c 'check NAME'
[ ! -s "$failures" ] || { echo "Failed checks: $(paste -sd ' ' "$failures"). Run one with npm run check:NAME." >&2; exit 1; }

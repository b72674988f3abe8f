#!/bin/sh
# Starts a temporary Partledger instance with the demo inventory, runs a command, and stops the instance. The command
# gets the address in PARTLEDGER_URL and a token with the scope "full" in PARTLEDGER_TOKEN.
#
# Usage: with-partledger.sh COMMAND [ARGUMENT…]
set -eu

work=$(mktemp -d)
mkfifo "$work/ready"
partledger serve --ephemeral --demo --token ci=full >"$work/ready" &
instance=$!
trap 'kill "$instance" 2>/dev/null || true; wait "$instance" || true; rm -rf "$work"' EXIT

# The instance prints one line of JSON when it is ready. If it cannot start, `read` fails.
read -r ready <"$work/ready" || { echo "Partledger did not start." >&2; exit 1; }
PARTLEDGER_URL=$(printf '%s' "$ready" | sed 's/.*"url":"\([^"]*\)".*/\1/')
PARTLEDGER_TOKEN=$(printf '%s' "$ready" | sed 's/.*"ci":"\([^"]*\)".*/\1/')
export PARTLEDGER_URL PARTLEDGER_TOKEN

"$@"

#!/bin/sh
# Sends requests with curl. Run it with: ./with-partledger.sh ./contract-test.sh
set -eu

request() {
  curl --silent --show-error --fail-with-body \
    -H "Authorization: Bearer $PARTLEDGER_TOKEN" -H "Accept: application/json" "$@"
}

request "$PARTLEDGER_URL/api/parts?itemsPerPage=1"
echo
request -X POST -H "Content-Type: application/json" -d '{"name": "Test category"}' "$PARTLEDGER_URL/api/categories"
echo
